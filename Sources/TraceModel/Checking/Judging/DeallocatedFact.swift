/// TC106 by the word of the runtime: a message went to a controller that was deallocated.
struct DeallocatedFact: Equatable, Sendable {
  /// Whom it was sent to.
  var who: Participant
  /// The line on which the runtime says so.
  var line: Int
  /// The line of the deinit; 0 where none was logged.
  var released: Int
  /// The last line of the controller, where no deinit was logged; 0 where it isn't known.
  var last: Int
}

extension DeallocatedFact: Fact {
  var claim: Claim { .proven }

  func told(in words: borrowing Words) -> Finding {
    let name = words.text(of: who.name)
    var finding = words.finding(
      106, line, who, "\(name) was sent a message after its deinit, which ends the app")
    finding.help =
      "Find who still refers to \(name) without owning it: `unowned(unsafe)`, `assign` or `Unmanaged`. The "
      + "backtrace of the crash names the caller."
    if released > 0 {
      finding.evidence = [Evidence(line: released, controller: name, event: "deinit", label: "released here")]
    } else if last > 0 {
      finding.evidence = [
        Evidence(
          line: last, controller: name, event: "", label: "its last line; its deinit is not in the log")
      ]
    }
    finding.evidence.append(
      Evidence(
        line: line, controller: name, event: Diagnostic.messageToDeallocated.rawValue,
        label: "the runtime: " + Diagnostic.messageToDeallocated.quote(naming: [name])))
    return finding
  }
}

extension ObservedApp {
  /// The runtime names objects of all classes: only those are judged that the log tells to be controllers.
  mutating func messageToDeallocated(_ event: Event) -> DeallocatedFact? {
    let who = event.subject
    guard who.isSome, classes[who.name].count > 0 else { return nil }
    let index = placeByName(who)
    let addressed = instances.releasedLine(of: who)
    let released = addressed ?? (index == nil ? classes[who.name].releasedLine : 0)
    let last = index.map { instances[$0].lastLine } ?? 0
    return DeallocatedFact(
      who: who, line: event.line, released: released, last: released > 0 ? 0 : last)
  }
}
