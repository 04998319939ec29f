/// An event's word in a line.
struct WordPlace {
  /// Which event it is.
  var kind: EventKind
  /// Where it begins.
  var start: Int
  /// Behind its last letter.
  var end: Int
  /// Behind its arguments: `(_:)`, `:`, `(_ animated: true)`.
  var selectorEnd: Int
  /// Whether it is written in several words: `View will appear`.
  var isSpelled = false
  /// What is glued to it and tells screens apart: the number of `viewDidLoad2`, the class of `viewDidLoad_HomeVC`.
  var suffix: Range<Int>?

  /// Whether the parent is in its parentheses: `willMove(toParent: nil)`.
  private(set) var hasParent = false

  /// Whether a name that is alone behind it is whose event it is, and not another one's.
  var namesSubjectBehind: Bool { kind.isLifecycle || kind.isPresentationDelegate || hasParent }

  /// A word whose arguments are still to be found.
  init(_ kind: EventKind, _ bytes: Span<UInt8>, from start: Int, to end: Int, before limit: Int) {
    self.kind = kind
    self.start = start
    self.end = end
    selectorEnd = Self.endOfArguments(bytes, end, limit)
    hasParent =
      kind.movesToParent && bytes.at(end) == UInt8(ascii: "(")
      && ParentText.find(bytes, behind: selectorEnd, to: selectorEnd) != nil
  }

  /// The same with the quotation marks around it, beside a name: `Home "viewDidLoad"`. Beside other things it is code.
  func quoted(in bytes: Span<UInt8>, to limit: Int) -> WordPlace {
    guard QuotedCall.isOne(bytes, start..<selectorEnd, to: limit) else { return self }
    var quoted = self
    quoted.start -= 1
    quoted.selectorEnd += 1
    return quoted
  }

  private static func endOfArguments(_ bytes: Span<UInt8>, _ end: Int, _ limit: Int) -> Int {
    switch bytes.at(end) {
    case UInt8(ascii: ":") where end < limit: endOfLabels(bytes, end, limit)
    case UInt8(ascii: "(") where end < limit: endOfParentheses(bytes, end, limit)
    default: end
    }
  }

  /// `:`, `:willShowViewController:animated:`.
  private static func endOfLabels(_ bytes: Span<UInt8>, _ start: Int, _ limit: Int) -> Int {
    var offset = start
    var colon = start
    while offset < limit, bytes[offset].isWordByte || bytes[offset] == UInt8(ascii: ":") {
      if bytes[offset] == UInt8(ascii: ":") { colon = offset + 1 }
      offset += 1
    }
    return offset < limit && bytes[offset] == UInt8(ascii: "]") ? offset : colon
  }

  private static func endOfParentheses(_ bytes: Span<UInt8>, _ start: Int, _ limit: Int) -> Int {
    let reach = min(limit, start + 200)
    var depth = 0
    var offset = start
    while offset < reach {
      if bytes[offset] == UInt8(ascii: "(") { depth += 1 }
      if bytes[offset] == UInt8(ascii: ")") {
        depth -= 1
        if depth == 0 { return offset + 1 }
      }
      offset += 1
    }
    return limit < start + 200 ? limit : start
  }
}
