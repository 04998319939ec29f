import Testing

@testable import TraceModel

/// Marks that say who is shown and not who is asked, with as many lines of the same words that are no marks.
@Suite struct BareMarkTests {
  static let marks = [
    LineSample("present LampVC", "present - LampVC"),
    LineSample("present LampViewController", "present - LampViewController"),
    LineSample("present LampController (pageSheet)", "present - LampController"),
    LineSample("--- present LampVC (pageSheet)", "present - LampVC"),
    LineSample("present LampVC animated: true", "present - LampVC"),
    LineSample("present LampVC // from the cellar", "present - LampVC"),
    LineSample("present <Larder.LampVC: 0x1f1>", "present - LampVC@0x1f1"),
    LineSample("presenting LampVC", "present - LampVC"),
    LineSample("10:00:01.250 present LampVC", "present - LampVC"),
    LineSample("Coordinator: present LampVC", "present - LampVC"),
    LineSample("→ Present LampVC", "present - LampVC"),
    LineSample("→ push LampVC", "push - LampVC"), LineSample("→ Push LampVC", "push - LampVC"),
    LineSample("➡️ push LampVC", "push - LampVC"), LineSample("-> push LampVC", "push - LampVC"),
    LineSample(">>> push LampVC", "push - LampVC"), LineSample("pushing LampVC", "push - LampVC"),
    LineSample("CellarCoordinator: push LampVC", "push - LampVC"),
    LineSample("Router: push LampVC animated=true", "push - LampVC"),
    LineSample("2026-03-01 10:00:00.123 Larder[314:99] push LampVC", "push - LampVC"),
    LineSample("Router: dismiss LampVC", "dismiss LampVC"),
    LineSample("dismiss LampVC", "dismiss LampVC"), LineSample("dismissing LampVC", "dismiss LampVC"),
    LineSample("10:00:01.250 dismiss LampVC animated: true", "dismiss LampVC"),
    LineSample("2026-03-01 10:00:00.123 Larder[314:99] dismiss LampVC", "dismiss LampVC"),
    LineSample("⬇️ dismiss LampVC", "dismiss LampVC"), LineSample("→ dismiss LampVC", "dismiss LampVC"),
    LineSample("LampCoordinator: dismiss LampVC animated=true", "dismiss LampVC"),
    LineSample("→ pop", "pop"), LineSample("← pop animated=true", "pop"), LineSample("⬅️ Pop", "pop"),
    LineSample("← pop LampVC", "pop"), LineSample("→ popToRoot animated=false", "popToRoot"),
    LineSample("→ popTo LampVC", "popTo - LampVC"), LineSample("[CellarNav] ← pop", "pop CellarNav"),
    LineSample("2026-03-01 10:00:00.123 Larder[314:99] present LampVC", "present - LampVC"),
  ]

  static let noEvents = [
    "present Lamp", "present lampVC", "present the LampVC", "present LampVC?", "present LampVC or AtticVC",
    "present LampVC from the menu", "present LampVC after the login", "present(LampVC, animated: true)",
    "present in LampVC", "Present LampVC", "Presenting LampVC", "- present LampVC",
    "* present LampVC", "1. present LampVC", "// present LampVC", "# present LampVC", "| present LampVC |",
    "TODO: present LampVC", "Cellar present LampVC", "Lamps: push LampVC", "Step: present LampVC",
    "not present LampVC", "is LampVC present", "→ push Lamp", "→ push the LampVC", "→ push origin",
    "the lamp → push LampVC", "Coordinator: push notification", "Router: present toast", "pushing lamps",
    "pushing LampVC to origin", "Pushing LampVC", "represent LampVC",
    "→ pop sound", "→ popup", "→ popular lamps", "cellar → pop", "→ popTo", "stack → pop lamp 3", "// → pop",
    "presenting LampVC failed", "push LampVC", "    present LampVC()", "present LampView",
    "Larder[314:99] push origin", "Router: dismiss toast", "→ dismiss keyboard", "→ dismiss LampVC later",
    "Lamps: dismiss LampVC", "// → dismiss LampVC", "Coordinator: dismiss Lamp",
    "TODO: dismiss LampVC", "the lamp → dismiss LampVC", "dismiss Lamp", "dismiss keyboard",
    "dismiss LampVC later", "dismiss LampVC?", "Dismiss LampVC", "- dismiss LampVC", "// dismiss LampVC",
    "dismiss LampVC and show AtticVC", "please dismiss LampVC", "dismissing LampVC failed",
    "dismiss the LampVC",
  ]

