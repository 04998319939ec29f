/// The object that is printed on a line of its own beside each call: `<Shop.Home: 0x10>` above `viewDidLoad()`, where an app prints
/// `self` and `#function`, or below `-[UIViewController viewDidLoad]`, where a breakpoint does.
struct ObjectBeside {
  private enum Side { case above, below }

  /// How far around the first call others are looked for.
  private static let reach = 4096
  private static let longestLine = 512

  /// On which side of its calls a log has the objects, as far as that is known.
  private var side: Side?

  /// Whose call a line is that names nobody, or a base class, by the line beside it.
  mutating func find(
    _ bytes: Span<UInt8>, _ line: Range<Int>, message: Int, next: Int, to limit: Int
  ) -> NamePlace? {
    let indent = message - line.lowerBound
    if side != .below, let object = Self.above(bytes, line.lowerBound, indent),
      side != nil || Self.isUsual(bytes, line.lowerBound, limit)
    {
      side = .above
      return object
    }
    guard side != .above, let object = Self.below(bytes, next, limit, indent),
      side != nil || isOfMethod(bytes, message) || Self.isUsual(bytes, line.lowerBound, limit)
    else { return nil }
    side = .below
    return object
  }

  /// `-[UIViewController viewDidLoad]`, `-[BaseVC viewDidLoad]`: whether a message is a method of a class that others inherit from.
  func isOfMethod(_ bytes: Span<UInt8>, _ message: Int) -> Bool {
    guard bytes.has("-[", at: message, before: bytes.count) else { return false }
    let name = message + 2
    return BaseClass.isBase(
      bytes, NamePlace(start: name, end: bytes.endOfWord(from: name, to: bytes.count)))
  }

  private static func above(_ bytes: Span<UInt8>, _ start: Int, _ indent: Int) -> NamePlace? {
    guard start > 1, bytes[start - 2] == UInt8(ascii: ">") || bytes[start - 2] == 0x0D else { return nil }
    let first = ByteScan.lastEnd(
      LineReader.newline, in: bytes, from: max(0, start - longestLine), to: start - 1)
    return object(bytes, first..<start - 1, indent)
  }

  private static func below(_ bytes: Span<UInt8>, _ next: Int, _ limit: Int, _ indent: Int) -> NamePlace? {
    guard bytes.at(next + indent) == UInt8(ascii: "<"), next + indent < limit else { return nil }
    let end = ByteScan.first(LineReader.newline, in: bytes, from: next, to: limit)
    return object(bytes, next..<end, indent)
  }

  /// The controller whose description a line is, behind no more than the call's own line has before its message.
  private static func object(_ bytes: Span<UInt8>, _ line: Range<Int>, _ indent: Int) -> NamePlace? {
    let end = bytes.trimmedEnd(from: line.lowerBound, to: line.upperBound)
    guard let (object, open) = ObjectText.ending(bytes, at: end, from: line.lowerBound),
      object.instance.isSome,
      open - line.lowerBound == indent, ControllerName.isOne(bytes, object)
    else { return nil }
    return object
  }

  /// Whether there is more than one such line around an offset: a single one may be what was printed in a call.
  private static func isUsual(_ bytes: Span<UInt8>, _ offset: Int, _ limit: Int) -> Bool {
    let last = min(limit, offset + reach)
    var (line, count) = (max(0, offset - reach), 0)
    while line < last, count < 2 {
      let end = ByteScan.first(LineReader.newline, in: bytes, from: line, to: last)
      let open = ByteScan.first(UInt8(ascii: "<"), in: bytes, from: line, to: end)
      if open < end, object(bytes, line..<end, open - line) != nil { count += 1 }
      line = end + 1
    }
    return count > 1
  }
}
