import Testing

@testable import TraceModel

/// The finding names what caused the fault, and what follows from it is no finding of its own.
@Suite struct OneFaultForOneCauseTests {
  private static func log(_ lines: [String]) -> CheckedTrace { CheckedTrace(lines.joined(separator: "\n")) }

  private static func appears(_ who: String) -> [String] {
    ["viewDidLoad", "viewWillAppear", "viewDidAppear"].map { "[\(who)] \($0)" }
  }

  private static func push(_ who: String, over other: String) -> [String] {
    [
      "[nav@0x9] push \(who)", "[\(who)] viewDidLoad", "[\(other)] viewWillDisappear",
      "[\(who)] viewWillAppear",
    ]
      + ["[\(other)] viewDidDisappear", "[\(who)] viewDidAppear"]
  }

  private static func popToRoot(from who: String, to root: String) -> [String] {
    ["[nav@0x9] popToRoot", "[\(who)] viewWillDisappear", "[\(root)] viewWillAppear"]
      + ["[\(who)] viewDidDisappear", "[\(root)] viewDidAppear"]
  }

  private static func sheet(_ who: String, from presenter: String, style: String = "pageSheet") -> [String] {
    ["[\(presenter)] present \(who) style=\(style)"] + appears(who)
  }

  /// A shelf, a book on it, and a page of that.
  private static let reading =
    ["[nav@0x9] setViewControllers Shelf@0x1"] + appears("Shelf@0x1")
    + push("Book@0x2", over: "Shelf@0x1") + push("Page@0x3", over: "Book@0x2")

  // MARK: What removed a presenter

  @Test func `a covered screen was removed by the pop to the root, not by the push that covered it`() throws {
    let lines = Self.reading + Self.popToRoot(from: "Page@0x3", to: "Shelf@0x1")
    let popped = try #require(lines.firstIndex { $0.hasSuffix("popToRoot") }) + 1
    let finding = try #require(Self.log(lines + ["[Book@0x2] present Error@0x4"]).findings.first)
    #expect(finding.rule.description == "TC601")
    #expect(finding.message.contains("popped, dismissed or removed at line \(popped),"), "\(finding.message)")
    let evidence = try #require(finding.evidence.first { $0.line == popped })
    #expect(evidence.controller == "nav" && evidence.event == "popToRoot")
    #expect(evidence.label == "removed Book")
  }

  @Test func `what UIKit says of a covered screen names the pop to the root too`() throws {
    let lines =
      Self.reading + Self.popToRoot(from: "Page@0x3", to: "Shelf@0x1")
      + ["Attempt to present <App.Error: 0x4> on <App.Book: 0x2> whose view is not in the window hierarchy."]
    let popped = try #require(lines.firstIndex { $0.hasSuffix("popToRoot") }) + 1
    let finding = try #require(Self.log(lines).findings.first)
    #expect(finding.message.contains("Book was popped, dismissed or removed at line \(popped)"))
  }

  @Test func `without a mark the going of the one on top is what removed those below`() throws {
    let unmarked = (Self.reading + Self.popToRoot(from: "Page@0x3", to: "Shelf@0x1"))
      .filter { !$0.hasPrefix("[nav") }
    let finding = Self.log(unmarked + ["[Book@0x2] present Error@0x4"]).findings.first
    // Nothing says that Book left the stack, so it is only known to be off screen.
    #expect(finding.map { !$0.message.contains("popped") } ?? true)
  }

  // MARK: Presentations that stay, and that never came

  @Test(arguments: [["[nav@0x9] popToRoot"], ["[nav@0x9] setViewControllers Start@0x7"]])
  func `a sheet that stays up to the end of the log is above a stack that was changed`(_ move: [String]) {
    let trace = Self.log(Self.reading + Self.sheet("Share@0x4", from: "Page@0x3") + move)
    #expect(trace.findings.map(\.rule.description) == ["TC603"])
    #expect(trace.rules.isEmpty)
  }

