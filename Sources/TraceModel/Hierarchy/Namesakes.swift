/// The places of the few live instances that are known by one name only. Held in place, so that looking costs nothing.
struct Namesakes: RandomAccessCollection, Sendable {
  private var places = SIMD16<Int32>(repeating: -1)
  private(set) var count = 0

  /// How many live instances of one name are told apart without addresses.
  static let limit = 16

  var startIndex: Int { 0 }
  var endIndex: Int { count }

  subscript(index: Int) -> Int { Int(places[index]) }

  /// Adds one; there must be room.
  mutating func append(_ place: Int) {
    places[count] = Int32(place)
    count += 1
  }

  mutating func remove(_ place: Int) {
    guard let index = firstIndex(of: place) else { return }
    for next in index..<(count - 1) { places[next] = places[next + 1] }
    count -= 1
  }
}
