/// Where a text will stand, which in some languages decides whether it begins with a capital.
///
/// UTS 35, section "Context Transform Elements"
public enum DisplayContext: String, Sendable, Hashable, CaseIterable {
  /// Anywhere: the text as the locale's data have it.
  case none
  /// By itself, such as the title of a calendar page.
  case standalone
  /// At the beginning of a sentence.
  case beginningOfSentence
  /// An item of a list or menu.
  case listItem
  /// Inside a sentence.
  case middleOfSentence
}
