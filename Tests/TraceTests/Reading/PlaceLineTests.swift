import Testing

@testable import TraceModel

/// Whose event a line is behind a file, a tag or a controller's name, and what is about something else there.
@Suite struct PlaceLineTests {
  /// Behind a place in the source a name is whose line it is; a sentence there is about anything.
  static let files = [
    LineSample("AtticLogger.swift:31 log(_:) ShelfVC viewDidLoad", "viewDidLoad ShelfVC"),
    LineSample("AtticLogger.swift :: Shelf(0x1f0aa) viewDidLoad", "viewDidLoad Shelf@0x1f0aa"),
    LineSample("ShelfVC.swift:80 viewDidLoad()", "viewDidLoad ShelfVC"),
    LineSample("ShelfVC.swift:80 viewDidLoad() - waiting for items", "viewDidLoad ShelfVC"),
    LineSample("ShelfVC.swift(80): viewDidLoad", "viewDidLoad ShelfVC"),
    LineSample("ShelfVC.swift 80 viewDidLoad", "viewDidLoad ShelfVC"),
    LineSample("ShelfVC.swift L80 viewDidLoad", "viewDidLoad ShelfVC"),
    LineSample("ShelfVC.swift line 80: viewDidLoad", "viewDidLoad ShelfVC"),
    LineSample("ShelfVC.swift:80 - viewDidLoad()", "viewDidLoad ShelfVC"),
    LineSample("ShelfVC.swift:80 called viewDidLoad()", "viewDidLoad ShelfVC"),
    LineSample("ShelfVC.swift:80 [DEBUG] viewDidLoad()", "viewDidLoad ShelfVC"),
    LineSample("ShelfVC.swift:80 DEBUG viewDidLoad()", "viewDidLoad ShelfVC"),
    LineSample("ShelfVC.swift:80 | main | viewDidLoad()", "viewDidLoad ShelfVC"),
    LineSample("ShelfVC.swift:80 👉 viewDidLoad()", "viewDidLoad ShelfVC"),
    LineSample("<ShelfVC.swift:80> viewDidLoad()", "viewDidLoad ShelfVC"),
    LineSample("Larder/ShelfVC.swift:80: viewDidLoad", "viewDidLoad ShelfVC"),
    LineSample("BaseVC.swift:31 ShelfVC viewDidLoad", "viewDidLoad ShelfVC"),
    LineSample("BaseVC.swift:31 ShelfVC.viewDidLoad()", "viewDidLoad ShelfVC"),
    LineSample("AtticLogger.swift:31 ShelfVC viewDidLoad", "viewDidLoad ShelfVC"),
    LineSample("09:41:00.123 BaseVC.swift:31 - ShelfVC viewDidLoad", "viewDidLoad ShelfVC"),
    LineSample("09:41:00.123 INFO ShelfVC.swift:80 viewDidLoad()", "viewDidLoad ShelfVC"),
    LineSample("ShelfVC.swift.viewDidLoad():23 - items", "viewDidLoad ShelfVC"),
    LineSample("ShelfVC.swift/viewDidLoad()", "viewDidLoad ShelfVC"),
    LineSample("[AtticLogger.swift:23] - viewDidLoad() Shelf", "viewDidLoad Shelf"),
    LineSample("[AtticLogger.swift:23] - viewDidLoad (ShelfScreen)", "viewDidLoad ShelfScreen"),
    LineSample(
      "[AtticLogger.swift:23] - viewDidLoad called in ShelfViewController", "viewDidLoad ShelfViewController"),
    LineSample("[AtticLogger.swift:23] viewDidLoad called in ShelfVC", "viewDidLoad ShelfVC"),
    LineSample("[BaseVC.swift:23] viewDidLoad called in ShelfVC", "viewDidLoad ShelfVC"),
    LineSample("[AtticLogger.swift:23] :: viewDidLoad called in ShelfView", "viewDidLoad ShelfView"),
    LineSample(
      "Logger.swift:88 log(_:level:) > viewDidLoad [ShelfViewController]", "viewDidLoad ShelfViewController"),
    LineSample("Logger.swift:88 log(_:level:) > viewDidLoad: Shelf", "viewDidLoad Shelf"),
    LineSample("Logger.swift:88 log(_:level:) > viewDidLoad called in Shelf", "viewDidLoad Shelf"),
    LineSample("[JarVC] deinit W", "deinit JarVC"),
    LineSample("[main] deinit Jar", "deinit main"),
    LineSample("AtticLogger.swift:23 deinit Jar", "deinit Jar"),
    LineSample("ShelfVC.swift; viewDidLoad()", "viewDidLoad ShelfVC"),
    LineSample("LOG <UI> deinit: JarView", "deinit UI"),
  ]

