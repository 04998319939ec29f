import Testing

@testable import TraceModel

/// Who is named beside an event behind a flag, a title, a replaced method or the words of another language.
@Suite struct NamedBesideTests {
  /// A base class logs for the classes that inherit from it.
  static let based = [
    LineSample("[BaseViewController.swift:31] viewDidLoad called - LampVC", "viewDidLoad LampVC"),
    LineSample("[BaseViewController.swift:31] viewDidLoad 호출 - LampVC", "viewDidLoad LampVC"),
    LineSample("BaseViewController.swift viewDidLoad() 31: LampVC", "viewDidLoad LampVC"),
    LineSample("BaseVC.viewDidLoad():31 - viewDidLoad - LampVC", "viewDidLoad LampVC"),
    LineSample("BaseVC.swift:31 viewDidLoad() > viewDidLoad LampVC", "viewDidLoad LampVC"),
    LineSample("BaseVC.swift:31 viewDidLoad() > 12 lamps", "viewDidLoad BaseVC"),
    LineSample("BaseVC.swift:31 viewDidLoad() > opening LampVC", "viewDidLoad BaseVC"),
    LineSample("LampVC.swift:31 viewDidLoad() > viewDidLoad WickVC", "viewDidLoad LampVC"),
    LineSample("-[BaseVC viewDidLoad] [Line 31] viewDidLoad: LampVC", "viewDidLoad LampVC"),
    LineSample("-[ABBaseController viewWillAppear:] [Line 31] LampVC", "viewWillAppear LampVC"),
    LineSample("-[AbBaseController viewWillAppear:] [L31] viewWillAppear: LampVC", "viewWillAppear LampVC"),
    LineSample("AbBaseController viewDidLoad: LampVC", "viewDidLoad LampVC"),
    LineSample("DataBaseController viewDidLoad: LampVC", "viewDidLoad DataBaseController"),
    LineSample("-[BaseVC viewDidLoad] [Line 31] lit LampVC", "viewDidLoad BaseVC"),
    LineSample("-[BaseVC viewDidLoad] [Lamp 31] LampVC", "viewDidLoad BaseVC"),
    LineSample("-[BaseVC viewDidLoad] [Line 31]", "viewDidLoad BaseVC"),
    LineSample("-[BaseVC viewDidLoad] viewDidAppear: LampVC", nil),
  ]

  /// What a call was made with is between it and its class.
  static let flagged = [
    LineSample("viewWillAppear true LampVC", "viewWillAppear LampVC"),
    LineSample("viewWillAppear animated true LampVC", "viewWillAppear LampVC"),
    LineSample("viewWillAppear animated: true LampVC", "viewWillAppear LampVC"),
    LineSample("viewWillAppear true - LampVC", "viewWillAppear LampVC"),
    LineSample("viewDidAppear YES LampVC", "viewDidAppear LampVC"),
    LineSample("viewWillAppear: true LampVC", "viewWillAppear LampVC"),
    LineSample("viewWillAppear 1 LampVC", "viewWillAppear LampVC"),
    LineSample("WickVC viewWillAppear true LampVC", "viewWillAppear WickVC"),
    LineSample("viewWillAppear true lamps", nil),
  ]

  /// Titles and counters that may be missing.
  static let optional = [
    LineSample("LampVC Optional(2) viewDidLoad", "viewDidLoad LampVC@(2)"),
    LineSample("__LampVC Optional(2) viewWillAppear(animated = true)", "viewWillAppear LampVC@(2)"),
    LineSample("title=Optional(\"Cellar\") viewDidAppear", "viewDidAppear Cellar"),
    LineSample("title: Optional(\"Cellar\") viewDidAppear", "viewDidAppear Cellar"),
    LineSample("title=Optional(\"Log in\") viewDidAppear", "viewDidAppear Log in"),
    LineSample("title=Cellar viewDidAppear", "viewDidAppear Cellar"),
    LineSample("title=\"Cellar\" viewDidAppear", "viewDidAppear Cellar"),
    LineSample("viewDidAppear: Optional(\"Cellar\")", "viewDidAppear Cellar"),
    LineSample("viewDidAppear Optional(\"My Lamps\")", "viewDidAppear My Lamps"),
    LineSample("LampVC title=Optional(\"Cellar\") viewDidAppear", "viewDidAppear LampVC"),
    LineSample("LampVC viewDidAppear Optional(\"Cellar\")", "viewDidAppear LampVC"),
    LineSample("viewDidAppear Optional(\"lamp_id\")", "viewDidAppear"),
    LineSample("viewDidAppear: Optional(\"no lamps yet\")", "viewDidAppear"),
    LineSample("viewDidAppear: Optional(2)", "viewDidAppear"),
    LineSample("viewDidAppear Optional(<Larder.LampVC: 0x1f0>)", "viewDidAppear LampVC@0x1f0"),
    LineSample("viewDidAppear Optional(<UINavigationController: 0x1f0>)", "viewDidAppear"),
    LineSample("thread=main LampVC viewDidAppear", "viewDidAppear LampVC"),
  ]

