import Testing

@testable import TraceModel

/// Who lives, who died, and what is kept of the dead.
@Suite struct InstanceTableTests {
  private let name = Symbol(index: 7)

  @Test func `of one that died long ago the line of its deinit is kept, and no more`() {
    var table = InstanceTable()
    let first = table.add(name, .address(0x10), line: 1)
    let reference = table.reference(first)
    die(first, line: 2, &table)
    #expect(table.index(of: reference) == first, "one that died just now is kept whole")
    for number in 1...InstanceTable.deadKept {
      die(table.add(name, .address(0x10 + UInt64(number) * 16), line: 3), line: 4, &table)
    }
    #expect(table.index(of: reference) == nil && table.find(name, .address(0x10)) == nil)
    #expect(table.releasedLine(of: Participant(name: name, instance: .address(0x10))) == 2)
    #expect(table.items.count == InstanceTable.deadKept + 1, "entries are used again")
  }

  @Test func `an entry is two lines of a processor's cache`() {
    #expect(MemoryLayout<Instance>.stride == 128, "a field that leaves a gap costs a long trace memory")
  }

  @Test func `one that lives at an address was not released there`() {
    var table = InstanceTable()
    let one = table.add(name, .address(0x10), line: 1)
    #expect(table.releasedLine(of: Participant(name: name, instance: .address(0x10))) == nil)
    die(one, line: 2, &table)
    #expect(table.releasedLine(of: Participant(name: name, instance: .address(0x10))) == 2)
    #expect(table.releasedLine(of: Participant(name: Symbol(index: 8), instance: .address(0x10))) == nil)
    table.remove(one)
    _ = table.add(name, .address(0x10), line: 5)
    #expect(table.releasedLine(of: Participant(name: name, instance: .address(0x10))) == nil)
  }

  @Test(arguments: [false, true])
  func `the graveyard forgets those that died first, asked in between or not`(_ isAsked: Bool) {
    var graveyard = Graveyard()
    func who(_ number: Int) -> Participant { Participant(name: name, instance: .address(UInt64(number))) }
    for number in 0..<Graveyard.capacity {
      graveyard.bury(who(number), line: number + 1)
      if isAsked, number == 9 { #expect(graveyard.line(of: who(3)) == 4) }
    }
    graveyard.bury(who(1), line: 99_999)
    graveyard.bury(who(70_000), line: 100_000)
    #expect(graveyard.line(of: who(0)) == nil && graveyard.line(of: who(2)) == 3)
    #expect(graveyard.line(of: who(1)) == 99_999, "the one that died last at an address counts")
    #expect(graveyard.line(of: who(70_000)) == 100_000)
    #expect(graveyard.line(of: Participant(name: Symbol(index: 8), instance: .address(2))) == nil)
  }

  private func die(_ index: InstanceIndex, line: Int, _ table: inout InstanceTable) {
    table[index].lastLine = line
    table.bury(index)
  }
}
