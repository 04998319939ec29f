/// Takes out of a line what a terminal, a device console, a web page or a writer has put in: colours, NUL bytes,
/// vis(3) escapes, the entities and tags of HTML, the backticks of Markdown.
enum LineCleaner {
  /// Room that the word finder needs behind a text.
  static let padding = 16

  /// The cleaned bytes of a range, with padding behind them; `nil` where there is nothing to clean.
  static func clean(_ bytes: Span<UInt8>, from start: Int, to end: Int) -> ContiguousArray<UInt8>? {
    let isEscaped = bytes.find("\\M", from: start, to: end) != nil
    var result: ContiguousArray<UInt8> = []
    result.reserveCapacity(end - start + padding)
    var offset = start
    while offset < end {
      switch bytes[offset] {
      case 0: offset += 1
      case 0x1B: offset = endOfControl(bytes, offset, end)
      case UInt8(ascii: "\\") where isEscaped: offset = append(escape: bytes, offset, end, to: &result)
      case UInt8(ascii: "&"): offset = append(entity: bytes, offset, end, to: &result)
      case UInt8(ascii: "`") where isQuote(bytes, offset, start, end): offset += 1
      case UInt8(ascii: "<"):
        let behind = endOfTag(bytes, offset, end)
        result.append(behind == nil ? bytes[offset] : 0x20)
        offset = behind ?? offset + 1
      default:
        result.append(bytes[offset])
        offset += 1
      }
    }
    guard result.count < end - start else { return nil }
    for _ in 0..<padding { result.append(UInt8(ascii: "\n")) }
    return result
  }

  /// A backtick at the edge of a word; inside of one, debuggers part the module from the function by it.
  private static func isQuote(_ bytes: Span<UInt8>, _ offset: Int, _ start: Int, _ end: Int) -> Bool {
    func isEdge(_ byte: UInt8) -> Bool { !byte.isWordByte && byte < 0x80 && byte != UInt8(ascii: "-") }
    return offset == start || isEdge(bytes[offset - 1]) || offset + 1 == end || isEdge(bytes[offset + 1])
  }

  private static let tags: Set<String> = [
    "b", "blockquote", "br", "code", "dd", "div", "dt", "em", "font", "i", "kbd", "li", "ol", "p", "pre",
    "samp", "span", "strong", "td", "th", "tr", "tt", "ul",
  ]

  private static let quotes: Set<String> = ["code", "kbd", "samp", "tt"]
  /// How far apart two tags are looked for that hold a call.
  private static let mostWords = 512

  /// `<code>JarVC: viewDidLoad</code>`, but not `<code>viewDidLoad</code>`, which names a method: whether there is a blank between a
  /// tag and the next one, or the one before.
  private static func holdsWords(_ bytes: Span<UInt8>, _ range: Range<Int>, _ isClosing: Bool) -> Bool {
    let sign = isClosing ? UInt8(ascii: ">") : UInt8(ascii: "<")
    let (lower, upper) =
      isClosing
      ? (max(range.lowerBound, range.upperBound - mostWords), range.upperBound)
      : (range.lowerBound, min(range.upperBound, range.lowerBound + mostWords))
    let first =
      isClosing
      ? ByteScan.lastEnd(sign, in: bytes, from: lower, to: upper)
      : ByteScan.first(UInt8(ascii: ">"), in: bytes, from: lower, to: upper) + 1
    let last = isClosing ? upper : ByteScan.first(sign, in: bytes, from: min(first, upper), to: upper)
    guard first < last else { return false }
    return ByteScan.first(0x20, in: bytes, from: bytes.skipBlanks(from: first, to: last), to: last) < last
  }

  /// Behind `<li>`, `</li>`, `<br/>`, `<br />`, `<span class="s1">`: what a page wraps text in; not behind `Box<p>`. A break may
  /// stand right behind a word.
  private static func endOfTag(_ bytes: Span<UInt8>, _ start: Int, _ end: Int) -> Int? {
    let isClosing = bytes.at(start + 1) == UInt8(ascii: "/")
    let first = isClosing ? start + 2 : start + 1
    var offset = first
    while offset < end, bytes[offset].isLetter, !bytes[offset].isUpper { offset += 1 }
    guard offset > first, offset - first <= 10 else { return nil }
    let name = bytes.text(from: first, to: offset)
    guard isClosing || name == "br" || start == 0 || !bytes[start - 1].isWordByte, tags.contains(name)
    else { return nil }
    if quotes.contains(name), !holdsWords(bytes, isClosing ? 0..<start : offset..<end, isClosing) {
      return nil
    }
    offset = endOfAttributes(bytes, offset, end)
    if bytes.at(offset) == UInt8(ascii: "/") { offset += 1 }
    return offset < end && bytes[offset] == UInt8(ascii: ">") ? offset + 1 : nil
  }

