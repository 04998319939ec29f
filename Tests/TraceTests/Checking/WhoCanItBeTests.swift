import Testing

@testable import TraceModel

/// Who a line is about: with addresses where the controller stands, without them who of a name can be called now.
@Suite struct WhoCanItBeTests {
  private static func appears(_ who: String) -> String {
    "[\(who)] viewDidLoad\n[\(who)] viewWillAppear\n[\(who)] viewDidAppear"
  }

  /// A push with its mark, in UIKit's order.
  private static func push(_ who: String, over other: String) -> String {
    """
    [nav] push \(who) animated=true
    [\(who)] viewDidLoad
    [\(other)] viewWillDisappear
    [\(who)] viewWillAppear
    [\(other)] viewDidDisappear
    [\(who)] viewDidAppear
    """
  }

  private static func pop(_ who: String, to other: String) -> String {
    """
    [nav] pop animated=true
    [\(who)] viewWillDisappear
    [\(other)] viewWillAppear
    [\(who)] viewDidDisappear
    [\(other)] viewDidAppear
    """
  }

  private static func log(_ parts: String...) -> CheckedTrace { CheckedTrace(parts.joined(separator: "\n")) }

  @Test func `a second load of the controller that was just pushed is no other controller`() {
    let trace = Self.log(
      Self.appears("Den@0x10"), "[nav] push Attic@0x20 animated=true", "[Attic@0x20] viewDidLoad",
      "[Attic@0x20] viewDidLoad", "[Den@0x10] viewWillDisappear", "[Attic@0x20] viewWillAppear",
      "[Den@0x10] viewDidDisappear", "[Attic@0x20] viewDidAppear", Self.pop("Attic@0x20", to: "Den@0x10"))
    #expect(trace.rules == ["TC105"])
  }

  @Test func `an address is used again where its controller was popped and the class logs no deinit`() {
    let trace = Self.log(
      Self.appears("Den@0x10"), Self.push("Attic@0x20", over: "Den@0x10"),
      Self.pop("Attic@0x20", to: "Den@0x10"),
      Self.push("Attic@0x20", over: "Den@0x10"))
    #expect(trace.findings.isEmpty)
  }

  @Test func `a did-callback after the deinit of the only one of its name is reported without addresses`() {
    let trace = Self.log(
      Self.appears("Den"), Self.push("Attic", over: "Den"), "[nav] pop animated=true",
      "[Attic] viewWillDisappear",
      "[Den] viewWillAppear", "[Attic] deinit", "[Attic] viewDidDisappear", "[Den] viewDidAppear")
    #expect(trace.rules == ["TC106"])
  }

  @Test func `a covered namesake explains nothing that the one on screen does`() {
    let trace = Self.log(
      Self.appears("Den"), Self.push("Attic", over: "Den"), Self.push("Cellar", over: "Attic"),
      "[Cellar] present Note style=pageSheet animated=true", "[Note] viewDidLoad",
      "[Cellar] viewWillDisappear",
      "[Note] viewWillAppear", "[Note] viewDidAppear", "[Cellar] viewDidDisappear")
    #expect(trace.rules == ["TC203"])
  }

  @Test func `a screen that is pushed on its own class, and popped, is read as two controllers`() {
    let trace = Self.log(
      Self.appears("Den"), Self.push("Attic", over: "Den"), Self.push("Attic", over: "Attic"),
      Self.pop("Attic", to: "Attic"), Self.pop("Attic", to: "Den"))
    #expect(trace.findings.isEmpty)
  }

  @Test
  func
    `what is called again by hand on the only one of a name is a fault, or possible where one may be hidden`()
  {
    let life = "[Den] viewWillAppear\n[Den] viewDidAppear\n[Den] viewWillDisappear\n[Den] viewDidDisappear"
    let again = "[Den] viewWillAppear\n[Den] viewDidAppear\n[Den] viewWillAppear"
    #expect(Self.log("[Den] viewDidLoad", life, again).rules == ["TC103"])
    let hidden = Self.log(life, again)
    #expect(hidden.definite.isEmpty)
    #expect(hidden.findings.first?.assumptions.first?.kind == .namesake)
  }

