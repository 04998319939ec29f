/// Which classes have numbers behind their callbacks that count something, such as a page's index, instead of source lines.
///
/// A line of source is in one function. So a number that is behind one callback of a class and then behind the next counts
/// something, and so does one that is too small for a class to have begun before it. Where each line's number is one more than that of
/// the line before, it counts the lines.
struct NumberUse {
  private struct Latest {
    var kind: EventKind
    var number: Int64
  }

  private static let mostNames = 4096
  /// Before it are an import, the class, and the function that prints.
  private static let firstLine: Int64 = 4

  private var latest: [Symbol: Latest] = [:]
  private var counting: Set<Symbol> = []
  /// The number of the last line, and how many calls before it each had one less. Lines of one function may follow each other.
  private var run: (number: Int64, length: Int) = (0, 0)
  private var last = ToldCall(kind: .diagnostic, subject: .none, line: 0)
  /// No log tells that many calls whose lines of source follow one upon the other.
  private static let longestRun = 4

  /// Whether the number that a call was told with is a source line, as far as the lines before show.
  mutating func isSourceLine(_ number: Int64, of event: ToldCall) -> Bool {
    let name = event.subject.name
    if countsLines(number, event) { return false }
    if counting.contains(name) { return false }
    let before = latest[name]
    if number >= Self.firstLine, before?.number != number || before?.kind == event.kind {
      note(Latest(kind: event.kind, number: number), of: name)
      return true
    }
    counting.insert(name)
    return false
  }

  private mutating func countsLines(_ number: Int64, _ event: ToldCall) -> Bool {
    if run.length >= Self.longestRun { return true }
    let isSame = event.kind == last.kind && event.subject == last.subject
    run = (number, number == run.number + 1 ? run.length + (isSame ? 0 : 1) : 0)
    last = event
    return run.length >= Self.longestRun
  }

  private mutating func note(_ call: Latest, of name: Symbol) {
    if latest.count >= Self.mostNames { latest.removeAll(keepingCapacity: true) }
    latest[name] = call
  }
}
