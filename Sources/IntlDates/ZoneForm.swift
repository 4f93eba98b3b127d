/// What a zone's field in a pattern prints.
///
/// UTS 35, section "Date Field Symbol Table", rows "Zone"
enum ZoneForm: Sendable, Hashable {
  case name(Kind, Width)
  case localizedOffset(Width)
  case iso(ISOOffsetForm)
  case shortIdentifier
  case identifier
  case exemplarCity
  /// The place and the word "time": `Los Angeles Time`.
  case location

  enum Kind: Sendable, Hashable {
    /// The time in force.
    case specific
    /// Standard and daylight time as one.
    case generic
  }

  enum Width: Sendable, Hashable {
    case long, short
  }

  /// The form of a pattern field; `nil` when the field is no zone's.
  init?(_ field: PatternField) {
    switch (Unicode.Scalar(field.letter), field.count) {
    case ("z", ...3): self = .name(.specific, .short)
    case ("z", _): self = .name(.specific, .long)
    case ("v", 1): self = .name(.generic, .short)
    case ("v", _): self = .name(.generic, .long)
    case ("V", 1): self = .shortIdentifier
    case ("V", 2): self = .identifier
    case ("V", 3): self = .exemplarCity
    case ("V", _): self = .location
    case ("O", 1): self = .localizedOffset(.short)
    case ("O", _): self = .localizedOffset(.long)
    case ("Z", ...3): self = .iso(.basic)
    case ("Z", 5): self = .iso(.extendedOrZ)
    case ("Z", _): self = .localizedOffset(.long)
    case ("X", let count): self = .iso(ISOOffsetForm(count: count, writesZ: true))
    case ("x", let count): self = .iso(ISOOffsetForm(count: count, writesZ: false))
    default: return nil
    }
  }
}

/// An offset as ISO 8601 writes it, in ASCII digits whatever the locale.
struct ISOOffsetForm: Sendable, Hashable {
  /// What follows the hours.
  private enum Precision: Sendable, Hashable {
    /// Minutes when there are any.
    case optionalMinutes
    /// Minutes.
    case minutes
    /// Minutes, and seconds when there are any.
    case optionalSeconds
  }

  private let precision: Precision
  private let hasColons: Bool
  /// True to write `Z` for no offset.
  private let writesZ: Bool

  private init(_ precision: Precision, hasColons: Bool, writesZ: Bool) {
    self.precision = precision
    self.hasColons = hasColons
    self.writesZ = writesZ
  }

  /// The form of so many `X` or `x`.
  init(count: Int, writesZ: Bool) {
    switch count {
    case 1: self.init(.optionalMinutes, hasColons: false, writesZ: writesZ)
    case 2: self.init(.minutes, hasColons: false, writesZ: writesZ)
    case 3: self.init(.minutes, hasColons: true, writesZ: writesZ)
    case 4: self.init(.optionalSeconds, hasColons: false, writesZ: writesZ)
    default: self.init(.optionalSeconds, hasColons: true, writesZ: writesZ)
    }
  }

  /// `+0530`, with seconds when there are any.
  static let basic = ISOOffsetForm(count: 4, writesZ: false)
  /// `+05:30`, with seconds when there are any.
  static let extended = ISOOffsetForm(count: 5, writesZ: false)
  /// The same, or `Z`.
  static let extendedOrZ = ISOOffsetForm(count: 5, writesZ: true)

  /// The text of an offset in seconds east of UTC.
  func text(_ seconds: Int32) -> String {
    let keepsSeconds = precision == .optionalSeconds
    let size = Int(seconds.magnitude) / (keepsSeconds ? 1 : 60) * (keepsSeconds ? 1 : 60)
    if writesZ, size == 0 { return "Z" }
    let separator = hasColons ? ":" : ""
    var text = (seconds < 0 && size != 0 ? "-" : "+") + ISOOffsetForm.twoDigits(size / 3600)
    let minutes = size / 60 % 60
    if precision != .optionalMinutes || minutes != 0 { text += separator + ISOOffsetForm.twoDigits(minutes) }
    if keepsSeconds, size % 60 != 0 { text += separator + ISOOffsetForm.twoDigits(size % 60) }
    return text
  }

  private static func twoDigits(_ number: Int) -> String {
    number < 10 ? "0\(number)" : "\(number)"
  }
}
