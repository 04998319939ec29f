import Testing

@testable import TraceModel

/// Presentations, whatever takes part.
@Suite struct PresentationsTests {
  private func open(_ presentations: inout Presentations, line: Int) -> PresentationIndex {
    presentations.open(Seat(), Seat(who: Participant(name: Symbol(index: 3))), line: line)
  }

  @Test func `one that is over may owe its didDismiss until the next begins`() {
    var presentations = Presentations()
    let first = open(&presentations, line: 1)
    presentations.close(first)
    let tooMany = presentations.depart(first)
    let (departed, topmost) = (presentations.departed, presentations.topmost)
    #expect(tooMany == nil && departed == [first] && topmost == nil)
    let isOwed = presentations.noteDidDismiss()
    let isLogged = !presentations.noteDidDismiss()
    #expect(isOwed && isLogged)
  }

  @Test func `the index of one that owes nothing is used again`() {
    var presentations = Presentations()
    let first = open(&presentations, line: 1)
    presentations.close(first)
    _ = presentations.depart(first)
    let released = presentations.release(first)
    let again = presentations.release(first)
    #expect(released && !again)
    let next = open(&presentations, line: 9)
    let (line, isOpen) = (presentations[first].firstLine, presentations[first].isOpen)
    #expect(next == first && line == 9 && isOpen)
  }

  @Test func `of too many the oldest is named, open or departed`() {
    var presentations = Presentations()
    let all = (1...65).map { open(&presentations, line: $0) }
    let named = presentations.oldestTooMany
    #expect(named == all[0])
    var oldest: PresentationIndex?
    for one in all { oldest = presentations.depart(one) }
    #expect(oldest == all[0])
  }
}