  /// What a controller has appears, loads and goes as well.
  static let things = [
    LineSample("ShelfVC.swift deinit", "deinit ShelfVC"),
    LineSample("Larder/ShelfVC.swift deinit [15]", "deinit ShelfVC"),
    LineSample("ShelfVC.m:15 dealloc", "deinit ShelfVC"),
    LineSample("ShelfVC view controller deinit", "deinit ShelfVC"),
    LineSample("ShelfVC Shelf deinit", "deinit ShelfVC"),
    LineSample("ShelfVC's deinit", "deinit ShelfVC"),
    LineSample("ShelfVC.view did load", "viewDidLoad ShelfVC"),
    LineSample("ShelfVC view did load", "viewDidLoad ShelfVC"),
    LineSample("ShelfVC screen did appear", "viewDidAppear ShelfVC"),
    LineSample("ShelfVC controller will appear", "viewWillAppear ShelfVC"),
    LineSample("ShelfVC did appear", "viewDidAppear ShelfVC"),
    LineSample("ShelfVC: did appear", "viewDidAppear ShelfVC"),
    LineSample("ShelfVC: view did appear", "viewDidAppear ShelfVC"),
    LineSample("ShelfVC - view did appear", "viewDidAppear ShelfVC"),
    LineSample("ShelfVC main view did load", "viewDidLoad ShelfVC"),
    LineSample("ShelfVC's view did load", "viewDidLoad ShelfVC"),
    LineSample("ShelfVC now did appear", "viewDidAppear ShelfVC"),
    LineSample("ShelfVC just did appear", "viewDidAppear ShelfVC"),
    LineSample("[ShelfVC] did appear", "viewDidAppear ShelfVC"),
    LineSample("[ShelfVC] deinit called", "deinit ShelfVC"),
    LineSample("ShelfVC deinit ✅", "deinit ShelfVC"),
    LineSample("deinit ShelfVC", "deinit ShelfVC"),
    LineSample("deinit of ShelfVC", "deinit ShelfVC"),
    LineSample("[ShelfVC] deinit self", "deinit ShelfVC"),
    LineSample("ShelfVC was deinit", "deinit ShelfVC"),
    LineSample("ShelfVC deinit - clock invalidated", "deinit ShelfVC"),
    LineSample("ShelfVC deinit: removing observers", "deinit ShelfVC"),
    LineSample("[ShelfVC] deinit removing observers", "deinit ShelfVC"),
    LineSample("[ShelfVC] deinit animated=true", "deinit ShelfVC"),
    LineSample("ShelfVC successfully deinit", "deinit ShelfVC"),
    LineSample("ShelfVC controller deinit", "deinit ShelfVC"),
    LineSample("ShelfVC deinitialized", "deinit ShelfVC"),
    LineSample("[ShelfVC] deinit ShelfVC", "deinit ShelfVC"),
    LineSample("[ShelfVC] dealloc", "deinit ShelfVC"),
    LineSample("-[ShelfVC dealloc] clock", "deinit ShelfVC"),
  ]

  /// A short word for a dismissal counts of a controller and of what leads controllers.
  static let dismissals = [
    LineSample("[ShelfVC] didDismiss", "presentationControllerDidDismiss ShelfVC"),
    LineSample("[ShelfCoordinator] didDismiss", "presentationControllerDidDismiss ShelfCoordinator"),
    LineSample("ShelfVC: didDismiss", "presentationControllerDidDismiss ShelfVC"),
    LineSample("[ShelfVC] didDismiss called", "presentationControllerDidDismiss ShelfVC"),
    LineSample("[ShelfVC] willDismiss", "presentationControllerWillDismiss ShelfVC"),
    LineSample("[Menu] presentationControllerDidDismiss", "presentationControllerDidDismiss Menu"),
  ]

