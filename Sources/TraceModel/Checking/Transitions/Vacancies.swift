/// An inferred transition that still lacks a side.
struct Vacancy: Sendable {
  var transition: RunningIndex
  var side: Side
}

/// The inferred transitions that still lack a side, the oldest first.
struct Vacancies: Sendable {
  private var list: [Vacancy] = []

  var count: Int { list.count }
  var isEmpty: Bool { list.isEmpty }
  @inline(__always)
  var indices: Range<Int> { list.indices }

  @inline(__always)
  subscript(index: Int) -> Vacancy { list[index] }

  /// Whether one lacks a side.
  func lack(_ side: Side) -> Bool { list.contains { $0.side == side } }

  /// How many lack a side.
  func countLacking(_ side: Side) -> Int { list.count { $0.side == side } }

  mutating func append(_ vacancy: Vacancy) { list.append(vacancy) }

  /// Whether a transition lacks a side.
  @inline(__always)
  func hold(_ transition: RunningIndex) -> Bool { index(of: transition) != nil }

  /// The index of a transition.
  @inline(__always)
  func index(of transition: RunningIndex) -> Int? { list.firstIndex { $0.transition == transition } }

  /// Puts one first.
  mutating func prefer(_ index: Int) { list.insert(list.remove(at: index), at: 0) }

  /// Takes one out; the others keep their order.
  @inline(__always)
  mutating func close(at index: Int) { list.close(at: index) }
}
