import Testing

@testable import TraceModel

/// The two lines of a call, before and behind what is done in it, with another controller's between them.
@Suite struct CallEndTests {
  private static func log(_ begin: String, _ end: String) -> String {
    [
      (begin, "ShelfVC", "viewDidLoad"), (end, "ShelfVC", "viewDidLoad"), (begin, "ShelfVC", "viewDidAppear"),
      (begin, "LidVC", "viewDidLoad"), (end, "LidVC", "viewDidLoad"), (end, "ShelfVC", "viewDidAppear"),
    ].map { $0.replacing("C", with: $1).replacing("E", with: $2) + "\n" }.joined()
  }

  private static let calls = ["viewDidLoad ShelfVC", "viewDidAppear ShelfVC", "viewDidLoad LidVC"]

  @Test(arguments: [
    ("C E (begin)", "C E (end)"), ("C: E [IN]", "C: E [OUT]"), ("C | E | before", "C | E | after"),
    ("C E inicio", "C E fin"), ("C E início", "C E fim"), ("C E (start)", "C E (done)"),
    ("[C] --> E", "[C] <-- E"), ("[C] → E", "[C] ← E"), ("+++ C E", "--- C E"), ("C E (开始)", "C E (结束)"),
    ("C E début", "C E fin"), ("[C] begin E", "[C] end E"), ("C: E [ in ]", "C: E [ out ]"),
  ])
  func `the second line is no other call`(_ begin: String, _ end: String) throws {
    #expect(try ReadLog.words(Self.log(begin, end)) == Self.calls)
  }

  @Test(arguments: ["C E (end)", "C E after", "--- C E", "[C] <-- E", "C: E [OUT]", "C E fin"])
  func `alone each line is a call`(_ line: String) throws {
    #expect(try ReadLog.words(Self.log(line, line)).count == 6)
  }

  @Test(arguments: [("C E", "--- C E"), ("--- C E", "+++ C E"), ("C E (a)", "C E (b)"), ("C E", "-- C E")])
  func `other signs and words don't part a call in two`(_ first: String, _ second: String) throws {
    let words = try ReadLog.words(Self.log(first, second))
    #expect(words.last == "viewDidAppear ShelfVC")
  }
}
