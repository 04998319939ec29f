import Foundation
import Testing

@testable import TraceModel

/// A callback asks one word whether anything waits for it. Each part keeps its bit of that up to date.
@Suite struct WaitingTests {
  @Test func `the word agrees with the parts after each event, and each part has waited`() throws {
    var waited: Waiting = []
    for name in FixtureTests.cases {
      let log = try Data(contentsOf: FixtureTests.folder.appending(path: "\(name)/input.log"))
      waited.formUnion(try follow(log, name))
    }
    #expect(waited == Waiting(rawValue: 2_047))
  }

  /// Checks the events of a log, all as one trace's.
  ///
  /// - Returns: what waited at some time.
  private func follow(_ log: Data, _ name: String) throws -> Waiting {
    var reader = TraceReader(ByteSource.bytes(log), options: ReadOptions())
    var checker = TraceChecker(app: AppDescription())
    var batch = EventBatch()
    var waited: Waiting = []
    while try reader.read(into: &batch) {
      checker.learn(batch.newNames)
      checker.app.learn(batch.details)
      for event in batch.events {
        checker.observe(event)
        let asked = Self.asked(of: checker.judges).union(Self.asked(of: checker.app))
        let agrees =
          checker.judges.waiting.union(checker.app.waiting) == asked
          && checker.app.containers.areWaiting == Self.areWaiting(checker.app)
        if !agrees { Issue.record("\(name):\(event.line)") }
        waited.formUnion(asked)
      }
    }
    return waited
  }

  /// The judges that wait, asked one by one.
  private static func asked(of judges: borrowing Judges) -> Waiting {
    var waiting: Waiting = []
    waiting.note(.backgroundMoves, !judges.backgroundMoves.isEmpty)
    waiting.note(.callsByHand, !judges.callsByHand.isEmpty)
    waiting.note(.doubledCalls, !judges.doubledCalls.isEmpty)
    waiting.note(.levelsTakenAlong, !judges.levelsTakenAlong.isEmpty)
    waiting.note(.loneTurns, !judges.loneTurns.isEmpty)
    waiting.note(.mirroredSteps, !judges.mirroredSteps.isEmpty)
    waiting.note(.overdueMoves, !judges.overdueMoves.isEmpty)
    waiting.note(.presentersInDoubt, !judges.presentersInDoubt.isEmpty)
    return waiting
  }

  /// Whether a tab that was chosen again waits, or a screen that asked for the next.
  private static func areWaiting(_ app: borrowing ObservedApp) -> Bool {
    app.containers.tabs.reselected != nil || app.containers.tabs.isGoing || !app.containers.chain.isEmpty
  }

  /// What of the app waits, asked one by one.
  private static func asked(of app: borrowing ObservedApp) -> Waiting {
    var waiting: Waiting = []
    waiting.note(.endings, !app.endings.isEmpty)
    waiting.note(.scenes, app.scenes.areInBackground)
    waiting.note(.unseenDismissal, app.presentations.unseen != nil)
    return waiting
  }
}
