import Testing

@testable import TraceModel

/// What the timeline tells of logs as people have them.
@Suite struct StoryTests {
  private func told(_ log: String) -> [String] {
    let trace = CheckedTrace(log)
    return trace.transitions.map { "\($0.kind) \($0.from ?? "-") \($0.to ?? "-")" }
  }

  @Test func `a child that moves in the phase of its parent is one move with it`() {
    let log = """
      [Shelf] viewWillAppear
      [Shelf] viewDidAppear
      [Cover] viewDidLoad
      [Cover] willMove parent=Shelf
      [Cover] viewWillAppear
      [Cover] viewDidAppear
      [Cover] didMove parent=Shelf
      [Reader] viewDidLoad
      [Shelf] viewWillDisappear
      [Cover] viewWillDisappear
      [Reader] viewWillAppear
      [Reader] viewDidAppear
      [Shelf] viewDidDisappear
      [Cover] viewDidDisappear
      """
    #expect(told(log).last == "present Shelf Reader")
    #expect(told(log).count == 3)
  }

  @Test func `a word of the app's own binds nobody`() {
    let log = """
      [Shelf] viewDidLoad
      [Shelf] viewWillAppear
      [Shelf] viewDidAppear
      [Stock] select item_7
      [Book] viewDidLoad
      [Shelf] viewWillDisappear
      [Book] viewWillAppear
      [Shelf] viewDidDisappear
      [Book] viewDidAppear
      """
    #expect(told(log).last == "push Shelf Book")
  }

  @Test func `who lies anywhere below is revealed, not pushed`() {
    let log = """
      [One] viewDidLoad
      [One] viewWillAppear
      [One] viewDidAppear
      [Two] viewDidLoad
      [One] viewWillDisappear
      [Two] viewWillAppear
      [One] viewDidDisappear
      [Two] viewDidAppear
      [Three] viewDidLoad
      [Two] viewWillDisappear
      [Three] viewWillAppear
      [Two] viewDidDisappear
      [Three] viewDidAppear
      [Three] viewWillDisappear
      [One] viewWillAppear
      [Three] viewDidDisappear
      [One] viewDidAppear
      """
    #expect(told(log).last == "pop Three One")
  }

  @Test func `a child known by its name that never got didMove is told`() {
    let log = """
      [Board] viewDidLoad
      [Board] viewWillAppear
      [Board] viewDidAppear
      [Map] willMove parent=Board
      [Map] viewDidLoad
      [Map] viewWillAppear
      [Map] viewDidAppear
      [Map] didMove parent=Board
      [Chart] willMove parent=Board
      [Chart] viewDidLoad
      [Chart] viewWillAppear
      [Chart] viewDidAppear
      [Chart] didMove parent=Board
      [Chart] willMove parent=nil
      [Chart] viewWillDisappear
      [Chart] viewDidDisappear
      [Chart] didMove parent=nil
      [Chart] deinit
      [Chart] willMove parent=Board
      [Chart] viewDidLoad
      [Chart] viewWillAppear
      [Chart] viewDidAppear
      [Chart] willMove parent=nil
      """
    #expect(CheckedTrace(log).findings.map(\.rule.description) == ["TC501"])
  }
}
