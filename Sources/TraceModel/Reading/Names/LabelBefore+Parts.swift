// The parts of what is before an event: which of them is the label.
extension LabelBefore {
  /// `(Home).viewDidLoad`: the controller that is all that parentheses hold.
  static func inParentheses(_ bytes: Span<UInt8>, _ start: Int, _ end: Int) -> NamePlace? {
    let open = bytes.skipBlanks(from: start, to: end)
    guard bytes[open] == UInt8(ascii: "("), bytes.at(end) == UInt8(ascii: ".") else { return nil }
    return ControllerName.all(bytes, from: open + 1, to: end - 1)
  }

  /// `d1e6042310> viewDidLoad`: the rest of an object's address on a line that was torn.
  static func isTorn(_ bytes: Span<UInt8>, _ start: Int, _ end: Int) -> Bool {
    let digits = bytes.endOfHexDigits(from: start, to: end)
    return digits == end && end - start > 5 && (start..<end).contains { bytes[$0].isDigit }
  }

  /// `Shop.HomeViewController.viewDidLoad()`, `Home/viewDidLoad`: an identifier that begins with a capital, and nothing before it.
  static func dotted(_ bytes: Span<UInt8>, _ start: Int, _ end: Int) -> Label {
    if let name = CategoryName.last(bytes, from: lastPart(bytes, start, end), to: end) { return .clear(name) }
    var offset = end
    while offset > start,
      bytes[offset - 1].isWordByte || bytes[offset - 1] == UInt8(ascii: ".") || bytes[offset - 1] >= 0x80
    {
      offset -= 1
    }
    if bytes.at(offset - 1) == UInt8(ascii: "$"), offset - 1 == lastPart(bytes, start, end),
      let inner = MangledName.last(bytes, from: offset - 1, to: end)
    {
      return .clear(NamePlace(start: inner.lowerBound, end: inner.upperBound))
    }
    guard offset < end, bytes[offset].isUpper || bytes[offset] >= 0x80 else {
      return offset == start ? receiver(bytes, start..<end) : .refused(.sourceCode)
    }
    let part = lastPart(bytes, start, end)
    guard
      offset <= part || isTopic(bytes, part..<offset)
        || isColumn(bytes, part..<bytes.trimmedEnd(from: part, to: offset))
    else {
      return .refused(.prose)
    }
    if Unidirectional.isAction(bytes, offset..<end) { return .refused(.foreign) }
    // `画面：Home.viewDidLoad`
    let behind = LabelText.behindTag(bytes, offset..<end)
    let first = behind < end && bytes[behind].isUpper ? behind : offset
    return .clear(NamePlace.named(bytes, from: first, to: end))
  }

  /// `vc1.viewDidLoad`, `-> s.viewDidLoad`, `homeVC.viewDidLoad`: a variable with a number, of one letter behind an arrow, or of a
  /// controller's name. Code would have parentheses or a sign behind the call, a list its letter before it.
  private static func receiver(_ bytes: Span<UInt8>, _ name: Range<Int>) -> Label {
    if EventKey.equals(bytes, name, "vc"), isNamedByField(bytes, behind: name.upperBound + 1) {
      return .nothing
    }
    let isArrow = bytes.has("> ", endingAt: name.lowerBound, from: 0)
    guard bytes[name.lowerBound].isLetter, name.allSatisfy({ bytes[$0].isWordByte }),
      name.count == 1 && isArrow || isNumbered(bytes, name) || LabelText.isVariable(bytes, name),
      mayEndLine(bytes, bytes.endOfWord(from: name.upperBound + 1, to: bytes.count))
        || LabelText.isVariable(bytes, name) && BareCall.isLogged(bytes, name)
    else { return .refused(.sourceCode) }
    return .clear(NamePlace(start: name.lowerBound, end: name.upperBound))
  }

  /// `vc.viewDidLoad page=cart`: whether a field behind the call is all that says whose it is.
  private static func isNamedByField(_ bytes: Span<UInt8>, behind call: Int) -> Bool {
    let key = bytes.endOfWord(from: call, to: bytes.count) + 1
    return ["page=", "screen="].contains { text in
      bytes.has(text, at: key, before: bytes.count) && bytes.at(key - 1).isBlank
        && bytes.at(key + text.utf8.count).isLetter
    }
  }

  /// `FIRST--2.viewDidLoad`, `FIRST: 3) viewDidLoad`: the end of a name that signs part from the number of a step, which is
  /// the callback's. With less between the two the number may be the name's.
  static func endBeforeStep(_ bytes: Span<UInt8>, _ start: Int, _ word: Int) -> Int? {
    let point = bytes.trimmedEnd(from: start, to: word) - 1
    guard point > start, bytes[point] == UInt8(ascii: ".") || bytes[point] == UInt8(ascii: ")") else {
      return nil
    }
    var number = point
    while number > start, bytes[number - 1].isDigit { number -= 1 }
    let signs = bytes.trimmedEnd(from: start, to: number)
    let hasDashes = bytes.has("--", endingAt: signs, from: start)
    guard number < point, point - number < 3, signs - 2 > start,
      hasDashes || bytes[signs - 1] == UInt8(ascii: ":") && signs < number,
      ByteScan.first(UInt8(ascii: "("), in: bytes, from: start, to: number) == number
    else { return nil }
    let name = bytes.trimmedEnd(from: start, to: signs - (hasDashes ? 2 : 1))
    let last = bytes.startOfWord(endingAt: name, from: start)
    let text = bytes.text(from: last, to: name).asciiLowercased
    return last < name && !counted.contains(text) && !pages.contains(text) ? name : nil
  }

