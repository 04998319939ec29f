/// The few live instances that are known by one name only. Held in place, so that looking costs nothing.
struct Namesakes: Sendable {
  private var places = SIMD16<Int32>(repeating: -1)
  private(set) var count = 0

  /// How many live instances of one name are told apart without addresses.
  static let limit = 16

  var isEmpty: Bool { count == 0 }

  subscript(index: Int) -> Int { Int(places[index]) }

  /// The places, for those who look at all of them.
  var all: [Int] { (0..<count).map { Int(places[$0]) } }

  /// Adds one; there must be room.
  mutating func append(_ place: Int) {
    places[count] = Int32(place)
    count += 1
  }

  mutating func remove(_ place: Int) {
    guard let index = (0..<count).first(where: { places[$0] == Int32(place) }) else { return }
    for next in index..<(count - 1) { places[next] = places[next + 1] }
    count -= 1
  }
}
