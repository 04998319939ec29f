import Testing

@testable import TraceModel

/// Bugs that people really have, in logs as apps print them: each beside a log that looks alike and is right.
@Suite struct BugsOfAppsTests {
  private static func log(_ parts: String...) -> CheckedTrace { CheckedTrace(parts.joined(separator: "\n")) }

  private static func appears(_ who: String) -> String {
    "[\(who)] viewDidLoad\n[\(who)] viewWillAppear\n[\(who)] viewDidAppear"
  }

  private static func goes(_ who: String) -> String {
    "[\(who)] viewWillDisappear\n[\(who)] viewDidDisappear"
  }

  private static func push(_ who: String, over other: String) -> String {
    """
    [\(who)] viewDidLoad
    [\(other)] viewWillDisappear
    [\(who)] viewWillAppear
    [\(other)] viewDidDisappear
    [\(who)] viewDidAppear
    """
  }

  private static func pop(_ who: String, to other: String) -> String {
    """
    [\(who)] viewWillDisappear
    [\(other)] viewWillAppear
    [\(who)] viewDidDisappear
    [\(other)] viewDidAppear
    """
  }

  // MARK: Parents as people print them

  @Test(arguments: [
    "ChartVC willMove(toParent:) parent: Optional(<Larder.PantryVC: 0x7f9b0a60d4c0>)",
    "ChartVC willMove(toParent:) Optional(<Larder.PantryVC: 0x7f9b0a60d4c0>)",
    "ChartVC willMove(toParent:) parent: PantryVC", "[ChartVC] willMove parent=PantryVC",
    "ChartVC.willMove(toParent: Optional(<Larder.PantryVC: 0x7f9b0a60d4c0>))",
  ])
  func `a child that never got didMove is told however its parent is printed`(_ willMove: String) {
    let trace = Self.log(
      Self.appears("PantryVC"), willMove, Self.appears("ChartVC"),
      "ChartVC willMove(toParent:) parent: (null)",
      Self.goes("ChartVC"), "ChartVC didMove(toParent: nil)")
    #expect(trace.rules == ["TC501"])
  }

  @Test func `a child that got didMove in words of the app's own lacks nothing`() {
    let trace = Self.log(
      Self.appears("PantryVC"),
      "ChartVC willMove(toParent:) parent: Optional(<Larder.PantryVC: 0x7f9b0a60d4c0>)",
      Self.appears("ChartVC"),
      "ChartVC didMove(toParent:) parent: Optional(<Larder.PantryVC: 0x7f9b0a60d4c0>)",
      "ChartVC willMove(toParent:) parent: nil", Self.goes("ChartVC"),
      "ChartVC didMove(toParent:) parent: nil")
    #expect(trace.findings.isEmpty)
  }

  @Test func `a child that is added below a covered parent appears apart, by names alone`() {
    let trace = Self.log(
      Self.appears("Shelf"), Self.push("Pantry", over: "Shelf"), Self.push("Sieve", over: "Pantry"),
      "[Pantry] addChild Jar", "[Jar] willMove parent=Pantry", Self.appears("Jar"),
      "[Jar] didMove parent=Pantry",
      Self.pop("Sieve", to: "Pantry"))
    #expect(trace.rules == ["TC504"])
  }

  @Test
  func `what a logger's own function prints in the canonical notation is an event, and prose of it is none`()
  {
    let line = "10:00:00.123 💚 DEBUG Log.trace():14 - "
    #expect(CheckedTrace(line + "[Pantry] addChild Jar").summaries.first?.events == 1)
    #expect(CheckedTrace(line + "Pantry viewDidLoad").summaries.first?.events ?? 0 == 0)
  }

  // MARK: Sheets

  @Test func `UIKit never asks while isModalInPresentation is true, whoever presented the sheet`() {
    let asked = "[Form] presentationControllerShouldDismiss result=false"
    let sheet = [Self.appears("Forms"), Self.appears("Form"), "[Form] isModalInPresentation value=true"]
    let trace = Self.log(
      sheet.joined(separator: "\n"), "[Form] presentationControllerDidAttemptToDismiss", asked)
    #expect(trace.rules == ["TC305"])
    let right = Self.log(sheet.joined(separator: "\n"), "[Form] isModalInPresentation value=false", asked)
    #expect(right.findings.isEmpty)
  }

