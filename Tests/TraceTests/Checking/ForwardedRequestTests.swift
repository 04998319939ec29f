import Testing

@testable import TraceModel

/// Requests that UIKit hands to an ancestor, and moves that are told by half of their calls.
@Suite struct ForwardedRequestTests {
  @Test func `the outgoing controller of what a covered controller asked to present is the presenter`() throws
  {
    let trace = CheckedTrace(
      """
      [Tabs@0x1] viewDidLoad
      [Tabs@0x1] viewWillAppear
      [Feed@0x2] viewDidLoad
      [Feed@0x2] viewWillAppear
      [Tabs@0x1] viewDidAppear
      [Feed@0x2] viewDidAppear
      [Stack@0x3] push Post@0x4
      [Post@0x4] viewDidLoad
      [Feed@0x2] viewWillDisappear
      [Post@0x4] viewWillAppear
      [Feed@0x2] viewDidDisappear
      [Post@0x4] viewDidAppear
      [Feed@0x2] present Player@0x5 style=fullScreen
      [Player@0x5] viewDidLoad
      [Tabs@0x1] viewWillDisappear
      [Post@0x4] viewWillDisappear
      [Player@0x5] viewWillAppear
      [Player@0x5] viewDidAppear
      [Tabs@0x1] viewDidDisappear
      [Post@0x4] viewDidDisappear
      [Player@0x5] dismiss
      [Player@0x5] viewWillDisappear
      [Tabs@0x1] viewWillAppear
      [Post@0x4] viewWillAppear
      [Tabs@0x1] viewDidAppear
      [Post@0x4] viewDidAppear
      [Player@0x5] viewDidDisappear
      """)
    let moves = trace.transitions.filter { $0.kind == .present || $0.kind == .dismiss }
    #expect(moves.map(\.from) == ["Tabs", "Player"])
    #expect(moves.map(\.to) == ["Player", "Tabs"])
    #expect(trace.findings.map(\.rule.number) == [601], "it is odd to ask there, and possible at the most")
    #expect(trace.definite.isEmpty)
  }

  @Test
  func `a controller over another goes by itself, and the next incoming one takes the lower one's index`() {
    let trace = CheckedTrace(
      """
      [Feed] viewDidAppear
      [Feed] viewWillDisappear
      [Inbox] viewDidAppear
      [Card] viewDidAppear
      [Card] viewWillDisappear
      [Inbox] viewWillDisappear
      [Feed] viewDidAppear
      [Feed] viewWillDisappear
      [Inbox] viewDidAppear
      """)
    let told = trace.transitions.map { "\($0.kind) \($0.from ?? "-") \($0.to ?? "-") \($0.outcome)" }
    #expect(told.contains("dismiss Card - completed"), "\(told)")
    #expect(told.contains { $0.hasSuffix("Inbox Feed completed") }, "\(told)")
    #expect(trace.findings.isEmpty)
  }

  @Test
  func
    `a swipe back that is cancelled is one transition where no will-callback of the incoming one is logged`()
  {
    let trace = CheckedTrace(
      """
      [Feed] viewDidAppear
      [Feed] viewWillDisappear
      [Post] viewDidAppear
      [Post] viewWillDisappear
      [Feed] viewWillDisappear
      [Post] viewDidAppear
      """)
    let told = trace.transitions.map { "\($0.kind) \($0.from ?? "-") \($0.to ?? "-") \($0.outcome)" }
    #expect(told == ["launch - Feed completed", "push Feed Post completed", "pop Post Feed cancelled"])
  }
}
