import Testing

@testable import TraceModel

/// Lines as they stand in answers and study notes, where a log and what is said of it are one text.
@Suite struct ForumLineTests {
  /// How an initializer is printed.
  static let initializers = [
    LineSample("-[OvenController init]", "init OvenController"),
    LineSample("-[OvenVC initWithCoder:]", "init OvenVC"),
    LineSample("3-->-[OvenController initWithNibName:bundle:]", "init OvenController"),
    LineSample("Oven_VC initWithCoder:", "init Oven_VC"),
    LineSample("OvenVC: init(coder:)", "init OvenVC"),
    LineSample("OvenViewController Init", "init OvenViewController"),
    LineSample("<Bakery.OvenVC: 0x1f0> init(coder:)", "init OvenVC@0x1f0"),
  ]

  /// Names of two words, and their short callbacks.
  static let spaced = [
    LineSample("second vc willAppear", "viewWillAppear second vc"),
    LineSample("- second vc isAppearing", "viewIsAppearing second vc"),
    LineSample("-second vc didDisappear", "viewDidDisappear second vc"),
    LineSample("oven view controller willDisappear", "viewWillDisappear oven view controller"),
  ]

  /// What somebody wrote beside a call.
  static let annotated = [
    LineSample("Oven: viewWillAppear      ← once MORE", "viewWillAppear Oven"),
    LineSample("Oven: deinit   ← the oven is cold", "deinit Oven"),
    LineSample("Oven dealloc（定时器 已经 停了）", "deinit Oven"),
    LineSample("///   * 1 - `viewWillDisappear`", "viewWillDisappear"),
    LineSample("* 2 - `viewWillAppear`", "viewWillAppear"),
    LineSample("viewDidLayoutSubviews() - Optional((21.5, 12.5, 24.0, 12.0))", "viewDidLayoutSubviews"),
    LineSample("viewDidLoad() - Optional(\"rye\")", "viewDidLoad"),
    LineSample("viewDidLoad() - Optional(<Bakery.OvenVC: 0x1f0>)", "viewDidLoad OvenVC@0x1f0"),
    LineSample("- **OvenVC didMove(toParent:) Start**", "didMove OvenVC"),
    LineSample("OvenVC didMove(toParent:) End", "didMove OvenVC"),
    LineSample("Oven willMoveToParent:counter", "willMove Oven"),
    LineSample("[Oven] didMoveToParentViewController:counter", "didMove Oven"),
  ]

  /// A setting as the line of code has it.
  static let settings = [
    LineSample("[OvenVC] isModalInPresentation = true", "isModalInPresentation OvenVC"),
    LineSample("[OvenVC] isModalInPresentation=true", "isModalInPresentation OvenVC"),
    LineSample("OvenVC isModalInPresentation: YES", "isModalInPresentation OvenVC"),
    LineSample("<Bakery.OvenVC: 0x1f0> isModalInPresentation = false", "isModalInPresentation OvenVC@0x1f0"),
  ]

  /// What was asked for, behind the description of whom it was asked of.
  static let described = [
    LineSample(
      "<Bakery.OvenVC: 0x1f0> present <Bakery.TimerVC: 0x1f1>", "present OvenVC@0x1f0 TimerVC@0x1f1"),
    LineSample(
      "<Bakery.OvenVC: 0x1f0> present: <Bakery.TimerVC: 0x1f1>", "present OvenVC@0x1f0 TimerVC@0x1f1"),
    LineSample(
      "<UINavigationController: 0x1f2> push <Bakery.RyeVC: 0x1f3>",
      "push UINavigationController@0x1f2 RyeVC@0x1f3"),
    LineSample("<UINavigationController: 0x1f2> popToRoot", "popToRoot UINavigationController@0x1f2"),
    LineSample(
      "<UITabBarController: 0x1f4> select <Bakery.OvenVC: 0x1f0>",
      "select UITabBarController@0x1f4 OvenVC@0x1f0"),
    LineSample("<Bakery.TimerVC: 0x1f1> dismiss animated=true", "dismiss TimerVC@0x1f1"),
  ]

