/// The object that is printed on a line of its own beside each call: `<Shop.Home: 0x10>` above `viewDidLoad()`, where an app prints
/// `self` and `#function`, or below `-[UIViewController viewDidLoad]`, where a breakpoint does.
struct ObjectBeside {
  private static let longestLine = 512

  /// Whether a log has the objects above its functions, as its first function tells. No line is looked at before it was written, so
  /// that a log which is still growing is read as the whole is.
  private var areAbove: Bool?

  /// Whose call a line is that names nobody, or a base class, by the line beside it.
  mutating func find(
    _ bytes: Span<UInt8>, _ line: Range<Int>, message: Int, next: Int, to limit: Int
  ) -> NamePlace? {
    let indent = message - line.lowerBound
    if isOfMethod(bytes, message) { return Self.below(bytes, next, limit, indent) }
    guard areAbove != false else { return nil }
    let object = Self.above(bytes, line.lowerBound, indent)
    if areAbove == nil { areAbove = object != nil }
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
}
