/// Which classes tell each call of a callback by two lines, as where a base class and its subclass both print `viewDidAppear` alone:
/// such lines are one call.
///
/// The first two lines of a class are told as a repeated call, for they may be one; the end of the log decides, and from the next
/// call in two lines on they aren't told any more. Where all callbacks of a class are told so, the reader knows (`EchoHabits`).
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
    /// Whether others of the kind came once before: this one was called twice.
    var isFault = false
  }

  private var habits: [Call: Habit] = [:]
  /// The classes that told such a call once: theirs really came twice.
  private var broken: Set<Symbol> = []

  /// How many are remembered.
  private static let limit = 256

  var isEmpty: Bool { habits.isEmpty }

  /// A call comes.
  ///
  /// - Parameter isSecond: whether it is the one before it again, with nothing between.
  mutating func note(_ call: Call, isSecond: Bool) {
    guard !broken.contains(call.name) else { return }
    if AppearanceCallback.allCases.contains(where: { isSingle(call, followedBy: $0, isSecond) }) {
      broken.insert(call.name)
    }
    guard habits[call] != nil else { return }
    if isSecond { habits[call]?.doubled += 1 }
    habits[call]?.isAwaited = !isSecond
  }

  /// Whether the last call of a callback that is told twice stays alone, as another has come by now.
  private func isSingle(_ call: Call, followedBy callback: AppearanceCallback, _ isSecond: Bool) -> Bool {
    if isSecond, callback == call.callback { return false }
    guard let habit = habits[Call(name: call.name, callback: callback)] else { return false }
    return habit.isAwaited && !habit.isFault
  }

  /// Whether a class is known to tell a callback so.
  func isUsual(_ call: Call) -> Bool {
    isUnbroken(call) && habits[call].map { $0.doubled > 1 } ?? false
  }

  /// A call is told twice for the first time: whether its class may do so with each.
  ///
  /// - Parameter isFirst: whether its class has told no other call of the kind.
  mutating func begin(_ call: Call, at line: Int, isFirst: Bool) -> CallEcho? {
    guard habits[call] == nil, habits.count < Self.limit, !broken.contains(call.name) else { return nil }
    habits[call] = Habit(firstLine: line, isFault: !isFirst)
    return isFirst ? CallEcho(line: line, isOneCall: false) : nil
  }

  /// The log is over: the lines of calls that their class tells twice each time. Of a callback that came once, another class may
  /// tell that.
  func atEnd() -> [CallEcho] {
    habits.filter { isUsual($0.key) || isUnbroken($0.key) && isUsualElsewhere($0.key) }
      .map { CallEcho(line: $0.value.firstLine, isOneCall: true) }
  }

  /// The lines of calls that came once, of classes that tell several callbacks twice: they may be one call.
  func unsureAtEnd() -> [Int] {
    habits.filter { one in
      isUnbroken(one.key) && habits.count { $0.key.name == one.key.name && !$0.value.isFault } > 1
    }.map(\.value.firstLine)
  }

  private func isUnbroken(_ call: Call) -> Bool {
    !broken.contains(call.name) && habits[call]?.isFault == false
  }

  private func isUsualElsewhere(_ call: Call) -> Bool {
    habits.contains { $0.key.callback == call.callback && isUsual($0.key) }
  }
}
