/// A heading, a fence or a break of a page on which excerpts of logs stand one behind the other.
enum PageMark {
  private static let fences = [
    "```", "~~~", "<br>", "<br/", "<br /", "<h1", "<h2", "<h3", "<h4", "<pre", "</pre",
  ]

  /// Whether one of the lines of a range is such a mark.
  static func isAmong(_ bytes: Span<UInt8>, from start: Int, to end: Int) -> Bool {
    let beginnings = beginnings
    var line = start
    while line < end {
      let first = bytes.skipBlanks(from: line, to: end)
      if rarely(beginnings.mayBegin(bytes, at: first, to: end)), isOne(bytes, from: first, to: end) {
        return true
      }
      line = ByteScan.first(UInt8(ascii: "\n"), in: bytes, from: line, to: end) + 1
    }
    return false
  }

  /// With what a mark may begin. In a log without times this is asked of every line.
  private static let beginnings = TextBeginnings(
    ListHeading.texts, orAnyWith: { isSign($0) || CutMark.mayBegin($0) })

  private static func isSign(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "#"), UInt8(ascii: "*"), UInt8(ascii: "`"), UInt8(ascii: "~"), UInt8(ascii: "<"): true
    default: false
    }
  }

  private static func isOne(_ bytes: Span<UInt8>, from start: Int, to end: Int) -> Bool {
    switch bytes.at(start) {
    case UInt8(ascii: "#"): isHeading(bytes, from: start, to: end)
    case UInt8(ascii: "*"): isBold(bytes, from: start, to: end)
    case UInt8(ascii: "`"), UInt8(ascii: "~"):
      fences.contains { bytes.hasFolded($0, at: start, before: end) }
    case UInt8(ascii: "<"):
      fences.contains { bytes.hasFolded($0, at: start, before: end) }
        || CutMark.isOne(bytes, from: start, to: end)
    case let byte where CutMark.mayBegin(byte):
      CutMark.isOne(bytes, from: start, to: end) || ListHeading.isOne(bytes, from: start, to: end)
        || isLaunch(bytes, from: start, to: end)
    default: ListHeading.isOne(bytes, from: start, to: end)
    }
  }

  private static let launches = ["(lldb) run", "(lldb) r", "(lldb) process launch", "(gdb) run", "(gdb) r"]

  /// `(lldb) run`: the debugger begins the app anew.
  private static func isLaunch(_ bytes: Span<UInt8>, from start: Int, to end: Int) -> Bool {
    guard bytes.at(start) == UInt8(ascii: "("),
      bytes.has("db) ", at: start + 2, before: end)
        || bytes.has("db) ", at: start + 3, before: end)
    else { return false }
    let lineEnd = ByteScan.first(UInt8(ascii: "\n"), in: bytes, from: start, to: end)
    let last = bytes.trimmedEnd(from: start, to: lineEnd)
    return launches.contains { last - start == $0.utf8.count && bytes.has($0, at: start, before: last) }
  }

  /// `**Actual**`, `**What happens:**`: all of a line in bold, as the templates of reports have it.
  private static func isBold(_ bytes: Span<UInt8>, from start: Int, to end: Int) -> Bool {
    let lineEnd = ByteScan.first(UInt8(ascii: "\n"), in: bytes, from: start, to: end)
    let last = bytes.trimmedEnd(from: start, to: lineEnd)
    guard last - start > 6, bytes.has("**", at: start, before: last),
      bytes.has("**", at: last - 2, before: last)
    else { return false }
    let text = start + 2..<last - 2
    return bytes[text.lowerBound] != UInt8(ascii: "*") && bytes[text.upperBound - 1] != UInt8(ascii: "*")
      && (bytes[text.lowerBound].isWordByte || bytes[text.lowerBound] >= 0x80)
  }

  /// `## Swiped away`, `###2 cancelled`: signs of a heading, and a word behind them.
  private static func isHeading(_ bytes: Span<UInt8>, from start: Int, to end: Int) -> Bool {
    var text = start
    while text < end, bytes[text] == UInt8(ascii: "#") { text += 1 }
    let word = bytes.skipBlanks(from: text, to: end)
    guard text - start <= 6, word < end, text - start > 1 || word > text else { return false }
    return bytes[word].isWordByte || bytes[word] >= 0x80
  }
}