  /// Tags of loggers before an event, and before a class behind it.
  static let tags = [
    LineSample("D/Lifecycle(314): viewDidLoad() - <Larder.ShelfVC: 0x1f0aa>", "viewDidLoad ShelfVC@0x1f0aa"),
    LineSample("D/Lifecycle(314): viewDidLoad ShelfVC", "viewDidLoad ShelfVC"),
    LineSample("D/Lifecycle(314): viewDidLoad: ShelfVC", "viewDidLoad ShelfVC"),
    LineSample("D/Lifecycle(314): ShelfVC viewDidLoad", "viewDidLoad ShelfVC"),
    LineSample("D/ShelfVC(314): viewDidLoad", "viewDidLoad ShelfVC"),
    LineSample("D/Lifecycle( 314): viewDidLoad ShelfVC", "viewDidLoad ShelfVC"),
    LineSample("ShelfVC(2): viewDidLoad", "viewDidLoad ShelfVC@(2)"),
    LineSample(
      "Mar  5 09:41:00 iPhone Larder[314] <Notice>: [ShelfVC.swift:23] viewDidLoad()", "viewDidLoad ShelfVC"),
    LineSample(
      "2024-03-05 09:41:00.123 Df Larder[314:99] [ShelfVC.swift:23] viewDidLoad()", "viewDidLoad ShelfVC"),
    LineSample(
      "Mar  5 09:41:00 iPhone Larder[314] <Notice>: (ShelfVC.swift:23) viewDidLoad()", "viewDidLoad ShelfVC"),
    LineSample(
      "Mar  5 09:41:00 iPhone Larder(Foundation)[314] <Notice>: [ShelfVC.swift:23] viewDidLoad()",
      "viewDidLoad ShelfVC"),
    LineSample(
      "2024-03-05 09:41:00.123456+0900 0x3058 Default 0x0 314 0 Larder: [ShelfVC.swift:23] viewDidLoad()",
      "viewDidLoad ShelfVC"),
    LineSample(
      "2024-03-05 09:41:00.123456+0900  localhost Larder[314]: [ShelfVC.swift:23] viewDidLoad()",
      "viewDidLoad ShelfVC"),
    LineSample(
      "2024-03-05 09:41:00.123 Df Larder[314:99] [com.larder:ui] viewDidLoad ShelfVC", "viewDidLoad ShelfVC"),
    LineSample(
      "2024-03-05 09:41:00.123 Df Larder[314:99] (UIKitCore) [com.larder:ui] viewDidLoad ShelfVC",
      "viewDidLoad ShelfVC"),
    LineSample("[DEBUG] viewDidLoad called in ShelfVC", "viewDidLoad ShelfVC"),
    LineSample("[DEBUG] viewDidLoad() [ShelfVC.swift:23]", "viewDidLoad ShelfVC"),
    LineSample("[DEBUG] viewDidLoad => ShelfVC", "viewDidLoad ShelfVC"),
    LineSample("[Larder] viewDidLoad called in ShelfVC", "viewDidLoad ShelfVC"),
    LineSample("[Larder] viewDidLoad [ShelfVC]", "viewDidLoad ShelfVC"),
    LineSample("[Larder] viewDidLoad() [ShelfVC.swift:23]", "viewDidLoad ShelfVC"),
    LineSample("[main] viewDidLoad called in ShelfVC", "viewDidLoad ShelfVC"),
    LineSample("[tid:99] viewDidLoad called in ShelfVC", "viewDidLoad ShelfVC"),
    LineSample("[Larder] viewDidLoad called by ShelfVC", "viewDidLoad Larder"),
    LineSample("[DEBUG] viewDidLoad called", "viewDidLoad"),
    LineSample("[DEBUG] viewDidLoad", "viewDidLoad"),
    LineSample("[ShelfVC] viewDidLoad called in JarVC", "viewDidLoad ShelfVC"),
    LineSample("[Shelf] viewDidLoad - loaded by JarVC", "viewDidLoad Shelf"),
    LineSample("[Shelf] viewDidLoad Loading", "viewDidLoad Shelf"),
    LineSample("[Shelf] viewDidLoad parent=JarVC", "viewDidLoad Shelf"),
    LineSample("[Shelf] viewDidLoad parent: JarVC", "viewDidLoad Shelf"),
    LineSample("[Shelf] viewDidLoad waits in JarVC", "viewDidLoad Shelf"),
  ]

