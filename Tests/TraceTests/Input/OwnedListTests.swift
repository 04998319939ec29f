import Testing

@testable import TraceModel

@Suite struct OwnedListTests {
  @Test func `it keeps what is added when it has to grow, and elements change where they are`() {
    var list = OwnedList<Int>(room: 2)
    for number in 0..<100 { list.append(number) }
    list[7] += 1_000
    list.makeRoom(for: 5)
    #expect(list.count == 100 && list.indices.map { list[$0] } == (0..<100).map { $0 == 7 ? 1_007 : $0 })
  }

  @Test func `one that is taken out leaves the others in their order`() {
    var list = OwnedList<Int>()
    for number in 0..<5 { list.append(number) }
    list.close(at: 1)
    list.close(at: 3)
    #expect(list.indices.map { list[$0] } == [0, 2, 3])
    #expect(list.removeLast() == 3)
    _ = (list.removeLast(), list.removeLast())
    #expect(list.isEmpty == true)
  }

  @Test func `what its elements hold is let go with it`() {
    final class Watch: Sendable {}
    weak var watch: Watch?
    do {
      var list = OwnedList<Watch>(room: 1)
      let one = Watch()
      watch = one
      for _ in 0..<3 { list.append(one) }
      list.close(at: 0)
    }
    #expect(watch == nil)
  }
}
