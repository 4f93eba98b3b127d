internal import ICUBridge
package import IntlCore

/// What CLDR says of units of measure: what each is worth, and which are preferred where.
package struct UnitData: Sendable {
  /// What one unit is worth: `factor × x + offset` of the target unit.
  ///
  /// Factor and offset are CLDR's expressions, products with at most one slash: `lb_to_kg * gravity`, `5/9`.
  package struct Conversion: Sendable, Hashable {
    package let target: String
    package let factor: String
    package let offset: String?
  }

  /// One of the units that a usage prefers.
  package struct Preference: Sendable, Hashable {
    /// The identifier, of a single or a mixed unit: `foot-and-inch`.
    package let unit: String
    /// The least amount for which it is used, as decimal text.
    package let atLeast: String
    /// How amounts are rounded, as a number skeleton; empty for the usual way.
    package let skeleton: String

    package init(unit: String, atLeast: String = "1", skeleton: String = "") {
      self.unit = unit
      self.atLeast = atLeast
      self.skeleton = skeleton
    }
  }

  /// The conversions by the name of a simple unit: `pound-force`.
  package let conversions: [String: Conversion]
  /// The constants that expressions name.
  package let constants: [String: String]
  /// What the base units measure: `meter-per-second` is `speed`.
  package let quantities: [(unit: String, quantity: String)]

  /// The data of the ICU in use.
  package static func current() throws(IntlError) -> UnitData { try loaded.get() }

  private static let loaded = Result { () throws(IntlError) in
    do throws(ICUFailure) {
      return try UnitData(ResourceHandle("units"))
    } catch {
      throw error.asError(subject: "the units of measure")
    }
  }

  private init(_ bundle: borrowing ResourceHandle) throws(ICUFailure) {
    var conversions: [String: Conversion] = [:]
    let rows = try bundle.child("convertUnits")
    for index in 0..<rows.count {
      let row = try rows.child(at: index)
      // A unit that no factor can convert, such as a Beaufort number, has none.
      guard let target = try row.string("target"), let factor = try row.string("factor") else { continue }
      conversions[row.key] = Conversion(target: target, factor: factor, offset: try row.string("offset"))
    }
    self.conversions = conversions
    var constants: [String: String] = [:]
    let values = try bundle.child("unitConstants")
    for index in 0..<values.count {
      let value = try values.child(at: index)
      constants[value.key] = try value.string()
    }
    self.constants = constants
    var quantities: [(unit: String, quantity: String)] = []
    let lines = try bundle.child("unitQuantities")
    for index in 0..<lines.count {
      // Each is a table of its own, since their order matters.
      let line = try lines.child(at: index)
      let entry = try line.child(at: 0)
      quantities.append((entry.key, try entry.string()))
    }
    self.quantities = quantities
  }

  /// The units that a quantity prefers, largest first.
  ///
  /// A usage that is not known falls back to its beginning and then to `default`, a region to the world.
  ///
  /// - Parameters:
  ///   - quantity: What is measured: `length`.
  ///   - usage: What for: `person-height`.
  ///   - region: Two letters or three digits.
  /// - Returns: An empty list for a quantity without preferences.
  package static func preferences(
    for quantity: String, usage: String, region: String
  ) throws(IntlError) -> [Preference] {
    do throws(ICUFailure) {
      let table = try ResourceHandle("units").child("unitPreferenceData")
      guard let usages = try table.optionalChild(quantity) else { return [] }
      var name = usage[...]
      while true {
        if let regions = try usages.optionalChild(String(name)) {
          if let rows = try regions.optionalChild(region) { return try rows.preferences() }
          return try regions.child("001").preferences()
        }
        if name == "default" { return [] }
        name = name.lastIndex(of: "-").map { name[..<$0] } ?? "default"
      }
    } catch {
      throw error.asError(subject: "the preferred units of \(quantity)")
    }
  }
}

extension ResourceHandle {
  fileprivate func preferences() throws(ICUFailure) -> [UnitData.Preference] {
    var preferences: [UnitData.Preference] = []
    for index in 0..<count {
      let row = try child(at: index)
      preferences.append(
        UnitData.Preference(
          unit: try row.string("unit") ?? "", atLeast: try row.string("geq") ?? "1",
          skeleton: try row.string("skeleton") ?? ""))
    }
    return preferences
  }
}