  /// What loggers write before a message.
  static let prefixes = [
    LineSample(
      "Larder[314:99] presentationControllerDidDismiss(_:) ShelfVC",
      "presentationControllerDidDismiss ShelfVC"),
    LineSample("Larder[314:99] ShelfVC viewDidLoad", "viewDidLoad ShelfVC"),
    LineSample("Larder[314:99] [ShelfVC] dismiss", "dismiss ShelfVC"),
    LineSample("Larder[314:99] present JarVC from ShelfVC", "present ShelfVC JarVC"),
    LineSample("-[ShelfVC viewDidLoad] 0x1f0aa", "viewDidLoad ShelfVC@0x1f0aa"),
    LineSample("-[ShelfVC viewDidLoad] - 0x1f0aa", "viewDidLoad ShelfVC@0x1f0aa"),
    LineSample("[ShelfVC][0x1f0aa] viewDidLoad", "viewDidLoad ShelfVC@0x1f0aa"),
    LineSample("[ShelfVC] [0x1f0aa] viewDidLoad", "viewDidLoad ShelfVC@0x1f0aa"),
    LineSample("[ShelfVC - 0x1f0aa] viewDidLoad", "viewDidLoad ShelfVC@0x1f0aa"),
    LineSample("-[ShelfVC viewDidLoad] window 0x1f0aa", "viewDidLoad ShelfVC"),
    LineSample(
      "09:41:00.123 INFO navigationController(_:didShow:animated:) ShelfVC",
      "navigationControllerDidShow - ShelfVC"),
    LineSample(
      "09:41:00.123 💚 DEBUG [Nav] navigationController(_:didShow:animated:) ShelfVC",
      "navigationControllerDidShow Nav ShelfVC"),
    LineSample(
      "09:41:00.123 INFO tabBarController(_:didSelect:) ShelfVC", "tabBarControllerDidSelect - ShelfVC"),
    LineSample("09:41:00.123 INFO ShelfVC didMove(toParent:) AtticVC", "didMove ShelfVC AtticVC"),
    LineSample("09:41:00.123 INFO [BaseVC.swift:31] ShelfVC viewDidLoad", "viewDidLoad ShelfVC"),
    LineSample("09:41:00.123 INFO [ShelfVC.swift:31] ShelfVC viewDidLoad", "viewDidLoad ShelfVC"),
    LineSample("09:41:00.123 INFO [AtticLogger.swift:31] ShelfVC viewDidLoad", "viewDidLoad ShelfVC"),
    LineSample("09:41:00.123 INFO [BaseVC.swift:31] [ShelfVC] viewDidLoad", "viewDidLoad ShelfVC"),
    LineSample("09:41:00.123 debug ShelfVC.viewDidLoad()", "viewDidLoad ShelfVC"),
    LineSample("09:41:00.123 info ShelfVC.viewDidLoad()", "viewDidLoad ShelfVC"),
    LineSample("09:41:00.123 D ShelfVC.viewDidLoad()", "viewDidLoad ShelfVC"),
    LineSample("09:41:00.123 I ShelfVC.viewDidLoad()", "viewDidLoad ShelfVC"),
    LineSample("09:41:00.123 main ShelfVC.viewDidLoad()", "viewDidLoad ShelfVC"),
    LineSample("3/1/26, 09:41:00\u{202F}AM ShelfVC viewDidLoad", "viewDidLoad ShelfVC"),
    LineSample("[3/1/26, 09:41:00\u{202F}PM] ShelfVC viewDidLoad", "viewDidLoad ShelfVC"),
    LineSample("Mar 1, 2026 at 09:41:00\u{202F}AM ShelfVC viewDidLoad", "viewDidLoad ShelfVC"),
    LineSample("9:41\u{202F}AM ShelfVC viewDidLoad", "viewDidLoad ShelfVC"),
    LineSample("3/1/26, 10:00\u{202F}AM ShelfVC viewDidLoad", "viewDidLoad ShelfVC"),
    LineSample("<- ShelfVC viewDidDisappear", "viewDidDisappear ShelfVC"),
    LineSample("ShelfVC <- viewDidDisappear", "viewDidDisappear ShelfVC"),
    LineSample("<-- ShelfVC viewDidDisappear", "viewDidDisappear ShelfVC"),
    LineSample("-> ShelfVC viewDidDisappear", "viewDidDisappear ShelfVC"),
  ]

