/// Which classes have numbers behind their callbacks that count something, such as a page's index, instead of source lines.
///
/// A line of source is in one function. So a number that is behind one callback of a class and then behind the next counts
/// something, and so does one that is too small for a class to have begun before it.
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

  /// Whether the number that a call was told with is a source line, as far as the lines before show.
  mutating func isSourceLine(_ number: Int64, of event: ToldCall) -> Bool {
    let name = event.subject.name
    if counting.contains(name) { return false }
    let before = latest[name]
    if number >= Self.firstLine, before?.number != number || before?.kind == event.kind {
      note(Latest(kind: event.kind, number: number), of: name)
      return true
    }
    counting.insert(name)
    return false
  }

  private mutating func note(_ call: Latest, of name: Symbol) {
    if latest.count >= Self.mostNames { latest.removeAll(keepingCapacity: true) }
    latest[name] = call
  }
}
