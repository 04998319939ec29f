/// Lines of tools that list methods, and do not call them: linkers, `nm`, coverage, Instruments, sanitizers, swizzlers.
enum ToolOutput {
  private static let swizzled = ["swizzled", "was swizzled", "hooked"]

  /// Whether a line says of a word's method what only a tool does.
  static func holds(_ bytes: Span<UInt8>, _ word: WordPlace, from start: Int, to end: Int) -> Bool {
    var behind = word.selectorEnd
    if bytes.at(behind) == UInt8(ascii: "]") { behind += 1 }
    return StreamOutput.holds(bytes, word, from: start, to: end) || isSymbol(bytes, behind, end)
      || isDemangled(bytes, start, word.start)
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
