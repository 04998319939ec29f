/// Words for a moment of a call, tags and flags beside an event, with as many that are names. `StrangerLineTests` reads them
/// with its own.
enum MomentLineTests {
  /// Where in a call a line was printed.
  static let moments = [
    LineSample("[START] viewDidLoad", "viewDidLoad"),
    LineSample("[END] viewDidLoad", "viewDidLoad"),
    LineSample("[START] JarVC viewDidLoad", "viewDidLoad JarVC"),
    LineSample("[JarVC] [START] viewDidLoad", "viewDidLoad JarVC"),
    LineSample("[JarVC][viewDidLoad][START]", "viewDidLoad JarVC"),
    LineSample("BEGIN viewDidLoad", "viewDidLoad"),
    LineSample("===== BEGIN viewDidLoad =====", "viewDidLoad"),
    LineSample("START Jars viewDidLoad", "viewDidLoad Jars"),
    LineSample("START GAME viewDidLoad", "viewDidLoad START GAME"),
    LineSample("Start viewDidLoad", "viewDidLoad"),
    LineSample("start viewDidLoad()...", "viewDidLoad"),
    LineSample("***Finished viewDidLoad:", "viewDidLoad"),
    LineSample("Begin viewDidLoad: <Larder.JarVC: 0x1f0>", "viewDidLoad JarVC@0x1f0"),
    LineSample("begin viewDidLoad in JarVC.swift", "viewDidLoad JarVC"),
    LineSample("Finished viewDidLoad in JarVC", "viewDidLoad JarVC"),
    LineSample("JarVC: finished viewDidLoad", "viewDidLoad JarVC"),
    LineSample("Jars: start viewDidLoad", "viewDidLoad Jars"),
    LineSample("Jars BEGIN viewDidLoad", "viewDidLoad Jars"),
    LineSample("찬장 start viewDidLoad", "viewDidLoad 찬장"),
    LineSample("viewDidLoad BEGIN", "viewDidLoad"),
    LineSample("viewWillAppear - entering JarVC", "viewWillAppear JarVC"),
    LineSample("viewWillDisappear: leaving JarVC", "viewWillDisappear JarVC"),
    LineSample("viewWillDisappear - leaving early", "viewWillDisappear"),
    LineSample("viewDidLoad SUCCESS", "viewDidLoad"),
    LineSample("viewDidLoad JarVC BEGIN", "viewDidLoad JarVC"),
    LineSample("[Start] viewDidLoad", "viewDidLoad Start"),
    LineSample("Finished: viewDidLoad", "viewDidLoad Finished"),
    LineSample("Quick Start viewDidLoad", "viewDidLoad Quick Start"),
    LineSample("End Game viewDidLoad", "viewDidLoad End Game"),
    LineSample("game end viewDidLoad", "viewDidLoad game end"),
    LineSample("viewDidLoad JARS", "viewDidLoad JARS"),
  ]

  /// What a logger or an app puts before each line.
  static let tags = [
    LineSample("DIAGNOSTIC viewDidLoad", "viewDidLoad"),
    LineSample("DIAGNOSTIC: JarVC viewDidLoad", "viewDidLoad JarVC"),
    LineSample("[DIAG] viewDidLoad", "viewDidLoad"),
    LineSample("[HOOK] viewDidLoad", "viewDidLoad"),
    LineSample("[STEP 2] viewDidLoad", "viewDidLoad"),
    LineSample("DEBUG_PRINT: viewDidLoad", "viewDidLoad"),
    LineSample("[PantryKit-DEBUG] viewDidLoad", "viewDidLoad"),
    LineSample("[PantryKit-DEBUG] JarVC viewDidLoad", "viewDidLoad JarVC"),
    LineSample("2019-02-03 08:09:10.110 Larder[314:9912] [Larder] viewDidLoad", "viewDidLoad"),
    LineSample("2019-02-03 08:09:10.110 Larder[314:9912] [Larder] viewDidLoad JarVC", "viewDidLoad JarVC"),
    LineSample("2019-02-03 08:09:10.110 Larder[314:9912] [Jars] viewDidLoad", "viewDidLoad Jars"),
    LineSample("2019-02-03 08:09:10.110 MyLarder[314:9912] [Larder] viewDidLoad", "viewDidLoad Larder"),
    LineSample("2019-02-03 08:09:10.110 LarderVC[314:9912] [LarderVC] viewDidLoad", "viewDidLoad LarderVC"),
    LineSample("[Diagnostics] viewDidLoad", "viewDidLoad Diagnostics"),
    LineSample("[Step 2] viewDidLoad", "viewDidLoad Step 2"),
    LineSample("[HOME] viewDidLoad", "viewDidLoad HOME"),
    LineSample("MORE INFO viewDidLoad", "viewDidLoad MORE INFO"),
    LineSample("[JAR-SHELF] viewDidLoad", "viewDidLoad JAR-SHELF"),
  ]

