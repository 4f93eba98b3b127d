import Foundation

struct FoundationList: Job {
  let style: ListFormatStyle<StringStyle, [String]>
  func run(_ items: [String]) -> String { style.format(items) }
}
