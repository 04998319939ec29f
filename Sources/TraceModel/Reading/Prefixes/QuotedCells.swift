/// Lines of nothing but texts in quotation marks, as `debugPrint` writes them: `"HomeVC" "viewDidLoad()"`,
/// `("HomeVC", "viewDidLoad()")`, `"HomeVC": "viewDidLoad"`, `"viewDidLoad()"`, `"viewDidLoad()" Shop.HomeVC`; the same from a table
/// of commas; and a text that may be missing, `Optional("HomeVC viewDidLoad")`.
enum QuotedCells {
  private static let mostCells = 16

  /// The line without the quotation marks, with bars between what they held, and padding behind; `nil` for any other line.
  static func unquoted(_ bytes: Span<UInt8>, line: Int, message: Int, to end: Int) -> ContiguousArray<UInt8>?
  {
    guard let cells = cells(bytes, from: message, to: end) else { return nil }
    var text: ContiguousArray<UInt8> = []
    for offset in line..<message { text.append(bytes[offset]) }
    for (number, cell) in cells.enumerated() {
      if number > 0 { text.append(contentsOf: " | ".utf8) }
      for offset in cell { text.append(bytes[offset]) }
    }
    for _ in 0..<LineCleaner.padding { text.append(UInt8(ascii: "\n")) }
    return text
  }

  /// Where such a line has its time, if it has one: in the first of its cells.
  static func time(_ line: Range<Int>) -> Range<Int> {
    line.lowerBound..<min(line.upperBound, line.lowerBound + reach)
  }

  private static let reach = 48

  /// Whether a line can be one of those, by its first sign.
  static func mayBegin(_ bytes: Span<UInt8>, _ start: Int) -> Bool {
    switch bytes.at(start) {
    case UInt8(ascii: "\""): true
    case UInt8(ascii: "("):
      bytes.at(start + 1) == UInt8(ascii: "\"") || bytes.at(start + 1) == UInt8(ascii: "<")
    case UInt8(ascii: "<"): true
    default: false
    }
  }

  private static func cells(_ bytes: Span<UInt8>, from start: Int, to end: Int) -> [Range<Int>]? {
    if let text = optional(bytes, from: start, to: end) { return [text] }
    guard mayBegin(bytes, start), bytes[end - 1] != UInt8(ascii: ",") else { return nil }
    let isTuple = bytes[start] == UInt8(ascii: "(") && bytes[end - 1] == UInt8(ascii: ")")
    let limit = isTuple ? end - 1 : end
    var cells: [Range<Int>] = []
    var quoted = 0
    var offset = isTuple ? start + 1 : start
    while offset < limit {
      guard cells.count < mostCells, let (cell, behind) = cell(bytes, offset, limit) else { return nil }
      if bytes[offset] == UInt8(ascii: "\"") { quoted += 1 }
      cells.append(cell)
      guard let next = skipSign(bytes, behind, limit) else { return nil }
      offset = next
    }
    return quoted > 0 && isOutput(bytes, cells) && !isField(bytes, cells, end) ? cells : nil
  }

  /// `Optional("viewDidLoad")`: what a label shows, as `print` writes it.
  private static func optional(_ bytes: Span<UInt8>, from start: Int, to end: Int) -> Range<Int>? {
    let lead = "Optional(\""
    guard bytes.has(lead, at: start, before: end), bytes.has("\")", endingAt: end, from: start) else {
      return nil
    }
    let text = start + lead.utf8.count..<end - 2
    let isWhole =
      ByteScan.first(UInt8(ascii: "\""), in: bytes, from: text.lowerBound, to: end) == text.upperBound
    return isWhole && !text.isEmpty ? text : nil
  }

  /// A text that is alone may be any list's, if it isn't a function as `#function` has it.
  private static func isOutput(_ bytes: Span<UInt8>, _ cells: [Range<Int>]) -> Bool {
    guard cells.count == 1, let cell = cells.first else { return true }
    return bytes[cell.upperBound - 1] == UInt8(ascii: ")")
      && ByteScan.first(0x20, in: bytes, from: cell.lowerBound, to: cell.upperBound) == cell.upperBound
  }

  /// `"event": "viewDidLoad"`: a line of a record, unless its key is a class.
  private static func isField(_ bytes: Span<UInt8>, _ cells: [Range<Int>], _ end: Int) -> Bool {
    guard let key = cells.first, !LabelText.isTypeName(bytes, key) else { return false }
    return bytes.at(bytes.skipBlanks(from: key.upperBound + 1, to: end)) == UInt8(ascii: ":")
  }

  /// The text, the object, the controller's class or the number at an offset, and the offset behind it.
  private static func cell(_ bytes: Span<UInt8>, _ start: Int, _ end: Int) -> (Range<Int>, Int)? {
    if bytes[start] == UInt8(ascii: "\"") {
      let close = ByteScan.first(UInt8(ascii: "\""), in: bytes, from: start + 1, to: end)
      guard close < end, close > start + 1,
        ByteScan.first(UInt8(ascii: "\\"), in: bytes, from: start, to: close) == close
      else { return nil }
      return (start + 1..<close, close + 1)
    }
    if let (_, behind) = ObjectText.starting(bytes, at: start, to: end) { return (start..<behind, behind) }
    var last = start
    while last < end, bytes[last].isWordByte || bytes[last] == UInt8(ascii: ".") { last += 1 }
    let isValue =
      last > start
      && (bytes[start].isDigit || EventKey.truth(bytes, start..<last) != nil
        || EventKey.isNil(bytes, start..<last) || ControllerName.isOne(bytes, start..<last))
    return isValue ? (start..<last, last) : nil
  }

  /// Behind the comma, the colon or the blank after a cell; `nil` where something else follows.
  private static func skipSign(_ bytes: Span<UInt8>, _ start: Int, _ end: Int) -> Int? {
    guard start < end else { return start }
    switch bytes[start] {
    case UInt8(ascii: ","), UInt8(ascii: ":"), UInt8(ascii: ";"), 0x20, 0x09:
      let next = bytes.skipBlanks(from: start + 1, to: end)
      return next < end ? next : nil
    default: return nil
    }
  }
}
