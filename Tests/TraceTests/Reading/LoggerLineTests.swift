import Testing

@testable import TraceModel

/// Lines as other people's loggers and writers have them, with as many that look alike and are no events.
@Suite struct LoggerLineTests {
  /// Columns and marks that loggers and tools put before a message.
  static let loggers = [
    LineSample("[Kitchen:JarListVC] viewDidLoad", "viewDidLoad JarListVC"),
    LineSample("[lifecycle:JarListVC] viewDidLoad", "viewDidLoad JarListVC"),
    LineSample("[Lifecycle: Jars] viewDidLoad", "viewDidLoad Jars"),
    LineSample("[UI:Jars] viewDidLoad", "viewDidLoad Jars"),
    LineSample("[JarListVC:lifecycle] viewDidLoad", "viewDidLoad JarListVC"),
    LineSample("[JarListVC, main] viewDidLoad", "viewDidLoad JarListVC"),
    LineSample("2024/03/05 09:41:00:123  Pantry[4122:307] JarListVC viewDidLoad", "viewDidLoad JarListVC"),
    LineSample(
      "2024-03-05 09:41:00.123 [D] JarListVC.swift:31 viewDidLoad() - jars", "viewDidLoad JarListVC"),
    LineSample(
      "09:41:00.123 VERBOSE JarListVC.viewWillAppear():44 - visible soon", "viewWillAppear JarListVC"),
    LineSample(
      "2024-03-05 09:41:00.123 [info] [com.pantry.ui] JarListVC: viewDidLoad", "viewDidLoad JarListVC"),
    LineSample("default\t09:41:00.123456+0900\tPantry\tJarListVC viewDidLoad", "viewDidLoad JarListVC"),
    LineSample("03-05 09:41:00.123  4122  4122 D JarListVC: viewDidLoad", "viewDidLoad JarListVC"),
    LineSample("03-05 09:41:00.123 D/JarListVC( 4122): viewDidLoad", "viewDidLoad JarListVC"),
    LineSample("D/JarListVC: viewDidLoad", "viewDidLoad JarListVC"),
    LineSample("I  JarListVC  viewDidAppear", "viewDidAppear JarListVC"),
    LineSample("[Firebase/Crashlytics] Custom log: JarListVC viewDidLoad", "viewDidLoad JarListVC"),
    LineSample(
      "Mar  5 09:41:00 Petras-iPhone Pantry(Foundation)[4122] <Notice>: JarListVC viewDidLoad",
      "viewDidLoad JarListVC"),
    LineSample(
      #"{"level":"info","msg":"JarListVC viewDidLoad","time":"2024-03-05T09:41:00Z"}"#,
      "viewDidLoad JarListVC"),
    LineSample(#"{"message":"viewDidLoad","class":"JarListVC"}"#, "viewDidLoad JarListVC"),
    LineSample(#"{"event":"viewDidLoad","screen":"JarListVC"}"#, "viewDidLoad JarListVC"),
    LineSample(#"{"screen":"JarListVC","callback":"viewWillAppear:"}"#, "viewWillAppear JarListVC"),
    LineSample(#"{"vc":"JarListVC","lifecycle":"viewDidAppear(_:)","ms":12}"#, "viewDidAppear JarListVC"),
    LineSample(#"{"event":"lifecycle","method":"viewDidLoad","class":"JarListVC"}"#, "viewDidLoad JarListVC"),
    LineSample("2024-03-05T09:41:00.123Z DEBUG JarListVC: viewDidLoad", "viewDidLoad JarListVC"),
    LineSample(
      "2024-03-05T09:41:00.123+09:00 | DEBUG | main | JarListVC | viewDidLoad() | 31", "viewDidLoad JarListVC"
    ),
    LineSample("2024-03-05 09:41:00 +0000 JarListVC viewDidLoad", "viewDidLoad JarListVC"),
    LineSample("09:41:00 AM JarListVC viewDidLoad", "viewDidLoad JarListVC"),
    LineSample("Mar 5, 2024 at 9:41 AM JarListVC viewDidLoad", "viewDidLoad JarListVC"),
    LineSample("[09:41:00.123] JarListVC ▶ viewDidLoad", "viewDidLoad JarListVC"),
    LineSample("1709631660.123 JarListVC viewDidLoad", "viewDidLoad JarListVC"),
    LineSample("[12.345678] JarListVC viewDidLoad", "viewDidLoad JarListVC"),
    LineSample("T+12.3s JarListVC viewDidLoad", "viewDidLoad JarListVC"),
    LineSample("[main] 0.123 JarListVC viewDidLoad", "viewDidLoad JarListVC"),
    LineSample(
      "<NSThread: 0x600001>{number = 1, name = main} JarListVC viewDidLoad", "viewDidLoad JarListVC"),
    LineSample("thread=main JarListVC viewDidLoad", "viewDidLoad JarListVC"),
    LineSample("(main) JarListVC viewDidLoad", "viewDidLoad JarListVC"),
    LineSample("#12 JarListVC viewDidLoad", "viewDidLoad JarListVC"),
    LineSample("00012 JarListVC viewDidLoad", "viewDidLoad JarListVC"),
    LineSample("detox[4122] i JarListVC viewDidLoad", "viewDidLoad JarListVC"),
    LineSample("09:41:00.123 detox[4122] i JarListVC viewDidLoad", "viewDidLoad JarListVC"),
    LineSample("detox[4122] INFO:  [APP_LOG] JarListVC viewDidLoad", "viewDidLoad JarListVC"),
    LineSample("i JarListVC viewDidLoad", "viewDidLoad JarListVC"),
    LineSample("[Nav] 09:41:00.123 JarListVC viewDidLoad", "viewDidLoad JarListVC"),
    LineSample("[Nav] 2024-03-05 09:41:00.123 JarListVC viewDidLoad", "viewDidLoad JarListVC"),
    LineSample("<Nav> 09:41:00 Jars viewDidLoad", "viewDidLoad Jars"),
    LineSample("(Nav) 09:41:00: JarListVC viewDidLoad", "viewDidLoad JarListVC"),
    LineSample("Nav | 09:41:00.123 | Jars viewDidLoad", "viewDidLoad Jars"),
    LineSample("[Nav][INFO] 09:41:00 - Jars viewDidLoad", "viewDidLoad Jars"),
    LineSample("[JarListVC] 09:41:00.123 viewDidLoad", "viewDidLoad JarListVC"),
    LineSample("Timer 00:00:05 JarListVC viewDidLoad", "viewDidLoad JarListVC"),
    LineSample("1,204 ms JarListVC viewDidLoad", "viewDidLoad JarListVC"),
  ]

  /// What people put around a line.
  static let decorations = [
    LineSample("||| JarListVC viewDidLoad", "viewDidLoad JarListVC"),
    LineSample("+++ JarListVC viewDidLoad +++", "viewDidLoad JarListVC"),
    LineSample(":: JarListVC viewDidLoad ::", "viewDidLoad JarListVC"),
    LineSample("--> JarListVC viewDidLoad <--", "viewDidLoad JarListVC"),
    LineSample("%%% JarListVC viewDidLoad", "viewDidLoad JarListVC"),
    LineSample("» JarListVC viewDidLoad", "viewDidLoad JarListVC"),
    LineSample("¶ JarListVC viewDidLoad", "viewDidLoad JarListVC"),
    LineSample("★★★ JarListVC viewDidLoad ★★★", "viewDidLoad JarListVC"),
    LineSample("⚠️ JarListVC viewDidLoad", "viewDidLoad JarListVC"),
    LineSample("1️⃣ JarListVC viewDidLoad", "viewDidLoad JarListVC"),
    LineSample("(a) JarListVC viewDidLoad", "viewDidLoad JarListVC"),
    LineSample("[1/6] JarListVC viewDidLoad", "viewDidLoad JarListVC"),
    LineSample("Step 3 - JarListVC viewDidLoad", "viewDidLoad JarListVC"),
    LineSample("→ JarListVC viewDidLoad ✅", "viewDidLoad JarListVC"),
    LineSample("JarListVC viewDidLoad   ;; first time", "viewDidLoad JarListVC"),
    LineSample("JarListVC viewDidLoad  ; first time", "viewDidLoad JarListVC"),
    LineSample("JarListVC viewDidLoad     # first", "viewDidLoad JarListVC"),
    LineSample("JarListVC viewDidLoad <- here", "viewDidLoad JarListVC"),
    LineSample("JarListVC viewDidLoad (<- here)", "viewDidLoad JarListVC"),
    LineSample(#""JarListVC viewDidLoad""#, "viewDidLoad JarListVC"),
    LineSample("'JarListVC viewDidLoad'", "viewDidLoad JarListVC"),
    LineSample(#""JarListVC viewDidLoad","#, "viewDidLoad JarListVC"),
    LineSample("JarListVC viewDidLoad<br>", "viewDidLoad JarListVC"),
    LineSample("~JarListVC~ viewDidLoad", "viewDidLoad JarListVC"),
  ]

  /// What stands beside a name or an event.
  static let values = [
    LineSample("JarListVC viewWillAppear animated:YES", "viewWillAppear JarListVC"),
    LineSample("JarListVC viewWillAppear: animated=1", "viewWillAppear JarListVC"),
    LineSample("JarListVC viewWillAppear(_:) true", "viewWillAppear JarListVC"),
    LineSample("JarListVC viewWillAppear [animated]", "viewWillAppear JarListVC"),
    LineSample("JarListVC viewWillAppear {animated: true}", "viewWillAppear JarListVC"),
    LineSample("JarListVC viewDidLoad @ 0.31s", "viewDidLoad JarListVC"),
    LineSample("JarListVC viewDidLoad +31ms", "viewDidLoad JarListVC"),
    LineSample("JarListVC viewDidLoad t=31", "viewDidLoad JarListVC"),
    LineSample("JarListVC viewDidLoad [31]", "viewDidLoad JarListVC"),
    LineSample("JarListVC viewDidLoad line 31", "viewDidLoad JarListVC"),
    LineSample("JarListVC viewDidLoad 10:00:01.123", "viewDidLoad JarListVC"),
    LineSample(#"JarListVC viewDidLoad Optional("jar")"#, "viewDidLoad JarListVC"),
    LineSample("JarListVC viewDidLoad nil", "viewDidLoad JarListVC"),
    LineSample("JarListVC viewDidLoad <UIView: 0x10>", "viewDidLoad JarListVC"),
    LineSample("JarListVC viewDidAppear: 1, isMovingToParent: 0", "viewDidAppear JarListVC"),
    LineSample("JarListVC viewDidLayoutSubviews (0.0, 0.0, 390.0, 844.0)", "viewDidLayoutSubviews JarListVC"),
    LineSample("JarListVC viewDidLoad jars.count=3", "viewDidLoad JarListVC"),
    LineSample("JarListVC viewWillAppear isBeingPresented=true", "viewWillAppear JarListVC"),
    LineSample("JarListVC(0x1f0).viewDidLoad", "viewDidLoad JarListVC@0x1f0"),
    LineSample("JarListVC 0x00000001f0 viewDidLoad", "viewDidLoad JarListVC@0x1f0"),
    LineSample("JarListVC[0x1f0]: viewDidLoad", "viewDidLoad JarListVC@0x1f0"),
    LineSample("JarListVC#1 viewDidLoad", "viewDidLoad JarListVC#1"),
    LineSample("viewDidLoad self=<JarListVC: 0x1f0>", "viewDidLoad JarListVC@0x1f0"),
    LineSample("viewDidLoad [JarListVC]", "viewDidLoad JarListVC"),
    LineSample("viewDidLoad(JarListVC)", "viewDidLoad JarListVC"),
    LineSample("viewDidLoad<JarListVC>", "viewDidLoad JarListVC"),
    LineSample("viewDidLoad @JarListVC", "viewDidLoad JarListVC"),
    LineSample("viewDidLoad-12ms", "viewDidLoad"),
    LineSample("viewDidLoad(Bool)", "viewDidLoad"),
    LineSample("viewDidLoad(animated)", "viewDidLoad"),
    LineSample("JarVC viewDidLoad {count: 3}", "viewDidLoad JarVC"),
    LineSample("JarVC viewDidLoad <UIWindow: 0x1>", "viewDidLoad JarVC"),
    LineSample("viewDidLoad <UITableViewController: 0x1f0>", "viewDidLoad UITableViewController@0x1f0"),
    LineSample(
      "viewDidLoad <UIHostingController<JarView>: 0x1f0>", "viewDidLoad UIHostingController<JarView>@0x1f0"),
    LineSample("N viewDidLoad", "viewDidLoad N"),
    LineSample("E JarVC viewDidLoad", "viewDidLoad JarVC"),
    LineSample("A JarVC viewDidLoad", "viewDidLoad A JarVC"),
    LineSample("default viewDidLoad", "viewDidLoad default"),
    LineSample("info JarVC viewDidLoad", "viewDidLoad JarVC"),
    LineSample("a=b viewDidLoad", "viewDidLoad"),
    LineSample("retries=3 JarVC viewDidAppear", "viewDidAppear JarVC"),
    LineSample("[SwizzledLogger] JarVC viewDidAppear", "viewDidAppear JarVC"),
    LineSample("Calling -[JarVC viewDidLoad]", "viewDidLoad JarVC"),
    LineSample("JarVC+Jars viewDidLoad", "viewDidLoad JarVC+Jars"),
    LineSample("key frame JarVC viewDidLoad", "viewDidLoad key frame JarVC"),
    LineSample("Log In viewDidLoad", "viewDidLoad Log In"),
    LineSample("Sign Up / Log In: viewDidLoad", "viewDidLoad Sign Up / Log In"),
    LineSample("A/B Test viewDidLoad", "viewDidLoad A/B Test"),
    LineSample(
      "MainNav navigationController(_:didShow:animated:) JarVC", "navigationControllerDidShow MainNav JarVC"),
    LineSample("JarVC didMove(toParent:) nil", "didMove JarVC"),
    LineSample(
      "pageViewController(_:didFinishAnimating:previousViewControllers:transitionCompleted:) false",
      "pageViewControllerDidFinishAnimating"),
    LineSample("12:30 PM JarVC viewDidLoad", "viewDidLoad JarVC"),
  ]

  /// How screens are called.
  static let names = [
    LineSample("Log In / Sign Up viewDidLoad", "viewDidLoad Log In / Sign Up"),
    LineSample(#"First "viewDidLoad""#, "viewDidLoad First"),
    LineSample("First/viewDidLoad", "viewDidLoad First"),
    LineSample("viewDidLoad-1", "viewDidLoad 1"),
    LineSample("$ ShelfVC viewDidLoad", "viewDidLoad ShelfVC"),
    LineSample("^ ShelfVC viewDidLoad", "viewDidLoad ShelfVC"),
    LineSample("ShelfVC viewDidLoad ^", "viewDidLoad ShelfVC"),
    LineSample("ShelfVC viewDidLoad $", "viewDidLoad ShelfVC"),
    LineSample("The Jars viewDidLoad", "viewDidLoad The Jars"),
    LineSample("My Jars (3) viewDidLoad", "viewDidLoad My Jars@(3)"),
    LineSample(#""My Jars" viewDidLoad"#, "viewDidLoad My Jars"),
    LineSample("Jar's Lid viewDidLoad", "viewDidLoad Jar's Lid"),
    LineSample("Q&A viewDidLoad", "viewDidLoad Q&A"),
    LineSample("Jars/Lids viewDidLoad", "viewDidLoad Jars/Lids"),
    LineSample("Sign-In viewDidLoad", "viewDidLoad Sign-In"),
    LineSample("Café viewDidLoad", "viewDidLoad Café"),
    LineSample("설정 화면 viewDidLoad", "viewDidLoad 설정 화면"),
    LineSample("設定 viewDidLoad", "viewDidLoad 設定"),
    LineSample("首页 - viewDidLoad", "viewDidLoad 首页"),
    LineSample("ジャー一覧: viewDidLoad", "viewDidLoad ジャー一覧"),
    LineSample("Ω viewDidLoad", "viewDidLoad Ω"),
    LineSample("jarList viewDidLoad", "viewDidLoad jarList"),
    LineSample("jar_list viewDidLoad", "viewDidLoad jar_list"),
    LineSample("jar-list viewDidLoad", "viewDidLoad jar-list"),
    LineSample("JARLIST viewDidLoad", "viewDidLoad JARLIST"),
    LineSample("JarList2 viewDidLoad", "viewDidLoad JarList2"),
    LineSample("Tab 1 viewDidLoad", "viewDidLoad Tab 1"),
    LineSample("1 viewDidLoad", "viewDidLoad 1"),
    LineSample("VC 1 - viewDidLoad", "viewDidLoad VC 1"),
    LineSample("Pantry.JarListVC<Pantry.Jar> viewDidLoad", "viewDidLoad JarListVC<Pantry.Jar>"),
    LineSample("Pantry/JarListVC.swift viewDidLoad()", "viewDidLoad JarListVC"),
    LineSample("JarListVC+Table.swift:12 viewDidLoad()", "viewDidLoad JarListVC"),
    LineSample("(extension in Pantry):JarListVC viewDidLoad", "viewDidLoad JarListVC"),
    LineSample("Debug viewDidLoad", "viewDidLoad Debug"),
    LineSample("Warning viewDidLoad", "viewDidLoad Warning"),
    LineSample("Error: viewDidLoad", "viewDidLoad"),
    LineSample("Event Details viewDidLoad", "viewDidLoad Event Details"),
    LineSample("View Jar viewDidLoad", "viewDidLoad View Jar"),
    LineSample("$s6Pantry9JarListVCC viewDidLoad", "viewDidLoad JarListVC"),
    LineSample("viewDidLoad 0x1f0 Jars", "viewDidLoad Jars@0x1f0"),
    LineSample("viewDidLoad: 0x1f0 Jars", "viewDidLoad Jars@0x1f0"),
    LineSample("viewDidLoad <0x1f0> JarListVC", "viewDidLoad JarListVC@0x1f0"),
    LineSample("viewDidLoad - 0x1f0 - Jars", "viewDidLoad Jars@0x1f0"),
    LineSample("viewDidLoad self=0x1f0 class=Jars", "viewDidLoad Jars@0x1f0"),
    // An address, and nobody's name.
    LineSample("viewDidLoad 0x1f0 done", "viewDidLoad"),
    LineSample("viewDidLoad 0x1f0 0x2f0 Jars", "viewDidLoad"),
    LineSample("viewDidLoad 0x1f0 for the first time", "viewDidLoad"),
    LineSample("viewDidLoad <0x1f0>", "viewDidLoad"),
    LineSample("Jars › Lid › viewDidLoad", "viewDidLoad Lid"),
    LineSample("JarListVC ⟩ LidVC viewDidLoad", "viewDidLoad LidVC"),
    LineSample("iii. JarListVC viewDidLoad", "viewDidLoad JarListVC"),
    LineSample("Jars of Salt viewDidLoad", "viewDidLoad Jars of Salt"),
    LineSample("Salt and Pepper viewDidLoad", "viewDidLoad Salt and Pepper"),
    LineSample(
      "JarListVC {0F2A6C1E-77B4-4D10-8E3B-5A9C0D1E2F34} viewDidLoad",
      "viewDidLoad JarListVC@0F2A6C1E-77B4-4D10-8E3B-5A9C0D1E2F34"),
    LineSample("viewDidLoad-Jars", "viewDidLoad Jars"),
    LineSample("viewDidLoad - jars", "viewDidLoad"),
    LineSample("viewDidLoad of JarListVC lasted 0.3 s", "viewDidLoad JarListVC"),
    LineSample("viewDidLoad for JarListVC now", "viewDidLoad JarListVC"),
    LineSample("viewDidLoad - Jar List VC 2", "viewDidLoad Jar List VC 2"),
    LineSample("JarListVC.self viewDidLoad", "viewDidLoad JarListVC"),
    LineSample("Jars（瓶）viewDidLoad", "viewDidLoad Jars"),
    LineSample("Event(viewDidLoad, screen: Jars)", "viewDidLoad"),
    LineSample("Recently viewed viewDidLoad", "viewDidLoad Recently viewed"),
    LineSample("Jars viewed viewDidLoad", "viewDidLoad Jars viewed"),
  ]

  /// Delegate calls, tags of loggers, words between a name and an event.
  static let delegates = [
    LineSample(
      "JarListVC presentationControllerShouldDismiss = NO", "presentationControllerShouldDismiss JarListVC"),
    LineSample(
      "JarListVC presentationControllerShouldDismiss [true]", "presentationControllerShouldDismiss JarListVC"),
    LineSample(
      "JarListVC presentationControllerShouldDismiss, returning false",
      "presentationControllerShouldDismiss JarListVC"),
    LineSample(
      "presentationControllerDidDismiss, presented: JarListVC", "presentationControllerDidDismiss JarListVC"),
    LineSample(
      "presentationControllerDidDismiss(presented: JarListVC)", "presentationControllerDidDismiss JarListVC"),
    LineSample(
      "presentationControllerDidDismiss: presentedViewController = JarListVC",
      "presentationControllerDidDismiss JarListVC"),
    LineSample(
      "JarNav navigationController(_:willShow:animated:) JarListVC",
      "navigationControllerWillShow JarNav JarListVC"),
    LineSample(
      "navigationController(_:willShow:animated:) -> JarListVC", "navigationControllerWillShow - JarListVC"),
    LineSample("navigationController willShow: JarListVC", "navigationControllerWillShow - JarListVC"),
    LineSample(
      "-[JarNavDelegate navigationController:didShowViewController:animated:] JarListVC",
      "navigationControllerDidShow JarNavDelegate JarListVC"),
    LineSample("tabBarController(_:didSelect:) JarListVC", "tabBarControllerDidSelect - JarListVC"),
    LineSample("presentationControllerDidDismiss:", "presentationControllerDidDismiss"),
    LineSample(
      "-[JarListVC presentationControllerWillDismiss:]", "presentationControllerWillDismiss JarListVC"),
    LineSample(
      "JarListVC.presentationControllerShouldDismiss(_:) -> false",
      "presentationControllerShouldDismiss JarListVC"),
    LineSample(
      "presentationControllerShouldDismiss: JarListVC => NO", "presentationControllerShouldDismiss JarListVC"),
    LineSample("sheet presentationControllerDidDismiss", "presentationControllerDidDismiss sheet"),
    LineSample(
      "pageViewController(_:didFinishAnimating:previousViewControllers:transitionCompleted:) true",
      "pageViewControllerDidFinishAnimating"),
    LineSample("JarListVC willMove(toParent:) nil", "willMove JarListVC"),
    LineSample("JarListVC didMove(toParent: <JarNav: 0x1>)", "didMove JarListVC"),
    LineSample("application(_:didFinishLaunchingWithOptions:)", "didFinishLaunching app"),
    LineSample("[Lifecycle] JarListVC → viewDidLoad", "viewDidLoad JarListVC"),
    LineSample("[VC-LIFECYCLE] viewDidLoad JarListVC", "viewDidLoad JarListVC"),
    LineSample("LIFECYCLE | viewDidLoad | JarListVC", "viewDidLoad JarListVC"),
    LineSample("Lifecycle.viewDidLoad JarListVC", "viewDidLoad JarListVC"),
    LineSample("JarListVC lifecycle: viewDidLoad", "viewDidLoad JarListVC"),
    LineSample("JarListVC lifecycle event viewDidLoad", "viewDidLoad JarListVC"),
    LineSample("JarListVC received viewDidLoad", "viewDidLoad JarListVC"),
    LineSample("JarListVC did receive viewDidLoad", "viewDidLoad JarListVC"),
    LineSample("viewDidLoad was called on JarListVC", "viewDidLoad JarListVC"),
    LineSample("viewDidLoad called for JarListVC", "viewDidLoad JarListVC"),
    LineSample("Jar List view will appear", "viewWillAppear Jar List"),
    LineSample("JarListVC: View Will Appear", "viewWillAppear JarListVC"),
    LineSample("JarListVC - VIEW DID LOAD", "viewDidLoad JarListVC"),
    LineSample(
      "JarNav navigationController(_:didShow:animated:) → JarListVC",
      "navigationControllerDidShow JarNav JarListVC"),
    LineSample(
      "JarTabs: tabBarController(_:shouldSelect:) JarListVC -> true",
      "tabBarControllerShouldSelect JarTabs JarListVC"),
    LineSample(
      "navigationController willShow JarListVC animated: true", "navigationControllerWillShow - JarListVC"),
  ]

  @Test(arguments: loggers + decorations + values + names + delegates)
  func `a line is read as it is meant`(_ sample: LineSample) throws {
    #expect(try ReadLog.words(sample.line + "\n") == [sample.event])
  }

  @Test(arguments: [
    "(lldb) JarListVC viewDidLoad",
    #"{"method":"viewDidLoad","class":"JarListVC","message":"12 jars"}"#,
    #"{"method":"GET","class":"JarListVC","path":"/viewDidLoad"}"#,
    "tabBar(_:didSelect:)",
    "adaptivePresentationStyle(for:traitCollection:)",
    "popoverPresentationControllerDidDismissPopover(_:)",
    "splitViewController(_:willShow:)",
    "The view of JarListVC did load",
    "12  Pantry  0x0000000102a4 $s6Pantry9JarListVCC11viewDidLoadyyF + 68",
    "#3\t0x0000000102a4 in JarListVC.viewDidLoad() at /src/JarListVC.swift:31",
    "* thread #1, queue = 'com.apple.main-thread', stop reason = breakpoint 1.1 frame #0: JarListVC.viewDidLoad()",
    "JarListVC.viewDidLoad() must be called on main thread only",
    "Fatal error: Unexpectedly found nil in JarListVC.viewDidLoad()",
    "*** Terminating app due to uncaught exception, reason: '-[JarListVC viewDidLoad]: unrecognized selector'",
    "JarListVC viewDidLoad not implemented",
    "waiting for viewDidAppear of JarListVC",
    "will call viewDidLoad next",
    "JarListVC: before viewDidLoad",
    "after viewDidAppear: reload jars",
    "Breakpoint 1: where = Pantry`JarListVC.viewDidLoad() + 20",
    "JarListVC.swift:31:5: warning: override of viewDidLoad",
    "+    super.viewDidLoad()",
    "-    override func viewDidLoad() {",
    "@objc func viewDidLoad()",
    "vc.viewDidLoad()",
    "let x = viewDidLoad",
    "TODO: viewDidLoad of JarListVC",
    "UI test tapped viewDidLoad button",
    "swizzling -[UIViewController viewDidLoad]",
    "hooked viewDidAppear: of UIViewController",
    "Method swizzling of viewDidLoad done",
    "Instrumenting viewDidLoad in 12 classes",
    "JarListVC viewDidLoad → viewWillAppear → viewDidAppear",
    "Order: viewDidLoad, viewWillAppear",
    "Calling viewDidLoad twice is a bug",
    #"print("viewDidLoad")"#,
    #"NSLog(@"viewDidLoad")"#,
    #"title: "viewDidLoad""#,
    #"let name = "viewDidLoad""#,
    "Open docs/viewDidLoad",
    "https://jars.example/viewDidLoad",
    "./First/viewDidLoad",
    "First/viewDidLoad.md",
    "viewDidLoad/viewWillAppear",
    "and/or viewDidLoad",
    "see Jars/lids viewDidLoad",
    "$ grep viewDidLoad",
    "$ tracecheck viewDidLoad.log",
    #"viewDidLoad() { title = "Jars" }"#,
    "viewDidLoad { self.x = 1 }",
    #""viewDidLoad""#,
    #""event": "viewDidLoad","#,
    "applicationDidEnterBackground is where we save",
    "in sceneDidBecomeActive",
    "scene became active",
    "JarVC viewDidLoad not yet implemented",
    "frame #4: 0x01 Pantry`JarVC.viewDidLoad",
    "when navigationController(_:didShow:animated:) JarVC",
    "-[JarListVC addChildViewController:] called by LidVC",
    "error: 'viewDidLoad' is unavailable",
    "Met at 09:41:00 in JarListVC viewDidLoad",
    "[Nav] 09:41:00 waiting for viewDidLoad of JarListVC",
    "Took from 09:41:00 to 09:41:02 before viewDidAppear",
    "jars[3] i think viewDidLoad is late",
    "jars[3] i viewDidLoad",
    "0.5 ms in viewDidLoad",
    "1,204 ms in viewDidLoad",
    "$ see viewDidLoad",
    "git log -S viewDidLoad",
    "Now showing Jars viewDidLoad",
    "User opened Jars viewDidAppear",
    "Merge branch 'viewDidLoad-fix'",
    "viewDidLoad-fix",
    "Loss of viewDidLoad",
    "Jars of the viewDidLoad",
  ]) func `what looks alike is no event`(_ line: String) throws {
    #expect(try ReadLog.words(line + "\n").isEmpty)
  }

  @Test(arguments: [
    "presentationControllerShouldDismiss(_:) -> ANSWER", "presentationControllerShouldDismiss(_:) → ANSWER",
    "JarListVC presentationControllerShouldDismiss returned ANSWER",
    "presentationControllerShouldDismiss: JarListVC => ANSWER",
    "[JarListVC] presentationControllerShouldDismiss result=ANSWER",
    "JarListVC presentationControllerShouldDismiss = ANSWER",
    "JarListVC presentationControllerShouldDismiss [ANSWER]",
    "JarListVC presentationControllerShouldDismiss, returning ANSWER",
  ]) func `what a delegate answered is read`(_ line: String) throws {
    for (word, answer) in [("true", true), ("NO", false)] {
      let log = line.replacing("ANSWER", with: word) + "\n"
      #expect(try ReadLog.events(Array(log.utf8)).events.map { $0.flags[.result] } == [answer])
    }
  }

  @Test(arguments: [
    "presentationControllerShouldDismiss(_:)", "JarListVC presentationControllerShouldDismiss",
    "JarListVC presentationControllerWillDismiss -> true",
  ]) func `no answer is read where none is given`(_ line: String) throws {
    #expect(try ReadLog.events(Array((line + "\n").utf8)).events.map { $0.flags[.result] } == [nil])
  }

  @Test(arguments: ["[Nav] CLOCK JarListVC viewDidLoad", "<Nav> CLOCK: JarListVC viewDidLoad"])
  func `a time behind a tag is the line's`(_ line: String) throws {
    var options = ReadOptions()
    options.times = true
    let log = ["09:41:00.100", "09:41:01.350"].map { line.replacing("CLOCK", with: $0) + "\n" }.joined()
    let times = try ReadLog.events(Array(log.utf8), options).events.map { try #require($0.time) }
    #expect(times.count == 2 && times[1] - times[0] == 1_250_000)
  }

  @Test func `what is measured behind a bare word is no time of the line`() throws {
    var options = ReadOptions()
    options.times = true
    let events = try ReadLog.events(Array("Song 00:01:05 JarListVC viewDidLoad\n".utf8), options).events
    #expect(events.map(\.time) == [nil])
  }

  @Test(arguments: [
    ("detox[4122] i JarListVC viewDidLoad", Int32(4122)), ("detox[4122] INFO:  JarListVC viewDidLoad", 4122),
  ]) func `a number in brackets before a level is the process's`(
    _ line: String, _ process: Int32
  ) throws {
    #expect(try ReadLog.events(Array((line + "\n").utf8)).events.map(\.process) == [process])
  }
}
