import Testing

@testable import TraceModel

/// What names alone tell of a legal app, held against what its addresses tell: the app is the same, and prints the same lines
/// with addresses and without.
@Suite struct ToldByNamesTests {
  private static let seeds: ClosedRange<UInt64> = 1...24

  /// One transition as `timeline` tells it.
  private struct Told: Hashable {
    var line: Int
    var kind: TransitionKind
    var from: String?
    var to: String?

    init(_ record: TransitionRecord) {
      (line, kind, from, to) = (record.firstLine, record.kind, record.from, record.to)
    }
  }

  @Test(arguments: [(hasNamesakes: false, atLeast: 98), (hasNamesakes: true, atLeast: 94)])
  func `a log without addresses is told as the same log with them`(hasNamesakes: Bool, atLeast: Int) throws {
    var (all, alike) = (0, 0)
    for seed in Self.seeds {
      let right = try Self.told(seed, hasAddresses: true, hasNamesakes: hasNamesakes)
      let told = try Self.told(seed, hasAddresses: false, hasNamesakes: hasNamesakes)
      all += right.values.reduce(0, +)
      alike += right.reduce(0) { $0 + min($1.value, told[$1.key, default: 0]) }
    }
    #expect(alike * 100 >= all * atLeast, "\(alike) of \(all) transitions are told alike")
  }

  @Test func `of two of a name that are on the screen, the one above goes with a dismissal`() {
    let log = """
      [MenuVC] init
      [MainNav] setViewControllers MenuVC
      [MenuVC] viewDidLoad
      [MenuVC] viewWillAppear
      [MenuVC] viewIsAppearing
      [MenuVC] viewDidAppear
      [StepVC] init
      [MainNav] push StepVC animated=true
      [StepVC] viewDidLoad
      [MenuVC] viewWillDisappear
      [StepVC] viewWillAppear
      [StepVC] viewIsAppearing
      [MainNav] navigationControllerWillShow StepVC
      [MenuVC] viewDidDisappear
      [StepVC] viewDidAppear
      [MainNav] navigationControllerDidShow StepVC
      [MenuVC] init
      [StepVC] present MenuVC style=overFullScreen modalInPresentation=false
      [MenuVC] viewDidLoad
      [MenuVC] viewWillAppear
      [MenuVC] viewIsAppearing
      [MenuVC] viewDidAppear
      [StepVC] init
      [MenuVC] present StepVC style=overFullScreen modalInPresentation=false
      [StepVC] viewDidLoad
      [StepVC] viewWillAppear
      [StepVC] viewIsAppearing
      [StepVC] viewDidAppear
      [TipVC] init
      [StepVC] present TipNav style=overCurrentContext modalInPresentation=false
      [TipNav] setViewControllers TipVC
      [TipVC] viewDidLoad
      [TipVC] viewWillAppear
      [TipVC] viewIsAppearing
      [TipVC] viewDidAppear
      [StepVC] dismiss
      [TipVC] viewWillDisappear
      [StepVC] viewWillDisappear
      [MenuVC] viewWillDisappear
      [TipVC] viewDidDisappear
      [StepVC] viewDidDisappear
      [MenuVC] viewDidDisappear
      [TipVC] deinit
      [StepVC] deinit
      [MenuVC] deinit

      """
    let told = CheckedTrace(log).transitions.filter { $0.kind == .dismiss }
    #expect(told.map(\.from) == ["TipVC", "StepVC", "MenuVC"])
    #expect(told.map(\.to) == ["StepVC", "MenuVC", "StepVC"])
  }

  private static func told(_ seed: UInt64, hasAddresses: Bool, hasNamesakes: Bool) throws -> [Told: Int] {
    let level = LoggingLevel(
      title: "", hasAddresses: hasAddresses, hasNamesakes: hasNamesakes, leastFound: 0)
    let log = LegalApp.log(seed: seed, moves: 120, level: level)
    let trace = CheckedTrace(log, app: try AppDescription.text(level.configuration))
    return trace.transitions.reduce(into: [:]) { $0[Told($1), default: 0] += 1 }
  }
}
