/// One controller's state machine, as a table: which callback breaks which rule in which state, and for which
/// classes.
///
/// A class may not log all four callbacks. Those it doesn't log may have come unseen, so each entry holds,
/// for each of the sixteen sets of logged callbacks, whether the step is a fault there.
package struct AppearanceTable: Sendable {
  /// A step that is a fault for some classes.
  package struct Entry: Equatable, Sendable {
    /// The rule that it breaks.
    package var rule: RuleID
    /// Bit n is set if it's a fault for a class that logs the callbacks of set n.
    package var faulty: UInt16
    /// The callback that should have come before, if exactly one is missing.
    package var missing: AppearanceCallback?
  }

  /// `viewIsAppearing` again on the same way in, of a class that logs how each begins. Apple, `viewIsAppearing(_:)`: it is
  /// called once each time a view appears.
  package static let isAppearingAgain = Entry(
    rule: RuleID(number: 103), faulty: sets(logging: .viewWillAppear), missing: nil)

  private let entries: ContiguousArray<Entry>
  private let legal: UInt32

  /// The table, computed from `AppearanceCallback.legalStates`.
  package static let standard = AppearanceTable()

  private init() {
    var entries: ContiguousArray<Entry> = []
    for state in AppearanceState.allCases {
      for callback in AppearanceCallback.allCases {
        entries.append(
          Entry(
            rule: Self.rule(state, callback), faulty: Self.faultySets(state, callback),
            missing: Self.missing(state, callback)))
      }
    }
    self.entries = entries
    var legal: UInt32 = 0
    for (index, pair) in AppearanceState.allCases.flatMap({ state in
      AppearanceCallback.allCases.map { $0.legalStates.contains(state) }
    }).enumerated() where pair { legal |= 1 << UInt32(index) }
    self.legal = legal
  }

  /// What a callback means in a state.
  @inline(__always)
  package func entry(_ state: AppearanceState, _ callback: AppearanceCallback) -> Entry {
    entries[Int(state.rawValue) * 5 + Int(callback.rawValue)]
  }

  /// Whether a callback is legal in a known state.
  @inline(__always)
  package func isLegal(_ state: AppearanceState, _ callback: AppearanceCallback) -> Bool {
    legal & 1 &<< UInt32(state.rawValue &* 5 &+ callback.rawValue) != 0
  }

  /// The rule that a step breaks if it's a fault.
  private static func rule(_ state: AppearanceState, _ callback: AppearanceCallback) -> RuleID {
    switch (callback, state) {
    case (.viewIsAppearing, _): RuleID(number: 107)
    case (.viewWillAppear, _): RuleID(number: 103)
    case (.viewDidAppear, .appeared), (.viewWillDisappear, .disappearing): RuleID(number: 103)
    case (.viewDidAppear, _): RuleID(number: 101)
    case (.viewWillDisappear, _): RuleID(number: 108)
    case (.viewDidDisappear, .hidden): RuleID(number: 103)
    case (.viewDidDisappear, _): RuleID(number: 102)
    }
  }

  /// The sets of logged callbacks for which no unlogged callbacks lead from the state to one where this is
  /// legal.
  private static func faultySets(_ state: AppearanceState, _ callback: AppearanceCallback) -> UInt16 {
    guard state != .unknown else { return 0 }
    var sets: UInt16 = 0
    for logged in 0..<16 where !canReach(callback.legalStates, from: state, logged: logged) {
      sets |= 1 << UInt16(logged)
    }
    return sets
  }

  /// The sets of logged callbacks that hold one.
  private static func sets(logging callback: AppearanceCallback) -> UInt16 {
    (0..<16).filter { $0 & 1 << Int(callback.rawValue) != 0 }.reduce(0) { $0 | 1 << UInt16($1) }
  }

  private static func canReach(_ goals: [AppearanceState], from start: AppearanceState, logged: Int) -> Bool {
    var reached: [AppearanceState] = [start]
    var next = 0
    while next < reached.count {
      let state = reached[next]
      next += 1
      if goals.contains(state) { return true }
      for callback in AppearanceCallback.allCases where callback != .viewIsAppearing {
        guard logged & 1 << Int(callback.rawValue) == 0, callback.legalStates.contains(state) else {
          continue
        }
        if !reached.contains(callback.next) { reached.append(callback.next) }
      }
    }
    return false
  }

  private static func missing(_ state: AppearanceState, _ callback: AppearanceCallback) -> AppearanceCallback?
  {
    AppearanceCallback.allCases.first {
      $0 != .viewIsAppearing && $0.legalStates.contains(state) && callback.legalStates.contains($0.next)
    }
  }
}
