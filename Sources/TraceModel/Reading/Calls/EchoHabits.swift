/// Which classes tell each of their calls twice in the same words, as where a base class and its subclass both print.
///
/// A class does if it has done so with every callback that it told, and more than once. Its first such line is told as
/// an event, for it may be a call that really came twice; that it was none is told as soon as it is known.
struct EchoHabits {
  private struct Habit {
    /// The callbacks that were told twice; a bit each.
    var callbacks: UInt16 = 0
    var runs = 0
    var isBroken = false
    /// The line that was told as an event.
    var firstLine = 0
  }

  /// What a base class may print alone, as it has no super's words to add to.
  private static let notInherited = [EventKind.initialized, .deinitialized].reduce(UInt16(0)) {
    $0 | 1 << UInt16($1.rawValue)
  }

  private var habits: [Symbol: Habit] = [:]
  private var echoes: [CallEcho] = []

  /// Whether no class is known to do so.
  var isEmpty: Bool { habits.isEmpty }

  /// What was noticed since the last call.
  mutating func take() -> [CallEcho] {
    guard !echoes.isEmpty else { return [] }
    defer { echoes.removeAll() }
    return echoes
  }

  /// Whether a line that repeats the one before it is of the same call.
  ///
  /// - Parameter told: the callbacks that the class has told at all; a bit each.
  mutating func isOneCall(_ event: ToldCall, told: UInt16) -> Bool {
    var habit = habits[event.subject.name] ?? Habit()
    habit.callbacks |= 1 << UInt16(event.kind.rawValue)
    guard !habit.isBroken, told & ~Self.notInherited & ~habit.callbacks == 0 else { return false }
    habit.runs += 1
    if habit.runs == 1 { habit.firstLine = event.line }
    habits[event.subject.name] = habit
    if habit.runs < 3 { echoes.append(CallEcho(line: habit.firstLine, isOneCall: habit.runs == 2)) }
    return habit.runs > 1
  }

  /// A class has told a call once.
  mutating func noteSingle(_ call: EventKind, of name: Symbol) {
    if 1 << UInt16(call.rawValue) & Self.notInherited == 0 { habits[name]?.isBroken = true }
  }
}
