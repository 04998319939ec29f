import Testing

@testable import TraceModel

/// Lines as they stand in consoles, on pages and in questions, with as many that look alike and are no events.
@Suite struct PastedLineTests {
  /// Behind what loggers and consoles put before a message.
  static let consoles = [
    LineSample("10:00:01.100 Teahouse[412:9981] KettleVC viewDidLoad", "viewDidLoad KettleVC"),
    LineSample("10:00:01 Teahouse[412:9981] Kettle: viewDidLoad", "viewDidLoad Kettle"),
    LineSample("#17 Kettle viewDidLoad", "viewDidLoad Kettle"),
    LineSample("#17 viewDidLoad", "viewDidLoad 17"),
    LineSample(
      "2026-03-02 09:14:07.221 Teahouse[812:40112] KettleViewController viewDidLoad",
      "viewDidLoad KettleViewController"),
    LineSample(
      "2026-03-02 09:14:07.221193+0100 Teahouse[812:40112] [Lifecycle] KettleViewController viewDidLoad",
      "viewDidLoad KettleViewController"),
    LineSample(
      "2026-03-02 09:14:07.221193+0100  0x9f1a     Default     0x0                  812    0    Teahouse: (Teahouse.debug.dylib) [app.teahouse:ui] KettleViewController viewWillAppear(_:)",
      "viewWillAppear KettleViewController"),
    LineSample(
      "2026-03-02 09:14:07.221 Df Teahouse[812:9f1a] [app.teahouse:ui] KettleViewController viewWillAppear",
      "viewWillAppear KettleViewController"),
    LineSample(
      "2026/03/02 09:14:07:221  KettleViewController viewDidAppear", "viewDidAppear KettleViewController"),
    LineSample(
      "09:14:07.221 💚 DEBUG KettleViewController.viewDidLoad():31 - loaded",
      "viewDidLoad KettleViewController"),
    LineSample(
      "09:14:07.221 DEBUG KettleViewController.viewDidLoad():31 - viewDidLoad",
      "viewDidLoad KettleViewController"),
    LineSample(
      "2026-03-02 09:14:07.221 [Debug] [main] [KettleViewController.swift:31] viewDidLoad() > viewDidLoad",
      "viewDidLoad KettleViewController"),
    LineSample(
      "2026-03-02 09:14:07.221 [Info] > KettleViewController viewWillAppear",
      "viewWillAppear KettleViewController"),
    LineSample(
      "[Teahouse] 💡 [Event] KettleViewController: viewDidAppear", "viewDidAppear KettleViewController"),
    LineSample(
      "[Firebase/Crashlytics] breadcrumb: KettleViewController viewDidAppear",
      "viewDidAppear KettleViewController"),
    LineSample("Crashlytics.log: KettleViewController viewWillAppear", "viewWillAppear KettleViewController"),
    LineSample(
      "[Sentry] [debug] [KettleViewController:31] viewDidAppear", "viewDidAppear KettleViewController"),
    LineSample(
      "Mar  2 09:14:07 Teahouse[812] <Notice>: KettleViewController viewDidAppear",
      "viewDidAppear KettleViewController"),
    LineSample(
      "default\t09:14:07.221193+0100\tTeahouse\tKettleViewController viewDidAppear",
      "viewDidAppear KettleViewController"),
    LineSample("flutter: KettleViewController viewDidAppear", "viewDidAppear KettleViewController"),
    LineSample("[device] KettleViewController viewDidAppear", "viewDidAppear KettleViewController"),
    LineSample(" INFO  KettleViewController viewDidAppear", "viewDidAppear KettleViewController"),
    LineSample(" LOG  KettleViewController viewWillAppear", "viewWillAppear KettleViewController"),
    LineSample("[dev] KettleViewController viewDidAppear", "viewDidAppear KettleViewController"),
    LineSample(
      #"{"ts":1709367247.221,"level":"debug","logger":"ui","msg":"KettleViewController viewDidLoad"}"#,
      "viewDidLoad KettleViewController"),
    LineSample(
      #"{"time":"2026-03-02T09:14:07Z","level":"info","message":"viewDidAppear","screen":"KettleViewController"}"#,
      "viewDidAppear KettleViewController"),
    LineSample("{KettleViewController} viewDidLoad", "viewDidLoad KettleViewController"),
    LineSample("[Lifecycle] viewWillAppear KettleViewController", "viewWillAppear KettleViewController"),
  ]

