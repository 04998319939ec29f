import Testing

@testable import TraceModel

/// A line and the event that it is, in the words of `ReadLog`; `nil` for none.
struct LineSample: CustomTestStringConvertible, Sendable {
  var line: String
  var event: String?
  var testDescription: String { line }

  init(_ line: String, _ event: String?) {
    self.line = line
    self.event = event
  }
}

@Suite struct MessageTests {
  static let shapes = [
    LineSample("CartVC viewDidLoad", "viewDidLoad CartVC"),
    LineSample("CartVC viewDidDisappear(_:)", "viewDidDisappear CartVC"),
    LineSample("-[LarderController viewWillAppear:]", "viewWillAppear LarderController"),
    LineSample("메서드:-[LarderController viewWillAppear:]", "viewWillAppear LarderController"),
    LineSample("77-[LarderController viewDidLoad]", "viewDidLoad LarderController"),
    LineSample("[CartVC] deinit", "deinit CartVC"),
    LineSample("viewWillAppear(_:)", "viewWillAppear"),
    LineSample("viewIsAppearing", "viewIsAppearing"),
    LineSample("Q: viewWillAppear(_:)", "viewWillAppear Q"),
    LineSample("3번: viewDidAppear", "viewDidAppear 3번"),
    LineSample(
      "<Larder.ShelfViewController: 0x15a4061f0> viewDidLoad()", "viewDidLoad ShelfViewController@0x15a4061f0"
    ),
    LineSample(
      "viewDidDisappear <ShelfViewController: 0x7a81e60423a0>",
      "viewDidDisappear ShelfViewController@0x7a81e60423a0"),
    LineSample("vc7 – viewDidLoad", "viewDidLoad vc7"),
    LineSample("ShelfVC-viewWillAppearが呼ばれました。", "viewWillAppear ShelfVC"),
    LineSample("---------- [ viewWillAppear - shelf vc ] ----------", "viewWillAppear shelf vc"),
    LineSample("---------- [ ShelfVC viewDidLoad ] ----------", "viewDidLoad ShelfVC"),
    LineSample(
      "shelfCtrl invoke viewWillDisappear [then cart calls viewWillDisappear]", "viewWillDisappear shelfCtrl"),
    LineSample("ShelfVC ---> -[BaseViewController viewWillAppear:]", "viewWillAppear ShelfVC"),
    LineSample(
      "<Larder.ShelfVC: 0x1f0> -[BaseViewController viewWillAppear:]", "viewWillAppear ShelfVC@0x1f0"),
    LineSample("viewWillAppear 호출 - ShelfViewController", "viewWillAppear ShelfViewController"),
    LineSample("View will appear for Cart; call stack: (", "viewWillAppear Cart"),
    LineSample("🪟 ShelfViewController, View is appearing", "viewIsAppearing ShelfViewController"),
    LineSample("<ShelfVC: 0x1f0> will appear", "viewWillAppear ShelfVC@0x1f0"),
    LineSample("ShelfView Did Disappear", "viewDidDisappear ShelfView"),
    LineSample(
      "View controller did appear: <Larder.ShelfVC: 0x1f0> at path: /Nav/ShelfVC",
      "viewDidAppear ShelfVC@0x1f0"),
    LineSample("12: S_ViewController viewWillDisappear:", "viewWillDisappear S_ViewController"),
    LineSample("2. viewDidLoad() // Q", "viewDidLoad Q"),
    LineSample(
      "____ShelfViewController(3) viewWillAppear(animated = true)", "viewWillAppear ShelfViewController@(3)"),
    LineSample("ShelfViewController(2) left the heap", "deinit ShelfViewController@(2)"),
    LineSample("ShelfViewController viewDidLoad() 📦", "viewDidLoad ShelfViewController"),
    LineSample("🧺 ShelfViewController viewWillAppear", "viewWillAppear ShelfViewController"),
    LineSample("Q(viewWillDisAppear)", "viewWillDisappear Q"),
    LineSample(
      "/Users/mina/My Apps/Larder/ShelfViewController.swift 14 viewDidLoad() 40",
      "viewDidLoad ShelfViewController"),
    LineSample(
      "ShelfViewController.swift (line: 9) :: deinit :: has deinitialized", "deinit ShelfViewController"),
    LineSample("1st ViewController viewWillDisappear", "viewWillDisappear 1st ViewController"),
    LineSample("첫번째화면:viewDidLoad()", "viewDidLoad 첫번째화면"),
    LineSample("ShelfViewController被销毁了...", "deinit ShelfViewController"),
    LineSample("Presenter de-init", "deinit Presenter"),
    LineSample("⚫️ Deallocating instance of 'ShelfViewController'", "deinit ShelfViewController"),
    LineSample("[lifecycle] <ShelfVC: 0x1f0> viewDidLoad", "viewDidLoad ShelfVC@0x1f0"),
    LineSample("[Larder] ShelfVC viewDidLoad", "viewDidLoad ShelfVC"),
    LineSample(
      "<_TtC6Larder19ShelfViewController: 0x1f0> viewDidLoad", "viewDidLoad ShelfViewController@0x1f0"),
    LineSample("<Larder.Host<Larder.Shelf>: 0x1f0> viewDidLoad", "viewDidLoad Host<Larder.Shelf>@0x1f0"),
    LineSample("[delegate] presentationControllerDidDismiss", "presentationControllerDidDismiss delegate"),
    LineSample("[Delegate] ShouldDismiss", "presentationControllerShouldDismiss Delegate"),
    LineSample("PresentationControllerWillDismiss", "presentationControllerWillDismiss"),
    LineSample(
      "<UINavigationController: 0x6c0> willShowViewController <Q: 0x6d0>",
      "navigationControllerWillShow UINavigationController@0x6c0 Q@0x6d0"),
    LineSample("[nav] navigationController(_:willShow:animated:)", "navigationControllerWillShow nav"),
    LineSample(
      "[nav] navigationController:didShowViewController:animated:", "navigationControllerDidShow nav"),
    LineSample("[Kid] willMove(toParent:)", "willMove Kid"),
    LineSample("[Kid] didMoveToParentViewController:", "didMove Kid"),
    LineSample("[scene] willConnectTo", "sceneWillConnect scene"),
    LineSample("[scene] scene(_:willConnectTo:options:)", "sceneWillConnect scene"),
    LineSample("- navigationController willShow viewController", "navigationControllerWillShow"),
    LineSample("[viewDidLoad] ShelfVC", "viewDidLoad ShelfVC"),
    LineSample("\"Shelf\" viewDidLoad", "viewDidLoad Shelf"),
    LineSample("{Shelf} viewDidLoad", "viewDidLoad Shelf"),
    LineSample("Shelf(0x1f0) viewDidLoad", "viewDidLoad Shelf@0x1f0"),
    LineSample("Optional(<Larder.ShelfVC: 0x1f0>) viewDidLoad()", "viewDidLoad ShelfVC@0x1f0"),
    LineSample("Optional(\"Shelf\") viewDidLoad", "viewDidLoad Shelf"),
    LineSample("level=info event=viewDidLoad controller=ShelfVC", "viewDidLoad ShelfVC"),
    LineSample("screen=\"Top Shelf\" event=\"viewDidLoad\" instance=0x1f0", "viewDidLoad Top Shelf@0x1f0"),
    LineSample("vc=<Larder.Shelf: 0x1f0> event=viewDidLoad()", "viewDidLoad Shelf@0x1f0"),
    LineSample("event=viewDidLoad", "viewDidLoad"),
    LineSample("ShelfVC: 0x12d50b240 viewDidLoad", "viewDidLoad ShelfVC@0x12d50b240"),
    LineSample("[app] didFinishLaunching", "didFinishLaunching app"),
    LineSample("[app] application(_:didFinishLaunchingWithOptions:)", "didFinishLaunching app"),
  ]

