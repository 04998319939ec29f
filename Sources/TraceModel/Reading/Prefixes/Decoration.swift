/// What people put before a line of a log that they paste: comment marks, quotation marks of mail and Markdown,
/// bullets, boxes, the counters of lists.
struct Decoration {
  /// Behind all of it.
  var end = 0
  /// Whether the line is in a comment: anything there that isn't a plain log line is a remark.
  var isComment = false
  /// Whether it begins as a heading does.
  var isHeading = false
  /// Whether it is an item of a list.
  var isItem = false
  /// Whether it is a row of a table.
  var isRow = false

  /// Whether nothing in it changes what the line means.
  var isPlain: Bool { !isComment && !isHeading && !isItem && !isRow }

  private static let commentMarks = ["///", "//", "/*", "--", ";;"]
  private static let bullets = ["•", "‣", "◦", "▪", "·", "├", "└", "┃", "─", "→", "↳"]

  /// The decoration at an offset; an empty one where the line begins with something else.
  static func read(_ bytes: Span<UInt8>, from start: Int, to end: Int) -> Decoration {
    var decoration = Decoration(
      end: StepPrefix.end(bytes, from: SearchPrefix.end(bytes, from: start, to: end), to: end))
    while decoration.takeMark(bytes, end) || decoration.takeBullet(bytes, end) {
      decoration.end = bytes.skipBlanks(from: decoration.end, to: end)
    }
    // What has nothing behind it was no decoration.
    return decoration.end < end ? decoration : Decoration(end: start)
  }

  /// `// `, `# `, `> `
  private mutating func takeMark(_ bytes: Span<UInt8>, _ limit: Int) -> Bool {
    if let mark = Self.commentMarks.first(where: { bytes.has($0, at: end, before: limit) }) {
      end += mark.utf8.count
      isComment = isComment || mark != "--"
      return true
    }
    let sign = bytes.at(end)
    if sign == UInt8(ascii: "{"), let behind = Self.endOfMarkup(bytes, end, limit) {
      end = behind
      return true
    }
    if sign == UInt8(ascii: "\""), Self.isQuoted(bytes, end, limit) {
      end += 1
      return true
    }
    guard sign == UInt8(ascii: "#") || sign == UInt8(ascii: ">") || sign == UInt8(ascii: "|") else {
      return false
    }
    let behind = Self.endOfRun(bytes, end, sign, limit)
    guard behind < limit, bytes[behind].isBlank else { return false }
    if sign == UInt8(ascii: "#") { isHeading = true }
    if sign == UInt8(ascii: "|") { isRow = true }
    end = behind
    return true
  }

  /// `{{…}}`, `{noformat}…`, `{code:swift}…`: behind what a tracker of issues shows as code.
  private static func endOfMarkup(_ bytes: Span<UInt8>, _ start: Int, _ end: Int) -> Int? {
    if bytes.has("{{", at: start, before: end) {
      return bytes.at(start + 2).isLetter && bytes.has("}}", endingAt: end, from: start + 2) ? start + 2 : nil
    }
    let isCode = ["{noformat}", "{code}", "{code:"].contains { bytes.has($0, at: start, before: end) }
    let close = ByteScan.first(UInt8(ascii: "}"), in: bytes, from: start, to: end)
    return isCode && close < end ? close + 1 : nil
  }

  /// `"…"` or `"…",`: a whole line in quotation marks, as an element of a list is.
  private static func isQuoted(_ bytes: Span<UInt8>, _ start: Int, _ end: Int) -> Bool {
    let last = bytes.at(end - 1) == UInt8(ascii: ",") ? end - 1 : end
    return ByteScan.first(UInt8(ascii: "\""), in: bytes, from: start + 1, to: end) == last - 1
      && ByteScan.first(0x20, in: bytes, from: start, to: end) < end
  }

  /// `- `, `* `, `• `, `1) `
  private mutating func takeBullet(_ bytes: Span<UInt8>, _ limit: Int) -> Bool {
    let sign = bytes.at(end)
    if let bullet = Self.bullets.first(where: { bytes.has($0, at: end, before: limit) }) {
      end += bullet.utf8.count
    } else if sign == UInt8(ascii: "-") || sign == UInt8(ascii: "*") || sign == UInt8(ascii: "+"),
      bytes.at(end + 1).isBlank, !bytes.has("+ (", at: end, before: limit),
      !bytes.has("- (", at: end, before: limit)
    {
      end += 1
    } else {
      return takeCounter(bytes, limit)
    }
    isItem = true
    return true
  }

  /// `1. `, `12) `, `a) `, `<3> `, `Step 1: `, and `1 - ` in an item of a list
  private mutating func takeCounter(_ bytes: Span<UInt8>, _ limit: Int) -> Bool {
    let first =
      bytes.hasFolded("step", at: end, before: limit) ? bytes.skipBlanks(from: end + 4, to: limit) : end
    var offset = bytes.endOfDigits(from: first, to: min(limit, first + 4))
    let isNumber = offset > first
    if isNumber, first > end, bytes.at(offset) == UInt8(ascii: ":") {
      end = offset + 1
      return true
    }
    if isNumber, isItem, first == end, bytes.has(" - ", at: offset, before: limit) {
      end = offset + 3
      return true
    }
    if !isNumber, bytes.at(offset).isLetter, bytes.at(offset + 1) == UInt8(ascii: ")") { offset += 1 }
    if let behind = LineNumeral.end(bytes, at: end, to: limit) {
      (end, isItem) = (behind, true)
      return true
    }
    guard offset > end, offset < limit, bytes.at(offset + 1).isBlank,
      bytes[offset] == UInt8(ascii: ")") || isNumber && bytes[offset] == UInt8(ascii: ".")
    else { return false }
    end = offset + 1
    isItem = true
    return true
  }

  /// The end of a row without the bar that closes it.
  static func endOfRow(_ bytes: Span<UInt8>, from start: Int, to end: Int) -> Int {
    end > start && bytes[end - 1] == UInt8(ascii: "|") ? bytes.trimmedEnd(from: start, to: end - 1) : end
  }

  private static func endOfRun(_ bytes: Span<UInt8>, _ start: Int, _ byte: UInt8, _ end: Int) -> Int {
    var offset = start
    while offset < end, bytes[offset] == byte { offset += 1 }
    return offset
  }
}