  /// With the remarks of other languages.
  static let languages = [
    LineSample("开始 Kettle viewDidLoad", "viewDidLoad Kettle"),
    LineSample("시작 KettleVC viewDidLoad", "viewDidLoad KettleVC"),
    LineSample("开始按钮 viewDidLoad", "viewDidLoad 开始按钮"),
    LineSample("KettleViewController 的 viewDidLoad 被调用", "viewDidLoad KettleViewController"),
    LineSample("KettleViewController的viewDidLoad方法执行了", "viewDidLoad KettleViewController"),
    LineSample("KettleViewController の viewDidLoad が呼ばれた", "viewDidLoad KettleViewController"),
    LineSample("KettleViewController: viewDidLoad が呼ばれました", "viewDidLoad KettleViewController"),
    LineSample("KettleViewController의 viewDidLoad 호출됨", "viewDidLoad KettleViewController"),
    LineSample("KettleViewController viewDidLoad 실행", "viewDidLoad KettleViewController"),
    LineSample("KettleVC에서 viewDidLoad 실행", "viewDidLoad KettleVC"),
    LineSample("KettleVC가 viewDidLoad 됨", "viewDidLoad KettleVC"),
    LineSample("작가 viewDidLoad", "viewDidLoad 작가"),
    LineSample("KettleVCで viewDidLoad が呼ばれた", "viewDidLoad KettleVC"),
    LineSample("KettleVC中 viewDidLoad", "viewDidLoad KettleVC"),
    LineSample("[🔵 Kettle] viewDidLoad", "viewDidLoad Kettle"),
    LineSample("[INFO KettleVC] viewDidLoad", "viewDidLoad KettleVC"),
    LineSample("[Info Screen] viewDidLoad", "viewDidLoad Info Screen"),
    LineSample("[✅] viewDidLoad", "viewDidLoad"),
    LineSample("[✅] Kettle viewDidLoad", "viewDidLoad Kettle"),
    LineSample("Screen: -[KettleVC viewDidLoad]", "viewDidLoad KettleVC"),
    LineSample("KettleVC: -[BaseVC viewDidLoad]", "viewDidLoad KettleVC"),
    LineSample("KettleViewController: вызван viewDidLoad", "viewDidLoad KettleViewController"),
    LineSample("KettleViewController viewDidLoad вызван", "viewDidLoad KettleViewController"),
    LineSample("вызов viewDidLoad", "viewDidLoad"),
    LineSample("KettleViewController viewDidLoad aufgerufen", "viewDidLoad KettleViewController"),
    LineSample("KettleViewController: viewDidLoad wurde aufgerufen", "viewDidLoad KettleViewController"),
    LineSample("viewDidLoad 被调用了", "viewDidLoad"),
    LineSample("1 → KettleViewController viewDidLoad", "viewDidLoad KettleViewController"),
    LineSample("🟢 KettleViewController ▶︎ viewDidLoad", "viewDidLoad KettleViewController"),
    LineSample("🟢▶︎ KettleViewController::viewDidLoad", "viewDidLoad KettleViewController"),
    LineSample("“Kettle” viewDidLoad", "viewDidLoad Kettle"),
    LineSample("Kettle → viewDidLoad()", "viewDidLoad Kettle"),
    LineSample("Kettle ⇒ viewDidLoad()", "viewDidLoad Kettle"),
    LineSample("Kettle ≫ viewDidLoad()", "viewDidLoad Kettle"),
    LineSample("Kettle • viewDidLoad", "viewDidLoad Kettle"),
    LineSample("Kettle — will appear", "viewWillAppear Kettle"),
  ]

