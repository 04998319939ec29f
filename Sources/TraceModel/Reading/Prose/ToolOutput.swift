/// Lines of tools that list methods, and do not call them: linkers, `nm`, coverage, Instruments, sanitizers, swizzlers.
enum ToolOutput {
  private static let swizzled = ["swizzled", "was swizzled", "hooked"]

  /// Whether a line says of a word's method what only a tool does.
  static func holds(_ bytes: Span<UInt8>, _ word: WordPlace, from start: Int, to end: Int) -> Bool {
    var behind = word.selectorEnd
    if bytes.at(behind) == UInt8(ascii: "]") { behind += 1 }
    return StreamOutput.holds(bytes, word, from: start, to: end) || isSymbol(bytes, behind, end)
      || isDemangled(bytes, start, word.start) || isSignature(bytes, word, behind, end)
      || isIndexed(bytes, word, start, end)
      || isCoverage(bytes, behind, end) || isFrame(bytes, behind, end)
      || isSwizzled(bytes, word, start, end) || isListed(bytes, start, word.start)
      || isWeighed(bytes, start, word.start) || isTested(bytes, behind, end)
      || isHandled(bytes, behind, end) || isTicked(bytes, start, end) || isLong(bytes, behind, end)
      || ["Merge pull request ", "Merge branch "].contains { bytes.has($0, at: start, before: word.start) }
  }

  /// `-[Home viewDidLoad] in Home.o`, `Home.viewDidAppear(Swift.Bool) -> () in Home.o`: what a linker misses.
  private static func isSymbol(_ bytes: Span<UInt8>, _ behind: Int, _ end: Int) -> Bool {
    let offset = bytes.has(" -> ()", at: behind, before: end) ? behind + 6 : behind
    return bytes.has(" in ", at: offset, before: end) && bytes.has(".o", endingAt: end, from: offset)
  }

  /// `$s4Shop4HomeC11viewDidLoadyyF ---> Shop.Home.viewDidLoad() -> ()`: a name and what it stands for.
  private static func isDemangled(_ bytes: Span<UInt8>, _ start: Int, _ word: Int) -> Bool {
    guard bytes.has("$s", at: start, before: word) || bytes.has("_$s", at: start, before: word) else {
      return false
    }
    return bytes.find(" ---> ", from: start, to: word) != nil
  }

  /// `Shop.Home.viewDidAppear(Swift.Bool) -> ()`: a name with its types, as `swift demangle` writes it.
  private static func isSignature(_ bytes: Span<UInt8>, _ word: WordPlace, _ behind: Int, _ end: Int) -> Bool
  {
    guard bytes.has(" -> ", at: behind, before: end), bytes.at(word.start - 1) == UInt8(ascii: ".") else {
      return false
    }
    return bytes.has("(Swift.", at: word.end, before: end)
  }

  /// `7 Shop -[Home viewDidLoad] (Home.m:42)`: a frame with its index and its library, as `atos` fills it in.
  private static func isIndexed(_ bytes: Span<UInt8>, _ word: WordPlace, _ start: Int, _ end: Int) -> Bool {
    let last = bytes.trimmedEnd(from: start, to: end)
    guard last > word.selectorEnd, bytes[last - 1] == UInt8(ascii: ")") else { return false }
    let place = ByteScan.lastEnd(UInt8(ascii: "("), in: bytes, from: word.selectorEnd, to: last)
    guard place > word.selectorEnd, FileLabel.read(bytes, from: place, to: last)?.start == place else {
      return false
    }
    let line = ByteScan.lastEnd(UInt8(ascii: "\n"), in: bytes, from: max(0, start - 64), to: start)
    return isIndexed(bytes, from: start, to: word.start)
      || line > start - 64 && isIndexed(bytes, from: line, to: word.start)
  }

  /// `7 Shop -[Home `, `7 Shop Home.`: a number, one word, and the method.
  private static func isIndexed(_ bytes: Span<UInt8>, from start: Int, to word: Int) -> Bool {
    let index = bytes.skipBlanks(from: start, to: word)
    let digits = bytes.endOfDigits(from: index, to: word)
    let library = bytes.skipBlanks(from: digits, to: word)
    let libraryEnd = ByteScan.first(0x20, in: bytes, from: library, to: word)
    let method = bytes.skipBlanks(from: libraryEnd, to: word)
    guard digits > index, library > digits, method > libraryEnd, bytes[library].isLetter else { return false }
    if bytes.has("-[", at: method, before: word) { return true }
    return bytes.at(word - 1) == UInt8(ascii: ".")
      && ByteScan.first(0x20, in: bytes, from: method, to: word) == word
  }

