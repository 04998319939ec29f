import Testing

@testable import TraceModel

@Suite struct StepQueueTests {
  @Test func `events come out in their order once as many as are waited for came behind them`() {
    var generator = SeededGenerator(seed: 5)
    var queue = StepQueue()
    var lines = 0
    var taken: [Int] = []
    while lines < 50_000 {
      let count = Int.random(in: 0...900, using: &generator)
      var steps = ContiguousArray((0..<count).map { step(atLine: lines + $0 + 1) })
      lines += count
      queue.append(&steps)
      #expect(steps.isEmpty)
      while let piece = queue.next(isOver: false) {
        taken += piece.map(\.line)
        #expect(lines - taken.count >= 2048)
        queue.reuse(piece)
      }
      #expect(lines - taken.count < 2048 + 2 * 900)
    }
    while let piece = queue.next(isOver: true) { taken += piece.map(\.line) }
    #expect(taken == Array(1...lines))
  }

  private func step(atLine line: Int) -> BriefStep {
    BriefStep(line: line, kind: .viewDidLoad, name: Symbol(index: 1))
  }
}