  @Test func `in a log in which nobody goes nothing says that a sheet is still up`() {
    let lines = (Self.reading + Self.sheet("Share@0x4", from: "Page@0x3") + ["[nav@0x9] popToRoot"])
      .filter { !$0.contains("Disappear") }
    #expect(Self.log(lines).findings.isEmpty)
  }

  // MARK: A presenter that was disturbed

  @Test func `a presenter's callback that came by hand is one fault, also once it goes again`() {
    let lines =
      Self.appears("Basket@0x1") + Self.sheet("Voucher@0x2", from: "Basket@0x1")
      + ["[Voucher@0x2] dismiss", "[Voucher@0x2] viewWillDisappear", "[Basket@0x1] viewWillAppear"]
      + ["[Voucher@0x2] viewDidDisappear"] + Self.push("Thanks@0x3", over: "Basket@0x1")
    #expect(Self.log(lines).findings.map(\.rule.description) == ["TC203"])
  }

  @Test func `the same call with no sheet on its way is a repeated one`() {
    let lines =
      Self.appears("Basket@0x1") + ["[Basket@0x1] viewWillAppear"]
      + Self.push("Thanks@0x3", over: "Basket@0x1")
    #expect(Self.log(lines).findings.map(\.rule.description) == ["TC103"])
  }

  @Test(arguments: [true, false])
  func `a didDismiss before the end is about the delegate, whether the presenter was disturbed or not`(
    isDisturbed: Bool
  ) {
    let comes = isDisturbed ? ["[Home@0x1] viewWillDisappear"] : []
    let came = isDisturbed ? ["[Home@0x1] viewDidDisappear"] : []
    let lines =
      Self.appears("Home@0x1") + [
        "[Home@0x1] present Filter@0x2 style=pageSheet", "[Filter@0x2] viewDidLoad",
      ]
      + comes + ["[Filter@0x2] viewWillAppear", "[Filter@0x2] viewDidAppear"] + came
      + ["[Filter@0x2] presentationControllerWillDismiss", "[Filter@0x2] viewWillDisappear"]
      + (isDisturbed ? ["[Home@0x1] viewWillAppear"] : [])
      + ["[Filter@0x2] presentationControllerDidDismiss"]
      + (isDisturbed ? ["[Home@0x1] viewDidAppear"] : []) + ["[Filter@0x2] viewDidDisappear"]
    #expect(Self.log(lines).rules == (isDisturbed ? ["TC203", "TC301"] : ["TC301"]))
  }

  // MARK: Two levels at once

  private static let booking =
    appears("Home@0x1") + sheet("Trip@0x2", from: "Home@0x1") + sheet("Seat@0x3", from: "Trip@0x2")

  private static let bothGo = [
    "[Seat@0x3] viewWillDisappear", "[Trip@0x2] viewWillDisappear", "[Seat@0x3] viewDidDisappear",
    "[Trip@0x2] viewDidDisappear",
  ]

  @Test func `of two sheets only the upper was asked to go, and both went`() {
    let trace = Self.log(Self.booking + ["[Seat@0x3] dismiss"] + Self.bothGo)
    #expect(trace.findings.map(\.rule.description) == ["TC604"])
    #expect(trace.rules.isEmpty)
  }

  @Test(arguments: [
    ["[Home@0x1] dismiss"], ["[Trip@0x2] dismiss"], ["[Seat@0x3] dismiss", "[Home@0x1] dismiss"],
    ["[Seat@0x3] dismiss", "[window] setRoot Login@0x8"],
  ])
  func `whoever asks for the lower one, or for another root, means both`(_ asked: [String]) {
    #expect(Self.log(Self.booking + asked + Self.bothGo).findings.isEmpty)
  }