  @Test(arguments: marks) func `a mark needs nobody who is asked`(_ sample: LineSample) throws {
    let log = "\(sample.line)\nother\n\(sample.line)\n"
    #expect(try ReadLog.words(sample.line + "\n") == [sample.event].compactMap(\.self))
    #expect(try ReadLog.words(log) == [sample.event, sample.event].compactMap(\.self))
  }

  @Test(arguments: noEvents) func `other lines with its words are none`(_ line: String) throws {
    #expect(try ReadLog.words(line + "\n").isEmpty)
    #expect(try ReadLog.words("CellarVC viewDidLoad\nLampVC viewDidLoad\n\(line)\n").count == 2)
  }

  @Test func `it says how`() throws {
    let event = try ReadLog.batch(Array("present LampVC (pageSheet, animated: false)\n".utf8)).events.first
    #expect(event?.style == .pageSheet && event?.flags[.animated] == false)
  }

  /// A screen that covers another and goes, with the calls of its end in an order.
  private static func cover(_ mark: String, _ end: [String]) -> String {
    ([
      "[CellarVC] viewDidLoad", "[CellarVC] viewWillAppear", "[CellarVC] viewDidAppear", mark,
      "[LampVC] viewDidLoad", "[CellarVC] viewWillDisappear", "[LampVC] viewWillAppear",
      "[LampVC] viewDidAppear", "[CellarVC] viewDidDisappear", "[LampVC] viewWillDisappear",
      "[CellarVC] viewWillAppear",
    ] + end).map { $0 + "\n" }.joined()
  }

  @Test func `the checker takes it for what the screen on top was asked`() {
    let legal = ["[CellarVC] viewDidAppear", "[LampVC] viewDidDisappear", "[LampVC] deinit"]
    #expect(CheckedTrace(Self.cover("present LampVC", legal)).findings.isEmpty)
    let swapped = [legal[1], legal[0], legal[2]]
    #expect(
      CheckedTrace(Self.cover("present LampVC", swapped)).findings.map(\.rule.description) == ["TC202"])
  }

  @Test func `a mark that nothing follows is no fault`() {
    let log = "[CellarVC] viewDidLoad\n[CellarVC] viewWillAppear\n[CellarVC] viewDidAppear\n"
    for mark in ["present LampVC", "→ push LampVC"] {
      #expect(CheckedTrace(log + mark + "\n").findings.allSatisfy { $0.certainty == .possible })
    }
  }

  @Test func `UIKit's own words for the same are read first`() throws {
    let line =
      "Attempt to present <LampVC: 0x1f1> on <CellarVC: 0x1f0> whose view is not in the window hierarchy!"
    #expect(try ReadLog.batch(Array("\(line)\n".utf8)).events.first?.diagnostic == .presentNotInHierarchy)
  }

  /// Emoji before a mark.
  static let signs = [
    LineSample("📤 dismiss PondVC", "dismiss PondVC"),
    LineSample("⏪ popToRoot", "popToRoot"),
    LineSample("🔙 pop", "pop"),
    LineSample("⏪ pop the balloon", nil),
    LineSample("📤 dismiss keyboard", nil),
    LineSample("FrogPageModel: viewIsAppearing", nil),
  ]

  @Test(arguments: signs) func `an emoji before it says no more`(_ sample: LineSample) throws {
    try sample.expectReading()
  }
}