  static let tools = [
    LineSample("Larder> viewDidLoad()", "viewDidLoad Larder")
  ]

  static let noFiles = [
    "SUMMARY: ThreadSanitizer: data race ShelfVC.swift:23 in ShelfVC.viewDidLoad()",
    "ShelfVC.swift:80 waiting for viewDidAppear",
    "ShelfVC.swift:80 sortJars() - reload scheduled for viewWillAppear",
    "JarStore.swift:80 retry after viewDidAppear",
    "ShelfVC.swift(80): waiting for viewDidAppear",
    "ShelfVC.swift 80 waiting for viewDidAppear",
    "ShelfVC.swift | waiting for viewDidAppear",
    "ShelfVC.m:80 waiting for viewDidAppear",
    "Larder/ShelfVC.swift:80: waiting for viewDidAppear",
    "/Users/me/Larder/ShelfVC.swift:80 waiting for viewDidAppear",
    "<ShelfVC.swift:80> waiting for viewDidAppear",
    "09:41:00.123 ShelfVC.swift:80 waiting for viewDidAppear",
    "09:41:00.123 INFO ShelfVC.swift:80 waiting for viewDidAppear",
    "[INFO] ShelfVC.swift:80 waiting for viewDidAppear",
    "ShelfVC.swift:80 sortJars() viewDidAppear",
    "ShelfVC.swift:80 sortJars(): waiting for viewDidAppear",
    "ShelfVC.swift:84 sortJars() - data did load",
    "ShelfVC.swift:84 sortJars() - called from viewDidLoad",
    "ShelfVC.swift:84 called from viewDidLoad",
    "[ShelfVC.swift:84] called from viewDidLoad",
    "ShelfVC.swift, 80, waiting for viewDidAppear",
    "ShelfVC.swift [80] waiting for viewDidAppear",
    "ShelfVC.swift#80 waiting for viewDidAppear",
    "ShelfVC.swift L80 waiting for viewDidAppear",
    "ShelfVC.swift line 80: waiting for viewDidAppear",
    "ShelfVC.swift → waiting for viewDidAppear",
    "ShelfVC.swift - waiting for viewDidAppear",
    "🟢 ShelfVC.swift:80 sortJars() - waiting for viewDidAppear",
    "ShelfVC.swift.sort():23 - waiting for viewDidLoad",
    "[ShelfVC] deinit LidLoader",
  ]

  static let noThings = [
    "ShelfVC view deinit",
    "ShelfVC.view deinit",
    "ShelfVC's player deinit",
    "ShelfVC ShelfViewModel deinit",
    "ShelfVC AVPlayer deinit",
    "ShelfVC ShelfPresenter deinit",
    "ShelfVC note did disappear",
    "ShelfVC ribbon will appear",
    "ShelfVC mapView did load",
    "ShelfVC keyboard will disappear",
    "ShelfVC loading view did appear",
    "ShelfVC table view did load",
    "ShelfVC: mapView did disappear",
    "[ShelfVC] mapView did disappear",
    "ShelfVC - loading view did appear",
    "[ShelfVC] deinit clock",
    "ShelfVC: deinit clock",
    "ShelfVC deinit clock",
    "[ShelfVC] deinit of lid",
    "[ShelfVC] deinit of the lid",
    "ShelfVC jarModel deinit",
    "ShelfVC lid deinit",
    "[ShelfVC] clock deinit",
    "ShelfVC did deinit",
  ]

