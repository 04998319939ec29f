/// A list that nobody shares: a change of an element needn't ask first whether somebody does, as an array has to.
///
/// For what a few elements are changed of with each event of a log.
@safe
struct OwnedList<Element: Sendable>: ~Copyable, @unchecked Sendable {
  // Sound: this is the only owner of the memory, whose first `count` elements are initialized, and every index is checked.
  private var memory: UnsafeMutablePointer<Element>
  private(set) var count = 0
  private var capacity: Int

  /// An empty one, with room for some.
  init(room: Int = 16) {
    capacity = room
    unsafe memory = .allocate(capacity: room)
  }

  deinit {
    unsafe memory.deinitialize(count: count)
    unsafe memory.deallocate()
  }

  var isEmpty: Bool { count == 0 }
  var indices: Range<Int> { 0..<count }

  subscript(index: Int) -> Element {
    @inline(__always)
    _read {
      precondition(UInt(bitPattern: index) < UInt(bitPattern: count))
      yield unsafe memory[index]
    }
    @inline(__always)
    _modify {
      precondition(UInt(bitPattern: index) < UInt(bitPattern: count))
      yield unsafe &memory[index]
    }
  }

  /// Adds one behind the others.
  mutating func append(_ element: Element) {
    if count == capacity { makeRoom(for: 2 * count) }
    unsafe (memory + count).initialize(to: element)
    count += 1
  }

  /// Takes the last one out.
  @inline(__always)
  mutating func removeLast() -> Element {
    precondition(count > 0)
    count -= 1
    return unsafe (memory + count).move()
  }

  /// Takes one out; the others keep their order.
  @inline(__always)
  mutating func close(at index: Int) {
    precondition(UInt(bitPattern: index) < UInt(bitPattern: count))
    for next in index..<count - 1 { unsafe memory[next] = memory[next + 1] }
    _ = removeLast()
  }

  /// Makes room for that many in all: moving them takes time, and room costs nothing before it is used.
  @inline(never)
  mutating func makeRoom(for room: Int) {
    guard room > capacity else { return }
    let wider = UnsafeMutablePointer<Element>.allocate(capacity: room)
    unsafe wider.moveInitialize(from: memory, count: count)
    unsafe memory.deallocate()
    unsafe memory = wider
    capacity = room
  }
}
