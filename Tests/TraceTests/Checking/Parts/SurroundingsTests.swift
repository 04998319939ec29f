import Testing

@testable import TraceModel

/// Windows, children and forwarding, each asked alone.
@Suite struct SurroundingsTests {
  private func who(_ number: UInt32) -> Participant { Participant(name: Symbol(index: number)) }

  @Test func `the key window is the one that was made key, else the newest`() {
    var windows = Windows()
    windows.setRoot(Seat(who: who(10)), of: who(1), line: 1)
    windows.setRoot(nil, of: who(2), line: 2)
    #expect(windows.key?.window == who(2))
    windows.makeKey(who(1))
    #expect(windows.key?.root.who == who(10) && windows.count == 2)
  }

  @Test func `a child has one parent, and those that are no more are forgotten`() {
    var instances = InstanceTable()
    let indices = (1...4).map { instances.add(Symbol(index: $0), .none, line: 1) }
    let all = indices.map { instances.reference($0) }
    var containment = Containment()
    containment.attach(all[0], to: all[2], line: 1, instances)
    containment.attach(all[0], to: all[3], line: 1, instances)
    #expect(containment.children(of: all[2]).isEmpty && containment.children(of: all[3]) == [all[0]])
    instances.remove(indices[0])
    containment.attach(all[1], to: all[3], line: 1, instances)
    #expect(containment.children(of: all[3]) == [all[1]])
    containment.detach(all[1])
    #expect(containment.isEmpty == true)
  }

  @Test func `what was said ahead is taken once, and what was said last stands`() {
    let child = InstanceRef(index: InstanceIndex(index: 0), generation: 0)
    var said = SaidAhead()
    said.note(SaidAhead.Child(child: child, parent: who(1), line: 1))
    said.note(SaidAhead.Child(child: child, parent: who(2), line: 2))
    #expect(said.takeChildren(of: who(1)).isEmpty)
    #expect(said.takeChildren(of: who(2)).map(\.line) == [2])
    said.note(SaidAhead.Setting(who: who(3), modal: true, line: 3))
    said.note(SaidAhead.Setting(who: who(3), modal: false, line: 4))
    #expect(said.takeSetting(of: who(3))?.modal == false)
    #expect(said.takeSetting(of: who(3)) == nil && said.isEmpty == true)
  }

  @Test func `the same value twice, or an end twice, does not balance`() {
    let (instances, child) = (InstanceTable(), InstanceRef(index: InstanceIndex(index: 0), generation: 0))
    var forwardings = Forwardings()
    #expect(forwardings.end(child, line: 1) == nil, "it may have begun before the log")
    #expect(forwardings.begin(child, appearing: true, line: 2, serial: 0, instances) == nil)
    #expect(forwardings.begin(child, appearing: true, line: 3, serial: 0, instances)?.line == 2)
    #expect(forwardings.end(child, line: 4) == nil)
    #expect(forwardings.end(child, line: 5)?.line == 4)
  }

  @Test func `the opposite value before the end cancels the move`() {
    let (instances, child) = (InstanceTable(), InstanceRef(index: InstanceIndex(index: 0), generation: 0))
    var forwardings = Forwardings()
    _ = forwardings.begin(child, appearing: true, line: 1, serial: 0, instances)
    #expect(forwardings.begin(child, appearing: false, line: 2, serial: 0, instances) == nil)
    #expect(forwardings.end(child, line: 3) == nil)
  }

  @Test func `forwarding to children that are no more is forgotten`() {
    var instances = InstanceTable()
    var forwardings = Forwardings()
    for number in 1...5_000 {
      let index = instances.add(Symbol(index: 1), .address(UInt64(number) * 16), line: number)
      _ = forwardings.begin(instances.reference(index), appearing: true, line: number, serial: 0, instances)
      instances.remove(index)
    }
    #expect(forwardings.count <= Forwardings.limit + 1)
  }
}