  static let canonical = [
    LineSample("[Q] init", "init Q"),
    LineSample("[Q@0x7f40] viewDidLoad", "viewDidLoad Q@0x7f40"),
    LineSample("[Q] present R@0x7f00 style=pageSheet animated=true", "present Q R@0x7f00"),
    LineSample("[Q] present 2nd ViewController style=pageSheet", "present Q 2nd ViewController"),
    LineSample("[nav] pop", "pop nav"),
    LineSample("[nav] popToRoot", "popToRoot nav"),
    LineSample("[nav] setViewControllers Q,R", "setViewControllers nav R"),
    LineSample("[Main] childDidFinish Left", "childDidFinish Main Left"),
    LineSample("[1] viewDidLoad", "viewDidLoad 1"),
    LineSample("[첫 화면] viewDidLoad", "viewDidLoad 첫 화면"),
    LineSample("some logger | [Q] viewDidLoad", "viewDidLoad Q"),
    LineSample("[Q] hitTest result=R", "hitTest Q"),
  ]

  static let noise = [
    "3   Larder   0x0000000104a2d0f4 -[Larder.ShelfVC viewWillAppear:] + 124",
    "1   Larder                        \t       0x10256d75c ShelfVC.viewDidLoad() + 200",
    "frame #11: UIKitCore`-[UIViewController viewDidAppear:] + 44",
    "│ 1  Larder         ShelfVC.viewDidLoad() + 123              │",
    "9 Larder \"ShelfVC.m\" line 34 in -[ShelfVC viewDidAppear:]",
    "#3  0x0000000104a2d0f4 in ShelfVC.viewDidLoad() at /src/ShelfVC.swift:3",
    "#0 0x00000010 in -[ShelfVC viewDidLoad] at ShelfVC.m:3",
    "/src/ShelfVC.swift:12:19: error: overriding declaration viewDidLoad requires 'override'",
    "ShelfVC.swift:12:5: warning: method viewDidLoad is not used",
    "last=viewDidLoad", "msg=\"event=viewDidLoad\"", "the \"Shelf\" viewDidLoad",
    "override func viewWillAppear(_ animated: Bool) {",
    "// viewDidAppear comes after the animation",
    "#pragma mark - viewDidDisappear",
    "        print(\"viewWillAppear 호출 - \\(type(of: self))\")",
    "[super viewWillAppear:animated];",
    "note: did you forget super.viewDidAppear?",
    "Test Case '-[LarderTests.FlowTests test_whenViewDidDisappear_thenStops]' passed (0.004 seconds).",
    "GET /viewDidLoad/42 -> 200",
    "breakpoint set --name \"viewWillAppear\"",
    "ViewWillAppearが呼ばれませんでした。",
    "ShelfVC viewDidAppear was not called",
    "보통 viewWillAppear 호출 시 배너는 한 번만 나타난다",
    "first viewDidLoad, then viewWillAppear, then viewDidAppear",
    "[NavStack] list viewDidAppear",
    "[C2 Host#65:639 tcp, url: http://localhost:639/, definite] dealloc",
    "viewDidLoadWithOptions called",
    "The banner will appear in five seconds",
    "[Player] start playback", "[Analytics] show banner for user 42", "[DB] select * from views",
    "[Nav] Push Cart",
    "[ShelfVC] collectionView(_:didSelectItemAt:)", "keyboardWillShow", "viewWillTransition(to:with:)",
    "applicationDidEnterBackground:", "| viewDidLoad | once |", "presented ShelfVC", "Type: stdio", "",
  ]

