import Testing

@testable import TraceModel

/// A coordinator's life, told to the part alone.
@Suite struct CoordinatorsTests {
  private let app = Participant(name: Symbol(index: 1))
  private let checkout = Participant(name: Symbol(index: 2))
  private let payment = Seat(
    who: Participant(name: Symbol(index: 3)),
    instance: InstanceRef(index: InstanceIndex(index: 0), generation: 0))

  /// A coordinator that was added, was started and shows a screen.
  private func showing() -> Coordinators {
    var coordinators = Coordinators()
    _ = coordinators.add(checkout, to: app, line: 1)
    coordinators.start(checkout, line: 2)
    coordinators.show(payment, by: checkout)
    return coordinators
  }

  private func sight(_ change: (inout ScreenSight) -> Void) -> ScreenSight {
    var sight = ScreenSight(seat: payment, name: payment.who.name, isBound: true, ownSince: .max)
    change(&sight)
    return sight
  }

  @Test func `who is finished twice is told with the line of the first time`() {
    var coordinators = showing()
    #expect(coordinators.finish(checkout, line: 5, []) == nil)
    guard case .finishedTwice(let coordinator, again: 6)? = coordinators.finish(checkout, line: 6, []) else {
      Issue.record("not told")
      return
    }
    #expect(coordinator.finishedLine == 5)
  }

  @Test func `who is finished while a screen is in the stack is judged when the next move is over`() {
    for doubts in [Doubts(), Doubts(.mayHaveGoneBack)] {
      var coordinators = showing()
      #expect(coordinators.finish(checkout, line: 5, [sight { $0.isStanding = true }]) == nil)
      #expect(coordinators.takeClosing(before: 5).isEmpty, "it may close at once")
      let closing = coordinators.takeClosing(before: 6)
      #expect(closing.map(\.screen) == [payment] && closing.map(\.line) == [5])
      guard
        case .finishedEarly(_, screen: payment.who.name, line: 5, .inStack, doubts)? = coordinators.takeBack(
          payment.who.name, of: checkout, .inStack(coveredSince: 0, backAt: 0), doubts)
      else {
        Issue.record("\(doubts) is not told")
        continue
      }
    }
  }

  @Test func `a name that may be another's is not surely a coordinator's own screen`() {
    var coordinators = showing()
    _ = coordinators.finish(checkout, line: 5, [sight { $0.isStanding = true }])
    let begin = coordinators.takeClosing(before: 6).first?.beginLine ?? 0
    #expect(sight { $0.ownSince = 0 }.doubts(since: begin) == Doubts(.namesakeMayHide))
    #expect(sight { _ in }.doubts(since: begin).isEmpty)
  }

  @Test func `who is not finished once its last screen is released leaks when the next transition ends`() {
    var coordinators = showing()
    coordinators.note(PopMark(container: app, kind: .popToRoot, line: 3))
    coordinators.release(ReleasedScreen(seat: payment, ownSince: .max), line: 4)
    #expect(coordinators.collect(afterMoveFrom: 3).isEmpty, "it began before that")
    guard
      case .leaked(let coordinator, .unknown, let wayOut)? = coordinators.collect(
        afterMoveFrom: 5
      ).first
    else {
      Issue.record("not told")
      return
    }
    #expect(coordinator.emptySince == 4 && coordinator.doubts.isEmpty && wayOut?.kind == .popToRoot)
    #expect(coordinators.collect(afterMoveFrom: 6).isEmpty, "told once")
  }

  @Test func `who is released while its screen lives is not retained`() {
    var coordinators = showing()
    guard case .notRetained? = coordinators.release(checkout, line: 5, [sight { _ in }]) else {
      Issue.record("not told")
      return
    }
    #expect(coordinators.knows(checkout) == false)
  }

  @Test func `who is released when its screen goes did all right`() {
    var coordinators = showing()
    #expect(coordinators.release(checkout, line: 5, [sight { $0.isLeaving = true }]) == nil)
  }

  @Test func `who is released before its screen begins is told when that begins`() {
    var coordinators = showing()
    #expect(coordinators.release(checkout, line: 5, [sight { $0.isBound = false }]) == nil)
    #expect(coordinators.awaitsScreens == true)
    guard case .notRetained(_, screen: payment.who.name, line: 5)? = coordinators.begin(payment.who) else {
      Issue.record("not told")
      return
    }
    #expect(coordinators.awaitsScreens == false)
  }

  @Test func `a pop of one container is not forgotten for that of another`() {
    var coordinators = showing()
    coordinators.note(PopMark(container: app, kind: .pop, line: 3))
    coordinators.note(PopMark(container: checkout, kind: .pop, line: 4))
    #expect(coordinators.hasPopped(app, after: 2) == true && coordinators.hasPopped(app, after: 3) == false)
    #expect(coordinators.hasPopped(checkout, after: 3) == true)
  }
}