  @Test
  func `the presenter that a cover leaves alone is found where only the configuration tells of the cover`()
    throws
  {
    let app = try AppDescription.text(#"{ "controllers": { "Note": { "style": "fullScreen" } } }"#)
    let text = [
      Self.appears("Den"),
      "[Den] viewWillDisappear\n[Den] viewDidDisappear\n[Den] viewWillAppear\n[Den] viewDidAppear",
      Self.appears("Note"), "[Note] viewWillDisappear\n[Note] viewDidDisappear",
    ].joined(separator: "\n")
    let trace = CheckedTrace(text, app: app)
    #expect(trace.findings.map(\.rule.description) == ["TC204"])
    #expect(trace.definite.isEmpty)
  }

  @Test func `a didDismiss of a navigation controller is not that of another, which was dismissed by code`() {
    let trace = Self.log(
      Self.appears("Den"), "[Den] present Tour style=pageSheet", "[Tour] dismiss",
      "[Guide] setViewControllers Page",
      "[Guide] presentationControllerShouldDismiss result=true", "[Guide] presentationControllerWillDismiss",
      "[Guide] presentationControllerDidDismiss")
    #expect(trace.definite.isEmpty)
  }

  @Test func `lines that the system dropped open the state anew`() {
    let broken = [
      Self.appears("Den@0x10"), "[Den@0x10] viewWillDisappear",
      "=== Messages dropped during live streaming (40)",
      "[Den@0x10] viewWillDisappear", "[Den@0x10] viewDidDisappear",
    ]
    #expect(CheckedTrace(broken.joined(separator: "\n")).findings.isEmpty)
    let whole = broken.filter { !$0.hasPrefix("===") }
    var app = AppDescription()
    // Later releases may repeat a will.
    app.os = OSVersion(major: 17)
    #expect(CheckedTrace(whole.joined(separator: "\n"), app: app).rules == ["TC103"])
  }

  @Test(arguments: [true, false])
  func `a fault is found as well at the end of a long log as at its beginning`(_ hasAddresses: Bool) {
    var log = LongLog(hasAddresses: hasAddresses)
    log.play(visits: 400, faultEvery: 8)
    let found = Set(CheckedTrace(log.lines.joined(separator: "\n")).definite.map(\.line))
    let shares = [log.faults.prefix(5), log.faults.suffix(5)].map { part in
      part.count { fault in found.contains { fault.contains($0) } }
    }
    #expect(shares == [5, 5])
    #expect(found.allSatisfy { line in log.faults.contains { $0.contains(line) } })
  }

  /// A push that nobody announced.
  private static func comes(_ who: String, over other: String) -> String {
    """
    [\(other)] viewWillDisappear
    [\(who)] viewWillAppear
    [\(other)] viewDidDisappear
    [\(who)] viewDidAppear
    """
  }

  @Test
  func
    `a root that was covered since before the log is not missing its will where one of its name was released`()
  {
    let trace = Self.log(
      Self.appears("Loft"), "[Loft] viewWillDisappear", "[Loft] viewDidDisappear", "[Loft] deinit",
      Self.appears("Attic"), "[nav] popToRoot animated=true", "[Attic] viewWillDisappear",
      "[Loft] viewWillAppear", "[Attic] viewDidDisappear", "[Loft] viewDidAppear", "[Attic] deinit")
    #expect(!trace.findings.contains { $0.rule.number == 205 }, "\(trace.findings)")
  }

  @Test func `a second load hides no fault of those that bear the name later`() {
    let trace = Self.log(
      Self.appears("Den"), "[Attic] viewDidLoad", "[Attic] viewDidLoad", Self.comes("Attic", over: "Den"),
      Self.comes("Den", over: "Attic"), "[Attic] deinit", "[Attic] viewDidLoad",
      Self.comes("Attic", over: "Den"), "[Loft] viewDidLoad", Self.comes("Loft", over: "Attic"),
      Self.comes("Attic", over: "Loft"), "[Loft] deinit", "[Attic] viewWillDisappear", "[Den] viewWillAppear",
      "[Attic] deinit", "[Attic] viewDidDisappear", "[Den] viewDidAppear")
    #expect(trace.findings.contains { $0.rule.number == 106 && $0.line == 33 }, "\(trace.findings)")
  }

}

/// Visits to a screen, one after the other, some of them in a modal's order.
private struct LongLog {
  var hasAddresses: Bool
  var lines: [String] = []
  /// Where the faults stand.
  var faults: [ClosedRange<Int>] = []

  init(hasAddresses: Bool) {
    self.hasAddresses = hasAddresses
    say("Hall", 0x10, "viewDidLoad", "viewWillAppear", "viewDidAppear")
  }

  private func who(_ name: String, _ address: Int) -> String {
    hasAddresses ? "\(name)@0x\(String(address, radix: 16))" : name
  }

  private mutating func say(_ name: String, _ address: Int, _ events: String...) {
    for event in events { lines.append("[\(who(name, address))] \(event)") }
  }

  mutating func play(visits: Int, faultEvery interval: Int) {
    for visit in 1...visits {
      let (name, address) = ("Room\(visit % 7)", 0x1000 + 0x10 * visit)
      let isFault = visit % interval == 0
      let first = lines.count + 1
      lines.append("[nav] push \(who(name, address)) animated=true")
      say(name, address, "viewDidLoad")
      say("Hall", 0x10, "viewWillDisappear")
      say(name, address, "viewWillAppear")
      if isFault { say(name, address, "viewDidAppear") }
      say("Hall", 0x10, "viewDidDisappear")
      if !isFault { say(name, address, "viewDidAppear") }
      if isFault { faults.append(first...lines.count) }
      lines.append("[nav] pop animated=true")
      say(name, address, "viewWillDisappear")
      say("Hall", 0x10, "viewWillAppear")
      say(name, address, "viewDidDisappear")
      say("Hall", 0x10, "viewDidAppear")
      say(name, address, "deinit")
    }
  }
}
