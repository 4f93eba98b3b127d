internal import ICUBridge

extension ListFormat {
  /// How the items belong together.
  public enum Kind: String, Sendable, Hashable, CaseIterable {
    /// All of them: `a, b, and c`.
    case and
    /// One of them: `a, b, or c`.
    case or
    /// Measures that make up one amount: `3 ft, 7 in`.
    case unit
  }

  /// How much room the words take.
  public enum Width: String, Sendable, Hashable, CaseIterable {
    /// Words in full: `a, b, and c`.
    case wide
    /// Words shortened where the language has a way: `a, b, & c`.
    case short
    /// As short as can be: `a, b, c`.
    case narrow
  }
}

extension ListFormat.Kind {
  var handleKind: ListFormatHandle.Kind {
    switch self {
    case .and: .and
    case .or: .or
    case .unit: .units
    }
  }
}

extension ListFormat.Width {
  var handleWidth: ListFormatHandle.Width {
    switch self {
    case .wide: .wide
    case .short: .short
    case .narrow: .narrow
    }
  }
}