  /// `: 83.33% (10/12)`
  private static func isCoverage(_ bytes: Span<UInt8>, _ behind: Int, _ end: Int) -> Bool {
    let first = bytes.at(behind) == UInt8(ascii: ":") ? behind + 1 : behind
    var offset = bytes.skipBlanks(from: first, to: end)
    while offset < end, bytes[offset].isDigit || bytes[offset] == UInt8(ascii: ".") { offset += 1 }
    guard bytes.has("% (", at: offset, before: end) else { return false }
    let slash = bytes.endOfDigits(from: offset + 3, to: end)
    let close = bytes.endOfDigits(from: slash + 1, to: end)
    return bytes.at(slash) == UInt8(ascii: "/") && bytes.at(close) == UInt8(ascii: ")")
  }

  /// `#0 Home.viewDidLoad() Home.swift:31 (Shop:x86_64+0x100003a10)`
  private static func isFrame(_ bytes: Span<UInt8>, _ behind: Int, _ end: Int) -> Bool {
    guard behind < end, bytes.at(end - 1) == UInt8(ascii: ")") else { return false }
    var digits = end - 1
    while digits > behind, bytes[digits - 1].isHexDigit { digits -= 1 }
    return digits < end - 1 && bytes.has("+0x", endingAt: digits, from: behind)
  }

  /// `UIViewController.viewDidAppear swizzled`; of another class an app's own method may say so whenever it is called.
  private static func isSwizzled(_ bytes: Span<UInt8>, _ word: WordPlace, _ start: Int, _ end: Int) -> Bool {
    let first = bytes.skipBlanks(from: word.selectorEnd, to: end)
    return bytes.has("UIViewController.", endingAt: word.start, from: start)
      && swizzled.contains { EventKey.equals(bytes, first..<max(first, end), $0) }
  }

  /// `0000000100003a10 t -[Home viewDidLoad]`: an address without its `0x`, and the letter of a section of code.
  private static func isListed(_ bytes: Span<UInt8>, _ start: Int, _ word: Int) -> Bool {
    let digits = bytes.endOfHexDigits(from: start, to: word)
    return digits - start == 16 && bytes.at(digits).isBlank
      && bytes.at(digits + 1).folded == UInt8(ascii: "t")
      && bytes.at(digits + 2).isBlank
  }

  /// `viewDidLoad passed (0.1 seconds)`
  private static func isTested(_ bytes: Span<UInt8>, _ behind: Int, _ end: Int) -> Bool {
    let first = bytes.skipBlanks(from: behind, to: end)
    return ["passed (", "failed ("].contains {
      bytes.has($0, at: first, before: end) && bytes.at(first + $0.utf8.count).isDigit
    }
  }

  /// `-[Home viewDidLoad]: Auto-generated handler at "…"`: what Frida will watch.
  private static func isHandled(_ bytes: Span<UInt8>, _ behind: Int, _ end: Int) -> Bool {
    [": Auto-generated handler at ", ": Loaded handler at "].contains {
      bytes.has($0, at: behind, before: end)
    }
  }

  private static let ticks = ["✓ ", "✔ ", "✗ ", "✘ ", "✖ "]

  /// `✓ Home viewDidLoad (0.013 seconds)`: a test and how long it took.
  private static func isTicked(_ bytes: Span<UInt8>, _ start: Int, _ end: Int) -> Bool {
    guard bytes.at(end - 1) == UInt8(ascii: ")"),
      ticks.contains(where: { bytes.has($0, at: start, before: end) })
    else { return false }
    let open = ByteScan.lastEnd(UInt8(ascii: "("), in: bytes, from: start, to: end)
    return open > start && bytes[open - 1] == UInt8(ascii: "(")
      && [" seconds)", " ms)"].contains { unit in
        bytes.has(unit, endingAt: end, from: open) && isNumber(bytes, open, end - unit.utf8.count)
      }
  }

  private static func isNumber(_ bytes: Span<UInt8>, _ start: Int, _ end: Int) -> Bool {
    start < end && (start..<end).allSatisfy { bytes[$0].isDigit || bytes[$0] == UInt8(ascii: ".") }
  }

  /// `viewDidLoad() is 62 lines long`: what a linter says.
  private static func isLong(_ bytes: Span<UInt8>, _ behind: Int, _ end: Int) -> Bool {
    guard bytes.has(" is ", at: behind, before: end) else { return false }
    let number = bytes.endOfDigits(from: behind + 4, to: end)
    return number > behind + 4 && bytes.has(" lines long", at: number, before: end)
  }

  /// `12.00 ms    8.1%⇥0 s⇥ -[Home viewDidLoad]`: a share of the time, in a column of Instruments' call tree.
  private static func isWeighed(_ bytes: Span<UInt8>, _ start: Int, _ word: Int) -> Bool {
    guard let share = bytes.find("%\t", from: start, to: word), share > start else { return false }
    return bytes[share - 1].isDigit
  }
}
