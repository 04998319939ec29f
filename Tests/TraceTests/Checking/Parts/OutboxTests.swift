import Testing

@testable import TraceModel

/// What is told besides findings.
@Suite struct OutboxTests {
  private func event(_ kind: EventKind, line: Int) -> Event {
    Event(kind: kind, line: line, subject: Participant(name: Symbol(index: 1)))
  }

  private func steps(_ outbox: inout Outbox) -> [ObservedStep] {
    var steps: [ObservedStep] = []
    outbox.takeSteps { steps.append($0) }
    return steps
  }

  @Test
  func `an event belongs to the transition that it was taken into, though nobody moves in that any more`() {
    var outbox = Outbox(telling: .steps)
    outbox.noteTouch(of: 7, line: 3)
    outbox.tell(event(.viewDidAppear, line: 3), of: Instance(), at: InstanceIndex(index: 0), moving: 0)
    outbox.tell(event(.viewDidAppear, line: 4), of: Instance(), at: InstanceIndex(index: 0), moving: 0)
    #expect(steps(&outbox).map(\.transition) == [7, 0])
  }

  @Test func `what a presenter asks for is not of the transition that it is still in`() {
    var outbox = Outbox(telling: .steps)
    outbox.noteTouch(of: 8, line: 3)
    outbox.tell(event(.present, line: 3), of: Instance(), at: InstanceIndex(index: 0), moving: 7)
    outbox.tell(event(.viewWillDisappear, line: 3), of: Instance(), at: InstanceIndex(index: 0), moving: 7)
    #expect(steps(&outbox).map(\.transition) == [8, 7])
  }

  @Test func `what was taken is gone`() {
    var outbox = Outbox(telling: .steps)
    outbox.tell(event(.viewDidLoad, line: 1))
    #expect(steps(&outbox).count == 1)
    #expect(steps(&outbox).isEmpty)
  }

  @Test func `the lines of findings are told to pictures alone`() {
    for telling: Telling in [.steps, .briefSteps] {
      var outbox = Outbox(telling: telling)
      outbox.flag(line: 5)
      var observations = TraceObservations()
      outbox.exchange(&observations)
      #expect(observations.flaggedLines == (telling == .briefSteps ? [5] : []))
    }
  }

  @Test func `the controllers on the screen besides one are found, and no others`() {
    var instances = InstanceTable()
    var onScreen = OnScreen()
    let indices = (1...2).map { instances.add(Symbol(index: $0), .none, line: 1) }
    for index in indices {
      instances[index].advance(.viewDidAppear, 1)
      onScreen.note(index, isShown: true)
    }
    #expect(onScreen.holdsOthers(than: indices[0], instances) == true)
    instances.remove(indices[1])
    #expect(onScreen.holdsOthers(than: indices[0], instances) == false, "it went without a word")
  }
}
