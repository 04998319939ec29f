/// Which classes have the line of their source in parentheses behind them, `HomeVC(31): viewDidLoad()`, where other apps have a
/// number of the instance.
///
/// A line of source goes with one callback, and a number of an instance with all of them. So it is a source's where each callback
/// has numbers of its own.
struct ClassNumbers {
  private static let mostClasses = 256
  private var verdicts: [Symbol: Bool] = [:]
  /// The classes that were judged, as the log writes them.
  private var judged: Set<String> = []

  /// Whether the number of an event's subject may be a line, and which it is.
  static func number(of event: Event) -> Int64? {
    guard event.kind.isLifecycle, let number = event.subject.instance.count,
      number >= UInt64(SourceNumbers.first),
      number < 100_000
    else { return nil }
    return Int64(number)
  }

  /// Whether a class was judged.
  func knows(_ name: Symbol) -> Bool { verdicts[name] != nil || verdicts.count >= Self.mostClasses }

  /// `HomeVC(31)`: whether the parenthesis at an offset has a number that may be a line, behind a class that wasn't judged.
  func asks(_ bytes: Span<UInt8>, _ open: Int, _ line: Range<Int>) -> Bool {
    guard open > line.lowerBound, open < line.upperBound else { return false }
    let last = bytes.endOfDigits(from: open + 1, to: min(line.upperBound, open + 8))
    let name = bytes.startOfWord(endingAt: open, from: line.lowerBound)
    guard last > open + 1, bytes.at(last) == UInt8(ascii: ")"), name < open, bytes[name].isUpper,
      bytes.number(from: open + 1, to: last) >= SourceNumbers.first, verdicts.count < Self.mostClasses
    else { return false }
    return !judged.contains(bytes.text(from: name, to: open + 1))
  }

  /// Whether the numbers behind a class are lines of its source.
  func areLines(of name: Symbol) -> Bool { verdicts[name] == true }

  /// Judges a class by the lines from its first one on.
  mutating func judge(_ name: Symbol, _ number: Int64, _ bytes: Span<UInt8>, _ ahead: LinesAhead) {
    verdicts[name] = false
    guard let first = ahead.lines.first, let own = Self.text(bytes, first.text, number) else { return }
    let text = bytes.text(from: own.lowerBound, to: own.upperBound)
    judged.insert(text)
    verdicts[name] = SourceNumbers.areLines(
      ahead.lines.compactMap { line in
        Self.number(behind: text, bytes, line.text).map { (line.kind, $0) }
      })
  }

  /// What is before a number in parentheses, up to the beginning of the class and with the parenthesis: `HomeVC(`.
  private static func text(_ bytes: Span<UInt8>, _ line: Range<Int>, _ number: Int64) -> Range<Int>? {
    guard let digits = bytes.find("\(number))", from: line.lowerBound, to: line.upperBound) else {
      return nil
    }
    let open = ByteScan.lastEnd(UInt8(ascii: "("), in: bytes, from: line.lowerBound, to: digits)
    guard open > line.lowerBound, bytes[open - 1] == UInt8(ascii: "(") else { return nil }
    let name = bytes.startOfWord(endingAt: open - 1, from: line.lowerBound)
    return name < open - 1 ? name..<digits : nil
  }

  private static func number(behind text: String, _ bytes: Span<UInt8>, _ line: Range<Int>) -> Int64? {
    guard let name = bytes.find(text, from: line.lowerBound, to: line.upperBound),
      !bytes.at(name - 1).isWordByte
    else { return nil }
    let first = name + text.utf8.count
    let last = bytes.endOfDigits(from: first, to: min(line.upperBound, first + 7))
    return last > first && bytes.at(last) == UInt8(ascii: ")") ? bytes.number(from: first, to: last) : nil
  }
}
