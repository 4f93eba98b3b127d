internal import ICUBridge

/// Rows of text in columns that line up on a terminal.
struct TextTable {
  private var rows: [[String]] = []

  var isEmpty: Bool { rows.isEmpty }

  mutating func append(_ row: [String]) {
    rows.append(row)
  }

  /// The lines, each ended: columns two blanks apart, no blanks at a line's end.
  var text: String {
    var widths: [Int] = []
    for row in rows {
      for (index, cell) in row.enumerated() {
        let columns = DisplayColumns.count(of: cell)
        if index < widths.count {
          widths[index] = max(widths[index], columns)
        } else {
          widths.append(columns)
        }
      }
    }
    var text = ""
    for row in rows {
      var line = ""
      var pending = 0
      for (index, cell) in row.enumerated() {
        if !cell.isEmpty {
          line += String(repeating: " ", count: pending) + cell
          pending = 0
        }
        pending += widths[index] - DisplayColumns.count(of: cell) + 2
      }
      text += line + "\n"
    }
    return text
  }
}
