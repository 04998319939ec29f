import Testing

@testable import TraceModel

/// What the print statements of apps say beside an event: statuses, durations, dots, words for a call, messages.
@Suite struct LoggerStatementTests {
  static let endings = [
    LineSample("Entered viewDidLoad in PondVC...", "viewDidLoad PondVC"),
    LineSample("viewDidLoad called in PondVC...", "viewDidLoad PondVC"),
    LineSample("View Did Appear of Pond ViewController called", "viewDidAppear Pond ViewController"),
    LineSample("viewDidLoad - Frog called", "viewDidLoad"),
  ]

  static let statuses = [
    LineSample("viewWillDisappear: Cancelled", "viewWillDisappear"),
    LineSample("viewDidAppear: Ready", "viewDidAppear"),
    LineSample("viewDidAppear - Refreshing", "viewDidAppear"),
    LineSample("PondVC viewDidAppear: Ready", "viewDidAppear PondVC"),
    LineSample("viewDidAppear: Pond", "viewDidAppear Pond"),
    LineSample("viewDidAppear - Onboarding", "viewDidAppear Onboarding"),
  ]

  static let measures = [
    LineSample("[Perf] viewDidAppear: 478.2ms", nil),
    LineSample("[Pond Timing] viewDidAppear: 478.2ms (target 500ms)", nil),
    LineSample("[Perf] viewDidLoad PondVC 12.3ms", "viewDidLoad PondVC"),
    LineSample("[Perf] viewDidLoad", "viewDidLoad Perf"),
    LineSample("⏱ +2.121 s ~Δ   57 ms >> -[PondVC viewDidAppear:] Line 51: begin", "viewDidAppear PondVC"),
    LineSample("Pond >> -[BaseVC viewDidAppear:]", "viewDidAppear Pond"),
  ]

  static let messages = [
    LineSample("viewWillAppear: refill pond", "viewWillAppear"),
    LineSample("viewDidLoad(): feeding frogs...", "viewDidLoad"),
    LineSample("viewDidLoad: called when the pond is filled", nil),
    LineSample("viewDidLoad: fills ponds", nil),
    LineSample("viewDidLoad: fillPond()", nil),
    LineSample("viewDidLoad: feeding frogs.", nil),
    LineSample("// viewDidLoad: feeding frogs", nil),
    LineSample("- viewDidLoad: feeding frogs", nil),
    LineSample("viewDidLoad: feeding five green frogs daily", nil),
    LineSample("你好ViewController: deinit（如果没有循环引用）", "deinit 你好ViewController"),
    LineSample("PondVC deinit没有调用", nil),
  ]

  static let calls = [
    LineSample("PondVC call viewDidLoad()", "viewDidLoad PondVC"),
    LineSample("PondVC, call viewDidLoad()", "viewDidLoad PondVC"),
    LineSample("\"📘 self <Pond.FrogVC: 0x1f0> call viewWillAppear(_:)\"", "viewWillAppear FrogVC@0x1f0"),
    LineSample("Make PondVC call viewDidLoad()", nil), LineSample("Ponds call viewDidLoad()", nil),
    LineSample("CONTROLLER_DID_APPEAR - PondVC", "viewDidAppear PondVC"),
    LineSample("CONTROLLER_WILL_DISAPPEAR - PondVC", "viewWillDisappear PondVC"),
    LineSample("CONTROLLER_DEALLOCATED - PondVC", "deinit PondVC"),
    LineSample("CONTROLLER_DID_APPEARANCE - PondVC", nil),
    LineSample("[DEINIT] 🧹 PondVC was deallocated.", "deinit PondVC"),
    LineSample("PondVCviewDidLoad", "viewDidLoad PondVC"),
    LineSample("PondViewControllerdealloc", "deinit PondViewController"),
    LineSample("swizzledPondVCviewDidLoad", nil), LineSample("-[Frog PondVCviewDidLoad]", nil),
    LineSample("PondVCViewDidLoad", nil), LineSample("VCviewDidLoad", nil),
  ]

  static let scripts = [
    LineSample("viewDidLoad - 연못 화면", "viewDidLoad 연못 화면"),
    LineSample("viewDidLoad - 큰 연못 뷰 컨트롤러", "viewDidLoad 큰 연못 뷰 컨트롤러"),
    LineSample("viewWillAppear - 首页", "viewWillAppear 首页"),
    LineSample("viewWillAppear - ホーム", "viewWillAppear ホーム"),
    LineSample("viewDidLoad - 연못을 채운다", "viewDidLoad"), LineSample("viewDidLoad - 开始", "viewDidLoad"),
    LineSample("viewDidAppear - 已经显示页面", "viewDidAppear"),
    LineSample("PondVC viewDidLoad - 홈", "viewDidLoad PondVC"),
    LineSample("PondVC has appeared twice", nil), LineSample("PondVC has appeared.", "viewDidAppear PondVC"),
  ]

  @Test(arguments: scripts) func `a name in another script`(_ sample: LineSample) throws {
    #expect(try ReadLog.words(sample.line + "\n") == sample.event.map { [$0] } ?? [])
  }

  @Test(arguments: endings + statuses + measures + messages + calls)
  func `a line is read as its event`(_ sample: LineSample) throws {
    #expect(try ReadLog.words(sample.line + "\n") == sample.event.map { [$0] } ?? [])
  }
}
