/// The shapes that instrumented apps print by the million, read straight from the message's beginning:
/// `[Name@0x7f40] viewDidLoad`, `<Shop.Name: 0x7f40> viewDidLoad` and `<Shop.Name: 0x7f40> -[Name viewDidLoad]`, all
/// perhaps behind a tag.
///
/// Only names that were met before are read here: those have been judged once. Whatever is in doubt is left to the
/// long way, which reads the same.
enum QuickLine {
  /// The event that a message is, if it has one of these shapes and nothing else.
  @inline(__always)
  static func read(
    _ bytes: Span<UInt8>, from start: Int, to end: Int, _ keywords: borrowing EventKeywords,
    _ names: borrowing NameTable
  ) -> (EventKind, Participant)? {
    guard end - start > 6 else { return nil }
    if bytes[start] == UInt8(ascii: "<") { return object(bytes, start, end, keywords, names) }
    guard bytes[start] == UInt8(ascii: "[") else { return nil }
    let close = ByteScan.first(UInt8(ascii: "]"), in: bytes, from: start, to: end)
    guard close + 2 < end, bytes[close + 1] == UInt8(ascii: " ") else { return nil }
    if bytes[close + 2] == UInt8(ascii: "<") { return object(bytes, close + 2, end, keywords, names) }
    return bracketed(bytes, start + 1, close, end, keywords, names)
  }

  @inline(__always)
  private static func bracketed(
    _ bytes: Span<UInt8>, _ start: Int, _ close: Int, _ end: Int, _ keywords: borrowing EventKeywords,
    _ names: borrowing NameTable
  ) -> (EventKind, Participant)? {
    guard let kind = keywords.kind(bytes, from: close + 2, to: end), bytes[close + 2] & 0x20 != 0,
      let subject = subject(bytes, start, close, names)
    else { return nil }
    return (kind, subject)
  }

  /// `Name` or `Name@0x7f40`, met before.
  @inline(__always)
  private static func subject(
    _ bytes: Span<UInt8>, _ start: Int, _ close: Int, _ names: borrowing NameTable
  ) -> Participant? {
    guard let (key, address) = addressEnding(bytes, at: close, from: start) else {
      // `[Debug]` names nobody, even where a controller of that name was met.
      if close - start <= LogLevel.longest, LogLevel.isLevel(bytes, from: start, to: close) { return nil }
      return names.find(bytes, from: start, to: close).map { Participant(name: $0) }
    }
    guard address > start, bytes[address - 1] == UInt8(ascii: "@") else { return nil }
    return names.find(bytes, from: start, to: address - 1).map { Participant(name: $0, instance: key) }
  }

  /// The event and the subject of a canonical message, and the place of its arguments.
  static func readHead(
    _ bytes: Span<UInt8>, from start: Int, to end: Int, _ keywords: borrowing EventKeywords,
    _ names: borrowing NameTable
  ) -> (EventKind, Participant, Int)? {
    guard end - start > 6, bytes[start] == UInt8(ascii: "[") else { return nil }
    let close = ByteScan.first(UInt8(ascii: "]"), in: bytes, from: start, to: end)
    guard close + 2 < end, bytes[close + 1] == UInt8(ascii: " "), bytes[close + 2] & 0x20 != 0 else {
      return nil
    }
    let blank = ByteScan.first(UInt8(ascii: " "), in: bytes, from: close + 2, to: end)
    guard blank < end, blank - close < 64, let kind = keywords.kind(bytes, from: close + 2, to: blank),
      let subject = subject(bytes, start + 1, close, names)
    else { return nil }
    return (kind, subject, blank)
  }

  @inline(__always)
  private static func object(
    _ bytes: Span<UInt8>, _ open: Int, _ end: Int, _ keywords: borrowing EventKeywords,
    _ names: borrowing NameTable
  ) -> (EventKind, Participant)? {
    let close = ByteScan.first(UInt8(ascii: ">"), in: bytes, from: open, to: end)
    guard close + 2 < end, bytes[close + 1] == UInt8(ascii: " "),
      let (key, address) = addressEnding(bytes, at: close, from: open), address - open > 3,
      bytes[address - 1] == UInt8(ascii: " "), bytes[address - 2] == UInt8(ascii: ":")
    else { return nil }
    if bytes[close + 2] == UInt8(ascii: "-") {
      let own = ByteScan.lastEnd(UInt8(ascii: "."), in: bytes, from: open + 1, to: address - 2)
      guard own != open + 2,
        let (kind, name) = method(bytes, close + 2, end, ofClass: own..<address - 2, keywords, names)
      else {
        return nil
      }
      return (kind, Participant(name: name, instance: key))
    }
    guard let kind = keywords.kind(bytes, from: close + 2, to: end), kind.isLifecycle, kind != .initialized
    else { return nil }
    return name(bytes, open + 1, address - 2, names).map { (kind, Participant(name: $0, instance: key)) }
  }

  /// `-[Name viewWillAppear:]` of the class that the object is of: in a base class the long way decides who is meant.
  @inline(never)
  private static func method(
    _ bytes: Span<UInt8>, _ start: Int, _ end: Int, ofClass own: Range<Int>,
    _ keywords: borrowing EventKeywords,
    _ names: borrowing NameTable
  ) -> (EventKind, Symbol)? {
    let blank = start + 2 + own.count
    guard blank + 2 < end, bytes[start + 1] == UInt8(ascii: "["), bytes[end - 1] == UInt8(ascii: "]"),
      bytes[blank] == UInt8(ascii: " "),
      ByteScan.equal(bytes, at: start + 2, bytes, at: own.lowerBound, count: own.count)
    else { return nil }
    let hasArgument = bytes[end - 2] == UInt8(ascii: ":")
    guard let kind = keywords.kind(bytes, from: blank + 1, to: hasArgument ? end - 2 : end - 1),
      kind.isLifecycle,
      hasArgument == kind.takesAnimated, kind != .initialized
    else { return nil }
    return names.find(bytes, from: own.lowerBound, to: own.upperBound).map { (kind, $0) }
  }

  /// A name, perhaps behind its module.
  @inline(__always)
  private static func name(
    _ bytes: Span<UInt8>, _ start: Int, _ end: Int, _ names: borrowing NameTable
  ) -> Symbol? {
    if let name = names.find(bytes, from: start, to: end) { return name }
    let module = ByteScan.lastEnd(UInt8(ascii: "."), in: bytes, from: start, to: end)
    return module > start + 1 ? names.find(bytes, from: module, to: end) : nil
  }

  /// The address that ends at a place, and where it begins.
  @inline(__always)
  private static func addressEnding(_ bytes: Span<UInt8>, at end: Int, from start: Int) -> (InstanceKey, Int)?
  {
    guard let (value, count) = HexDigits.ending(bytes, at: end), count < 16, value != 0 else { return nil }
    let place = end - count
    guard place - start > 2, bytes[place - 1] == UInt8(ascii: "x"), bytes[place - 2] == UInt8(ascii: "0")
    else { return nil }
    return (.address(value), place - 2)
  }
}