  private static func swiped(_ modal: String) -> CheckedTrace {
    log(
      appears("Home"), "[Home] present Box style=pageSheet animated=true", "[Box] viewDidLoad",
      "[Box] addChild Form",
      "[Form] willMove parent=Box\n[Form] viewDidLoad\n[Box] viewWillAppear\n[Form] viewWillAppear",
      "[Box] viewDidAppear\n[Form] viewDidAppear\n[Form] didMove parent=Box", modal,
      "[Box] presentationControllerShouldDismiss\n[Box] presentationControllerWillDismiss",
      "[Box] viewWillDisappear\n[Form] viewWillDisappear\n[Box] viewDidDisappear\n[Form] viewDidDisappear",
      "[Box] presentationControllerDidDismiss")
  }

  @Test func `a sheet goes by a gesture though a child of it says that none may`() {
    let trace = Self.swiped("[Form] isModalInPresentation value=true")
    #expect(trace.rules.isEmpty)
    #expect(trace.findings.map(\.rule.description) == ["TC304"])
    #expect(Self.swiped("[Form] isModalInPresentation value=false").findings.isEmpty)
  }

  private static func swipe(_ who: String) -> String {
    """
    [Router] presentationControllerShouldDismiss
    [Router] presentationControllerWillDismiss
    \(goes(who))
    [Router] presentationControllerDidDismiss
    """
  }

  @Test
  func
    `a didDismiss without the calls before it that the delegate logs for each gesture is possibly the app's own`()
  {
    let trace = Self.log(
      Self.appears("Home"), Self.appears("Sort"), Self.swipe("Sort"), "[Sort] deinit", Self.appears("Sort"),
      Self.goes("Sort"), "[Router] presentationControllerDidDismiss", "[Sort] deinit")
    #expect(trace.findings.map(\.rule.description) == ["TC302"])
    #expect(trace.findings.first?.severity == .warning && trace.rules.isEmpty)
  }

  @Test func `of a delegate that logs no other call a didDismiss alone says nothing`() {
    let trace = Self.log(
      Self.appears("Home"), Self.appears("Sort"), Self.goes("Sort"),
      "[Router] presentationControllerDidDismiss", "[Sort] deinit")
    #expect(trace.findings.isEmpty)
  }

  // MARK: Transitions that never end

  private static func half(_ end: String) -> CheckedTrace {
    log(
      appears("Grid"), push("Photo", over: "Grid"), pop("Photo", to: "Grid"), "[Photo] deinit",
      "[Photo] viewDidLoad\n[Grid] viewWillDisappear\n[Photo] viewWillAppear", end)
  }

  @Test func `a push that has not ended when the app comes back from the background never will`() {
    let away = "applicationWillResignActive\napplicationDidEnterBackground\napplicationDidBecomeActive"
    #expect(Self.half(away).findings.map(\.rule.description) == ["TC205"])
    #expect(Self.half(away).rules.isEmpty)
    #expect(Self.half("").findings.isEmpty)
    #expect(Self.half("applicationWillResignActive\napplicationDidEnterBackground").findings.isEmpty)
  }

  // MARK: Leaks without marks

  private static func visit(_ key: String, released: Bool) -> String {
    push("Item@\(key)", over: "List@0x10") + "\n" + pop("Item@\(key)", to: "List@0x10")
      + (released ? "\n[Item@\(key)] deinit" : "")
  }

  @Test func `a screen that went back and was never released is leaked, also where nothing was announced`() {
    let trace = Self.log(
      Self.appears("List@0x10"), Self.visit("0x20", released: false), Self.visit("0x30", released: true),
      Self.visit("0x40", released: true))
    #expect(trace.rules == ["TC701"])
  }

  @Test func `one that is shown again later was kept`() {
    let trace = Self.log(
      Self.appears("List@0x10"), Self.visit("0x20", released: false), Self.visit("0x30", released: true),
      Self.visit("0x40", released: true),
      Self.push("Item@0x20", over: "List@0x10").replacing("[Item@0x20] viewDidLoad\n", with: ""))
    #expect(trace.findings.isEmpty)
  }

  // MARK: Pages by the configuration

  private static func pages(_ turn: String) throws -> CheckedTrace {
    let app = try AppDescription.text(#"{ "controllers": { "Page*": { "in": "page" } } }"#)
    return CheckedTrace(appears("Page1") + "\n[Page2] viewDidLoad\n" + turn, app: app)
  }

  @Test func `a page that is there before the old one begins to go is no page turn of UIKit's`() throws {
    let wrong = try Self.pages(
      "[Page2] viewWillAppear\n[Page2] viewDidAppear\n[Page1] viewWillDisappear\n[Page1] viewDidDisappear")
    #expect(wrong.rules == ["TC431"])
    let right = try Self.pages(
      "[Page2] viewWillAppear\n[Page1] viewWillDisappear\n[Page2] viewDidAppear\n[Page1] viewDidDisappear")
    #expect(right.findings.isEmpty)
  }
}
