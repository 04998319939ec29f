/// Which classes tell each call of a callback by two lines, as where a base class and its subclass both print `viewDidAppear` alone:
/// such lines are one call.
///
/// The first two lines of a class are told as a repeated call, for they may be one; that they aren't is told once the next call
/// came in two lines as well, or at the end of the log. Where all callbacks of a class are told so, the reader knows (`EchoHabits`).
struct DoubledCalls: Sendable {
  /// A callback of a class.
  struct Call: Hashable, Sendable {
    var name: Symbol
    var callback: AppearanceCallback
  }

  private struct Habit {
    /// How many calls were told twice.
    var doubled = 1
    /// The second line of the first of them.
    var firstLine: Int
    /// Whether the last call has only one line so far.
    var isAwaited = false
    var isBroken = false
  }

  private var habits: [Call: Habit] = [:]

  /// How many are remembered.
  private static let limit = 256

  var isEmpty: Bool { habits.isEmpty }

  /// A call comes.
  ///
  /// - Parameter isSecond: whether it is the one before it again, with nothing between.
  /// - Returns: what is known now of the first of its lines that were told twice, if that changes.
  mutating func note(_ call: Call, isSecond: Bool) -> CallEcho? {
    guard var habit = habits[call], !habit.isBroken else { return nil }
    let knew = habit.doubled > 1
    if isSecond {
      habit.doubled += 1
      habit.isAwaited = false
    } else {
      habit.isBroken = habit.isAwaited
      habit.isAwaited = true
    }
    habits[call] = habit
    let knows = habit.doubled > 1 && !habit.isBroken
    return knows == knew ? nil : CallEcho(line: habit.firstLine, isOneCall: knows)
  }

  /// Whether a class is known to tell a callback so.
  func isUsual(_ call: Call) -> Bool { habits[call].map { $0.doubled > 1 && !$0.isBroken } ?? false }

  /// A call is told twice for the first time: whether its class may do so with each.
  ///
  /// - Parameter isFirst: whether its class has told no other call of the kind.
  mutating func begin(_ call: Call, at line: Int, isFirst: Bool) -> CallEcho? {
    guard habits[call] == nil, habits.count < Self.limit else { return nil }
    habits[call] = Habit(firstLine: line, isBroken: !isFirst)
    return isFirst ? CallEcho(line: line, isOneCall: false) : nil
  }

  /// The log is over: the lines of calls that came once, and that their class tells twice none the less, since it tells another
  /// callback so, or another class tells this one so.
  func atEnd() -> [CallEcho] {
    habits.filter { $0.value.doubled == 1 && mayBeUsual($0.key) }
      .map { CallEcho(line: $0.value.firstLine, isOneCall: true) }
  }

  private func mayBeUsual(_ call: Call) -> Bool {
    let ofClass = habits.filter { $0.key.name == call.name }
    guard ofClass.values.allSatisfy({ !$0.isBroken }) else { return false }
    return ofClass.count > 1
      || habits.contains { $0.key.callback == call.callback && isUsual($0.key) }
  }
}
