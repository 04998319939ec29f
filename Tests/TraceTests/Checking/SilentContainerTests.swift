import Testing

@testable import TraceModel

/// Tabs whose controllers are navigation controllers that log nothing: their screens get the calls.
@Suite struct SilentContainerTests {
  private static func log(_ there: [String], _ back: [String]) -> String {
    (["[Shelf] viewDidLoad", "[Shelf] viewWillAppear", "[Shelf] viewDidAppear", "[RootTab] select LarderNav"]
      + ["[Larder] viewDidLoad"] + there + ["[RootTab] select ShelfNav"] + back + [
        "[RootTab] select LarderNav"
      ]
      + Self.there).map { $0 + "\n" }.joined()
  }

  private static let there = [
    "[Larder] viewWillAppear", "[Shelf] viewWillDisappear", "[Shelf] viewDidDisappear",
    "[Larder] viewDidAppear",
  ]
  private static let back = [
    "[Shelf] viewWillAppear", "[Larder] viewWillDisappear", "[Larder] viewDidDisappear",
    "[Shelf] viewDidAppear",
  ]

  /// What is told, be it possible: another could be the tab's screen.
  private static func rules(_ there: [String]) -> [RuleID] {
    CheckedTrace(log(there, back)).findings.map(\.rule)
  }

  @Test func `their switches are choices of tabs`() {
    let trace = CheckedTrace(Self.log(Self.there, Self.back))
    #expect(trace.findings.isEmpty)
    #expect(trace.transitions.map(\.kind).filter { $0 == .select }.count == 3)
    #expect(trace.transitions.count == 4)
  }

  @Test func `the did that never comes is missing`() {
    let lacking = Self.there.filter { $0 != "[Shelf] viewDidDisappear" }
    #expect(Self.rules(lacking) == [RuleID(number: 205)])
  }

  @Test func `tab controllers that are said to show one another are looked through once`() {
    let cover = ["present UpperTabs style=fullScreen", "present LowerTabs style=fullScreen"]
    let log =
      ["[Shelf] viewDidLoad", "[Shelf] viewDidAppear", "[Shelf] \(cover[0])", "[Larder] viewDidLoad"]
      + ["[Shelf] viewDidDisappear", "[Larder] viewDidAppear", "[Larder] \(cover[1])", "[Jars] viewDidLoad"]
      + ["[Larder] viewDidDisappear", "[Jars] viewDidAppear", "[UpperTabs] select LowerTabs"]
      + ["[LowerTabs] select UpperTabs", "[UpperTabs] select UpperTabs", "[Larder] dismiss"]
      + ["[Jars] viewDidDisappear", "[Larder] viewDidAppear"]
    #expect(CheckedTrace(log.map { $0 + "\n" }.joined()).definite.isEmpty)
  }
}