  @Test(arguments: shapes + canonical) func `a line is read as its event`(_ sample: LineSample) throws {
    #expect(try ReadLog.words(sample.line + "\n") == sample.event.map { [$0] } ?? [])
  }

  @Test(arguments: shapes + canonical) func `a logger's prefix changes nothing`(_ sample: LineSample) throws {
    let line = "2021-03-02 09:10:11.120331+0200 Larder[314:9912] \(sample.line)\r\n"
    #expect(try ReadLog.words(line) == sample.event.map { [$0] } ?? [])
  }

  @Test(arguments: shapes + canonical) func `the quick way reads what the long way reads`(
    _ sample: LineSample
  ) throws {
    let line = "2021-03-02 09:10:11.120331+0200 Larder[314:9912] \(sample.line)\n"
    let words = try ReadLog.words(line + line + line)
    #expect(words == sample.event.map { [$0, $0, $0] } ?? [])
    let plain = try ReadLog.words("\(sample.line)\n\(sample.line)\n")
    #expect(plain == sample.event.map { [$0, $0] } ?? [])
  }

  @Test(arguments: noise) func `what is no event stays out`(_ line: String) throws {
    #expect(try ReadLog.words(line + "\n").isEmpty)
  }

  @Test func `two lines glued into one are two events`() throws {
    let log = "장바구니ViewController被销毁了2021-03-02 09:10:11.120331 Larder[314:9912] -[ShelfVC viewDidLoad]\n"
    #expect(try ReadLog.words(log) == ["deinit 장바구니ViewController", "viewDidLoad ShelfVC"])
    #expect(try ReadLog.events(Array(log.utf8)).counts.lines == 1)
  }

