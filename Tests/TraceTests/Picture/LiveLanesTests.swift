import Testing

@testable import TraceModel

struct LiveLanesTests {
  @Test func `what stands where is what a dictionary says`() {
    var generator = SeededGenerator(seed: 11)
    var lanes = LiveLanes()
    var known: [LiveLanes.Key: AppearanceState] = [:]
    for line in 1...20_000 {
      let key = LiveLanes.Key(
        name: Symbol(index: .random(in: 1...7, using: &generator)),
        ordinal: .random(in: 1...400, using: &generator))
      let state = AppearanceState.allCases.randomElement(using: &generator) ?? .unknown
      #expect(lanes.state(key) == known[key])
      if Bool.random(using: &generator) {
        #expect(lanes.move(key, to: state, line: line) == known.updateValue(state, forKey: key))
      } else {
        #expect(lanes.remove(key) == known.removeValue(forKey: key))
      }
    }
    let standing = lanes.standing { "\($0.index)" }
    #expect(standing.onScreen.count + standing.notListed == known.values.count(where: \.isOnScreen))
    #expect(standing.hidden == known.values.count { !$0.isOnScreen })
    #expect(lanes.namesOnScreen == Set(known.filter(\.value.isOnScreen).map(\.key.name)))
  }

  @Test func `of too many the hidden ones heard of longest ago are forgotten`() {
    var lanes = LiveLanes()
    for ordinal in 1...UInt32(20_000) {
      let key = LiveLanes.Key(name: Symbol(index: 1), ordinal: ordinal)
      lanes.move(key, to: ordinal == 5 ? .appeared : .hidden, line: Int(ordinal))
    }
    #expect(lanes.state(LiveLanes.Key(name: Symbol(index: 1), ordinal: 1)) == nil)
    #expect(lanes.state(LiveLanes.Key(name: Symbol(index: 1), ordinal: 5)) == .appeared)
    #expect(lanes.state(LiveLanes.Key(name: Symbol(index: 1), ordinal: 20_000)) == .hidden)
  }
}
