import Testing

@testable import TraceModel

/// Calls that one logger tells by a name alone, and right behind that another one with the address.
@Suite struct AddressedBelowTests {
  @Test func `the line below gives the address`() throws {
    let log = """
      PierVC viewDidLoad
      [Swap] <Port.PierVC: 0x1f0> viewDidLoad
      [Swap] <Port.PierVC: 0x1f0> viewWillAppear
      PierVC viewDidAppear
      [Swap] <Port.PierVC: 0x1f0> viewDidAppear
      PierVC viewDidLoad
      [Swap] <Port.PierVC: 0x1f1> viewDidLoad

      """
    #expect(
      try ReadLog.words(log) == [
        "viewDidLoad PierVC@0x1f0", "viewWillAppear PierVC@0x1f0", "viewDidAppear PierVC@0x1f0",
        "viewDidLoad PierVC@0x1f1",
      ])
  }

  @Test func `what both tell once more is another call`() throws {
    let call = "PierVC viewDidAppear\n[Swap] <Port.PierVC: 0x1f0> viewDidAppear\n"
    #expect(try ReadLog.words(call + "boats: 3\n" + call).count == 2)
    #expect(try ReadLog.words(call + "PierVC viewDidAppear called\n").count == 1)
  }

  @Test func `a base class may be the one that knows no address`() throws {
    let log =
      "[BaseVC] viewDidLoad - PierVC\n<Port.PierVC: 0x1f0> viewDidLoad()\n[BaseVC] viewWillAppear - PierVC\n"
    #expect(try ReadLog.words(log) == ["viewDidLoad PierVC@0x1f0", "viewWillAppear PierVC"])
  }

  @Test(arguments: [
    "PierVC viewDidLoad\n<Port.QuayVC: 0x1f0> viewDidLoad\n",
    "PierVC viewDidLoad\n<Port.PierVC: 0x1f0> viewWillAppear\n",
    "PierVC viewDidLoad\nQuayVC viewDidLoad\n<Port.PierVC: 0x1f0> viewDidLoad\n",
    "[PierVC] viewDidLoad\n[PierVC@0x1f0] viewDidLoad\n",
  ])
  func `what else is below is a call of its own`(_ log: String) throws {
    #expect(try ReadLog.words(log).count == log.utf8.count { $0 == UInt8(ascii: "\n") })
  }

  @Test func `a log that is read in pieces gets each address`() async throws {
    let visit =
      "PierVC viewDidLoad\n<Port.PierVC: 0x1f0> viewDidLoad\nPierVC viewDidAppear\n<Port.PierVC: 0x1f0> viewDidAppear\n"
    let log = String(repeating: visit, count: 30_000)
    #expect(try ReadLog.words(log).allSatisfy { $0.hasSuffix("@0x1f0") })
  }
}
