/// Reads what follows an event's word in the canonical notation:
/// `Other@0x7f40 style=pageSheet animated=true`.
struct EventArguments {
  /// The words before the first key.
  var objectText: Range<Int>?
  /// Whether there are keys, known or not.
  var haveKeys = false
  /// Keys that could not be read.
  var broken = 0

  /// Reads the keys into an event and keeps where the other words are.
  static func read(
    _ bytes: Span<UInt8>, from start: Int, to end: Int, into event: inout Event, _ names: inout NameTable
  ) -> EventArguments {
    var arguments = EventArguments()
    var offset = bytes.skipBlanks(from: start, to: end)
    while offset < end {
      let (equals, behind) = endOfWord(bytes, offset, end)
      if equals > offset, equals < behind {
        arguments.haveKeys = true
        if namesObject(bytes, offset..<equals, of: event.kind), arguments.objectText == nil {
          arguments.objectText = equals + 1..<behind
        }
        let key = EventKey.read(bytes, offset..<equals, value: equals + 1..<behind, into: &event, &names)
        if !key { arguments.broken += 1 }
      } else {
        arguments.objectText = (arguments.objectText?.lowerBound ?? offset)..<behind
      }
      offset = bytes.skipBlanks(from: behind, to: end)
    }
    return arguments
  }

  /// `vc=`: whether a key is a delegate's label for the controller that it is told of.
  private static func namesObject(_ bytes: Span<UInt8>, _ key: Range<Int>, of kind: EventKind) -> Bool {
    CanonicalLine.hasObject(kind) && !CanonicalLine.isMark(kind) && !kind.movesToParent
      && (EventKey.equals(bytes, key, "vc") || EventKey.equals(bytes, key, "viewcontroller"))
  }

  /// The first equals sign of the word at an offset, or its end, and its end. A blank inside `<…>` ends no word.
  private static func endOfWord(_ bytes: Span<UInt8>, _ start: Int, _ end: Int) -> (Int, Int) {
    if bytes[start] == UInt8(ascii: "<"), let (_, behind) = ObjectText.starting(bytes, at: start, to: end) {
      return (behind, max(behind, start + 1))
    }
    var offset = start
    var equals: Int?
    while offset < end, !bytes[offset].isBlank {
      if bytes[offset] == UInt8(ascii: "="), equals == nil {
        equals = offset
        // `vc=<Shop.HomeVC: 0x10>`
        if let (_, behind) = ObjectText.starting(bytes, at: offset + 1, to: end) { return (offset, behind) }
      }
      offset += 1
    }
    return (equals ?? offset, offset)
  }
}