  /// Behind `class="s1"` and the like, and the blanks around them.
  private static func endOfAttributes(_ bytes: Span<UInt8>, _ start: Int, _ end: Int) -> Int {
    var offset = bytes.skipBlanks(from: start, to: end)
    while offset > start, offset < end, bytes[offset].isLetter {
      var sign = offset
      while sign < end, bytes[sign].isLetter || bytes[sign] == UInt8(ascii: "-") { sign += 1 }
      guard sign + 1 < end, bytes[sign] == UInt8(ascii: "="), TextField.isQuote(bytes[sign + 1]) else {
        return offset
      }
      let close = ByteScan.first(bytes[sign + 1], in: bytes, from: sign + 2, to: end)
      guard close < end else { return offset }
      offset = bytes.skipBlanks(from: close + 1, to: end)
    }
    return offset
  }

  /// Behind a terminal's control sequence: `ESC [ 3 2 m`, `ESC ] … BEL`, `ESC _ … BEL`, `ESC c`.
  private static func endOfControl(_ bytes: Span<UInt8>, _ start: Int, _ end: Int) -> Int {
    let kind = bytes.at(start + 1)
    var offset = start + 2
    if let colour = endOfColour(bytes, start + 2, end), kind == UInt8(ascii: "[") { return colour }
    if kind == UInt8(ascii: "[") {
      while offset < end, bytes[offset] < 0x40 || bytes[offset] > 0x7E { offset += 1 }
      return min(offset + 1, end)
    }
    guard kind == UInt8(ascii: "]") || kind == UInt8(ascii: "_") else { return min(offset, end) }
    while offset < end, bytes[offset] != 0x07, bytes[offset] != 0x1B { offset += 1 }
    return min(offset + 1, end)
  }

  /// Behind `fg32,155,124;`, `bg;` or `;`, as the old plug-in of Xcode for colours has it.
  private static func endOfColour(_ bytes: Span<UInt8>, _ start: Int, _ end: Int) -> Int? {
    let isNamed = bytes.has("fg", at: start, before: end) || bytes.has("bg", at: start, before: end)
    var offset = isNamed ? start + 2 : start
    while isNamed, offset < end, bytes[offset].isDigit || bytes[offset] == UInt8(ascii: ",") { offset += 1 }
    guard offset < end, bytes[offset] == UInt8(ascii: ";"), isNamed || !bytes.at(offset + 1).isDigit else {
      return nil
    }
    return bytes.has("m", at: offset + 1, before: end) ? nil : offset + 1
  }

  /// vis(3): `\M-x` is x with the high bit, `\M^x` a control with the high bit, `\^x` a control, `\\` a backslash.
  private static func append(
    escape bytes: Span<UInt8>, _ start: Int, _ end: Int, to result: inout ContiguousArray<UInt8>
  ) -> Int {
    let sign = bytes.at(start + 1)
    if sign == UInt8(ascii: "M"), end - start >= 4 {
      let isControl = bytes[start + 2] == UInt8(ascii: "^")
      if isControl || bytes[start + 2] == UInt8(ascii: "-") {
        result.append((isControl ? bytes[start + 3] ^ 0x40 : bytes[start + 3]) | 0x80)
        return start + 4
      }
    }
    if sign == UInt8(ascii: "^"), end - start >= 3 {
      result.append(bytes[start + 2] ^ 0x40)
      return start + 3
    }
    result.append(bytes[start])
    return start + (sign == UInt8(ascii: "\\") && end - start >= 2 ? 2 : 1)
  }

  private static let entities: [(String, UInt8)] = [
    ("&lt;", 0x3C), ("&gt;", 0x3E), ("&amp;", 0x26), ("&quot;", 0x22), ("&#39;", 0x27), ("&nbsp;", 0x20),
  ]

  private static func append(
    entity bytes: Span<UInt8>, _ start: Int, _ end: Int, to result: inout ContiguousArray<UInt8>
  ) -> Int {
    for (text, byte) in entities where bytes.has(text, at: start, before: end) {
      result.append(byte)
      return start + text.utf8.count
    }
    result.append(bytes[start])
    return start + 1
  }
}
