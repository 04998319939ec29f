import Testing

@testable import TraceModel

/// Calls that somebody has told in one line, with arrows between them.
@Suite struct CallChainTests {
  static let chains = [
    "Pond viewWillDisappear → Frog viewWillAppear → Pond viewDidDisappear → Frog viewDidAppear",
    "Pond.viewWillDisappear -> Frog.viewWillAppear -> Pond.viewDidDisappear -> Frog.viewDidAppear",
    "Pond: viewWillDisappear => Frog: viewWillAppear => Pond: viewDidDisappear => Frog: viewDidAppear",
    "1) Pond.viewWillDisappear() → Frog.viewWillAppear(_:) → Pond.viewDidDisappear() → Frog.viewDidAppear()",
    "[Pond] viewWillDisappear ➡️ [Frog] viewWillAppear ➡️ [Pond] viewDidDisappear ➡️ [Frog] viewDidAppear",
    "Pond viewWillDisappear: --> Frog viewWillAppear: --> Pond viewDidDisappear: --> Frog viewDidAppear:",
    "Pond viewWillDisappear → Frog viewWillAppear\n→ Pond viewDidDisappear → Frog viewDidAppear",
    "Pond viewWillDisappear → Frog viewWillAppear →\nPond viewDidDisappear → Frog viewDidAppear",
  ]

  @Test(arguments: chains) func `each call is an event`(_ lines: String) throws {
    #expect(
      try ReadLog.words(lines + "\n") == [
        "viewWillDisappear Pond", "viewWillAppear Frog", "viewDidDisappear Pond", "viewDidAppear Frog",
      ])
  }

  @Test func `names may be of any script, or variables`() throws {
    let log = "연못1:viewWillDisappear -> 연못2:viewWillAppear\nvc1 viewDidLoad -> vc2 viewDidLoad\n"
    #expect(
      try ReadLog.words(log) == [
        "viewWillDisappear 연못1", "viewWillAppear 연못2", "viewDidLoad vc1", "viewDidLoad vc2",
      ])
  }

  static let texts = [
    "viewDidLoad → viewWillAppear → viewDidAppear",
    "Pond: viewDidLoad → viewWillAppear → viewDidAppear",
    "Pond viewDidLoad → viewWillAppear → Frog viewDidAppear",
    "Expected order: Pond viewWillDisappear → Frog viewWillAppear",
    "Pond viewWillDisappear → Frog viewWillAppear is the usual order",
    "Pond viewWillDisappear → then Frog viewWillAppear",
    "Pond viewWillDisappear, Frog viewWillAppear",
    "if Pond viewWillDisappear → Frog viewWillAppear",
  ]

  @Test(arguments: texts) func `a text about an order has no event`(_ line: String) throws {
    #expect(try ReadLog.words(line + "\n").isEmpty)
  }

  @Test func `a line with very many arrows is none`() throws {
    let line = (0..<40).map { "Pond\($0) viewDidLoad" }.joined(separator: " → ")
    #expect(try ReadLog.words(line + "\n").count < 2)
  }
}
