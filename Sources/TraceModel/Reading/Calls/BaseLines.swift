/// Which base classes print a line of their own for each call beside the line of the class that inherits from them:
/// `BaseViewController viewDidAppear` above or below `HomeViewController viewDidAppear`. There is no controller of that class
/// then, and its lines tell nothing that the others don't.
///
/// A container of such a name has its children's lines beside its own, too. But it loads once, and a base class prints the load of
/// one class after the other.
struct BaseLines {
  private static let mostClasses = 64

  private var verdicts: [String: Bool] = [:]

  /// The base class whose line a line is by its looks.
  static func name(_ bytes: Span<UInt8>, _ line: Range<Int>) -> NamePlace? {
    guard let base = bytes.find("Base", from: line.lowerBound, to: line.upperBound) else { return nil }
    let start = bytes.startOfWord(endingAt: base, from: line.lowerBound)
    let name = NamePlace(start: start, end: bytes.endOfWord(from: base, to: line.upperBound))
    let isInherited = ["ViewController", "VC"].contains { bytes.has($0, endingAt: name.end, from: base) }
    return isInherited && BaseClass.isBase(bytes, name) ? name : nil
  }

  /// Whether a class has to be judged.
  func asks(_ name: NamePlace, _ bytes: Span<UInt8>) -> Bool {
    verdicts.count < Self.mostClasses && verdicts[bytes.text(from: name.start, to: name.end)] == nil
  }

  /// Whether the lines of a class tell nothing of their own.
  func areOthers(of name: NamePlace, _ bytes: Span<UInt8>) -> Bool {
    verdicts[bytes.text(from: name.start, to: name.end)] == true
  }

  /// Judges a class by the lines from its first one on.
  mutating func judge(_ name: NamePlace, _ bytes: Span<UInt8>, _ ahead: LinesAhead) {
    let text = bytes.text(from: name.start, to: name.end)
    verdicts[text] = Self.isBeside(text, bytes, ahead, 1) || Self.isBeside(text, bytes, ahead, -1)
  }

  /// Whether beside each line of a class, on one side, is another class's line of that callback, and these are several classes.
  private static func isBeside(_ text: String, _ bytes: Span<UInt8>, _ ahead: LinesAhead, _ side: Int) -> Bool
  {
    var others: [EventKind: Set<String>] = [:]
    for index in ahead.lines.indices where ahead.name(of: index, bytes) == text {
      // What is beside the first line or the last may be out of sight.
      guard ahead.lines.indices.contains(index + side) else { continue }
      let (line, other) = (ahead.lines[index], ahead.lines[index + side])
      let name = ahead.name(of: index + side, bytes)
      guard line.kind == other.kind, name != text, ahead.areAdjacent(min(index, index + side), bytes) else {
        return false
      }
      others[line.kind, default: []].insert(name)
    }
    return others.count > 2 && others.values.filter { $0.count > 1 }.count > 1
  }
}
