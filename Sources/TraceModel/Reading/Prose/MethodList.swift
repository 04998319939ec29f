/// Lists of methods, one on each line, that a log could have too: class dumps, the differences of two of them, the order in which a
/// linker puts functions, backtraces. The lines around tell them apart.
enum MethodList {
  /// How much of a list is looked at on either side of a line.
  private static let reach = 1024
  private static let descriptions = ["// Type encoding: ", "// Implementation: 0x", "// type: "]
  /// What begins or ends lines that no log has.
  private static let symbols = ["_main", "_UIApplicationMain", "_$s", "_OBJC_", "__Z"]
  private static let callers = ["-[UIViewController _setViewAppear", "-[UIViewController __view"]
  private static let destructor = " .cxx_destruct]"

  /// Whether a line with a word at an offset is of such a list, or a heading of what is below it.
  static func holds(
    _ bytes: Span<UInt8>, _ word: Int, _ prefix: LinePrefix, _ line: Range<Int>, below next: Int,
    to limit: Int
  ) -> Bool {
    let first = prefix.messageStart
    if prefix.decoration.isComment, first == word {
      return isHeading(bytes, word..<line.upperBound, next, limit)
    }
    if isDifference(bytes, line) || isOfRuntime(bytes, first..<max(first, word), line.lowerBound) {
      return true
    }
    // A list has nothing behind its methods.
    guard bytes.has("-[", at: first, before: line.upperBound),
      bytes[line.upperBound - 1] == UInt8(ascii: "]"),
      prefix.time.isEmpty, prefix.process == 0
    else { return false }
    if isCalled(bytes, by: next, to: limit) { return true }
    if prefix.decoration.isComment { return begins(bytes, descriptions, at: next, to: limit) }
    return isAmongSymbols(bytes, line.lowerBound, next, limit)
  }

  /// `+ -[Home viewDidLoad]` below another method behind a sign, or below `Symbols:`: what a comparison of two programs found.
  /// With the sign `-` alone it is a list.
  private static func isDifference(_ bytes: Span<UInt8>, _ line: Range<Int>) -> Bool {
    guard isSigned(bytes, line.lowerBound, line.upperBound), bytes[line.upperBound - 1] == UInt8(ascii: "]"),
      line.lowerBound > 0
    else { return false }
    let above = ByteScan.lastEnd(
      LineReader.newline, in: bytes, from: max(0, line.lowerBound - reach), to: line.lowerBound - 1)
    let isAdded = [line.lowerBound, above].contains { bytes.at($0) == UInt8(ascii: "+") }
    return isAdded && isSigned(bytes, above, line.lowerBound)
      || bytes.has("ymbols:", endingAt: bytes.trimmedEnd(from: above, to: line.lowerBound - 1), from: above)
  }

  /// `method---> viewDidLoad` below `protocol---> UITableViewDelegate`: what the runtime says that a class has.
  private static func isOfRuntime(_ bytes: Span<UInt8>, _ lead: Range<Int>, _ line: Int) -> Bool {
    guard lead.count > 7, lead.count < 24,
      bytes.hasFolded("method", at: lead.lowerBound, before: lead.upperBound),
      bytes[lead.lowerBound + 6] == UInt8(ascii: "-") || bytes[lead.lowerBound + 6] == UInt8(ascii: "=")
    else { return false }
    let sign = bytes.text(from: lead.lowerBound + 6, to: lead.upperBound)
    return ["rotocol", "roperty", "var"].contains {
      bytes.find($0 + sign, from: max(0, line - reach), to: line) != nil
    }
  }

  /// Whether a method behind a sign of a difference begins at an offset.
  private static func isSigned(_ bytes: Span<UInt8>, _ line: Int, _ end: Int) -> Bool {
    ["+ -[", "- -[", "+ +[", "- +["].contains { bytes.has($0, at: line, before: end) }
  }

  /// Whether the line below decides what a line is, and may still come.
  static func needsNext(_ bytes: Span<UInt8>, _ prefix: LinePrefix, to end: Int) -> Bool {
    prefix.decoration.isComment && bytes[end - 1] == UInt8(ascii: "]")
      && bytes.has("-[", at: prefix.messageStart, before: end)
  }

  /// `// viewDidLoad` above `-[Home viewDidLoad]`
  private static func isHeading(_ bytes: Span<UInt8>, _ word: Range<Int>, _ next: Int, _ limit: Int) -> Bool {
    let open = bytes.skipBlanks(from: next, to: limit)
    guard bytes.endOfWord(from: word.lowerBound, to: word.upperBound) == word.upperBound,
      bytes.has("-[", at: open, before: limit)
    else { return false }
    let selector = ByteScan.first(0x20, in: bytes, from: open, to: min(limit, open + 128)) + 1
    return bytes.has(bytes.text(from: word.lowerBound, to: word.upperBound), at: selector, before: limit)
  }

  /// `-[UIViewController _setViewAppearState:isAnimating:]` below a method: its caller, in a backtrace. What is logged at each call
  /// has the caller above.
  private static func isCalled(_ bytes: Span<UInt8>, by next: Int, to limit: Int) -> Bool {
    let caller = bytes.skipBlanks(from: next, to: limit)
    return callers.contains { bytes.has($0, at: caller, before: limit) }
  }

  private static func begins(_ bytes: Span<UInt8>, _ texts: [String], at line: Int, to limit: Int) -> Bool {
    texts.contains { bytes.has($0, at: line, before: limit) }
  }

  private static func isAmongSymbols(_ bytes: Span<UInt8>, _ start: Int, _ next: Int, _ limit: Int) -> Bool {
    let (first, last) = (max(0, start - reach), min(limit, next + reach))
    if bytes.find(destructor, from: first, to: last) != nil { return true }
    var line = first
    while line < last {
      if bytes.at(line) == UInt8(ascii: "_"), begins(bytes, symbols, at: line, to: last) { return true }
      let end = ByteScan.first(LineReader.newline, in: bytes, from: line, to: last)
      // The first of a list may have what NSLog puts before it.
      if bytes.has("] _main", endingAt: bytes.trimmedEnd(from: line, to: end), from: line) { return true }
      line = end + 1
    }
    return false
  }
}