  /// With an address before the name or behind it.
  static let addresses = [
    LineSample("0x7fb2 KettleViewController viewDidLoad", "viewDidLoad KettleViewController@0x7fb2"),
    LineSample("0x7fb2: KettleViewController viewDidLoad", "viewDidLoad KettleViewController@0x7fb2"),
    LineSample("[0x7fb2] KettleViewController viewDidLoad", "viewDidLoad KettleViewController@0x7fb2"),
    LineSample("(0x7fb2) KettleViewController viewDidLoad", "viewDidLoad KettleViewController@0x7fb2"),
    LineSample("<0x7fb2> KettleViewController viewDidLoad", "viewDidLoad KettleViewController@0x7fb2"),
    LineSample("0x7fb2 - Kettle - viewDidLoad", "viewDidLoad Kettle@0x7fb2"),
    LineSample("[0x7fb2 KettleViewController] viewDidLoad", "viewDidLoad KettleViewController@0x7fb2"),
    LineSample("KettleViewController 0x7fb2 viewDidLoad", "viewDidLoad KettleViewController@0x7fb2"),
    LineSample("viewDidLoad - KettleVC - 0x7fb2", "viewDidLoad KettleVC@0x7fb2"),
    LineSample("viewDidLoad <KettleVC 0x7fb2>", "viewDidLoad KettleVC@0x7fb2"),
  ]

  /// As pages, lists and tables have them.
  static let pages = [
    LineSample("1. KettleViewController viewDidLoad", "viewDidLoad KettleViewController"),
    LineSample("1) Kettle -> viewDidLoad", "viewDidLoad Kettle"),
    LineSample("| 1 | Kettle | viewDidLoad |", "viewDidLoad Kettle"),
    LineSample("* [x] Kettle viewDidLoad", "viewDidLoad Kettle"),
    LineSample("<b>Kettle</b> viewDidLoad", "viewDidLoad Kettle"),
    LineSample("<li>Kettle viewDidLoad</li>", "viewDidLoad Kettle"),
    LineSample("<li> viewDidLoad", "viewDidLoad"),
    LineSample("<td>Kettle</td><td>viewDidLoad</td>", "viewDidLoad Kettle"),
    LineSample("<br>viewDidLoad", "viewDidLoad"),
    LineSample("Kettle: viewDidLoad<br>", "viewDidLoad Kettle"),
    LineSample("Kettle: viewDidLoad<br/>", "viewDidLoad Kettle"),
    LineSample("3/ Kettle viewDidLoad", "viewDidLoad Kettle"),
    LineSample("(3/12) Kettle viewDidLoad", "viewDidLoad Kettle"),
    LineSample("3）Kettle viewDidLoad", "viewDidLoad Kettle"),
    LineSample("L31 Kettle viewDidLoad", "viewDidLoad Kettle"),
    LineSample("line 31: Kettle viewDidLoad", "viewDidLoad Kettle"),
    LineSample("line:31 KettleVC viewDidLoad", "viewDidLoad KettleVC"),
    LineSample("Kettle [31] viewDidLoad", "viewDidLoad Kettle"),
    LineSample("Kettle viewDidLoad L31", "viewDidLoad Kettle"),
    LineSample("Kettle viewDidLoad line 31", "viewDidLoad Kettle"),
    LineSample("viewDidLoad (Kettle.swift:31)", "viewDidLoad Kettle"),
    LineSample("<p>viewWillAppear</p>", "viewWillAppear"),
    LineSample(">>> viewDidLoad", "viewDidLoad"),
    LineSample("_Kettle_ viewDidLoad", "viewDidLoad Kettle"),
    LineSample("_Kettle_: viewWillAppear", "viewWillAppear Kettle"),
    LineSample("__Kettle__ viewWillAppear", "viewWillAppear Kettle"),
    LineSample("_KettleView viewWillAppear", "viewWillAppear _KettleView"),
    LineSample("*** Kettle *** viewDidLoad", "viewDidLoad Kettle"),
  ]

  /// Other spellings of the callback, and fields that name who it is.
  static let words = [
    LineSample("Kettle view_did_load", "viewDidLoad Kettle"),
    LineSample("Kettle: view_will_appear", "viewWillAppear Kettle"),
    LineSample("KettleViewController.view_did_disappear", "viewDidDisappear KettleViewController"),
    LineSample("[Kettle] view_did_appear", "viewDidAppear Kettle"),
    LineSample("event=view_did_appear screen=Kettle", "viewDidAppear Kettle"),
    LineSample("lifecycle(Kettle): viewDidLoad", "viewDidLoad Kettle"),
    LineSample("lifecycle(KettleViewController) viewWillAppear", "viewWillAppear KettleViewController"),
    LineSample("log(KettleViewController): viewWillAppear", "viewWillAppear KettleViewController"),
    LineSample("vc=Kettle viewDidLoad", "viewDidLoad Kettle"),
    LineSample("screen=Kettle viewDidAppear", "viewDidAppear Kettle"),
    LineSample("class=KettleViewController viewDidAppear", "viewDidAppear KettleViewController"),
    LineSample("vc=Kettle, viewDidAppear", "viewDidAppear Kettle"),
    LineSample("Kettle: did load", "viewDidLoad Kettle"),
    LineSample("Kettle View Did Appear", "viewDidAppear Kettle"),
    LineSample("Kettle view did appear", "viewDidAppear Kettle"),
  ]

