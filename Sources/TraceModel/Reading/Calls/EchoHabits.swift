/// Which classes tell each of their calls twice in the same words, as where a base class and its subclass both print, or three times,
/// as where a swizzled method prints beside them. How often a class does, its first call tells.
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
    /// The third line of the first call, and whether nothing came between it and another call.
    var thirdLine = 0
    var isTripled = false
    var thirds = 0
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

  /// How many lines of a class tell one call.
  func lines(of name: Symbol) -> Int { habits[name]?.isTripled == true ? 3 : 2 }

  /// Whether the third line in the same words is of the same call, too.
  mutating func isThird(_ event: ToldCall) -> Bool {
    guard var habit = habits[event.subject.name], !habit.isBroken, habit.isTripled || habit.runs == 1 else {
      return false
    }
    habit.thirds += 1
    if habit.thirds == 1 { habit.thirdLine = event.line }
    habits[event.subject.name] = habit
    if habit.thirds < 3 { echoes.append(CallEcho(line: habit.thirdLine, isOneCall: habit.thirds == 2)) }
    return habit.thirds > 1
  }

  /// A class has told a call by three lines: if it is the first that it told more than once, it may do so with all.
  mutating func noteTriple(_ call: EventKind, of name: Symbol) {
    guard var habit = habits[name], habit.runs == 1, habit.thirds == 1 else {
      return noteSingle(call, of: name)
    }
    habit.isTripled = true
    habits[name] = habit
  }

  /// A class has told a call once.
  mutating func noteSingle(_ call: EventKind, of name: Symbol) {
    if 1 << UInt16(call.rawValue) & Self.notInherited == 0 { habits[name]?.isBroken = true }
  }
}
