/// One side while it is being folded.
struct FoldedSide {
  private(set) var run: UnfoldedRun
  private let digests: SideDigests
  /// The lives by the numbers of their names.
  private(set) var livesByName: [UInt64: [Int]] = [:]
  private var isNeeded: ContiguousArray<Bool>

  init(_ run: UnfoldedRun, _ digests: SideDigests) {
    self.run = run
    self.digests = digests
    isNeeded = ContiguousArray(repeating: false, count: run.transitions.count)
    for (index, life) in run.lives.enumerated() {
      livesByName[digests.names[Int(life.name)], default: []].append(index)
    }
  }

  // MARK: Long lives

  /// The lives of a name that aren't over.
  func openLives(_ name: UInt64) -> [Int] {
    (livesByName[name] ?? []).filter { !run.lives[$0].isOver }
  }

  /// A number for an open life: equal for the same one of the other side.
  ///
  /// - Parameter isOnly: whether there is no other of that name on either side.
  func identity(of index: Int, isOnly: Bool) -> UInt64 {
    let life = run.lives[index]
    if life.pair != 0 { return UInt64(life.pair) << 32 }
    return isOnly ? 0 : UInt64(life.ordinal)
  }

  /// The segments of a life behind its last fold, up to the first that is not settled.
  func unfolded(_ life: Int) -> Range<Int> {
    let settled = run.settled(run.lives[life])
    guard let fold = run.segments[settled].lastIndex(where: \.isFold) else { return settled }
    return fold + 1..<settled.upperBound
  }

  /// The numbers of segments.
  func contents(_ range: Range<Int>) -> ContiguousArray<UInt64> {
    ContiguousArray(run.segments[range].map { digests.of($0, in: run) })
  }

  /// Whether a segment comes right after a fold.
  func followsFold(_ index: Int, _ life: Int) -> Bool {
    index > run.lives[life].segments.lowerBound && run.segments[index - 1].isFold
  }

  /// Notes a stretch to let go of.
  mutating func fold(_ life: Int, _ range: Range<Int>, _ number: UInt32?, _ pair: UInt32) {
    let stand = number.map { Segment.fold($0, line: run.segments[range.lowerBound].line) }
    run.lives[life].folds.append((range, stand))
    if run.lives[life].pair == 0 { run.lives[life].pair = pair }
  }

  // MARK: Whole lives

  /// A number for each of some lives: equal for those that are over and equal, or that go on under one ordinal.
  func shapes(_ lives: [Int]) -> ContiguousArray<UInt64> {
    ContiguousArray(lives.map(shape))
  }

  /// The number of a life.
  func shape(of index: Int) -> UInt64 {
    let life = run.lives[index]
    guard life.isOver else { return UInt64(life.pair).mixed(with: UInt64(life.ordinal) << 32 | 1) }
    return run.segments[life.segments].reduce(UInt64(life.pair) << 32 | 2) {
      $0.mixed(with: digests.of($1, in: run))
    }
  }

  /// Whether a life may be let go of as a whole where it has an equal one.
  func mayGo(_ index: Int) -> Bool {
    let life = run.lives[index]
    return life.isOver && run.settled(life) == life.segments
  }

  /// Notes which transitions are needed: those of all lives but some.
  mutating func need(allBut equal: [Int]) {
    var isEqual = ContiguousArray<Bool>(repeating: false, count: run.lives.count)
    for life in equal { isEqual[life] = true }
    for (index, life) in run.lives.enumerated() where !isEqual[index] {
      for segment in run.remaining(of: life, hasOpenEnd: false) { isNeeded[Int(segment.transition)] = true }
    }
    for transition in run.openTransitions { isNeeded[Int(transition)] = true }
    isNeeded[0] = false
  }

  /// Whether a life takes part in a transition that is needed.
  func isNeeded(_ life: Int) -> Bool {
    run.segments[run.lives[life].segments].contains { isNeeded[Int($0.transition)] }
  }

  /// Lets go of a whole life.
  mutating func foldWhole(_ life: Int) {
    run.lives[life].isFolded = true
  }
}