  static let noDismissals = [
    "[Pantry] didDismiss",
    "[Menu] didDismiss",
    "[Popover] didDismiss",
    "[Interstitial] didDismiss",
    "[ShelfVC] didDismiss note",
    "[Toast] didDismiss",
    "Menu: didDismiss",
  ]

  static let noTags = [
    "2024-03-05 09:41:00.123 Df Larder[314:99] [ShelfVC.swift:23] waiting for viewDidLoad"
  ]

  static let noPrefixes = [
    "Larder[314:99] dismiss Jar",
    "09:41:00.123 INFO ShelfVC.sort():31 - didSelect ShelfVC",
    "09:41:00.123 INFO ShelfVC.sort():31 - tabBarController(_:didSelect:) later",
    "2024-03-05 09:41:00.123 [Debug] [ShelfVC.swift:80] sort(): waiting for viewDidLoad",
    "2024-03-05 09:41:00.123 [Debug] [ShelfVC.swift:80] sort(): ShelfVC",
    "09:41:00.123 waiting for ShelfVC.viewDidLoad()",
    "09:41:00.123 skipped ShelfVC.viewDidLoad()",
  ]

  static let noTools = [
    "[Router] present ShelfViewController?",
    "line 23 in -[ShelfVC viewDidAppear:]",
    "ShelfVC.m line 23 in -[ShelfVC viewDidAppear:]",
    "duplicate symbol '-[ShelfVC viewDidLoad]' in:",
    "▸ Compiling ShelfVC.swift viewDidLoad",
    "✔ [LarderTests.ShelfTests] viewDidLoad (0.012)",
    "    ✔ [LarderTests.ShelfTests] viewDidLoad (0.012)",
    "fix: ShelfVC.viewDidLoad called twice",
    "-[ShelfVC sortJars] [Line 80] view did load",
    "-[ShelfVC sortJars] [Line 80] viewDidLoad done",
    "-[ShelfVC sortJars]:80 viewDidLoad done",
    "-[ShelfVC sortJars] viewDidLoad done",
    "d1e60423> viewDidLoad()",
    "Larder`-[ShelfVC viewDidLoad]:",
    "Larder`ShelfVC.viewDidLoad():",
    "Larder`ShelfVC.viewDidLoad() at ShelfVC.swift:23",
  ]

  static let all = files + things + dismissals + tags + prefixes + tools
  static let noEvents = noFiles + noThings + noDismissals + noTags + noPrefixes + noTools

  @Test(arguments: all) func `a line is read as its event`(_ sample: LineSample) throws {
    #expect(try ReadLog.words(sample.line + "\n") == sample.event.map { [$0] } ?? [])
  }

  @Test(arguments: noEvents) func `what is no event stays out behind one that is`(_ line: String) throws {
    #expect(try ReadLog.words(line + "\n").isEmpty)
    #expect(try ReadLog.words("ShelfVC viewDidLoad\nviewDidLoad\n\(line)\n").count == 2)
  }

  /// A name that the log has had as a controller's is one whatever its looks.
  @Test func `a controller without such a name is known from its lines`() throws {
    let log = "[Lids] viewDidLoad\n[Lids] didDismiss\n[Menu] didDismiss\n"
    #expect(try ReadLog.words(log) == ["viewDidLoad Lids", "presentationControllerDidDismiss Lids"])
  }

  /// The prefix of the line before is remembered; a file in brackets behind it is none of its parts.
  @Test func `a file behind a remembered prefix is the message's`() throws {
    let lead = "2024-03-05 09:41:00.123 Df Larder[314:99] "
    let log = "\(lead)[com.larder:ui] JarVC viewDidLoad\n\(lead)[ShelfVC.swift:8] viewDidLoad()\n"
    #expect(
      try ReadLog.words(log + log) == [
        "viewDidLoad JarVC", "viewDidLoad ShelfVC", "viewDidLoad JarVC", "viewDidLoad ShelfVC",
      ])
  }
}
