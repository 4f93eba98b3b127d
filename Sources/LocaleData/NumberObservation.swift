internal import ICUBridge
package import IntlCore

/// Reads the look of a style of numbers off what ICU prints.
package struct NumberObservation {
  /// A skeleton, in the parts that probes change.
  package struct Style: Sendable, Hashable {
    /// Notation, unit and scale.
    package var stem: String
    /// The same without compact or scientific notation.
    package var plainStem: String
    package var grouping: String
    /// The stem of the sign display; empty for the default.
    package var sign: String
    /// The stems that show a plus sign and a minus sign, by accounting's rules if need be.
    package var always: String
    package var auto: String
    /// Scale of percent and permille, as a power of ten.
    package var scale: Int

    package init(
      stem: String, plainStem: String, grouping: String, sign: String, always: String, auto: String,
      scale: Int
    ) {
      self.stem = stem
      self.plainStem = plainStem
      self.grouping = grouping
      self.sign = sign
      self.always = always
      self.auto = auto
      self.scale = scale
    }
  }

  private let style: Style
  private let locale: ResolvedLocale

  package init(_ style: Style, _ locale: ResolvedLocale) {
    self.style = style
    self.locale = locale
  }

  /// Text and fields of a value, in the skeleton made of `stems`.
  private func probe(_ stems: [String], _ values: [String]) throws(IntlError) -> [[NumberData.Piece]] {
    let skeleton = stems.filter { !$0.isEmpty }.joined(separator: " ")
    do throws(SkeletonFailure) {
      let handle = try NumberHandle(skeleton: skeleton, locale: locale.icuName)
      var texts: [[NumberData.Piece]] = []
      for value in values {
        do throws(ICUFailure) {
          texts.append(try handle.fields(.text(value)).pieces)
        } catch {
          throw SkeletonFailure(error)
        }
      }
      return texts
    } catch {
      throw error.failure.asError(.invalidOption, subject: skeleton)
    }
  }

  /// The digits, separators and special texts of the style.
  ///
  /// - Returns: `nil` when the style prints something that is not understood; ICU serves it then.
  package func data() throws(IntlError) -> NumberData? {
    let scale = -style.scale
    let body = try probe(
      [style.plainStem, style.grouping, style.sign, ".00"],
      ["1234567890123456.12e\(scale)"] + (1...7).map { "1e\($0 + scale)" })
    guard let digits = Self.digits(body[0]), let decimal = Self.text(.decimal, body[0]),
      let groups = Self.groups(body)
    else { return nil }
    let special = try probe([style.stem, style.grouping, style.sign], ["NaN", "Infinity", "-Infinity"])
    return NumberData(
      digits: digits, decimalSeparator: decimal, groups: groups, exponent: try exponent(), nan: special[0],
      positiveInfinity: special[1], negativeInfinity: special[2])
  }

  private static func text(_ field: NumberField, _ pieces: [NumberData.Piece]) -> String? {
    pieces.first { $0.field == field }?.text
  }

  private static func digits(_ pieces: [NumberData.Piece]) -> [String]? {
    let shown = pieces.filter { $0.field == .integer }.flatMap { $0.text.unicodeScalars.map(String.init) }
    guard shown.count == 16 else { return nil }
    let digits = [shown[9]] + shown[0..<9]
    let width = digits[0].utf8.count
    return digits.allSatisfy { $0.utf8.count == width } && width <= 4 ? digits : nil
  }

  /// Sizes of groups from the long number, the minimum from powers of ten.
  private static func groups(_ texts: [[NumberData.Piece]]) -> NumberData.Groups? {
    guard let separator = text(.group, texts[0]) else { return NumberData.Groups.none }
    let sizes = texts[0].filter { $0.field == .integer }.map { $0.text.unicodeScalars.count }
    guard let primary = sizes.last, sizes.count >= 2 else { return nil }
    let secondary = sizes.count > 2 ? sizes[sizes.count - 2] : primary
    guard sizes.dropFirst().dropLast().allSatisfy({ $0 == secondary }), sizes[0] <= secondary else {
      return nil
    }
    // Text n is the nth power of ten, of n + 1 digits: the first that has a separator tells the minimum.
    guard let first = texts.dropFirst().firstIndex(where: { text(.group, $0) != nil }) else { return nil }
    return NumberData.Groups(
      separator: separator, primary: primary, secondary: secondary, minimum: first + 1 - primary)
  }

  private func exponent() throws(IntlError) -> NumberData.Exponent? {
    guard style.stem.hasPrefix("scientific") || style.stem.hasPrefix("engineering") else { return nil }
    let name = style.stem.prefix { $0 != " " && $0 != "/" }
    let signed = try probe([name + "/sign-always"], ["1e-9", "1e9"])
    let bare = try probe([name + "/sign-never"], ["1e9"])
    return NumberData.Exponent(
      bare: Self.betweenDigits(bare[0]), minus: Self.betweenDigits(signed[0]),
      plus: Self.betweenDigits(signed[1]))
  }

  private static func betweenDigits(_ pieces: [NumberData.Piece]) -> [NumberData.Piece] {
    guard let first = pieces.firstIndex(where: { $0.field == .integer }),
      let last = pieces.firstIndex(where: { $0.field == .exponent }), first < last
    else { return [] }
    return Array(pieces[(first + 1)..<last])
  }

  /// What stands around the digits of each value, for each sign that is asked for.
  ///
  /// - Parameters:
  ///   - values: Exact texts, not negative.
  ///   - precision: The stem that shows them as they are.
  package func affixes(
    of values: [String], precision: String, sign: NumberData.Sign
  ) throws(IntlError) -> [NumberData.Affixes] {
    let stem = sign == .plus ? style.always : style.auto
    let texts = try probe(
      [style.stem, style.grouping, precision, stem], values.map { sign == .minus ? "-" + $0 : $0 })
    return texts.map(Self.affixes)
  }

  private static func affixes(_ pieces: [NumberData.Piece]) -> NumberData.Affixes {
    guard let first = pieces.firstIndex(where: isCore), let last = pieces.lastIndex(where: isCore) else {
      return NumberData.Affixes(prefix: pieces, suffix: [], replacesNumber: true)
    }
    return NumberData.Affixes(
      prefix: Array(pieces[..<first]), suffix: Array(pieces[(last + 1)...]), replacesNumber: false)
  }

  private static func isCore(_ piece: NumberData.Piece) -> Bool {
    switch piece.field {
    case .integer, .group, .decimal, .fraction, .exponentSymbol, .exponentSign, .exponent: true
    default: false
    }
  }

  /// How many integer digits are shown of each value; 0 when none are.
  package func shownIntegerDigits(of values: [String]) throws(IntlError) -> [Int] {
    try probe([style.stem, style.grouping, "."], values).map { pieces in
      pieces.filter { $0.field == .integer }.reduce(0) { $0 + $1.text.unicodeScalars.count }
    }
  }
}