  /// Callbacks under the names of what replaces them.
  static let replaced = [
    LineSample("-[UIViewController(Watch) watch_viewWillAppear:] LampVC", "viewWillAppear LampVC"),
    LineSample(
      "-[UIViewController(Watch) watch_viewWillAppear:] <LampVC: 0x1f0>", "viewWillAppear LampVC@0x1f0"),
    LineSample(
      "<LampVC: 0x1f0> -[UIViewController(Watch) watch_viewWillAppear:]", "viewWillAppear LampVC@0x1f0"),
    LineSample("swizzled_viewWillAppear(_:) <Larder.LampVC: 0x1f0>", "viewWillAppear LampVC@0x1f0"),
    LineSample("watch_viewDidAppear LampVC", "viewDidAppear LampVC"),
    LineSample("LampVC swizzled_viewDidAppear(_:)", "viewDidAppear LampVC"),
    LineSample(
      "2026-03-01 10:00:00.100 Larder[3:9] -[UIViewController(Watch) watch_viewDidLoad] LampVC",
      "viewDidLoad LampVC"),
    LineSample("-[UIViewController(Watch) watch_viewWillAppear:]", nil),
    LineSample("-[LampVC watch_viewWillAppear:]", nil),
    LineSample("-[LampVC watch_viewWillAppear:] LampVC", nil),
    LineSample("3   Larder   0x0000000104a2d0f4 -[UIViewController(Watch) watch_viewWillAppear:] + 124", nil),
    LineSample("-[UIViewController __viewWillAppear:]", nil),
    LineSample("LampVC watch_viewDidAppear", nil),
    LineSample("watch_viewDidAppear", nil),
    LineSample("watch_viewDidAppear lamps", nil),
  ]

  /// A logger's tags and keys.
  static let tagged = [
    LineSample("[ui] function: viewDidLoad(), line: 17", "viewDidLoad"),
    LineSample("[ui] function: viewDidLoad(), line: 17, file: /Larder/LampVC.swift", "viewDidLoad LampVC"),
    LineSample("[LifecycleDemo] viewDidLoad", "viewDidLoad"),
    LineSample("[LifecycleDemoVC] viewDidLoad", "viewDidLoad LifecycleDemoVC"),
    LineSample("[page.life] vc.viewDidAppear page=lamps", "viewDidAppear lamps"),
    LineSample("[page.life] viewDidAppear page=lamps", "viewDidAppear lamps"),
    LineSample("LampVC viewDidAppear page=lamps", "viewDidAppear LampVC"),
    LineSample("viewDidAppear page=2", "viewDidAppear"),
    LineSample("[lamps] list viewDidAppear", nil),
    LineSample("vc.viewDidLoad()", nil),
  ]

