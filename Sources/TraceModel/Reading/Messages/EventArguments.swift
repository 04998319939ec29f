/// Reads what follows an event's word in the canonical notation:
/// `Other@0x7f40 style=pageSheet animated=true`.
struct EventArguments {
  /// The words before the first key.
  var objectText: Range<Int>?
  /// Keys that could not be read.
  var broken = 0

  /// Reads the keys into an event and keeps where the other words are.
  static func read(
    _ bytes: Span<UInt8>, from start: Int, to end: Int, into event: inout Event, _ names: inout NameTable
  ) -> EventArguments {
    var arguments = EventArguments()
    var place = bytes.skipBlanks(from: start, to: end)
    while place < end {
      let (equals, behind) = endOfWord(bytes, place, end)
      if equals > place, equals < behind {
        let key = EventKey.read(bytes, place..<equals, value: equals + 1..<behind, into: &event, &names)
        if !key { arguments.broken += 1 }
      } else {
        arguments.objectText = (arguments.objectText?.lowerBound ?? place)..<behind
      }
      place = bytes.skipBlanks(from: behind, to: end)
    }
    return arguments
  }

  /// The first equals sign of the word at a place, or its end, and its end. A blank inside `<…>` ends no word.
  private static func endOfWord(_ bytes: Span<UInt8>, _ start: Int, _ end: Int) -> (Int, Int) {
    if bytes[start] == UInt8(ascii: "<"), let (_, behind) = ObjectText.starting(bytes, at: start, to: end) {
      return (behind, max(behind, start + 1))
    }
    var place = start
    var equals: Int?
    while place < end, !bytes[place].isBlank {
      if bytes[place] == UInt8(ascii: "="), equals == nil { equals = place }
      place += 1
    }
    return (equals ?? place, place)
  }
}
