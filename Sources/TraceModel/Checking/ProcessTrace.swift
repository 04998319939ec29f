/// A process and its checker, in a box: a checker is large and is never copied.
final class ProcessTrace {
  /// Its number; 0 as long as no line has named one.
  private(set) var process: Int32
  /// How many traces before it have the same process number.
  let again: Int
  var checker: TraceChecker
  /// Whether no more events come, and whether all that waited is decided.
  var isOver = false
  /// Whether some of its callbacks are on lines with its number, and others on lines without any.
  private(set) var isMixed = false
  var isClosed = false

  init(process: Int32, again: Int, checker: consuming TraceChecker) {
    self.process = process
    self.again = again
    self.checker = checker
  }

  /// A line names the number of the process, whose lines before had none.
  func take(_ process: Int32) { self.process = process }

  /// Lines of both ways tell its callbacks. A line may name the number that no line before it has named.
  func mix(_ process: Int32) {
    isMixed = true
    if self.process == 0 { self.process = process }
  }

  /// Checks events up to the first that is another trace's, and returns its index.
  func check(_ events: ContiguousArray<Event>, from first: Int, to end: Int) -> Int {
    // One access to the box for all of them: each is checked for exclusivity.
    Self.check(events, from: first, to: end, of: events[first].process, &checker)
  }

  private static func check(
    _ events: ContiguousArray<Event>, from first: Int, to end: Int, of process: Int32,
    _ checker: inout TraceChecker
  ) -> Int {
    // Through a span an event is looked at where it is; an element of an array would be copied.
    let events = events.span
    var steps: ContiguousArray<BriefStep> = []
    checker.outbox.exchange(&steps)
    defer { checker.outbox.exchange(&steps) }
    let tellsSteps = checker.outbox.tells(.briefSteps)
    let asksRules = checker.outbox.tells(.appRules)
    let isFollowed = tellsSteps || asksRules
    // Taken out, since the checker is looked at anew after each event.
    let asked = asksRules ? checker.asked.askedKinds : []
    var next = first
    repeat {
      let index = checker.observe(events[next])
      if rarely(isFollowed) {
        if tellsSteps { steps.append(checker.app.briefStep(events[next], index)) }
        if asksRules, asked[Int(events[next].subject.name.index)] & events[next].kind.bit != 0 {
          checker.noteForRules(events[next], of: index)
        }
      }
      next += 1
    } while next < end && !begins(events[next], after: process)
    if asksRules { checker.pauseRules(at: events[next - 1].time) }
    checker.app.counts.events += next - first
    return next
  }

  /// Whether an event belongs to another trace than the events before it.
  @inline(__always)
  private static func begins(_ event: Event, after process: Int32) -> Bool {
    event.process != process || event.kind == .didFinishLaunching
  }
}
