internal import ICUBridge
internal import IntlCore

extension DisplayContext {
  /// ICU's number for it.
  var icu: DateFormatHandle.Context {
    switch self {
    case .none: .none
    case .standalone: .standalone
    case .beginningOfSentence: .beginningOfSentence
    case .listItem: .listItem
    case .middleOfSentence: .middleOfSentence
    }
  }
}
