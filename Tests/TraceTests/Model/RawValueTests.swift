import Testing

@testable import TraceModel

/// Masks are made of raw values, so the order of cases carries meaning that no compiler checks: a case that is put in
/// between must fail here, not change what is judged.
@Suite struct RawValueTests {
  @Test func `every event has a bit of its own in a mask of 64`() {
    #expect(EventKind.allCases.count <= 64)
    #expect(EventKind.allCases.reduce(0) { $0 | $1.bit }.nonzeroBitCount == EventKind.allCases.count)
  }

  @Test func `a name that is written out is that of its case`() {
    #expect(TransitionKind.allCases.map(\.name) == TransitionKind.allCases.map { "\($0)" })
    #expect(TransitionOutcome.allCases.map(\.name) == TransitionOutcome.allCases.map { "\($0)" })
    #expect(TransitionTrigger.allCases.map(\.name) == TransitionTrigger.allCases.map { "\($0)" })
    #expect(PresentationStyle.allCases.map(\.name) == PresentationStyle.allCases.map { "\($0)" })
    #expect(Severity.allCases.map(\.name) == Severity.allCases.map { "\($0)" })
    let own: [EventKind: String] = [.initialized: "init", .deinitialized: "deinit"]
    #expect(EventKind.allCases.map(\.name) == EventKind.allCases.map { own[$0] ?? "\($0)" })
    let keys = EventFlags.Key.allCases
    #expect(keys.map(\.name) == keys.map { $0 == .zoom ? "transition" : "\($0)" })
  }

  @Test func `every slot has a bit of its own in a mask of 32`() {
    #expect(Slot.allCases.count <= 32)
    #expect(Slot.allCases.reduce(0) { $0 | $1.bit }.nonzeroBitCount == Slot.allCases.count)
  }

  @Test func `every kind of transition has a bit of its own in a mask of 32`() {
    #expect(TransitionKind.allCases.count <= 32)
    #expect(
      TransitionKind.allCases.reduce(0) { $0 | $1.bit }.nonzeroBitCount == TransitionKind.allCases.count)
  }

  @Test func `a life goes from init to deinit, and nothing else is of it`() {
    let life: [EventKind] = [
      .initialized, .loadView, .viewDidLoad, .viewWillAppear, .viewIsAppearing, .viewWillLayoutSubviews,
      .viewDidLayoutSubviews, .viewDidAppear, .viewWillDisappear, .viewDidDisappear, .deinitialized,
    ]
    #expect(EventKind.allCases.filter(\.isLifecycle) == life)
    #expect(EventKind.allCases.filter(\.isBeginning) == [.initialized, .loadView, .viewDidLoad])
    #expect(EventKind.viewWillAppear.earlierInLife == EventKind.beginnings)
    let beforeDisappearing: [EventKind] = [.viewWillAppear, .viewIsAppearing, .viewDidAppear]
    #expect(
      EventKind.viewWillDisappear.earlierInLife
        == beforeDisappearing.reduce(EventKind.beginnings) { $0 | $1.bit })
  }

  @Test func `the calls of a presentation's delegate are these four`() {
    let calls: [EventKind] = [
      .presentationControllerShouldDismiss, .presentationControllerWillDismiss,
      .presentationControllerDidDismiss, .presentationControllerDidAttemptToDismiss,
    ]
    #expect(EventKind.allCases.filter(\.isPresentationDelegate) == calls)
  }

  @Test func `what a class logs is numbered by the four appearance callbacks`() {
    for kind in EventKind.allCases {
      let record = ClassRecord(logged: kind.bit)
      let callback = AppearanceCallback(kind).flatMap { $0 == .viewIsAppearing ? nil : $0 }
      #expect(record.loggedCallbacks == callback.map { 1 << Int($0.rawValue) } ?? 0, "\(kind)")
    }
  }

  @Test func `a set of logged callbacks gives their slots, of the incoming side first`() {
    for (index, side) in [Side.incoming, .outgoing].enumerated() {
      for callback in AppearanceCallback.allCases where callback != .viewIsAppearing {
        let slots = SlotSet.logged[index * 16 + 1 << Int(callback.rawValue)]
        #expect(slots.bits == callback.slot(side).bit, "\(callback) of \(side)")
      }
    }
  }

  @Test func `each callback has a line of its own`() {
    var lines = AppearanceLines()
    for callback in AppearanceCallback.allCases { lines[callback] = UInt32(callback.rawValue) + 10 }
    for callback in AppearanceCallback.allCases { #expect(lines[callback] == UInt32(callback.rawValue) + 10) }
  }

  @Test
  func
    `each will-callback and did-callback of a side has one index in the pressed bits, and no other slot has any`()
  {
    var taken = 0
    for slot in Slot.allCases {
      let isCore =
        slot.side != nil
        && slot.event.flatMap { AppearanceCallback($0) } ?? .viewIsAppearing != .viewIsAppearing
      let pressed = CompiledCatalogue.core(slot.bit)
      #expect(pressed.nonzeroBitCount == (isCore ? 1 : 0) && pressed & taken == 0, "\(slot)")
      taken |= pressed
    }
    #expect(taken == 0xFF)
  }

  @Test func `a will-callback has an even number, and is followed by its did-callback`() {
    #expect(AppearanceCallback.allCases.filter(\.isWill) == [.viewWillAppear, .viewWillDisappear])
    #expect(
      AppearanceCallback.allCases.map(\.next) == [.appearing, .appeared, .disappearing, .hidden, .appearing])
  }

  @Test func `what is told of a trace has a bit for each way`() {
    let all: [Telling] = [
      .records, .sketches, .outlines, .steps, .briefSteps, .asides, .appRules, .ruleMarks,
    ]
    #expect(all.reduce(0) { $0 | $1.rawValue }.nonzeroBitCount == all.count)
    #expect(Telling.transitions.isDisjoint(with: .events))
  }
}
