/// Lines that hold an event's word and don't log an event.
enum Noise {
  /// What speaks against an event's word at an offset; `nil` where nothing does.
  static func objection(_ bytes: Span<UInt8>, _ word: WordPlace, from start: Int, to end: Int) -> NearMiss? {
    if bytes.has("Type: ", at: start, before: end), bytes.find(" | Timestamp: ", from: start, to: end) != nil
    {
      return .foreign
    }
    // What counts there are the runtime's words behind the method.
    if bytes.has("]: message sent to deallocated", at: word.selectorEnd, before: end) { return .bareSelector }
    if isBacktrace(bytes, word, start, end) { return .backtrace }
    if isTest(bytes, start, end) { return .testOutput }
    if ToolOutput.holds(bytes, word, from: start, to: end) { return .foreign }
    if troubles.contains(where: { bytes.find($0, from: start, to: word.start) != nil })
      || isTreated(bytes, start, word.start)
      || troublesOfMethods.contains(where: {
        bytes.find($0, from: start, to: min(end, word.end + 256)) != nil
      })
    {
      return .foreign
    }
    if Mention.holds(bytes, word, from: start, to: end) { return .prose }
    if EarlierCall.isNamed(bytes, before: word.start, from: start) { return .foreign }
    return isCode(bytes, word, start, end) ? .sourceCode : nil
  }

  /// What the system says of a method, which is not called by that. Behind the method it is what that has logged.
  private static let troubles = [
    "ssertion failure in ", "on a background thread", "ndefined symbol", "uplicate symbol",
    "implemented in both",
    "xception in ",
    "xception: ", "ssertion failed: ", "ang detected in ", "rashed in ",
  ]
  /// What a tool does to a method, or has found in it, whose name is behind.
  private static let treatments = [
    "wizzling", "wizzled", "ooking", "ooked", "nstrumenting", "ound method", "rash in", "talled in",
    "dded to", "ttached to", "pplied to", "nstalled on", "nstalled for", "egistered for", "egistered hook",
    "ook for", "ook on", "ook to", "ook at", "dded hook", "racing", "reakpoint on", "reakpoint at",
    "reakpoint for", "atching", "ntercepting",
  ]
  private static let troublesOfMethods = [
    "unrecognized selector", "_block_invoke", "n't call super", "not call super",
  ]

  /// `Swizzling -[Home viewDidLoad]`
  private static func isTreated(_ bytes: Span<UInt8>, _ start: Int, _ word: Int) -> Bool {
    guard let method = bytes.find(" -[", from: start, to: word) else { return false }
    let last = bytes.at(method - 1) == UInt8(ascii: ":") ? method - 1 : method
    return treatments.contains { bytes.has($0, endingAt: last, from: start) }
  }

  /// ` + 145` behind the function, an address column before it, `line 34 in`, `frame #3`.
  private static func isBacktrace(_ bytes: Span<UInt8>, _ word: WordPlace, _ start: Int, _ end: Int) -> Bool {
    var behind = word.selectorEnd
    if bytes.at(behind) == UInt8(ascii: "]") { behind += 1 }
    if bytes.has(" + ", at: behind, before: end), bytes.at(behind + 3).isDigit { return true }
    if bytes.has("(in ", at: bytes.skipBlanks(from: behind, to: end), before: end) { return true }
    if bytes.hasFolded("frame #", at: start, before: end) || bytes.has("at ", at: start, before: end) {
      return true
    }
    let head = max(start, word.start - 200)
    if let frame = bytes.find("frame #", from: head, to: word.start), bytes.at(frame + 7).isDigit {
      return true
    }
    if bytes.hasFolded("thread ", at: start, before: end),
      bytes.find(": #", from: start, to: word.start) != nil
    {
      return true
    }
    let before = max(start, word.start - 200)
    if bytes.has("@objc ", endingAt: word.start, from: start)
      || bytes.find("closure #", from: before, to: word.start) != nil
    {
      return true
    }
    if isPlace(bytes, before, word.start) { return true }
    let isNumbered = bytes.at(start) == UInt8(ascii: "#") && bytes.at(start + 1).isDigit
    guard bytes.at(start).isDigit || isNumbered || bytes.has("│", at: start, before: end) else {
      return false
    }
    if let lead = InstanceLead.read(bytes, from: start, to: word.start), lead.names(bytes, before: word.start)
    {
      return false
    }
    return bytes.find(" in -[", from: before, to: word.start) != nil
      || hasAddressColumn(bytes, before, word.start)
  }