  /// Calls in other languages.
  static let languages = [
    LineSample("تم استدعاء viewDidLoad في LampVC", "viewDidLoad LampVC"),
    LineSample("تم استدعاء viewDidLoad", "viewDidLoad"),
    LineSample("Hàm viewDidLoad của LampVC được gọi", "viewDidLoad LampVC"),
    LineSample("viewDidLoad được gọi trong LampVC", "viewDidLoad LampVC"),
    LineSample("Đã gọi viewDidLoad trong LampVC", "viewDidLoad LampVC"),
    LineSample("viewDidLoad çağrıldı: LampVC", "viewDidLoad LampVC"),
    LineSample("Вызван метод viewDidLoad у LampVC", "viewDidLoad LampVC"),
    LineSample("Chamou o viewDidLoad da LampVC", "viewDidLoad LampVC"),
    LineSample("Se ejecuto viewDidLoad LampVC", "viewDidLoad LampVC"),
    LineSample("LampVC - 控制器即将显示", "viewWillAppear LampVC"),
    LineSample("LampVC - 控制器的view加载完毕", "viewDidLoad LampVC"),
    LineSample("LampVC：完全显示了。", "viewDidAppear LampVC"),
    LineSample("[LampVC] 视图即将消失", "viewWillDisappear LampVC"),
    LineSample("LampVC 뷰가 나타났다.", "viewDidAppear LampVC"),
    LineSample("LampVC 뷰가 사라질 것이다.", "viewWillDisappear LampVC"),
    LineSample("LampVC 뷰가 로드되었습니다", "viewDidLoad LampVC"),
    LineSample("LampVC 뷰가 로드됨", "viewDidLoad LampVC"),
    LineSample("LampVC 화면이 나타나기 직전", "viewWillAppear LampVC"),
    LineSample("LampVC 화면이 나타남", "viewDidAppear LampVC"),
    LineSample("LampVC 화면이 사라지기 직전", "viewWillDisappear LampVC"),
    LineSample("LampVC 화면 사라짐", "viewDidDisappear LampVC"),
    LineSample("LampVC 화면이 나타나기 전에 심지를 정리", nil),
    LineSample("LampVC 视图加载完成", "viewDidLoad LampVC"),
    LineSample("LampVC 将要出现", "viewWillAppear LampVC"),
    LineSample("LampVC 已经显示", "viewDidAppear LampVC"),
    LineSample("LampVC 已消失", "viewDidDisappear LampVC"),
    LineSample("LampVC 視圖載入完成", "viewDidLoad LampVC"),
    LineSample("LampVC 即將顯示", "viewWillAppear LampVC"),
    LineSample("LampVC 已经显示了广告", nil),
    LineSample("LampVC 图片加载完成", nil),
    LineSample("LampVC 加载完成", nil),
    LineSample("LampVC viewDidLoad 加载完毕", "viewDidLoad LampVC"),
    LineSample("LampVC viewWillAppear: 即将显示", "viewWillAppear LampVC"),
    LineSample("LampVC 即将显示广告", nil),
    LineSample("LampVC 图片加载完毕", nil),
    LineSample("视图即将显示", nil),
    LineSample("灯即将显示", nil),
    LineSample("LampVC 뷰가 나타나지 않았다.", nil),
    LineSample("LampVC 뷰가 나타났는지 확인", nil),
    LineSample("LampVC: deallocation", "deinit LampVC"),
    LineSample("LampVC deallocado", "deinit LampVC"),
    LineSample("LampVC se ha liberado de memoria", "deinit LampVC"),
    LineSample("LampVC a été désalloué", "deinit LampVC"),
    LineSample("LampVC bellekten silindi", "deinit LampVC"),
    LineSample("Memory deallocation", nil),
    LineSample("LampVC: deallocation of 3 wicks", nil),
    LineSample("LampVC: starting deallocation", nil),
    LineSample("---------- [ deinit - LampViewController vc ] ----------", "deinit LampViewController vc"),
  ]

  @Test(arguments: based + flagged + optional + replaced + tagged + languages)
  func `a line is read as its event, and a second time as it was the first`(_ sample: LineSample) throws {
    let log = "\(sample.line)\nother\n\(sample.line)\n\(sample.line)\n"
    #expect(try ReadLog.words(sample.line + "\n") == sample.event.map { [$0] } ?? [])
    #expect(try ReadLog.words(log) == sample.event.map { [$0, $0, $0] } ?? [])
  }

  @Test(arguments: [
    ("-[UIViewController(Watch) watch_viewDidAppear:]\nLampVC\n", ["viewDidAppear LampVC"]),
    ("-[UIViewController(Watch) watch_viewDidAppear:]\nlamps\n", []),
    ("-[LampVC watch_viewDidAppear:]\nLampVC\n", []),
    ("-[UIViewController(Watch) watch_viewDidAppear:]\n", []),
    ("[ui] function: viewDidLoad(), line: 17,\nfile: /Larder/LampVC.swift\n", ["viewDidLoad LampVC"]),
    ("[ui] function: viewDidLoad(), line: 17, \nlamps\n", ["viewDidLoad"]),
    ("viewDidLoad--[lamp\nviewDidLoad LampVC\n", ["viewDidLoad", "viewDidLoad LampVC"]),
  ])
  func `the next line says whose call it is`(_ log: String, _ events: [String]) throws {
    #expect(try ReadLog.words(log) == events)
  }

