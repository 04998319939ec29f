import Testing

@testable import TraceModel

/// What is looked through for each event must stay short, whatever a log says.
@Suite struct BoundedTablesTests {
  @Test func `of more than a limit the oldest is let go`() {
    var list: [Int] = []
    for number in 1...10 { list.append(number, keeping: 4) }
    #expect(list == [7, 8, 9, 10])
  }

  @Test func `a stack that only grows begins anew, and knows its top`() {
    var stack = NavigationStack(owner: .none)
    var deepest = 0
    for number in 1...10_000 {
      stack.push(Seat(who: Participant(name: Symbol(index: UInt32(number)))))
      deepest = max(deepest, stack.entries.count)
    }
    #expect(deepest < 1_000 && stack.top?.who.name.index == 10_000)
  }

  @Test func `coordinators without end are not all kept`() {
    var coordinators = Coordinators()
    let all = (1...10_000).map { Participant(name: Symbol(index: $0)) }
    for who in all { coordinators.start(who, line: 1) }
    #expect(coordinators.count <= Coordinators.limit)
    #expect(all.last.map { coordinators.knows($0) } == true)
  }

  @Test func `whether there was a choice is asked of those on the screen`() {
    var checker = TraceChecker(app: AppDescription(), telling: .outlines)
    checker.learn(["Shelf"])
    let life: [EventKind] = [
      .viewDidLoad, .viewWillAppear, .viewDidAppear, .viewWillDisappear, .viewDidDisappear,
    ]
    for number in 1...1_000 {
      let shelf = Participant(name: Symbol(index: 1), instance: .address(UInt64(number) * 64))
      for (index, kind) in life.enumerated() {
        checker.observe(Event(kind: kind, line: number * 5 + index, subject: shelf))
      }
    }
    #expect(checker.outbox.onScreen.isEmpty == true)
  }
}