  /// ``Shop`-[Home viewDidLoad]``, `line 23 in -[Home viewDidLoad]`: where a debugger or a crash's report is.
  private static func isPlace(_ bytes: Span<UInt8>, _ start: Int, _ word: Int) -> Bool {
    if let tick = bytes.find("`-[", from: start, to: word), bytes.at(tick - 1).isWordByte { return true }
    guard let link = bytes.find(" in -[", from: start, to: word) else { return false }
    var number = link
    while number > start, bytes[number - 1].isDigit { number -= 1 }
    return number < link && bytes.hasFolded("line ", endingAt: number, from: start)
  }

  /// `0x00003001 ` outside of an object's description.
  private static func hasAddressColumn(_ bytes: Span<UInt8>, _ start: Int, _ end: Int) -> Bool {
    guard let address = bytes.find("0x", from: start, to: end) else { return false }
    return bytes.at(bytes.endOfHexDigits(from: address + 2, to: end)).isBlank
      && ByteScan.first(UInt8(ascii: "<"), in: bytes, from: start, to: address) == address
      && ByteScan.first(UInt8(ascii: ":"), in: bytes, from: start, to: address) == address
  }

  private static let testBeginnings = [
    "Test Case ", "Test Suite ", "t = ", "✔ ", "✘ ", "◇ ", "Assertion Failure", "XCT", "▸ Compiling ",
  ]

  /// Whether a message is one of a test runner's.
  static func isTest(_ bytes: Span<UInt8>, _ start: Int, _ end: Int) -> Bool {
    switch bytes.at(start) {
    case UInt8(ascii: "T"), UInt8(ascii: "t"), UInt8(ascii: "A"), UInt8(ascii: "X"), 0xE2:
      testBeginnings.contains { bytes.has($0, at: start, before: end) }
    // The symbols of Swift Testing on a Mac are of Apple's own font.
    case 0xF4:
      bytes.has("Test ", at: NameText.skipOwnSymbol(bytes, from: start, to: end), before: end)
    default: false
    }
  }

  private static let codeBeginnings: Phrases = [
    "//", "/*", "#pragma", "#import", "#[", "import ", "@", "override ", "- (", "+ (", "(lldb)", "lldb>",
    "(gdb)", "b -[", "breakpoint set ", "br set ",
    "po ", "case ", "let ", "var ", "diff --git ", "TODO: ", "FIXME: ", "MARK: ", "HACK: ", "FIXME ", "HACK ",
    "WTF ",
  ]
  private static let codeBefore: Phrases = [
    "func ", "super.", "self.", "[super ", "[self ", "#selector(", "@selector(", "(void)", "case .", "await ",
    "try ", "instance method ",
  ]

  private static func isCode(_ bytes: Span<UInt8>, _ word: WordPlace, _ start: Int, _ end: Int) -> Bool {
    let before = bytes.at(word.start - 1)
    if word.start > start,
      before == UInt8(ascii: "\"") || before == UInt8(ascii: "`")
        || before == UInt8(ascii: "/") && !bytes.at(word.start - 2).isWordByte
    {
      return true
    }
    // `viewDidLoad.swift`, `viewDidLoad?`
    let sign = bytes.at(word.end)
    if sign == UInt8(ascii: "?") || sign == UInt8(ascii: ".") && bytes.at(word.end + 1).isLetter {
      return true
    }
    if isGraph(bytes, word, start, end) || isTableRow(bytes, start, end)
      || bytes.has("</", at: word.selectorEnd, before: end)
    {
      return true
    }
    if codeBeginnings.first(in: bytes, at: start, before: end) != nil { return true }
    if word.start > start, codeBefore.isOne(in: bytes, endingAt: word.start, from: start) {
      return true
    }
    if isCompiler(bytes, start, word.start) { return true }
    if bytes.at(start) == UInt8(ascii: "#"), bytes.at(end - 1) != UInt8(ascii: "#"),
      isHeading(bytes, start, end)
    {
      return true
    }
    let behind = bytes.skipBlanks(
      from: word.selectorEnd + (bytes.at(word.selectorEnd) == UInt8(ascii: "]") ? 1 : 0), to: end)
    guard behind < end else { return false }
    // `presentationControllerShouldDismiss = NO` is no variable of UIKit's.
    let isAnswer = word.kind == .presentationControllerShouldDismiss
    return closes(bytes, word, behind, end) && !CodeList.isNamed(bytes, word, from: start)
      || !isAnswer && isAssigned(bytes, behind, end)
      || bytes.find("\\(", from: behind, to: min(end, behind + 200)) != nil
  }

  /// `viewDidLoad() {`, `[super viewDidLoad];`
  private static func closes(_ bytes: Span<UInt8>, _ word: WordPlace, _ behind: Int, _ end: Int) -> Bool {
    if bytes[behind] == UInt8(ascii: "{") {
      return !isGeometry(bytes, behind, end) && !holdsKeys(bytes, behind, end)
        && !isClosed(bytes, behind, end)
    }
    guard bytes[behind] == UInt8(ascii: ";"), behind == end - 1, behind > word.end else { return false }
    return bytes[behind - 1] == UInt8(ascii: "]") || bytes[behind - 1] == UInt8(ascii: ")")
  }