  /// Who is named behind an event, and what is there besides.
  static let behind = [
    LineSample("viewDidLoad вызван для <Larder.OvenVC: 0x1f0>", "viewDidLoad OvenVC@0x1f0"),
    LineSample("viewDidLoad appelé pour OvenVC", "viewDidLoad OvenVC"),
    LineSample("viewDidLoad wurde für OvenVC aufgerufen", "viewDidLoad OvenVC"),
    LineSample("viewDidLoad llamado para OvenVC", "viewDidLoad OvenVC"),
    LineSample("viewDidLoad для печи", "viewDidLoad"),
    LineSample("viewDidLoad pour ouvrir OvenVC", nil),
    LineSample("viewDidAppear - Tray Frame: (0.0, 20.0)", "viewDidAppear"),
    LineSample("viewDidAppear - Tray Count: 3", "viewDidAppear"),
    LineSample("viewDidAppear - Oven: hot", "viewDidAppear Oven"),
    LineSample("viewDidLoad - Thread: main", "viewDidLoad"),
    LineSample("viewDidLoad - Thread", "viewDidLoad Thread"),
    LineSample("viewDidAppear - Oven:31", "viewDidAppear Oven"),
    LineSample("viewDidLoad of Hot Oven====", "viewDidLoad Hot Oven"),
    LineSample("viewDidLoad - Oven ...", "viewDidLoad Oven"),
    LineSample("viewDidLoad OvenVC <Larder.OvenVC: 0x1f0>", "viewDidLoad OvenVC@0x1f0"),
    LineSample("viewDidLoad OvenVC <Larder.TrayVC: 0x1f0>", "viewDidLoad OvenVC"),
    LineSample("viewDidLoad OvenVC <Larder.OvenVC: 0x1f0> again", "viewDidLoad OvenVC"),
    LineSample(
      "OvenVC.swift:31 viewDidLoad() > <Larder.OvenVC: 0x1f0> viewDidLoad", "viewDidLoad OvenVC@0x1f0"),
    LineSample("OvenVC.swift:31 viewDidLoad() > <Larder.TrayVC: 0x1f0> made", "viewDidLoad OvenVC"),
    LineSample("viewDidLoad() in 0x00000001012f", "viewDidLoad"),
    LineSample("viewDidLoad - 0x1f0", "viewDidLoad"),
    LineSample("viewDidLoad in 0x1f04 OvenVC", "viewDidLoad OvenVC@0x1f04"),
    LineSample("viewWillAppear owner: <Larder.OvenVC: 0x1f0>, trays: 3", "viewWillAppear OvenVC@0x1f0"),
    LineSample("viewWillAppear next: <Larder.OvenVC: 0x1f0>, trays: 3", "viewWillAppear"),
    LineSample("viewWillAppear owner: <Larder.OvenVC: 0x1f0> is hot", "viewWillAppear"),
    LineSample("viewWillAppear: Oven animated: true", "viewWillAppear Oven"),
    LineSample("viewWillAppear: heating animated: true", nil),
    LineSample("[Larder] viewDidLoad 'OvenVC'", "viewDidLoad OvenVC"),
    LineSample("[LidVC] viewDidLoad 'OvenVC'", "viewDidLoad LidVC"),
    LineSample("[Larder] viewDidLoad 'trays'", "viewDidLoad Larder"),
    LineSample("deinit - 58 - OvenVC", "deinit OvenVC"),
    LineSample("viewDidLoad() - 58 - OvenVC", "viewDidLoad OvenVC"),
    LineSample("viewDidLoad 3 OvenVC", "viewDidLoad OvenVC"),
    LineSample("viewDidAppear - 58 trays", "viewDidAppear"),
    LineSample("deinit 58 OvenModel", "deinit"),
    LineSample("LidVC viewDidLoad - 3 - OvenVC", "viewDidLoad LidVC"),
    LineSample("viewDidLoad: Starting", "viewDidLoad"),
    LineSample("viewDidAppear: Loading", "viewDidAppear"),
    LineSample("viewDidLoad: Onboarding", "viewDidLoad Onboarding"),
  ]

  /// Words that link a name to its event.
  static let linked = [
    LineSample("viewDidLoad for: PondVC", "viewDidLoad PondVC"),
    LineSample("viewWillAppear called for: PondVC", "viewWillAppear PondVC"),
    LineSample("[UIViewController] viewDidAppear for: PondVC", "viewDidAppear PondVC"),
    LineSample("viewDidLoad in: PondVC", "viewDidLoad PondVC"),
    LineSample("viewDidLoad for: refill", nil),
    LineSample("viewDidLoad in: 12 ms", "viewDidLoad"),
    LineSample("viewDidAppear pondVC (0.0, 0.0, 390.0, 844.0)", "viewDidAppear pondVC"),
    LineSample("PondVC viewDidLoad launched", "viewDidLoad PondVC"),
    LineSample("PondVC viewDidLoad call", "viewDidLoad PondVC"),
    LineSample("viewDidLoad call the pump again", nil),
    LineSample("viewDidLoad was initiated.", "viewDidLoad"),
    LineSample("viewDidLoad launched the pump and the lights", nil),
  ]

  @Test(arguments: behind + linked) func `a name behind is whose event it is, where it is one`(
    _ sample: LineSample
  ) throws {
    try sample.expectReading()
  }
}