  /// What a mark says besides the name, and how a child is told its parent.
  static let phrased = [
    LineSample("[OvenVC] present TimerVC from OvenVC", "present OvenVC TimerVC"),
    LineSample("[OvenVC] present TimerVC on MillVC", "present OvenVC TimerVC"),
    LineSample("[OvenVC] present TimerVC.", "present OvenVC TimerVC"),
    LineSample("[OvenVC] present \"TimerVC\"", "present OvenVC TimerVC"),
    LineSample("[OvenVC] dismiss TimerVC", "dismiss OvenVC"),
    LineSample("[OvenVC] present(TimerVC, animated: true)", "present OvenVC TimerVC"),
    LineSample("[Nav] push(RyeVC)", "push Nav RyeVC"),
    LineSample("[OvenVC] present TimerVC // from the menu", "present OvenVC TimerVC"),
    LineSample("[OvenVC] present TimerVC (타이머 화면)", "present OvenVC TimerVC"),
    LineSample("[OvenVC] present TimerVC ✅", "present OvenVC TimerVC"),
    LineSample("[Nav] pop RyeVC animated=true", "pop Nav"),
    LineSample("[Tabs] select 2", "select Tabs 2"),
    LineSample(
      "<UINavigationController: 0x1f2> pushViewController(_:animated:) <Bakery.RyeVC: 0x1f3>",
      "push UINavigationController@0x1f2 RyeVC@0x1f3"),
  ]

  static let noEvents = [
    "[OvenVC] present completed", "[OvenVC] push failed", "[OvenVC] present nil", "[Dough] push 3",
    "[OvenVC] present button tapped: opening the oven", "[Courier] push token=3f9",
    "[Mill] push https://mill.example/rye",
    "[Radio] dismiss banner", "[Git] push(--force)", "[OvenVC] present dough (twice)",
    "<Bakery.OvenVC: 0x1f0> present in the list", "<Bakery.Store: 0x1f5> push <unsent>",
    "<Bakery.HintView: 0x1f6> dismiss", "<Bakery.OvenVC: 0x1f0> dismissed by the cook",
    "cook of <Bakery.OvenVC: 0x1f0> present <Bakery.TimerVC: 0x1f1>",
    "<OvenVC> present <TimerVC>", "<Bakery.OvenVC: 0x1f0> Present <Bakery.TimerVC: 0x1f1>",
    "let isModalInPresentation = true", "self.isModalInPresentation = true",
    "OvenVC isModalInPresentation was read",
    "-[Oven init]", "Oven init", "OvenVC initialized with 3 trays", "OvenVC init(trays: 3) failed",
    "the vc willAppear", "when vc willAppear", "rye bread willAppear",
    "3. [OvenVC] viewDidAppear가 왜 두 번 찍혔는가?", "OvenVC viewDidAppear吗？",
    "- Oven vc는 여기서 deinit되지는 않았다.", "OvenVC는 어째서 deinit되지 않는가?",
    "从设置返回并不会调用viewWillDisappear", "从后台回来不会走viewWillAppear",
    "61.4%    2.0%          -[OvenController viewDidLoad]",
    "  4.0%    1.5%          OvenController.viewDidLoad()",
  ]

  @Test(arguments: initializers + spaced + annotated + settings + described + phrased)
  func `a line is read as its event, and a second time as it was the first`(_ sample: LineSample) throws {
    let log = "\(sample.line)\nother\n\(sample.line)\n\(sample.line)\n"
    #expect(try ReadLog.words(sample.line + "\n") == sample.event.map { [$0] } ?? [])
    #expect(try ReadLog.words(log) == sample.event.map { [$0, $0, $0] } ?? [])
  }

  @Test(arguments: noEvents) func `what is said of a call is no call`(_ line: String) throws {
    #expect(try ReadLog.words(line + "\n").isEmpty)
  }

  @Test func `an initializer that calls another is one event`() throws {
    let log = "-[OvenVC init]\n-[OvenVC initWithNibName:bundle:]\n-[OvenVC viewDidLoad]\n"
    #expect(try ReadLog.words(log) == ["init OvenVC", "viewDidLoad OvenVC"])
  }
}
