import Testing

@testable import TraceModel

/// The transitions that are under way, whatever they mean.
@Suite struct RunningTransitionsTests {
  private let rows = NamedRowSets.standard.all

  @Test func `a index is used again when its transition is over, and nothing of the old one is left`() {
    var running = RunningTransitions()
    let first = running.open(rows, alive: rows)
    running.note(first) { $0.rules.append(RuleID(number: 402)) }
    running.noteLine(7, of: .incomingWillAppear, in: first)
    running.release(first)
    let second = running.open(rows, alive: rows)
    #expect(first == second)
    #expect(running[second].serial == 2 && !running[second].hasNotes)
    #expect(running.notes(of: second) == nil && !running.haveNotes)
  }

  @Test func `what is said of a transition takes it off those that lack a side or linger`() {
    var running = RunningTransitions()
    let transition = running.open(rows, alive: rows)
    running.lack(.incoming, transition)
    running.linger(transition)
    running.announce(transition)
    #expect(running.announced == [transition])
    #expect(running.vacant.count == 0 && running.lingering.isEmpty)
  }

  @Test func `of many that lack a side the oldest is let go`() {
    var running = RunningTransitions()
    let all = (0..<10).map { _ in running.open(rows, alive: rows) }
    for transition in all { running.lack(.outgoing, transition) }
    #expect(running.vacant.count == 8)
    #expect(!running.vacant.hold(all[0]) && !running.vacant.hold(all[1]) && running.vacant.hold(all[2]))
    #expect(running.vacant.lack(.outgoing) && !running.vacant.lack(.incoming))
  }

  @Test func `a mark that was withdrawn leaves the controller that goes`() {
    var running = RunningTransitions()
    let transition = running.open(rows, alive: rows)
    running.announce(transition)
    running.noteLine(5, of: .outgoingWillDisappear, in: transition)
    running.withdraw(transition, rows)
    #expect(running.announced.isEmpty && !running[transition].isAnnounced)
    #expect(running[transition].firstLine == 5 && running[transition].has(.outgoingWillDisappear))
  }

  @Test func `a transition knows how many strangers there were before it`() {
    var running = RunningTransitions()
    running.noteStranger(isComing: true)
    running.noteStranger(isComing: false)
    let transition = running.open(rows, alive: rows)
    running.noteStranger(isComing: true)
    #expect(running[transition].strangersBefore.wills == 2)
    #expect(running.strangers.coming == running[transition].strangersBefore.coming + 1)
  }
}
