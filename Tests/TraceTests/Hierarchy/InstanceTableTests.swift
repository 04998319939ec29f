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
    #expect(table.releasedLine(of: name, .address(0x10)) == 2)
    #expect(table.items.count == InstanceTable.deadKept + 1, "entries are used again")
  }

  @Test func `one that lives at an address was not released there`() {
    var table = InstanceTable()
    let one = table.add(name, .address(0x10), line: 1)
    #expect(table.releasedLine(of: name, .address(0x10)) == nil)
    die(one, line: 2, &table)
    #expect(table.releasedLine(of: name, .address(0x10)) == 2)
    #expect(table.releasedLine(of: Symbol(index: 8), .address(0x10)) == nil)
    table.remove(one)
    _ = table.add(name, .address(0x10), line: 5)
    #expect(table.releasedLine(of: name, .address(0x10)) == nil)
  }

  @Test func `the graveyard forgets those that died first`() {
    var graveyard = Graveyard()
    for number in 0...Graveyard.capacity { graveyard.bury(name, .address(UInt64(number)), line: number + 1) }
    #expect(graveyard.line(of: name, .address(0)) == nil)
    #expect(graveyard.line(of: name, .address(1)) == 2)
    #expect(graveyard.line(of: name, .address(UInt64(Graveyard.capacity))) == Graveyard.capacity + 1)
    graveyard.bury(name, .address(1), line: 99)
    #expect(graveyard.line(of: name, .address(1)) == 99)
  }

  @Test(arguments: 1...4 as ClosedRange<UInt64>)
  func `an index of keys finds what a dictionary finds, whatever is added and removed`(_ seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var (index, plain) = (KeyIndex(), [Participant: Int]())
    for step in 0..<20_000 {
      let who = Participant(
        name: Symbol(index: .random(in: 1...4, using: &random)),
        instance: .address(.random(in: 0..<200, using: &random) * 64))
      if plain.removeValue(forKey: who) != nil {
        index.remove(who.name, who.instance)
      } else {
        index.insert(who.name, who.instance, at: step)
        plain[who] = step
      }
      let other = Participant(name: who.name, instance: .address(.random(in: 0..<200, using: &random) * 64))
      guard index.place(of: other.name, other.instance) == plain[other] else {
        Issue.record("seed \(seed), step \(step)")
        return
      }
    }
    #expect(plain.allSatisfy { index.place(of: $0.key.name, $0.key.instance) == $0.value }, "seed \(seed)")
  }

  private func die(_ index: Int, line: Int, _ table: inout InstanceTable) {
    table[index].lastLine = line
    table.bury(index)
  }
}