  @Test func `a process is no controller, and a number in brackets no process`() throws {
    #expect(
      try ReadLog.words("2021-03-02 09:10:11.120 viewDidLoad Demo[314:99] [Q] deinit\n") == ["deinit Q"])
    #expect(try ReadLog.words("2021-03-02 09:10:11.120 viewDidLoad Demo[314:99] hello\n").isEmpty)
    #expect(try ReadLog.words("CartVC viewDidLoad items[3:4] 2\n") == ["viewDidLoad CartVC"])
  }

  @Test func `a logger of functions tells each callback once`() throws {
    let lines = [
      "viewDidLoad():23 - one", "viewDidLoad():27 - two", "viewWillAppear():31 - x", "viewDidLoad():23 - one",
    ]
    let log = lines.map { "10:00:00.123 💙 INFO CartVC.\($0)\n" }.joined()
    #expect(try ReadLog.words(log) == ["viewDidLoad CartVC", "viewWillAppear CartVC", "viewDidLoad CartVC"])
  }

  @Test func `keys are read into the event`() throws {
    let log =
      "[Q] viewWillAppear presentedBy=R@0x10 style=.formSheet modalInPresentation=true parent=nil animated=no\n"
    let (events, names, counts) = try ReadLog.events(Array(log.utf8))
    let event = try #require(events.first)
    let presenter = try #require(ReadLog.batch(Array(log.utf8)).details.first).presenter
    #expect(event.style == .formSheet && event.parentIsNil && counts.malformed == 0)
    #expect(event.flags[.modalInPresentation] == true && event.flags[.animated] == false)
    #expect(names.name(of: presenter.name) == "R" && presenter.instance == .address(0x10))
  }

  @Test func `a key that can't be read is counted and the event stands`() throws {
    let (events, _, counts) = try ReadLog.events(
      Array("[Q] viewWillAppear animated=perhaps style=sheetish\n".utf8))
    #expect(events.count == 1 && counts.malformed == 1)
  }

  @Test func `names that differ in case only, or in the form of their letters, are one`() throws {
    let log = "[Cafe\u{301}] viewDidLoad\n[Caf\u{E9}] deinit\n[QVC] deinit\n[qvc] deinit\n"
    let (events, _, _) = try ReadLog.events(Array(log.utf8))
    #expect(events[0].subject == events[1].subject && events[2].subject == events[3].subject)
  }
}