  /// `{}`, `{HomeVC}`
  private static func isClosed(_ bytes: Span<UInt8>, _ open: Int, _ end: Int) -> Bool {
    guard bytes[end - 1] == UInt8(ascii: "}"), open < end - 1 else { return false }
    let name = open + 1..<end - 1
    return name.isEmpty || LabelText.isTypeName(bytes, name) && name.allSatisfy { bytes[$0].isWordByte }
  }

  /// `{0, 0, 390, 844}`, `{{0, 20}, {320, 460}}`
  private static func isGeometry(_ bytes: Span<UInt8>, _ offset: Int, _ end: Int) -> Bool {
    let first = bytes.at(offset + 1) == UInt8(ascii: "{") ? offset + 2 : offset + 1
    return first < end && (bytes[first].isDigit || bytes[first] == UInt8(ascii: "-"))
  }

  /// `{animated: true}`
  private static func holdsKeys(_ bytes: Span<UInt8>, _ open: Int, _ end: Int) -> Bool {
    let key = bytes.skipBlanks(from: open + 1, to: end)
    var offset = key
    while offset < end, bytes[offset].isWordByte || bytes[offset] == UInt8(ascii: "\"") { offset += 1 }
    return offset > key && bytes.at(offset) == UInt8(ascii: ":") && bytes[end - 1] == UInt8(ascii: "}")
  }

  /// `viewDidLoad = true`, `viewDidLoad=false`, `viewDidLoad == true`
  private static func isAssigned(_ bytes: Span<UInt8>, _ behind: Int, _ end: Int) -> Bool {
    guard bytes[behind] == UInt8(ascii: "=") else { return false }
    let sign = bytes.at(behind + 1) == UInt8(ascii: "=") ? behind + 1 : behind
    let value = bytes.skipBlanks(from: sign + 1, to: end)
    return EventKey.truth(bytes, value..<end) != nil || EventKey.isNil(bytes, value..<end)
  }

  /// `A[viewWillAppear] --> B[viewDidAppear]`: a box of a graph, with its name glued to it.
  private static func isGraph(_ bytes: Span<UInt8>, _ word: WordPlace, _ start: Int, _ end: Int) -> Bool {
    let sign = bytes.at(word.start - 1)
    guard word.start > start + 1, bytes.at(word.start - 2).isWordByte,
      sign == UInt8(ascii: "[") || sign == UInt8(ascii: "(") || sign == UInt8(ascii: "{")
    else { return false }
    return ["-->", "==>", "-.->"].contains {
      bytes.find($0, from: start, to: min(end, word.end + 64)).map { isEdge(bytes, $0, start, end) } == true
    }
  }

  /// Whether an arrow has a box on both sides; at one end of a line it is a decoration.
  private static func isEdge(_ bytes: Span<UInt8>, _ arrow: Int, _ start: Int, _ end: Int) -> Bool {
    let before = bytes.at(bytes.trimmedEnd(from: start, to: arrow) - 1)
    let isBox =
      before.isWordByte || before == UInt8(ascii: "]") || before == UInt8(ascii: ")")
      || before == UInt8(ascii: "}")
    let behind = ByteScan.first(UInt8(ascii: ">"), in: bytes, from: arrow, to: end) + 1
    return isBox && arrow > start && bytes.at(bytes.skipBlanks(from: behind, to: end)).isWordByte
  }

  /// A row of a Markdown table: bars at both ends. Behind a time they are a logger's.
  private static func isTableRow(_ bytes: Span<UInt8>, _ start: Int, _ end: Int) -> Bool {
    guard bytes.at(start) == UInt8(ascii: "|"), end - start > 2, bytes[end - 1] == UInt8(ascii: "|") else {
      return false
    }
    return !bytes.at(bytes.trimmedEnd(from: 0, to: start) - 1).isDigit
  }

  /// `Home.swift:12:5: warning: `
  private static func isCompiler(_ bytes: Span<UInt8>, _ start: Int, _ word: Int) -> Bool {
    [": warning: ", ": error: ", ": note: "].contains { words in
      guard let offset = bytes.find(words, from: start, to: word), offset > start else { return false }
      return bytes[offset - 1].isDigit && bytes.find(":", from: start, to: offset) != nil
    }
  }

  /// A Markdown heading: number signs, then a blank.
  private static func isHeading(_ bytes: Span<UInt8>, _ start: Int, _ end: Int) -> Bool {
    var offset = start
    while offset < end, bytes[offset] == UInt8(ascii: "#") { offset += 1 }
    return bytes.at(offset).isBlank
  }
}
