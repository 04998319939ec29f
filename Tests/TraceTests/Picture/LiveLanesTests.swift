import Testing

@testable import TraceModel

struct LiveLanesTests {
  private func note(_ step: BriefStep, in lanes: inout LiveLanes) {
    var steps: ContiguousArray = [step]
    var span = steps.mutableSpan
    #expect(lanes.note(&span, from: 0, to: 1) == 1)
  }

  @Test func `what is where is what a dictionary says`() {
    var generator = SeededGenerator(seed: 11)
    var lanes = LiveLanes()
    var known: [LiveLanes.Key: AppearanceState] = [:]
    for line in 1...20_000 {
      var step = BriefStep(line: line, kind: .viewDidLoad, name: Symbol(index: 1))
      step.name = Symbol(index: .random(in: 1...7, using: &generator))
      step.ordinal = .random(in: 1...400, using: &generator)
      step.state = AppearanceState.allCases.randomElement(using: &generator) ?? .unknown
      if Bool.random(using: &generator) { step.kind = .deinitialized }
      step.index = Int32(step.name.index * 1000 + step.ordinal)
      let key = LiveLanes.Key(name: step.name, ordinal: step.ordinal)
      step.before = known[key]
      known[key] = step.kind == .deinitialized ? nil : step.state
      note(step, in: &lanes)
      guard line.isMultiple(of: 16) else { continue }
      #expect(lanes.namesOnScreen() == Set(known.filter(\.value.isOnScreen).map(\.key.name)))
    }
    let standing = lanes.standing { "\($0.index)" }
    #expect(standing.onScreen.count + standing.notListed == known.values.count(where: \.isOnScreen))
    #expect(standing.hidden == known.values.count { !$0.isOnScreen })
    for index in standing.onScreen {
      let key = LiveLanes.Key(
        name: Symbol(index: UInt32(index.lane.name) ?? 0), ordinal: index.lane.ordinal)
      #expect(known[key] == index.state)
    }
  }

  @Test func `of many on screen those logged of first are listed`() {
    var lanes = LiveLanes()
    for ordinal in 1...UInt32(50) {
      var step = BriefStep(line: Int(ordinal), kind: .viewDidLoad, state: .hidden, name: Symbol(index: 1))
      (step.ordinal, step.index) = (ordinal, Int32(ordinal))
      note(step, in: &lanes)
    }
    for ordinal in (1...UInt32(50)).reversed() {
      var step = BriefStep(line: 100, kind: .viewDidAppear, state: .appeared, name: Symbol(index: 1))
      (step.ordinal, step.index, step.before) = (ordinal, Int32(ordinal), .hidden)
      note(step, in: &lanes)
    }
    let standing = lanes.standing { _ in "" }
    #expect(standing.onScreen.map(\.lane.ordinal) == Array(1...12))
    #expect(standing.notListed == 38)
  }

  @Test func `a controller that went unlogged stays, and the one that takes its index is told apart`() {
    var lanes = LiveLanes()
    func step(_ ordinal: UInt32, at index: Int32, _ state: AppearanceState, _ before: AppearanceState?)
      -> BriefStep
    {
      BriefStep(
        line: Int(ordinal), kind: .viewDidAppear, state: state, before: before, name: Symbol(index: 1),
        ordinal: ordinal, index: index)
    }
    note(step(1, at: 0, .appeared, nil), in: &lanes)
    note(step(2, at: 0, .appeared, nil), in: &lanes)
    note(step(3, at: 1, .appeared, nil), in: &lanes)
    note(step(2, at: 0, .hidden, .appeared), in: &lanes)
    #expect(lanes.standing { _ in "" }.onScreen.map(\.lane.ordinal) == [1, 3])
    note(step(3, at: 1, .disappearing, .appeared), in: &lanes)
    note(step(4, at: 0, .appearing, nil), in: &lanes)
    let standing = lanes.standing { _ in "" }
    #expect(standing.onScreen.map(\.state) == [.appeared, .disappearing, .appearing])
    #expect(standing.hidden == 1)
  }
}
