/// A message that tells the event of the function before it once more, with its controller's name: `viewDidLoad() HomeVC
/// viewDidLoad`, `viewDidLoad() "HomeVC.viewDidLoad()"`, as `print(#function, …)` writes it, or without one: `viewDidLoad() viewDidLoad!`
enum EchoedFunction {
  /// How the parentheses of a function may be printed.
  private static let ends = ["", "()", "(_:)", ":"]

  /// Such a message, and where its event's word begins; `nil` where a message begins with another function, or says more.
  static func find(_ bytes: Span<UInt8>, _ word: WordPlace, from start: Int, to end: Int)
    -> (message: Range<Int>, word: Int)?
  {
    guard word.selectorEnd > word.end, word.selectorEnd < end, bytes.at(word.selectorEnd).isBlank,
      bytes[word.selectorEnd - 1] == UInt8(ascii: ")"),
      case (word.start, nil) = LineLead.skip(bytes, from: start, to: word.start)
    else { return nil }
    let message = unquoted(bytes, from: bytes.skipBlanks(from: word.selectorEnd, to: end), to: end)
    guard let second = second(bytes, message) else { return nil }
    let behind = second + word.end - word.start
    guard behind <= message.upperBound,
      (word.start..<word.end).allSatisfy({ bytes[second + $0 - word.start].folded == bytes[$0].folded }),
      ends.contains(bytes.text(from: behind, to: min(message.upperBound, behind + 8)))
    else { return nil }
    return (message, second)
  }

  /// Where the event's word may be: behind a controller's name, or where the message begins.
  private static func second(_ bytes: Span<UInt8>, _ message: Range<Int>) -> Int? {
    let name = message.lowerBound..<bytes.endOfWord(from: message.lowerBound, to: message.upperBound)
    guard !name.isEmpty else { return nil }
    guard LabelText.isTypeName(bytes, name) else { return name.lowerBound }
    var second = name.upperBound
    while second < message.upperBound, isLink(bytes[second]) { second += 1 }
    return second > name.upperBound ? second : nil
  }

  private static func unquoted(_ bytes: Span<UInt8>, from start: Int, to end: Int) -> Range<Int> {
    var last = bytes.trimmedEnd(from: start, to: end)
    while last > start, bytes[last - 1] == UInt8(ascii: "!") { last -= 1 }
    guard last > start + 2, bytes[start] == bytes[last - 1], TextField.isQuote(bytes[start]) else {
      return start..<last
    }
    return start + 1..<last - 1
  }

  private static func isLink(_ byte: UInt8) -> Bool {
    byte.isBlank || byte == UInt8(ascii: ".") || byte == UInt8(ascii: ":") || byte == UInt8(ascii: "-")
      || byte == UInt8(ascii: ">")
  }
}
