/// `homeVC.viewDidLoad()`, `homeVC.viewWillAppear(true)`: the line of a log, or one of the source. A time before it or a word for a
/// call behind it is in no source; and a source has its lines indented, among others that aren't calls of callbacks.
enum BareCall {
  private static let reach = 256
  /// Whether a log has the call whose receiver is in a range.
  static func isLogged(_ bytes: Span<UInt8>, _ receiver: Range<Int>) -> Bool {
    guard let last = endOfCall(bytes, receiver.upperBound) else { return false }
    let line = startOfLine(bytes, before: receiver.lowerBound)
    let end = bytes.trimmedEnd(
      from: last,
      to: ByteScan.first(LineReader.newline, in: bytes, from: last, to: min(bytes.count, last + reach)))
    let behind = bytes.skipBlanks(from: last, to: end)
    if CallWord.participles.contains(where: { EventKey.equals(bytes, behind..<max(behind, end), $0) }) {
      return true
    }
    guard behind >= end || bytes.at(behind) == 0 || bytes.has("←", at: behind, before: end) else {
      return false
    }
    if hasTime(bytes, line..<receiver.lowerBound) { return true }
    return line == receiver.lowerBound && isAmongCalls(bytes, before: line)
  }

  /// Behind the parentheses of a call.
  private static func endOfCall(_ bytes: Span<UInt8>, _ point: Int) -> Int? {
    let word = bytes.endOfWord(from: point + 1, to: bytes.count)
    guard bytes.at(word) == UInt8(ascii: "(") else { return nil }
    var close = word + 1
    while close < min(bytes.count, word + 64), bytes[close] != UInt8(ascii: ")") {
      if bytes[close] == UInt8(ascii: "(") || bytes[close] == 0x0A { return nil }
      close += 1
    }
    return bytes.at(close) == UInt8(ascii: ")") ? close + 1 : nil
  }

  /// `10:00:00`
  private static func hasTime(_ bytes: Span<UInt8>, _ range: Range<Int>) -> Bool {
    range.contains { colon in
      bytes[colon] == UInt8(ascii: ":") && bytes.at(colon + 3) == UInt8(ascii: ":")
        && [-1, 1, 2, 4, 5].allSatisfy { bytes.at(colon + $0).isDigit }
    }
  }

  /// Whether nothing, or such a call, is on the line above.
  private static func isAmongCalls(_ bytes: Span<UInt8>, before line: Int) -> Bool {
    guard line > 0, bytes[line - 1] == LineReader.newline else { return true }
    let above = startOfLine(bytes, before: line - 1)
    let end = bytes.trimmedEnd(from: above, to: line - 1)
    if above >= end || isHeading(bytes, above..<end) { return true }
    let name = bytes.endOfWord(from: above, to: end)
    guard name > above, bytes.at(name) == UInt8(ascii: "."), LabelText.isVariable(bytes, above..<name) else {
      return false
    }
    return ["view", "loadView(", "deinit", "init("].contains { bytes.has($0, at: name + 1, before: end) }
  }

  /// `[Present]`: what somebody wrote above a part of a log.
  private static func isHeading(_ bytes: Span<UInt8>, _ text: Range<Int>) -> Bool {
    text.count > 2 && bytes[text.lowerBound] == UInt8(ascii: "[")
      && bytes[text.upperBound - 1] == UInt8(ascii: "]")
      && text.dropFirst().dropLast().allSatisfy { bytes[$0].isLetter || bytes[$0] == 0x20 }
  }

  /// Behind the newline before an offset, or where the bytes of the log begin.
  private static func startOfLine(_ bytes: Span<UInt8>, before offset: Int) -> Int {
    var start = offset
    while start > max(0, offset - reach), bytes[start - 1] != LineReader.newline, bytes[start - 1] != 0 {
      start -= 1
    }
    return start
  }
}