  @Test func `one after the other is one level each time`() {
    let one = ["[Seat@0x3] dismiss", "[Seat@0x3] viewWillDisappear", "[Seat@0x3] viewDidDisappear"]
    let other = ["[Trip@0x2] viewWillDisappear", "[Trip@0x2] viewDidDisappear"]
    #expect(Self.log(Self.booking + one + other).findings.isEmpty)
  }

  @Test func `below full screens the one that is revealed tells that two went`() {
    func cover(_ who: String, over other: String) -> [String] {
      ["[\(other)] present \(who) style=fullScreen", "[\(who)] viewDidLoad", "[\(other)] viewWillDisappear"]
        + ["[\(who)] viewWillAppear", "[\(who)] viewDidAppear", "[\(other)] viewDidDisappear"]
    }
    let lines =
      Self.appears("Home@0x1") + cover("Trip@0x2", over: "Home@0x1") + cover("Seat@0x3", over: "Trip@0x2")
      + ["[Seat@0x3] dismiss", "[Seat@0x3] viewWillDisappear", "[Home@0x1] viewWillAppear"]
      + ["[Home@0x1] viewDidAppear", "[Seat@0x3] viewDidDisappear"]
    #expect(Self.log(lines).findings.map(\.rule.description) == ["TC604"])
  }

  // MARK: Pages

  private static func turn(_ old: String, _ new: String, isCompleted: Bool = true) -> [String] {
    let back =
      isCompleted
      ? ["[\(new)] viewDidAppear", "[\(old)] viewDidDisappear"]
      : ["[\(old)] viewWillAppear", "[\(new)] viewWillDisappear", "[\(old)] viewDidAppear"]
        + ["[\(new)] viewDidDisappear"]
    return ["[Tour] pageViewControllerWillTransition", "[\(new)] viewWillAppear"]
      + ["[\(old)] viewWillDisappear"] + back
      + ["[Tour] pageViewControllerDidFinishAnimating completed=\(isCompleted)"]
  }

  @Test(arguments: [("River", "Coast", "Peak"), ("Page@0x1", "Page@0x2", "Page@0x3")])
  func `a page is passed over after a turn to it was given up`(_ one: String, _ two: String, _ three: String)
  {
    let start = Self.appears(one) + Self.turn(one, two, isCompleted: false)
    let skipped = Self.log(start + Self.turn(one, three) + Self.turn(three, two))
    #expect(skipped.findings.map(\.rule.description) == ["TC432"])
    #expect(skipped.rules.isEmpty)
  }

  @Test(arguments: [
    // The other way: nothing says that the two are next to each other.
    turn("River", "Peak") + turn("Peak", "River"),
    // The same page after all.
    turn("River", "Coast") + turn("Coast", "Peak"),
    // Three pages that go round.
    turn("River", "Peak") + turn("Peak", "Coast") + turn("Coast", "River") + turn("River", "Peak"),
    // The app jumps.
    ["[Tour] setViewControllers Peak"] + turn("River", "Peak") + turn("Peak", "Coast"),
  ])
  func `what follows a turn that was given up passes over no page`(_ rest: [String]) {
    let lines = Self.appears("River") + Self.turn("River", "Coast", isCompleted: false) + rest
    #expect(Self.log(lines).findings.isEmpty)
  }

  // MARK: What follows from a fault

  @Test func `a screen that goes before it has appeared is one fault, told with what overlaps`() throws {
    let trace = Self.log(
      Self.appears("Shelf@0x1") + [
        "[Book@0x2] viewDidLoad", "[Shelf@0x1] viewWillDisappear", "[Book@0x2] viewWillAppear",
        "[Page@0x3] viewDidLoad", "[Book@0x2] viewWillDisappear", "[Page@0x3] viewWillAppear",
        "[Shelf@0x1] viewDidDisappear", "[Book@0x2] viewDidAppear", "[Book@0x2] viewDidDisappear",
        "[Page@0x3] viewDidAppear",
      ])
    #expect(trace.rules == ["TC101"])
    let finding = try #require(trace.findings.first)
    #expect(finding.message.hasSuffix("it began to disappear at line 8, before it had appeared"))
    #expect(finding.help == RuleInfo.overlappingTransitions.help)
  }

