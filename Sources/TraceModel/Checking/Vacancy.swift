/// A transition told from the order alone that still lacks a side.
struct Vacancy: Sendable {
  var transition: Int
  var side: Side
}

extension ContiguousArray<Vacancy> {
  /// Takes one out; the others keep their order. They are few, and each is cheaper to move than a call that moves them.
  @inline(__always)
  mutating func close(at index: Int) {
    do {
      var places = mutableSpan
      for place in index..<places.count - 1 { places[place] = places[place + 1] }
    }
    removeLast()
  }
}