  /// What is said behind an event or behind its controller.
  static let remarks = [
    LineSample("Jars: viewDidAppear isMovingToParent", "viewDidAppear Jars"),
    LineSample("Jars viewWillDisappear isMovingFromParent true", "viewWillDisappear Jars"),
    LineSample("viewWillDisappear isBeingDismissed", "viewWillDisappear"),
    LineSample("viewDidAppear JarVC animated: true", "viewDidAppear JarVC"),
    LineSample("viewDidAppear JarVC called", "viewDidAppear JarVC"),
    LineSample("viewDidAppear JarVC true", "viewDidAppear JarVC"),
    LineSample("Jars: viewDidAppear true false", "viewDidAppear Jars"),
    LineSample("viewDidLoad() Optional(\"Larder.JarVC\")", "viewDidLoad JarVC"),
    LineSample("viewDidLoad() Optional(\"Jars\")", "viewDidLoad"),
    LineSample("viewDidLoad (\"JarVC\")", "viewDidLoad JarVC"),
    LineSample("Jars viewWillAppear method called", "viewWillAppear Jars"),
    LineSample("viewWillAppear function was called", "viewWillAppear"),
    LineSample("logged view did appear for JarVC", "viewDidAppear JarVC"),
    LineSample("Pending viewDidLoad", "viewDidLoad Pending"),
    LineSample("Send viewDidLoad", "viewDidLoad Send"),
    LineSample("Called in -[JarVC viewDidAppear:]", "viewDidAppear JarVC"),
    LineSample("-[JarVC viewDidAppear:] calls super", "viewDidAppear JarVC"),
    LineSample("JarVC viewDidAppear, observers: 3", "viewDidAppear JarVC"),
  ]

  /// `willShow` and `didShow` of a navigation controller.
  static let shows = [
    LineSample("[JarNav] didShow", "navigationControllerDidShow JarNav"),
    LineSample("[Pantry] willShow JarVC", "navigationControllerWillShow Pantry JarVC"),
    LineSample("HomeNC didShow JarVC", "navigationControllerDidShow HomeNC JarVC"),
    LineSample(
      "navigationController(<JarNC: 0x1f0>, willShow: <JarVC: 0x2f0>, animated: true)",
      "navigationControllerWillShow JarNC@0x1f0 JarVC@0x2f0"),
    LineSample("[PantryVC] didDismiss", "presentationControllerDidDismiss PantryVC"),
  ]

  /// All lines of this table.
  static let all = moments + tags + remarks + shows

  /// What is no event.
  static let noEvents = [
    "START",
    "Jars viewDidAppear isMovingFast today",
    "Jars viewDidAppear true jars",
    "viewDidLoad JarVC was never called",
    "viewDidLoad JarVC before LidVC",
    "viewDidLoad JarVC is heavy",
    "viewDidLoad TableView called",
    "viewWillAppear method isn't called",
    "viewWillAppear function is where jars are sorted",
    "JarVC deferred viewDidAppear",
    "JarVC pending viewDidAppear",
    "JarVC awaiting viewDidAppear",
    "[Keyboard] willShow: [:]",
    "keyboard willShow 336.0",
    "[Popup] didShow",
    "toast didShow",
    "willShow",
    "splitViewController(<Larder.JarSplitVC: 0x1f0>, willShow: primary)",
    "send(viewDidLoad)",
    "input: viewDidLoad",
    "JarVC overrides viewDidAppear",
    "JarVC implements viewDidAppear and viewDidLoad",
    "JarVC viewDidAppear observer added",
    "Jars viewDidAppear handler registered",
    "Method swizzled: -[JarVC viewDidAppear:]",
    "hook JarVC#viewDidAppear",
    "Pantry - hook JarVC viewDidAppear",
    "Crashed in -[JarVC viewDidAppear:]",
    "Hang detected in -[JarVC viewDidAppear:]",
    "Assertion failed: JarVC viewDidAppear",
    "Warning: -[JarVC viewDidAppear:] doesn't call super",
    "Ad: didDismiss",
    "[Keyboard] didDismiss",
  ]
}