  /// With all the signs that link a name and a callback.
  static let signs = [
    LineSample("Kettle --> viewDidLoad", "viewDidLoad Kettle"),
    LineSample("Kettle => viewWillAppear", "viewWillAppear Kettle"),
    LineSample("Kettle ~> viewWillAppear", "viewWillAppear Kettle"),
    LineSample("[Kettle viewDidLoad]", "viewDidLoad Kettle"),
    LineSample("-[KettleViewController viewDidLoad]", "viewDidLoad KettleViewController"),
    LineSample("-[Teahouse.KettleViewController viewWillAppear:]", "viewWillAppear KettleViewController"),
    LineSample("-[KettleViewController viewWillAppear:] [Line 31] ", "viewWillAppear KettleViewController"),
    LineSample("-[KettleViewController viewDidLoad]:31", "viewDidLoad KettleViewController"),
    LineSample(
      "KettleViewController.m:31 -[KettleViewController viewDidLoad] ", "viewDidLoad KettleViewController"),
    LineSample("Teahouse.KettleViewController.viewDidLoad() -> ()", "viewDidLoad KettleViewController"),
    LineSample("viewDidLoad() KettleViewController.swift", "viewDidLoad KettleViewController"),
    LineSample("viewDidLoad() [KettleViewController.swift:31]", "viewDidLoad KettleViewController"),
    LineSample("KettleViewController::viewDidLoad()", "viewDidLoad KettleViewController"),
    LineSample("KettleViewController#viewDidLoad", "viewDidLoad KettleViewController"),
    LineSample("KettleViewController/viewDidLoad", "viewDidLoad KettleViewController"),
    LineSample("[KettleViewController]-viewDidLoad", "viewDidLoad KettleViewController"),
    LineSample("«Kettle» viewDidLoad", "viewDidLoad Kettle"),
    LineSample(#""Kettle" viewDidLoad"#, "viewDidLoad Kettle"),
    LineSample("'Kettle' viewDidLoad", "viewDidLoad Kettle"),
    LineSample("Kettle · viewDidLoad", "viewDidLoad Kettle"),
    LineSample("viewDidLoad @ Kettle", "viewDidLoad Kettle"),
    LineSample("viewDidLoad in Kettle", "viewDidLoad Kettle"),
    LineSample("viewDidLoad: Kettle", "viewDidLoad Kettle"),
    LineSample("viewDidLoad, Kettle", "viewDidLoad Kettle"),
    LineSample("viewDidLoad | Kettle", "viewDidLoad Kettle"),
    LineSample("viewDidLoad of Kettle", "viewDidLoad Kettle"),
    LineSample("viewDidLoad (KettleVC)", "viewDidLoad KettleVC"),
    LineSample("presentationControllerDidDismiss(_:) KettleVC", "presentationControllerDidDismiss KettleVC"),
    LineSample("KettleVC presentationControllerDidDismiss", "presentationControllerDidDismiss KettleVC"),
    LineSample(
      "KettleVC: presentationControllerShouldDismiss(_:) -> false",
      "presentationControllerShouldDismiss KettleVC"),
    LineSample("Kettle: viewWillAppear(_:)<-- 200", "viewWillAppear Kettle"),
    LineSample("Kettle viewDidLoad 12ms", "viewDidLoad Kettle"),
    LineSample("Kettle viewDidLoad (+12 ms)", "viewDidLoad Kettle"),
  ]

  static let noEvents = [
    "[JarListVC:KettleVC] viewDidLoad", "[level:info] viewDidLoad", "[Jars:Kettle] viewDidLoad",
    "Array<br> viewDidLoad line 31 of the file",
    "viewDidLoad wird nicht aufgerufen",
    "viewDidLoad 没有被调用",
    "viewDidLoad が呼ばれない",
    "viewDidLoad 호출되지 않음",
    "viewDidLoad не вызывается",
    "|---|---|---|",
    "view-did-load Kettle",
    "my_view_did_load_helper Kettle",
    "hooking viewDidAppear",
    "hooked viewDidAppear",
    "Hooking viewDidAppear on KettleViewController",
    "swizzling viewWillAppear",
    "exchanging viewWillAppear with track_viewWillAppear",
    "observing viewDidAppear",
    "diff --git a/Kettle.swift b/Kettle.swift",
    "+    override func viewDidLoad() {",
    "-        super.viewDidLoad()",
    #"+        print("viewDidLoad")"#,
    "+++ b/App/Kettle.swift",
    "@@ -12,6 +12,7 @@ override func viewDidLoad() {",
    "index 3f1c2aa..88b1f70 100644",
    "The order is A viewWillAppear -> B viewWillDisappear",
    "A viewWillAppear -> B viewWillDisappear is the wrong order",
    "viewDidLoad -> viewWillAppear -> viewDidAppear",
    "__44-[KettleViewController viewDidLoad]_block_invoke",
    "func viewDidLoad() in KettleViewController",
    "4   Teahouse  0x0000000104a1c2d0 $s6Teahouse19KettleViewControllerC11viewDidLoadyyF + 120",
    "4   UIKitCore  0x00000001a4a1c2d0 -[UIViewController __viewWillAppear:] + 120",
    "*** Terminating app due to uncaught exception 'X', reason: '-[KettleViewController viewDidLoadd]: unrecognized selector sent to instance 0x7fb2'",
    "Thread 1: breakpoint 1.1 viewDidLoad",
    "frame #0: 0x0000000104a1c2d0 Teahouse`KettleViewController.viewDidLoad(self=0x7f) at KettleViewController.swift:31",
    "    super.viewDidLoad()",
    "override func viewDidLoad() {",
    "I put the code in viewDidLoad",
    "why is viewDidLoad not called?",
    "KettleViewController viewDidLoad took 12 ms",
    "viewDidLoad() took 12 ms",
    "<string>viewDidLoad</string>",
    "+ Kettle",
    "- Kettle",
    #"+        print("viewWillAppear")"#,
    #"-    log("viewWillAppear")"#,
    "diff --git a/App/viewDidLoad.swift b/App/viewDidLoad.swift",
    "0x0000000104a1c2d0 KettleVC.viewDidLoad() -> ()",
    "0x0000000104a1c2d0 in -[KettleVC viewDidLoad]",
    "0x0000000104a1c2d0 -[KettleVC viewDidLoad]",
    "12 0x0000000104a1c2d0 KettleVC viewDidLoad",
    "0x7fb2 saw viewDidLoad of it too early",
    "preview_did_load Kettle",
    "view_did_load_twice Kettle",
    "print(Kettle): viewDidLoad",
    "state(loading): viewDidLoad",
    "vc=nil viewDidLoad",
    "vc=Kettle is viewDidLoad",
    "lldb> viewDidLoad",
    "(lldb) viewWillAppear",
    "(gdb) viewDidLoad",
    "observing Kettle viewDidLoad",
    "Patching viewDidLoad",
    "intercepted viewDidAppear",
    "<a>Kettle viewDidLoad</a>",
    "the <b>viewDidLoad</b> of Kettle",
    "KettleVC viewDidLoad не вызывается",
    "KettleVC viewDidLoad wird nicht aufgerufen",
    "KettleVC viewDidLoad 沒有被呼叫",
  ]

  private static let all = consoles + languages + addresses + pages + words + signs

  @Test(arguments: all) func `a line is read as its event, and a second time as it was the first`(
    _ sample: LineSample
  ) throws {
    let log = "\(sample.line)\nother\n\(sample.line)\n\(sample.line)\n"
    #expect(try ReadLog.words(sample.line + "\n") == sample.event.map { [$0] } ?? [])
    #expect(try ReadLog.words(log) == sample.event.map { [$0, $0, $0] } ?? [])
  }

  @Test(arguments: noEvents) func `what looks alike is no event`(_ line: String) throws {
    #expect(try ReadLog.words(line + "\n").isEmpty)
  }
}
