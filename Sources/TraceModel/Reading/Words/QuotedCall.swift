/// A callback in quotation marks beside whose it is: `Home "viewDidLoad"`, `HomeVC: "viewDidLoad"`, `'viewDidLoad' called on
/// 'HomeVC'`.
enum QuotedCall {
  private static let signs = [":", "->", "=>", "→", "-", "–", "—", "|"]
  private static let links = ["on ", "in ", "for ", "by ", "- ", "-> ", ": "]

  /// Whether the callback in a range is one.
  static func isOne(_ bytes: Span<UInt8>, _ call: Range<Int>, to end: Int) -> Bool {
    let quote = bytes.at(call.lowerBound - 1)
    guard TextField.isQuote(quote), call.upperBound < end, bytes.at(call.upperBound) == quote else {
      return false
    }
    return quote == UInt8(ascii: "\"") && isBehindName(bytes, call.lowerBound - 1)
      || isOfClass(bytes, behind: call.upperBound + 1, to: end)
  }

  /// `Home `, or a controller's class with a sign, which other words have as well: `Selector: "viewDidLoad"`.
  private static func isBehindName(_ bytes: Span<UInt8>, _ open: Int) -> Bool {
    guard bytes.at(open - 1).isBlank else { return false }
    let last = bytes.trimmedEnd(from: max(0, open - 8), to: open)
    if let sign = signs.first(where: { bytes.has($0, endingAt: last, from: 0) }) {
      let end = bytes.trimmedEnd(from: 0, to: last - sign.utf8.count)
      let name = startOfName(bytes, end)..<end
      return !name.isEmpty && ControllerName.isOne(bytes, name)
    }
    let name = startOfName(bytes, open - 1)
    return bytes[name].isUpper || bytes[name] >= 0x80 || bytes.at(name - 1) == UInt8(ascii: "]")
  }

  private static func startOfName(_ bytes: Span<UInt8>, _ end: Int) -> Int {
    var name = end
    while name > 0, bytes[name - 1].isWordByte || bytes[name - 1] >= 0x80 { name -= 1 }
    return name
  }

  /// ` called on 'HomeVC'`, ` - HomeVC`: a controller's class that ends the line, in quotation marks or without.
  private static func isOfClass(_ bytes: Span<UInt8>, behind call: Int, to end: Int) -> Bool {
    var offset = bytes.skipBlanks(from: call, to: end)
    guard offset > call else { return false }
    if bytes.hasFolded("was ", at: offset, before: end) { offset += 4 }
    if let verb = CallWord.participles.first(where: { bytes.hasFolded($0, at: offset, before: end) }) {
      offset = bytes.skipBlanks(from: offset + verb.utf8.count, to: end)
    }
    guard let link = links.first(where: { bytes.hasFolded($0, at: offset, before: end) }) else {
      return false
    }
    offset = bytes.skipBlanks(from: offset + link.utf8.count, to: end)
    let hasQuote = offset < end && TextField.isQuote(bytes[offset])
    let name = hasQuote ? offset + 1 : offset
    let last = bytes.endOfWord(from: name, to: end)
    let behind = hasQuote && last < end && bytes[last] == bytes[offset] ? last + 1 : last
    return name < last && behind == end && ControllerName.isOne(bytes, name..<last)
  }
}