  private static let counted: Set<String> = [
    "step", "case", "item", "stage", "phase", "line", "test", "no", "part",
  ]
  private static let pages: Set<String> = [
    "page", "tab", "screen", "vc",
    "controller", "view", "child", "index", "number",
  ]

  /// `vc1`, but not `step1`.
  private static func isNumbered(_ bytes: Span<UInt8>, _ name: Range<Int>) -> Bool {
    var end = name.upperBound
    while end > name.lowerBound, bytes[end - 1].isDigit { end -= 1 }
    return end < name.upperBound && !counted.contains(bytes.text(from: name.lowerBound, to: end))
  }

  /// Whether a blank, a selector's colon or nothing is at an offset.
  private static func mayEndLine(_ bytes: Span<UInt8>, _ offset: Int) -> Bool {
    let sign = bytes.at(bytes.at(offset) == UInt8(ascii: ":") ? offset + 1 : offset)
    return offset >= bytes.count || sign.isBlank || sign == 0 || sign == 0x0A || sign == 0x0D
  }

  /// `UI/`, before a class with its function: the topic of a logger that writes `[UI/Cart.viewDidLoad():29]`.
  private static func isTopic(_ bytes: Span<UInt8>, _ text: Range<Int>) -> Bool {
    text.count > 1 && bytes[text.upperBound - 1] == UInt8(ascii: "/") && bytes[text.lowerBound].isLetter
      && bytes.endOfWord(from: text.lowerBound, to: text.upperBound) == text.upperBound - 1
  }

  /// `debug `, `D `, `main `: what loggers write in a column before a function.
  private static func isColumn(_ bytes: Span<UInt8>, _ word: Range<Int>) -> Bool {
    !word.isEmpty
      && (LogLevel.isLevel(bytes, from: word.lowerBound, to: word.upperBound)
        || LabelText.isLevelLetter(bytes, word) || LoggerTag.isThread(bytes, word)
        || isPadded(bytes, word))
  }

  /// `001`: a counter that is padded; another number before a function may be a frame's.
  private static func isPadded(_ bytes: Span<UInt8>, _ word: Range<Int>) -> Bool {
    word.count > 2 && bytes[word.lowerBound] == UInt8(ascii: "0")
      && bytes.endOfDigits(from: word.lowerBound, to: word.upperBound) == word.upperBound
  }

  /// `HomeVC.reloadData (viewWillAppear)`: whether a range is another method of a controller's class.
  static func isMethod(_ bytes: Span<UInt8>, _ text: Range<Int>) -> Bool {
    let type = text.lowerBound..<bytes.endOfWord(from: text.lowerBound, to: text.upperBound)
    let name = type.upperBound + 1
    return name < text.upperBound && bytes[type.upperBound] == UInt8(ascii: ".") && bytes[name].isLetter
      && !bytes[name].isUpper && bytes.endOfWord(from: name, to: text.upperBound) == text.upperBound
      && LabelText.isTypeName(bytes, type) && !LabelText.hasEnding(bytes, name..<text.upperBound)
  }

  /// `'Home' view did load`: behind the apostrophe before a name, where the one behind it was taken off.
  static func behindQuote(_ bytes: Span<UInt8>, _ part: Int, _ end: Int) -> Int {
    part + 1 < end && bytes[part] == UInt8(ascii: "'") && bytes.at(end) == UInt8(ascii: "'") ? part + 1 : part
  }

  /// Behind the last tab or colon, or the last dash, arrow or bar between blanks: `Lifecycle: Home`, `App | Home`.
  static func lastPart(_ bytes: Span<UInt8>, _ start: Int, _ end: Int) -> Int {
    var offset = end - 1
    while offset > start {
      if bytes[offset] == UInt8(ascii: "\t") || bytes[offset].isBlank && parts(bytes, offset - 1, start) {
        return behindRun(bytes, bytes.skipBlanks(from: offset, to: end), end)
      }
      offset -= 1
    }
    return start
  }

  /// `==== Home`, `***Home`: behind a run of one sign before a name.
  private static func behindRun(_ bytes: Span<UInt8>, _ start: Int, _ end: Int) -> Int {
    guard start + 1 < end, bytes[start] == UInt8(ascii: "=") || bytes[start] == UInt8(ascii: "*"),
      bytes[start + 1] == bytes[start]
    else { return start }
    var offset = start
    while offset < end, bytes[offset] == bytes[start] { offset += 1 }
    return bytes.skipBlanks(from: offset, to: end)
  }

  /// Whether a symbol with a blank before it ends at an offset: an arrow, a bar of a table, an emoji.
  private static func isApart(_ bytes: Span<UInt8>, _ end: Int, _ start: Int) -> Bool {
    var symbol = end - 1
    while symbol > start, bytes[symbol] & 0xC0 == 0x80 { symbol -= 1 }
    return symbol > start && NameText.skipSymbols(bytes, from: symbol, to: end) == end
      && bytes[symbol - 1].isBlank
  }

  private static func parts(_ bytes: Span<UInt8>, _ offset: Int, _ start: Int) -> Bool {
    switch bytes[offset] {
    case UInt8(ascii: ":"): true
    case UInt8(ascii: "-"), UInt8(ascii: "|"): offset > start && bytes[offset - 1].isBlank
    case let byte where byte >= 0x80: isApart(bytes, offset + 1, start)
    case UInt8(ascii: ">"):
      offset > start
        && (bytes[offset - 1].isBlank || bytes[offset - 1] == UInt8(ascii: "-")
          || bytes[offset - 1] == UInt8(ascii: "=") || bytes[offset - 1] == UInt8(ascii: ">"))
        || NameLink.isPrompt(bytes, offset, from: start)
    default: false
    }
  }
}
