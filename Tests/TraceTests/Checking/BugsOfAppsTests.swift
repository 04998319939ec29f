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

  @Test func `UIKit never asks while isModalInPresentation is true, whatever presented the sheet`() {
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

  @Test func `a sheet dismissed by a gesture though a child of it says that none may`() {
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

  // MARK: Released on the screen

  @Test(arguments: [
    ("two", ["TC410"], ""), ("three", [], "[TileVC@0x3] viewDidLoad"),
  ])
  func `of many of a class that are made side by side none was pushed twice for one tap`(
    _ count: String, _ rules: [String], _ third: String
  ) {
    let trace = Self.log(
      "[TileVC@0x1] viewDidLoad", "[TileVC@0x1] viewWillAppear", "[TileVC@0x2] viewDidLoad", third,
      "[TileVC@0x1] viewDidAppear", Self.pop("TileVC@0x1", to: "TileVC@0x2"))
    #expect(trace.findings.map(\.rule.description) == rules, "\(count)")
  }

  @Test(arguments: [("TileVC", []), ("ShelfVC", ["TC504"])])
  func `two of a class that come together are siblings, and no parent and child`(
    _ other: String, _ rules: [String]
  ) {
    let trace = Self.log(
      "[TileVC@0x1] viewDidLoad", "[\(other)@0x2] viewDidLoad", "[TileVC@0x1] viewWillAppear",
      "[\(other)@0x2] viewWillAppear", "[\(other)@0x2] viewDidAppear", "[TileVC@0x1] viewDidAppear")
    #expect(trace.findings.map(\.rule.description) == rules)
  }

  @Test(arguments: [("goes along", "\n[Chart@0x2] viewWillDisappear", false), ("hears nothing", "", true)])
  func `a view without its controller is told by what the child does when its parent leaves`(
    _ what: String, _ goes: String, _ isFault: Bool
  ) {
    let trace = Self.log(
      "[Frame@0x1] viewDidLoad", "[Chart@0x2] viewDidLoad", "[Frame@0x1] viewWillAppear",
      "[Chart@0x2] viewWillAppear", "[Chart@0x2] viewDidAppear", "[Frame@0x1] viewDidAppear",
      "[Frame@0x1] viewWillDisappear\(goes)", "[Frame@0x1] viewDidDisappear")
    #expect(trace.findings.map(\.rule.description) == (isFault ? ["TC504"] : []), "the child \(what)")
    #expect(trace.findings.allSatisfy { $0.message.contains("nothing when that went at line 7") })
  }

  @Test func `a controller that is released while on screen has nobody who keeps it`() {
    let badge = Self.appears("Badge@0x20") + "\n[Badge@0x20] deinit"
    let other = Self.appears("Badge@0x30") + "\n" + Self.goes("Badge@0x30") + "\n[Badge@0x30] deinit"
    #expect(Self.log(Self.appears("Shop@0x10"), badge, other).rules == ["TC111"])
    #expect(Self.log(Self.appears("Shop@0x10"), other).findings.isEmpty)
  }

  @Test func `the root of a window may be let go with it`() {
    let trace = Self.log(
      "[window] setRoot Shop@0x10", Self.appears("Shop@0x10"), Self.goes("Shop@0x10"),
      "[Shop@0x10] viewWillAppear\n[Shop@0x10] viewDidAppear", "[Shop@0x10] deinit")
    #expect(trace.rules.isEmpty)
  }

  // MARK: Coordinators

  private static func flow(_ end: String) -> CheckedTrace {
    log(
      "[nav] setViewControllers Home@0x10", appears("Home@0x10"), "[Main] addChildCoordinator Cart",
      "[Cart] start",
      "[Cart] show Basket@0x20", "[nav] push Basket@0x20 animated=true",
      push("Basket@0x20", over: "Home@0x10"), end)
  }

  /// A coordinator that shows the screen with its name, comes back, and is told as finished or not.
  private static func visit(_ told: String) -> String {
    """
    RootCoordinator start MenuCoordinator, children: 1
    \(push("MenuVC", over: "HomeVC"))
    \(pop("MenuVC", to: "HomeVC"))
    \(told)
    [MenuVC] deinit
    """
  }

  @Test(arguments: [("RootCoordinator removed MenuCoordinator, children: 0", []), ("", ["TC702"])])
  func `a coordinator whose screen is told by its name alone is finished with it`(
    _ told: String, _ rules: [String]
  ) {
    let trace = Self.log(
      Self.appears("HomeVC"), Self.visit("RootCoordinator removed MenuCoordinator, children: 0"),
      Self.visit(told), Self.visit("RootCoordinator removed MenuCoordinator, children: 0"))
    #expect(trace.findings.map(\.rule.description) == rules)
    #expect(trace.definite.isEmpty)
  }

  @Test func `a coordinator goes on while a screen that came with its own is there`() {
    let trace = Self.log(
      Self.appears("HomeVC"), Self.visit("RootCoordinator removed MenuCoordinator, children: 0"),
      "RootCoordinator start MenuCoordinator, children: 1", Self.push("MenuVC", over: "HomeVC"),
      Self.push("DishVC", over: "MenuVC"), "[MenuVC] deinit", Self.push("WineVC", over: "DishVC"),
      Self.pop("WineVC", to: "DishVC"))
    #expect(trace.findings.isEmpty)
  }

  @Test func `a coordinator that is finished right before its screen is popped is right`() {
    let pop = "[nav] pop animated=true\n" + Self.pop("Basket@0x20", to: "Home@0x10")
    #expect(Self.flow("[Main] childDidFinish Cart\n" + pop + "\n[Basket@0x20] deinit").findings.isEmpty)
  }

  @Test func `a coordinator that is finished while its screen stays is finished early`() {
    let cover =
      "[nav] push Item@0x30 animated=true\n" + Self.push("Item@0x30", over: "Basket@0x20")
    #expect(Self.flow("[Main] childDidFinish Cart\n" + cover).rules == ["TC703"])
  }

  @Test func `a coordinator that is finished as its screen is covered is told with what covers it`() throws {
    let push = """
      [nav] push Item@0x30 animated=true
      [Item@0x30] viewDidLoad
      [Basket@0x20] viewWillDisappear
      [Item@0x30] viewWillAppear
      [Basket@0x20] viewDidDisappear
      [Main] childDidFinish Cart
      [Item@0x30] viewDidAppear
      """
    let finding = try #require(Self.flow(push).findings.first)
    #expect(
      finding.message == "Cart was finished while Basket was still in the stack, below Item since line 17")
    #expect(finding.evidence.contains { $0.line == 17 && $0.label == "covers Basket" })
  }

  @Test func `where an app finishes its coordinators is said only where the log shows it`() {
    let first = "[Main] addChildCoordinator Login\n[Login] start\n[Login] show Name@0x50"
    let open = "[nav] push Name@0x50 animated=true\n" + Self.push("Name@0x50", over: "Home@0x10")
    let close = "[nav] pop animated=true\n[Name@0x50] viewWillDisappear\n[Home@0x10] viewWillAppear"
    let gone = "[Name@0x50] viewDidDisappear"
    let finish = "[Main] childDidFinish Login"
    let rest = "[Home@0x10] viewDidAppear"
    for (way, isSaid) in [([gone, finish, rest], true), ([gone, rest, finish], false)] {
      let early = Self.log(
        "[nav] setViewControllers Home@0x10", Self.appears("Home@0x10"), first, open, close,
        way.joined(separator: "\n"), "[Name@0x50] deinit", Self.leakingCart)
      let told = early.findings.filter { $0.rule.number == 702 }.map(\.message)
      #expect(
        told.count == 1 && told.allSatisfy { $0.contains("coordinators in `viewDidDisappear`") == isSaid },
        "\(told)")
    }
  }

  @Test func `a coordinator of a sheet is told of the delegate of the sheet, not of didShow`() throws {
    let trace = Self.log(
      "[nav] setViewControllers Home@0x10", Self.appears("Home@0x10"),
      "[Main] addChildCoordinator Login\n[Main] childDidFinish Login",
      "[Main] addChildCoordinator Cart\n[Cart] start\n[Cart] show Basket@0x20",
      "[Home@0x10] present Basket@0x20 style=pageSheet", Self.appears("Basket@0x20"), "[Basket@0x20] dismiss",
      Self.goes("Basket@0x20"), "[Basket@0x20] deinit", "[nav] push Map@0x60 animated=true",
      Self.push("Map@0x60", over: "Home@0x10"))
    let finding = try #require(trace.findings.first { $0.rule.number == 702 })
    #expect(finding.help.contains("presentationControllerDidDismiss") && !finding.help.contains("didShow"))
  }

  @Test func `a way out in the wrong order is like another way out`() throws {
    let readings = try ["TC202", "TC402"].map { id in
      CheckedTrace(try #require(RuleRegistry.rule(named: id)).bad.log).findings.first?.reading
    }
    #expect(
      readings[0]?.contains("pop from") == true && readings[1]?.contains("dismiss") == true, "\(readings)")
  }

  @Test func `who is asked to present while it is covered is told by whom, and since when`() throws {
    let trace = Self.log(
      "[nav] setViewControllers Home@0x10", Self.appears("Home@0x10"), "[nav] push Map@0x60 animated=true",
      Self.push("Map@0x60", over: "Home@0x10"), "[Home@0x10] present Retry@0x70 style=pageSheet")
    let finding = try #require(trace.findings.first { $0.rule.number == 601 })
    #expect(finding.message.contains("has been off screen below Map since line 8"), "\(finding.message)")
    #expect(finding.evidence.map(\.label).contains("covers Home"))
  }

  private static let leakingCart = [
    "[Main] addChildCoordinator Cart\n[Cart] start\n[Cart] show Basket@0x20\n[nav] push Basket@0x20 animated=true",
    push("Basket@0x20", over: "Home@0x10"), "[nav] pop animated=true", pop("Basket@0x20", to: "Home@0x10"),
    "[Basket@0x20] deinit", "[nav] push Map@0x60 animated=true", push("Map@0x60", over: "Home@0x10"),
  ].joined(separator: "\n")

  private static func checkout(_ added: String) -> CheckedTrace {
    log(
      appears("Home"), added, "[CheckoutCoordinator] start", push("CheckoutViewController", over: "Home"),
      "[CheckoutCoordinator] deinit", pop("CheckoutViewController", to: "Home"))
  }

  @Test func `a coordinator that its parent took in and that goes before its screen is told without a show`()
  {
    #expect(Self.checkout("[Main] addChildCoordinator CheckoutCoordinator").rules == ["TC705"])
  }

  @Test
  func
    `one that nobody took in, in a log that tells of others, may be a router that lives for its start alone`()
  {
    let trace = Self.checkout("[Main] addChildCoordinator OrdersCoordinator")
    #expect(trace.rules.isEmpty && trace.findings.map(\.rule.description) == ["TC705"])
    #expect(Self.checkout("").findings.isEmpty)
  }

  // MARK: UIKit's words, and the moment

  @Test func `UIKit's refusal says where the presenter stood`() throws {
    let said = "Warning: Attempt to present <UIAlertController: 0x7f1> on <Larder.ShelfVC: 0x7f2> "
    let trace = Self.log(
      Self.appears("HomeVC"), Self.push("ShelfVC", over: "HomeVC"), Self.pop("ShelfVC", to: "HomeVC"),
      said + "whose view is not in the window hierarchy!")
    let finding = try #require(trace.findings.first { $0.rule.number == 802 })
    #expect(finding.message.contains("ShelfVC disappeared at lines 9 to 11"))
  }

  @Test(arguments: [
    (
      "Warning: Attempt to present <UIAlertController: 0x7f1> on <Larder.ShelfVC: 0x7f2> whose view is not in the "
        + "window hierarchy!",
      "UIAlertController was not presented because the view of ShelfVC is not in the window"
    ),
    (
      "Unbalanced calls to begin/end appearance transitions for <Larder.ShelfVC: 0x7f2>.",
      "the calls to begin and end the appearance transitions of ShelfVC don't pair up"
    ),
    (
      "nested push animation can result in corrupted navigation bar",
      "the app started a push or pop while another one was still animating"
    ),
  ]) func `what UIKit says is told with the names of the app`(said: String, told: String) {
    let finding = Self.log(Self.appears("HomeVC"), said).findings.first
    #expect(finding?.message == "UIKit reports: " + told)
  }

  @Test func `a callback called by hand is told with what to do at that moment instead`() {
    let away = "sceneWillResignActive\nsceneDidEnterBackground\nsceneWillEnterForeground"
    let back = [
      Self.appears("HomeVC"), Self.push("MapVC", over: "HomeVC"), Self.pop("MapVC", to: "HomeVC"),
    ].joined(separator: "\n")
    let trace = Self.log(back, away, "[HomeVC] viewWillAppear", "sceneDidBecomeActive")
    #expect(trace.findings.map { $0.help.contains("willEnterForegroundNotification") } == [true])
    let plain = Self.log(back, "[HomeVC] viewWillAppear")
    #expect(plain.findings.map { $0.help.contains("willEnterForegroundNotification") } == [false])
  }

  @Test func `a log in which UIKit's lines alone have a process number is one process`() {
    let said =
      "2024-03-11 10:22:31.482000+0100 Larder[30232:240705] Warning: Attempt to present <A: 0x7f1> on "
    let trace = Self.log(
      Self.appears("HomeVC"), said + "<Larder.HomeVC: 0x7f2> whose view is not in the window hierarchy!",
      Self.goes("HomeVC"))
    #expect(trace.summaries.count == 1)
  }

  @Test func `a callback that comes again says since when its controller was there, and what ran just then`()
    throws
  {
    let trace = Self.log(
      Self.appears("Home"), Self.push("Item", over: "Home"), Self.pop("Item", to: "Home"),
      "sceneWillEnterForeground",
      "[Home] viewWillAppear")
    let finding = try #require(trace.definite.first)
    #expect(finding.rule.description == "TC103" && finding.message.contains("on screen since line 12"))
    #expect(finding.evidence.contains { $0.event == "sceneWillEnterForeground" && $0.line == 13 })
  }
}
