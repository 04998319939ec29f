/// A rule of the app in numbers: which of its conditions open, close and fill its scope.
///
/// It is read at each step while a state changes, so it is kept where nobody has to copy it.
final class AppRulePlan: Sendable {
  /// The index of the condition that closes the scope, if any.
  struct Closer: Sendable {
    var bit: UInt32

    @inline(__always)
    func isMet(in conditions: UInt32) -> Bool { conditions & bit != 0 }
  }

  /// How many conditions open the scope; they come first.
  let openers: Int
  let closer: Closer
  /// The index of the first condition of the body.
  let body: Int
  /// How many are expected.
  let expected: Int
  /// How often the body's condition may come; `nil` where that does not count.
  let most: Int?
  let expects: Bool
  let opensAtStart: Bool
  let waitsForEnd: Bool
  let within: Int64?
  /// The conditions of the body.
  let bodyBits: UInt32
  /// The conditions that are states.
  let stateBits: UInt32
  /// The conditions about the controller that the rule is bound to: as the one they are about, as the other
  /// one, and as the one that is or isn't on the screen.
  let boundFirst: UInt32
  let boundSecond: UInt32
  let shown: UInt32
  let hidden: UInt32
  /// The conditions that count only while that controller is on the screen, or while it is not.
  let whileShown: UInt32
  let whileHidden: UInt32

  /// Whether it matters where a scope was armed and kept, and not only where it was broken.
  let tellsAll: Bool

  /// A rule in numbers.
  init(_ rule: AppRule, tellsAll: Bool) {
    self.tellsAll = tellsAll
    let scope = rule.scope
    let conditions = rule.conditions
    openers = scope.openers.count
    closer = Closer(bit: scope.closers.isEmpty ? 0 : 1 << UInt32(scope.openers.count))
    body = openers + scope.closers.count
    expected = rule.body.conditions.count
    if case .atMost(let count, _) = rule.body { most = count } else { most = nil }
    expects = rule.body.expects
    opensAtStart = scope.openers.isEmpty
    waitsForEnd = scope.waitsForEnd
    within = rule.within
    bodyBits = ((1 << UInt32(rule.body.conditions.count)) - 1) << UInt32(body)
    stateBits = Self.bits(conditions) { $0.state != nil }
    boundFirst = Self.bits(conditions) { rule.isBinding($0.first) }
    boundSecond = Self.bits(conditions) { rule.isBinding($0.second) }
    shown = Self.bits(conditions) { $0.state.map { rule.asksWhetherShown($0, true) } ?? false }
    hidden = Self.bits(conditions) { $0.state.map { rule.asksWhetherShown($0, false) } ?? false }
    whileShown = Self.bits(conditions) { $0.states.contains { rule.asksWhetherShown($0, true) } }
    whileHidden = Self.bits(conditions) { $0.states.contains { rule.asksWhetherShown($0, false) } }
  }

  private static func bits(_ conditions: [AppCondition], _ isMeant: (AppCondition) -> Bool) -> UInt32 {
    conditions.enumerated().reduce(0) { isMeant($1.element) ? $0 | 1 << UInt32($1.offset) : $0 }
  }

  var hasCloser: Bool { closer.bit != 0 }
  /// Whether something is expected shortly before each of what closes the scope, and not before the first alone.
  var judgesEach: Bool { expects && opensAtStart && hasCloser && within != nil }

  /// Whether something is expected all through a life: its end is of interest even where nothing else was.
  var endsWithLife: Bool { expects && opensAtStart && !hasCloser }

  @inline(__always)
  func bit(_ condition: Int) -> UInt32 { 1 << UInt32(condition) }

  /// The conditions of the controller that the rule is bound to.
  var boundBits: UInt32 { boundFirst | boundSecond | shown | hidden }
  /// Whether it matters whether that controller is on the screen.
  var asksShown: Bool { (shown | hidden | whileShown | whileHidden) != 0 }
  func isBound(_ condition: Int) -> Bool { boundBits & bit(condition) != 0 }
  /// Whether all that the body speaks of is that controller.
  var bodyIsBound: Bool { (body..<(body + expected)).allSatisfy(isBound) }
}
