/// What UIKit itself said went wrong.
extension TraceChecker {
  mutating func observeDiagnostic(_ event: Event) {
    guard let diagnostic = event.diagnostic else { return }
    var others: [Participant] = details(of: event)?.participants ?? []
    if event.object.isSome { others.append(event.object) }
    raise(
      DiagnosticFact(
        diagnostic: diagnostic, line: event.line, who: event.subject, others: others,
        standing: standing(diagnostic, others, line: event.line)))
  }
}