  @Test func `what a scene is told out of place doesn't make its next step one`() {
    let steps = [
      "sceneWillConnect", "sceneWillEnterForeground", "sceneDidBecomeActive", "sceneWillResignActive",
      "sceneDidEnterBackground", "sceneDidBecomeActive", "sceneWillEnterForeground", "sceneDidBecomeActive",
    ]
    let trace = Self.log(steps.map { "[scene] \($0)" })
    #expect(trace.findings.map(\.line) == [6])
  }

  @Test func `a screen that popToRoot skips and that is woken is not released on screen as well`() {
    let pop = Self.popToRoot(from: "Page@0x3", to: "Shelf@0x1")
    let woken =
      pop[...1] + ["[Book@0x2] viewWillAppear"] + pop[2...3] + ["[Book@0x2] viewDidAppear"] + pop[4...]
    let trace = Self.log(Self.reading + woken + ["[Book@0x2] deinit"])
    #expect(trace.rules == ["TC407"])
  }

  @Test func `who answers popToRoot and is not the root is named, though the stack isn't known`() throws {
    let moves = [
      "[Book] viewDidLoad", "[Shelf] viewWillDisappear", "[Book] viewWillAppear", "[Shelf] viewDidDisappear",
      "[Book] viewDidAppear", "[Page] viewDidLoad", "[Book] viewWillDisappear", "[Page] viewWillAppear",
      "[Book] viewDidDisappear", "[Page] viewDidAppear", "[nav] popToRoot", "[Page] viewWillDisappear",
      "[Book] viewWillAppear", "[Shelf] viewWillAppear", "[Page] viewDidDisappear", "[Book] deinit",
      "[Shelf] viewDidAppear", "[Page] deinit",
    ]
    let finding = try #require(Self.log(Self.appears("Shelf") + moves).findings.first)
    #expect(
      finding.rule.description == "TC407" && finding.controller == "Book" && finding.certainty == .possible)
    #expect(finding.message.hasSuffix("goes to Shelf"))
  }

  @Test func `a presenter that each drag of a sheet wakes is told each time, though the first was given up`()
  {
    let drag = [
      "[Sort@0x2] presentationControllerWillDismiss", "[Sort@0x2] viewWillDisappear",
      "[Shelf@0x1] viewWillAppear",
    ]
    let trace = Self.log(
      Self.appears("Shelf@0x1") + Self.sheet("Sort@0x2", from: "Shelf@0x1") + drag + [
        "[Sort@0x2] viewWillAppear", "[Sort@0x2] viewDidAppear", "[Shelf@0x1] viewWillDisappear",
      ] + drag + [
        "[Sort@0x2] viewDidDisappear", "[Shelf@0x1] viewDidAppear",
        "[Sort@0x2] presentationControllerDidDismiss",
      ])
    #expect(trace.rules == ["TC203", "TC203"])
  }

  @Test func `of two calls in a row both are shown, since either may be the one by hand`() throws {
    let trace = Self.log(
      Self.appears("Shelf@0x1") + [
        "[Book@0x2] viewDidLoad", "[Book@0x2] viewWillAppear", "[Shelf@0x1] viewWillDisappear",
        "[Book@0x2] viewWillAppear", "[Shelf@0x1] viewDidDisappear", "[Book@0x2] viewDidAppear",
        "[Book@0x2] viewWillDisappear", "[Book@0x2] viewDidDisappear",
      ])
    let finding = try #require(trace.findings.first)
    #expect(finding.message.hasSuffix("twice, at lines 5 and 7, before it appeared"))
    #expect(finding.evidence.filter { $0.event == "viewWillAppear" }.map(\.line) == [5, 7])
  }
}
