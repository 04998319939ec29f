import Testing

@testable import TraceModel

/// Where a message has its address: where one before it had its own, it is looked for first, and may be no address, or another one's.
struct MessageAddressTests {
  /// Some have their address, or their second one, where the line above has its own.
  private static let lines = [
    (
      line: "[ReviewListViewController@0x600000011a40] viewDidAppear",
      read: "viewDidAppear ReviewListViewController@0x600000011a40"
    ),
    (line: "[A@0x600000001000] push B@0x600000002000", read: "push A@0x600000001000 B@0x600000002000"),
    (line: "[A@0x600000001000] push Bo@0x600000002040", read: "push A@0x600000001000 Bo@0x600000002040"),
    (
      line: "[ReviewListViewController@0x7f40] viewDidAppear",
      read: "viewDidAppear ReviewListViewController@0x7f40"
    ),
    (line: "[Home@0x600000004000] viewDidAppear", read: "viewDidAppear Home@0x600000004000"),
    (line: "[Cart@0x6000000ABCDEF] viewDidAppear", read: "viewDidAppear Cart@0x6000000abcdef"),
    (
      line: "[Home@0x600000004000] push Map@0x600000004000",
      read: "push Home@0x600000004000 Map@0x600000004000"
    ),
  ]

  @Test(arguments: ["", "2026-01-01 10:00:00.000 Shop[12:34] "])
  func `each is read as the first time`(_ prefix: String) throws {
    let rounds = 4
    let text = String(repeating: Self.lines.map { prefix + $0.line + "\n" }.joined(), count: rounds)
    let words = try ReadLog.words(text)
    #expect(words == (0..<rounds).flatMap { _ in Self.lines.map(\.read) })
  }
}
