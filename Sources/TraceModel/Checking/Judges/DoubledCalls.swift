/// Which classes tell each call of a callback by two lines, as where a base class and its subclass both print `viewDidAppear` alone:
/// such lines are one call.
///
/// The first such lines of a class are told as repeated calls, for they may be; at the end of the log those are taken back that
/// aren't. Where all callbacks of a class are told so, the reader knows (`EchoHabits`).
struct DoubledCalls: Sendable {
  /// A callback of a class.
  struct Call: Hashable, Sendable {
    var name: Symbol
    var callback: AppearanceCallback
  }

  private struct Habit {
    /// The second lines of the first calls that were told twice.
    var lines: [Int]
    /// Whether the last call has only one line so far.
    var isAwaited = false
    /// Whether others of the kind came once before: this one was called twice.
    var isFault = false

    /// Whether enough of them were told twice for a habit.
    var isKnown: Bool { lines.count == DoubledCalls.enough }
  }

  private var habits: [Call: Habit] = [:]
  /// The classes that told such a call once, or three times: theirs really came twice.
  private var broken: Set<Symbol> = []

  /// How many are remembered.
  private static let limit = 256
  /// How many calls in two lines make a habit.
  private static let enough = 3

  var isEmpty: Bool { habits.isEmpty }

  /// A call comes.
  ///
  /// - Parameter isSecond: whether it is the one before it again, with nothing between.
  mutating func note(_ call: Call, isSecond: Bool, line: Int) {
    guard !broken.contains(call.name) else { return }
    let isOnce = AppearanceCallback.allCases.contains { isSingle(call, $0, isSecond) }
    if isOnce || isThird(call, isSecond) { broken.insert(call.name) }
    guard var habit = habits[call] else { return }
    if isSecond, !habit.isKnown { habit.lines.append(line) }
    habit.isAwaited = !isSecond
    habits[call] = habit
  }

  /// Whether a call is told for the third time.
  private func isThird(_ call: Call, _ isSecond: Bool) -> Bool {
    isSecond && habits[call].map { !$0.isAwaited && !$0.isFault } ?? false
  }

  /// Whether the last call of a callback that is told twice stays alone, as another call has come by now.
  private func isSingle(_ call: Call, _ callback: AppearanceCallback, _ isSecond: Bool) -> Bool {
    if isSecond, callback == call.callback { return false }
    guard let habit = habits[Call(name: call.name, callback: callback)] else { return false }
    return habit.isAwaited && !habit.isFault
  }

  /// Whether a class is known to tell a callback so.
  func isUsual(_ call: Call) -> Bool { isUnbroken(call) && habits[call]?.isKnown == true }

  /// A call is told twice for the first time: whether its class may do so with each.
  ///
  /// - Parameter isFirst: whether its class has told no other call of the kind.
  mutating func begin(_ call: Call, at line: Int, isFirst: Bool) {
    guard habits[call] == nil, habits.count < Self.limit, !broken.contains(call.name) else { return }
    habits[call] = Habit(lines: [line], isFault: !isFirst)
  }

  /// The log is over: the lines of calls that their class tells twice each time. Of a callback that came too seldom to tell, another
  /// class may.
  func linesOfOneCall() -> Set<Int> {
    lines { isUsual($0) || isUnbroken($0) && isUsualElsewhere($0) }
  }

  /// The lines of calls that came seldom, of classes that tell several callbacks twice: they may be one call.
  func unsureLines() -> Set<Int> { lines { isUnbroken($0) && hasOthers($0) } }

  private func lines(of isMeant: (Call) -> Bool) -> Set<Int> {
    Set(habits.filter { isMeant($0.key) }.flatMap(\.value.lines))
  }

  /// Whether a class tells another callback twice as well.
  private func hasOthers(_ call: Call) -> Bool {
    habits.count { $0.key.name == call.name && !$0.value.isFault } > 1
  }

  private func isUnbroken(_ call: Call) -> Bool {
    !broken.contains(call.name) && habits[call]?.isFault == false
  }

  private func isUsualElsewhere(_ call: Call) -> Bool {
    habits.contains { $0.key.callback == call.callback && isUsual($0.key) }
  }
}
