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
    LineSample("[%0A::error::cart@0x7f00] viewDidLoad", "viewDidLoad %0A::error::cart@0x7f00"),
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
    LineSample("<Larder.ShelfVC: 0x1f0> -[ShelfVC viewWillAppear:]", "viewWillAppear ShelfVC@0x1f0"),
    LineSample("[ui] <ShelfVC: 0x1f0> -[ShelfVC viewDidLoad]", "viewDidLoad ShelfVC@0x1f0"),
    LineSample("<Larder.ShelfVC: 0x1f0> -[ShelfVC dealloc]", "deinit ShelfVC@0x1f0"),
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
    LineSample("ChartVC willMove(toParent: nil)", "willMove ChartVC"),
    LineSample("ChartVC willMove(toParent:) parent: (null)", "willMove ChartVC"),
    LineSample("sceneDidEnterBackground", "sceneDidEnterBackground"),
    LineSample("sceneDidEnterBackground is called soon", nil),
  ]

  /// Ways of telling instances and classes apart.
  static let notations = [
    LineSample("ShelfVC [0x1f0] viewWillAppear", "viewWillAppear ShelfVC@0x1f0"),
    LineSample("Shelf (0x1f0): viewWillAppear(_:)", "viewWillAppear Shelf@0x1f0"),
    LineSample("Shelf<0x1f0> - viewDidLoad()", "viewDidLoad Shelf@0x1f0"),
    LineSample("ShelfVC 0x1f0 viewDidLoad", "viewDidLoad ShelfVC@0x1f0"),
    LineSample("[ShelfVC 0x1f0] viewDidLoad", "viewDidLoad ShelfVC@0x1f0"),
    LineSample("[ShelfVC(0x1f0)] viewDidLoad", "viewDidLoad ShelfVC@0x1f0"),
    LineSample("ShelfVC ObjectIdentifier(0x1f0) viewDidLoad", "viewDidLoad ShelfVC@0x1f0"),
    LineSample("viewDidLoad - ShelfVC: 0x1f0", "viewDidLoad ShelfVC@0x1f0"),
    LineSample("viewDidLoad ShelfVC@0x1f0", "viewDidLoad ShelfVC@0x1f0"),
    LineSample("viewDidLoad() [Larder.ShelfVC]", "viewDidLoad ShelfVC"),
    LineSample("viewDidLoad: Optional(<Larder.ShelfVC: 0x1f0>)", "viewDidLoad ShelfVC@0x1f0"),
    LineSample("Optional(Larder.ShelfVC) viewDidLoad", "viewDidLoad ShelfVC"),
    LineSample("viewDidLoad ShelfViewController(2)", "viewDidLoad ShelfViewController@(2)"),
    LineSample("ListController<Jar> viewDidLoad", "viewDidLoad ListController<Jar>"),
    LineSample("[Host<Pair<Jar, Lid>>] viewDidLoad", "viewDidLoad Host<Pair<Jar, Lid>>"),
    LineSample("Larder.ListController<Larder.Jar>: viewDidLoad", "viewDidLoad ListController<Larder.Jar>"),
    LineSample("Host<Pair<Jar, Lid>> 0x1f0 - viewDidLoad", "viewDidLoad Host<Pair<Jar, Lid>>@0x1f0"),
    LineSample("viewDidLoad - ListController<Jar>", "viewDidLoad ListController<Jar>"),
    LineSample("viewDidLoad _TtC6Larder7ShelfVC", "viewDidLoad ShelfVC"),
    LineSample(
      "<_TtC6LarderP33_0A1B2C3D4E5F60718293A4B5C6D7E8F97ShelfVC: 0x1f0> viewDidLoad",
      "viewDidLoad ShelfVC@0x1f0"),
    LineSample("ShelfVC viewDidLoad <Larder.ShelfVC: 0x1f0>", "viewDidLoad ShelfVC@0x1f0"),
    LineSample("[ShelfVC] viewDidLoad <Larder.ShelfVC: 0x1f0>", "viewDidLoad ShelfVC@0x1f0"),
    LineSample("[Pantry] viewDidLoad <Larder.ShelfVC: 0x1f0>", "viewDidLoad ShelfVC@0x1f0"),
    LineSample("[Pantry] viewDidLoad - ShelfViewController", "viewDidLoad ShelfViewController"),
    LineSample("ShelfVC viewDidLoad (0x1f0)", "viewDidLoad ShelfVC@0x1f0"),
    LineSample("ShelfVC viewDidLoad instance=0x1f0", "viewDidLoad ShelfVC@0x1f0"),
    LineSample("viewDidLoad self: <Larder.ShelfVC: 0x1f0>", "viewDidLoad ShelfVC@0x1f0"),
    LineSample("viewDidLoad vc = ShelfVC", "viewDidLoad ShelfVC"),
    LineSample("-[BaseVC viewDidLoad], self = <ShelfVC: 0x1f0>", "viewDidLoad ShelfVC@0x1f0"),
    LineSample("-[BaseVC viewDidLoad] - ShelfVC", "viewDidLoad ShelfVC"),
    LineSample("[ShelfVC] -[BaseVC viewDidLoad]", "viewDidLoad ShelfVC"),
    LineSample("[Pantry] -[ShelfVC viewDidLoad]", "viewDidLoad ShelfVC"),
    LineSample("event: viewDidLoad, controller: ShelfVC", "viewDidLoad ShelfVC"),
    LineSample("controller: ShelfVC, event: viewDidLoad", "viewDidLoad ShelfVC"),
    LineSample("<private> viewDidLoad", "viewDidLoad"),
    LineSample("[ShelfVC.swift:12 viewDidLoad()]", "viewDidLoad ShelfVC"),
    LineSample("ShelfVC.swift(12) viewDidLoad()", "viewDidLoad ShelfVC"),
  ]

  /// What people put around a label and an event.
  static let manners = [
    LineSample("ShelfVC was deallocated", "deinit ShelfVC"),
    LineSample("[Shelf] has been deallocated", "deinit Shelf"),
    LineSample("<Larder.ShelfVC: 0x1f0> is being deallocated", "deinit ShelfVC@0x1f0"),
    LineSample("ShelfVC: is deinitialized", "deinit ShelfVC"),
    LineSample("ShelfVC deinited", "deinit ShelfVC"),
    LineSample("Shelf viewWillAppear: YES", "viewWillAppear Shelf"),
    LineSample("Shelf viewWillAppear animated: true", "viewWillAppear Shelf"),
    LineSample("ShelfVC viewWillAppear;", "viewWillAppear ShelfVC"),
    LineSample("viewDidLoad JarScene", "viewDidLoad JarScene"),
    LineSample("viewDidLoad: Shelf", "viewDidLoad Shelf"),
    LineSample("viewDidLoad: Q", "viewDidLoad Q"), LineSample("viewDidLoad: started", "viewDidLoad"),
    LineSample("viewDidLoad - Loading jars", "viewDidLoad"),
    LineSample("viewWillAppear: 화면이 곧 나타날 것입니다", "viewWillAppear"),
    LineSample("Pantry: ShelfVC.viewDidLoad()", "viewDidLoad ShelfVC"),
    LineSample("Pantry | Shelf | viewDidLoad", "viewDidLoad Shelf"),
    LineSample("(main) ShelfVC viewDidLoad", "viewDidLoad ShelfVC"),
    LineSample("(ShelfVC) viewDidLoad", "viewDidLoad ShelfVC"),
    LineSample("Shelf (modal) viewDidLoad", "viewDidLoad Shelf"),
    LineSample("> ShelfVC viewDidLoad", "viewDidLoad ShelfVC"),
    LineSample(">>> ShelfVC viewDidLoad <<<", "viewDidLoad ShelfVC"),
    LineSample("| ShelfVC viewDidLoad", "viewDidLoad ShelfVC"),
    LineSample("2 ShelfVC viewDidLoad", "viewDidLoad ShelfVC"),
    LineSample("2\u{FE0F}\u{20E3} ShelfVC viewDidLoad", "viewDidLoad ShelfVC"),
    LineSample("Inside viewDidLoad", "viewDidLoad"),
    LineSample("Entering ShelfVC.viewDidLoad()", "viewDidLoad ShelfVC"),
    LineSample("ShelfVC in viewDidLoad", "viewDidLoad ShelfVC"), LineSample("调用了viewDidLoad", "viewDidLoad"),
    LineSample("ShelfVC调用了viewDidLoad", "viewDidLoad ShelfVC"),
    LineSample("A VC viewDidLoad", "viewDidLoad A VC"),
    LineSample("My Page viewDidLoad", "viewDidLoad My Page"),
    LineSample("Log In: viewDidLoad", "viewDidLoad Log In"),
    LineSample("Log in VC viewDidLoad", "viewDidLoad Log in VC"),
    LineSample("[Pantry] Étagère viewDidLoad", "viewDidLoad Étagère"),
    LineSample("<NSThread: 0x600>{number = 1, name = main} ShelfVC viewDidLoad", "viewDidLoad ShelfVC"),
    LineSample("ShelfVC viewDidLoad sorted 12 jars", "viewDidLoad ShelfVC"),
  ]

  static let canonical = [
    LineSample("[Q] init", "init Q"),
    LineSample("[Q@0x7f40] viewDidLoad", "viewDidLoad Q@0x7f40"),
    LineSample("[Q] present R@0x7f00 style=pageSheet animated=true", "present Q R@0x7f00"),
    LineSample("[Q] present 2nd ViewController style=pageSheet", "present Q 2nd ViewController"),
    LineSample("[nav] pop", "pop nav"),
    LineSample("[nav] popToRoot", "popToRoot nav"),
    LineSample("[nav] setViewControllers Q,R", "setViewControllers nav R"),
    LineSample(#"[nav] setViewControllers ["Q", "R"]"#, "setViewControllers nav R"),
    LineSample("[nav] setViewControllers(Q, R)", "setViewControllers nav R"),
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
    "[Jar] willMove(toSuperview:)", "JarView didMove(toWindow:)", "[com.apple.network] dealloc",
    "\u{1007C8}  Test viewDidLoad() started.", "Hang found in ShelfVC viewDidLoad",
    "Skipping viewDidAppear", "ShelfVC missed viewDidAppear", "ShelfVC viewDidAppear skipped",
    "ShelfVC never deinit",
    "ShelfVC wasn't deallocated", "Sorted 12 jars in viewDidLoad",
    "ShelfVC viewDidLoad should be called once",
    "ShelfVC viewDidLoad is where jars are sorted", "Pantry: sorted viewDidLoad", "viewDidLoad?",
    "Removed viewDidLoad",
    "viewWillAppear에서 병을 정리한다", "viewWillAppear 호출 전", "viewDidLoadは一度だけ呼ばれます", "viewDidLoadの中で",
    "在viewDidLoad里面", "ShelfVC viewDidLoad 没调用", "case viewDidLoad", "if (viewDidLoad) {",
    "viewDidLoad = true",
    "var viewDidLoad = false", "<code>viewDidLoad</code>", "**viewDidLoad** is called once",
    "viewDidLoad.swift:12",
    "(lldb) po [jar viewDidLoad]", "b -[ShelfVC viewDidLoad]",
    "-[ShelfVC viewDidLoad] (in Larder) (ShelfVC.m:3)",
    "135 -[ShelfVC viewDidLoad]  (in Larder) + 124",
    "-[ShelfVC viewDidLoad]: unrecognized selector sent to instance 0x1f0",
    "*** Assertion failure in -[ShelfVC viewDidLoad], ShelfVC.m:12",
    "Type: Error | Timestamp: 2025-10-17 11:01:23.249653+0900 | Category: viewDidLoad | TID: 0x1",
    "| viewDidLoad | once |", "presented ShelfVC", "Type: stdio", "",
  ]

  @Test(arguments: [
    "toParent: nil", "toParent nil", "(to: nil)", "(toParent:) nil", " -> nil", "(toParent: nil)",
    ", parent: nil",
    "toParentViewController: (null)", "toParent=nil", "parent=nil", "parent nil", "(toParent:) parent = nil",
    "(toParentViewController: nil)", "(toParent parent: nil)",
  ])
  func `a child that moves to nobody is one that goes`(_ text: String) throws {
    let line = "ChartVC willMove\(text.first == "(" || text.first == "," ? "" : " ")\(text)\n"
    let event = try ReadLog.events(Array(line.utf8)).events.first
    #expect(event?.parentIsNil == true)
  }

  @Test(arguments: [
    "-[ChartVC willMoveToParentViewController:nil]", "-[ChartVC willMoveToParentViewController:ShelfVC]",
    "-[ChartVC willMoveToParentViewController:(null)]",
    "ChartVC willMove toParent ShelfVC", "[ChartVC] willMove to ShelfVC",
  ])
  func `the parent is read wherever the call has it`(_ line: String) throws {
    let read = try ReadLog.events(Array("\(line)\n".utf8))
    let event = try #require(read.events.first)
    #expect(event.parentIsNil == line.contains("nil") || line.contains("null"))
    #expect(event.object == .none && (event.details > 0) == line.contains("ShelfVC"))
  }

  @Test(arguments: shapes + notations + manners + canonical) func `a line is read as its event`(
    _ sample: LineSample
  ) throws {
    #expect(try ReadLog.words(sample.line + "\n") == sample.event.map { [$0] } ?? [])
  }

  @Test(arguments: shapes + notations + manners + canonical) func `a logger's prefix changes nothing`(
    _ sample: LineSample
  ) throws {
    let line = "2021-03-02 09:10:11.120331+0200 Larder[314:9912] \(sample.line)\r\n"
    #expect(try ReadLog.words(line) == sample.event.map { [$0] } ?? [])
  }

  @Test(arguments: shapes + notations + manners + canonical)
  func `the quick way reads what the long way reads`(
    _ sample: LineSample
  ) throws {
    let line = "2021-03-02 09:10:11.120331+0200 Larder[314:9912] \(sample.line)\n"
    let words = try ReadLog.words(line + line + line)
    #expect(words == sample.event.map { [$0, $0, $0] } ?? [])
    let plain = try ReadLog.words("\(sample.line)\n\(sample.line)\n")
    #expect(plain == sample.event.map { [$0, $0] } ?? [])
  }

  /// With several lines of one shape, so that the later ones are read by what the first was.
  @Test(arguments: (shapes + notations + manners + canonical).filter { $0.line.contains("0x1f0") })
  func `another address is another instance of the same`(_ sample: LineSample) throws {
    let addresses = ["0x1f0", "0x600002c08a40", "0x7f9", "0x600002c08a41", "0x1f0"]
    func with(_ address: String, _ text: String) -> String { text.replacing("0x1f0", with: address) }
    let log = addresses.map { "2021-03-02 09:10:11.120331 Larder[3:9] \(with($0, sample.line))\n" }.joined()
    #expect(
      try ReadLog.words(log) == addresses.compactMap { address in sample.event.map { with(address, $0) } })
  }

  @Test(arguments: noise) func `what is no event stays out`(_ line: String) throws {
    #expect(try ReadLog.words(line + "\n").isEmpty)
  }

  @Test func `a name that begins with a point is no module's, read quickly or not`() throws {
    for call in ["viewDidLoad", "-[CartVC viewDidLoad]"] {
      let lines = ["[CartVC@0x2f0] viewDidLoad", "<.CartVC: 0x1f0> \(call)", "<.CartVC: 0x1f0> \(call)"]
      let log = lines.map { "2021-03-02 09:10:11.120331 Larder[314:9912] \($0)\n" }.joined()
      #expect(
        try ReadLog.words(log) == ["viewDidLoad CartVC@0x2f0"]
          + Array(repeating: "viewDidLoad .CartVC@0x1f0", count: 2))
    }
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

  @Test func `the function decides in a function logger, coloured or not`() throws {
    let log = """
      \u{1B}[35m10:00:00.200 💚 DEBUG CartVC.viewDidLoad():23 - one\u{1B}[0m
      \u{1B}[35m10:00:00.201 💚 DEBUG CartVC.viewDidLoad():24 - two\u{1B}[0m
      10:00:00.202 💙 INFO CartVC.sort():31 - after viewDidLoad
      2024-05-01 10:00:00.600 [Debug] [main] [ShelfVC.swift:40] viewWillAppear(_:): ready

      """
    #expect(try ReadLog.words(log) == ["viewDidLoad CartVC", "viewWillAppear ShelfVC"])
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

  @Test func `a key that can't be read is counted and the event remains`() throws {
    let (events, _, counts) = try ReadLog.events(
      Array("[Q] viewWillAppear animated=perhaps style=sheetish\n".utf8))
    #expect(events.count == 1 && counts.malformed == 1)
  }

  @Test func `a level in brackets names nobody, whatever was met before`() throws {
    let log = "Info viewDidLoad\n[Info] viewWillAppear\n[Info] viewDidAppear\n"
    #expect(try ReadLog.words(log) == ["viewDidLoad Info", "viewWillAppear", "viewDidAppear"])
  }

  @Test func `a screen may be called Info where names are in brackets, and no levels`() throws {
    let names = "[Jars] viewWillDisappear\n[Info] viewWillAppear\n[Info] viewDidAppear\n"
    #expect(
      try ReadLog.words(names) == ["viewWillDisappear Jars", "viewWillAppear Info", "viewDidAppear Info"])
    let levels =
      "[Info] JarVC viewDidLoad\n[Jars] viewDidLoad\n[Info] viewWillAppear\n[DEBUG] viewDidAppear\n"
    #expect(
      try ReadLog.words(levels) == [
        "viewDidLoad JarVC", "viewDidLoad Jars", "viewWillAppear", "viewDidAppear",
      ])
  }

  @Test func `a name with brackets without end needs no stack, and the line behind it is read`() throws {
    let brackets = String(repeating: "[1]", count: 200_000)
    let words = try ReadLog.words("JarVC\(brackets) viewDidLoad\nJarVC viewDidLoad\n")
    #expect(words.last == "viewDidLoad JarVC")
  }

  @Test func `names that differ in case only, or in the form of their letters, are one`() throws {
    let log = "[Cafe\u{301}] viewDidLoad\n[Caf\u{E9}] deinit\n[QVC] deinit\n[qvc] deinit\n"
    let (events, _, _) = try ReadLog.events(Array(log.utf8))
    #expect(events[0].subject == events[1].subject && events[2].subject == events[3].subject)
  }
}
