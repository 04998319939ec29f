import Testing

@testable import TraceModel

/// Whose line it is, where a logger's own words, base classes and helpers are named on it as well.
@Suite struct LineOwnerTests {
  /// A base class logs for the classes that inherit from it.
  static let bases = [
    LineSample("[BaseVC] viewDidLoad self=<Larder.JarVC: 0x1f0>", "viewDidLoad JarVC@0x1f0"),
    LineSample("[BaseVC] viewDidLoad self: JarVC", "viewDidLoad JarVC"),
    LineSample("[BaseVC] viewDidLoad (JarVC)", "viewDidLoad JarVC"),
    LineSample("[BaseVC] viewWillAppear presenting JarVC", "viewWillAppear BaseVC"),
    LineSample("[BaseVC] viewDidLoad: child JarVC", "viewDidLoad BaseVC"),
    LineSample(
      "09:41:00.123 DEBUG BaseViewController.viewWillAppear(_:):52 - <Larder.ShelfVC: 0x1f0>",
      "viewWillAppear ShelfVC@0x1f0"),
    LineSample(
      "09:41:00.123 DEBUG BaseViewController.viewWillAppear(_:):52 - ShelfVC", "viewWillAppear ShelfVC"),
    LineSample(
      "09:41:00.123 DEBUG AppViewController.viewWillAppear(_:):52 - ShelfVC", "viewWillAppear ShelfVC"),
    LineSample(
      "09:41:00.123 DEBUG ShelfVC.viewWillAppear(_:):52 - <Larder.ShelfVC: 0x1f0>",
      "viewWillAppear ShelfVC@0x1f0"),
    LineSample(
      "09:41:00.123 DEBUG ShelfVC.viewWillAppear(_:):52 - <UITableView: 0x1f0>", "viewWillAppear ShelfVC"),
    LineSample("09:41:00.123 DEBUG ShelfVC.viewWillAppear(_:):52 - reload JarVC", "viewWillAppear ShelfVC"),
    LineSample(
      "09:41:00.123 DEBUG BaseViewController.viewWillAppear(_:):52 - visible",
      "viewWillAppear BaseViewController"),
    LineSample(
      "2024-03-05 09:41:00.123 [Debug] [BaseViewController.swift:52] viewDidLoad(): <Larder.ShelfVC: 0x1f0>",
      "viewDidLoad ShelfVC@0x1f0"),
    LineSample(
      "2024-03-05 09:41:00.123 [Debug] [BaseViewController.swift:52] viewDidLoad(): ShelfVC",
      "viewDidLoad ShelfVC"),
    LineSample(
      "2024-03-05 09:41:00.123 [Debug] [ShelfVC.swift:52] viewDidLoad(): ready", "viewDidLoad ShelfVC"),
    LineSample(
      "(-[BaseViewController viewWillDisappear:]) - Called for object <ShelfVC: 0x1f0>",
      "viewWillDisappear ShelfVC@0x1f0"),
    LineSample("-[BaseViewController viewDidLoad] - <ShelfVC: 0x1f0>", "viewDidLoad ShelfVC@0x1f0"),
    LineSample("BaseVC.viewDidLoad() - ShelfVC", "viewDidLoad ShelfVC"),
    LineSample("[BaseVC] viewDidLoad - ShelfVC", "viewDidLoad ShelfVC"),
    LineSample("BaseVC: viewDidLoad ShelfVC", "viewDidLoad ShelfVC"),
    LineSample("[UIViewController+Logging.swift:52] viewDidLoad() ShelfVC", "viewDidLoad ShelfVC"),
    LineSample(
      "[UIViewController+Logging.swift:52] viewDidLoad() <UINavigationController: 0x1f0>",
      "viewDidLoad UINavigationController@0x1f0"),
    LineSample("[BaseVC] viewDidLoad", "viewDidLoad BaseVC"),
    LineSample("[BaseVC] viewDidLoad - ShelfView", "viewDidLoad BaseVC"),
    LineSample("[BaseVC] viewDidLoad <UITableView: 0x1f0>", "viewDidLoad BaseVC"),
  ]

  /// A logger's words between a class and its event.
  static let tags = [
    LineSample("LogController: [Shelf] viewDidLoad", "viewDidLoad Shelf"),
    LineSample("[NavigationController] Shelf viewDidLoad", "viewDidLoad Shelf"),
    LineSample("ShelfVC | 09:41:00.123 | INFO | main | viewDidLoad", "viewDidLoad ShelfVC"),
    LineSample("BaseballVC.viewDidLoad() - ShelfVC", "viewDidLoad BaseballVC"),
    LineSample("[ShelfVC] 라이프사이클: viewDidLoad", "viewDidLoad ShelfVC"),
    LineSample("[ShelfVC] 生命周期 viewDidLoad", "viewDidLoad ShelfVC"),
    LineSample("[ShelfVC] [UI] viewDidLoad", "viewDidLoad ShelfVC"),
    LineSample("ShelfVC [main] viewDidLoad", "viewDidLoad ShelfVC"),
    LineSample("[ShelfVC] (main) viewDidLoad", "viewDidLoad ShelfVC"),
    LineSample("[ShelfVC] Screen viewDidLoad", "viewDidLoad ShelfVC"),
    LineSample("[ShelfVC] UIViewController viewDidLoad", "viewDidLoad ShelfVC"),
    LineSample("ShelfVC: INFO: viewDidLoad", "viewDidLoad ShelfVC"),
    LineSample("ShelfVC | INFO | viewDidLoad", "viewDidLoad ShelfVC"),
    LineSample("[ShelfVC] [Lifecycle] viewDidLoad", "viewDidLoad ShelfVC"),
    LineSample("[ShelfVC][LIFECYCLE] viewDidLoad", "viewDidLoad ShelfVC"),
    LineSample("ShelfVC: Lifecycle: viewDidLoad", "viewDidLoad ShelfVC"),
    LineSample("ShelfVC | lifecycle | viewDidLoad", "viewDidLoad ShelfVC"),
    LineSample("[ShelfVC] [DEBUG] viewDidLoad", "viewDidLoad ShelfVC"),
    LineSample("ShelfVC [DEBUG] viewDidLoad", "viewDidLoad ShelfVC"),
    LineSample("[ShelfVC] lifecycle: viewDidLoad", "viewDidLoad ShelfVC"),
    LineSample("[ShelfVC] event viewDidLoad", "viewDidLoad ShelfVC"),
    LineSample("[ShelfVC] state: viewDidLoad", "viewDidLoad ShelfVC"),
    LineSample("ShelfVC thread=main viewDidLoad", "viewDidLoad ShelfVC"),
    LineSample("ShelfVC animated=true viewDidLoad", "viewDidLoad ShelfVC"),
    LineSample("ShelfVC [10:11:12.120] viewDidLoad", "viewDidLoad ShelfVC"),
    LineSample("[ShelfVC] 화면 표시 (viewDidAppear)", "viewDidAppear ShelfVC"),
    LineSample("[ShelfVC] +0.268s viewDidLoad", "viewDidLoad ShelfVC"),
    LineSample("[ShelfVC] #5 viewDidLoad", "viewDidLoad ShelfVC"),
    LineSample("<Larder.ShelfVC: 0x1f0> [UI] viewDidLoad", "viewDidLoad ShelfVC@0x1f0"),
    LineSample("[Larder] [ShelfVC] [UI] viewDidLoad", "viewDidLoad ShelfVC"),
    LineSample("[INFO] ShelfVC [main] viewDidLoad", "viewDidLoad ShelfVC"),
    LineSample("[ShelfVC@0x1f0] [UI] viewDidLoad", "viewDidLoad ShelfVC@0x1f0"),
    LineSample("[ShelfVC] BaseVC.viewDidLoad()", "viewDidLoad ShelfVC"),
    LineSample("[MainTabBarController] [Shelf] viewDidLoad", "viewDidLoad Shelf"),
    LineSample("[ShelfVC] [JarVC] viewDidLoad", "viewDidLoad JarVC"),
    LineSample("[Larder] [Shelf] viewDidLoad", "viewDidLoad Shelf"),
    LineSample("[PagingVC] Shelf viewDidLoad", "viewDidLoad Shelf"),
    LineSample("ShelfVC [0x1f0] viewDidLoad", "viewDidLoad ShelfVC@0x1f0"),
  ]

  /// An app's own function for logging writes through a logger of functions.
  static let helpers = [
    LineSample("09:41:00.123 DEBUG Logger.lifecycle():52 - ShelfVC viewDidLoad", "viewDidLoad ShelfVC"),
    LineSample(
      "09:41:00.123 DEBUG Logger.lifecycle():52 - <Larder.ShelfVC: 0x1f0> viewDidLoad",
      "viewDidLoad ShelfVC@0x1f0"),
    LineSample(
      "09:41:00.123 DEBUG Logger.lifecycle():52 - viewDidLoad <Larder.ShelfVC: 0x1f0>",
      "viewDidLoad ShelfVC@0x1f0"),
    LineSample("09:41:00.123 DEBUG Logger.lifecycle():52 - viewDidLoad ShelfVC", "viewDidLoad ShelfVC"),
    LineSample("09:41:00.123 DEBUG ShelfVC.viewDidLoad():52 - JarVC viewDidLoad", "viewDidLoad ShelfVC"),
    LineSample(
      "2024-03-05 09:41:00.123 [Debug] [Logger.swift:52] lifecycle(): ShelfVC viewDidLoad",
      "viewDidLoad ShelfVC"),
    LineSample("[Logger.swift:52] log(_:) ShelfVC viewDidLoad", "viewDidLoad ShelfVC"),
    LineSample("[Logger.swift:52] log(_:) <Larder.ShelfVC: 0x1f0> viewDidLoad", "viewDidLoad ShelfVC@0x1f0"),
    LineSample("[ShelfVC.swift:52] viewDidLoad() ready", "viewDidLoad ShelfVC"),
  ]

  /// What `debugPrint` and tables put in quotation marks.
  static let quoted = [
    LineSample(#""viewDidLoad()""#, "viewDidLoad"),
    LineSample(#""ShelfVC" "viewWillAppear(_:)""#, "viewWillAppear ShelfVC"),
    LineSample(#"("ShelfVC", "viewDidLoad()")"#, "viewDidLoad ShelfVC"),
    LineSample(#""ShelfVC": "viewDidLoad""#, "viewDidLoad ShelfVC"),
    LineSample(#""09:41:00.123","ShelfVC","viewDidLoad()""#, "viewDidLoad ShelfVC"),
    LineSample(#""2024-03-05 09:41:00","DEBUG","ShelfVC","viewDidLoad()""#, "viewDidLoad ShelfVC"),
    LineSample(#"<Larder.ShelfVC: 0x1f0> "viewDidLoad()""#, "viewDidLoad ShelfVC@0x1f0"),
    LineSample(#""viewWillAppear(_:)" "ShelfVC" true"#, "viewWillAppear ShelfVC"),
  ]

  /// Titles with words of sentences, numbers and scripts of their own.
  static let titles = [
    LineSample("主页的 viewDidLoad", "viewDidLoad 主页"),
    LineSample("[UI] 我的 viewDidLoad", "viewDidLoad 我的"),
    LineSample("1\t10:11:12.120\tShelfVC\tviewDidLoad\tfalse", "viewDidLoad ShelfVC"),
    LineSample("1 0.120 ShelfVC viewDidLoad", "viewDidLoad ShelfVC"),
    LineSample("我的 viewDidLoad", "viewDidLoad 我的"),
    LineSample("我的: viewDidLoad", "viewDidLoad 我的"),
    LineSample("ShelfVC 的 viewDidLoad", "viewDidLoad ShelfVC"),
    LineSample("ShelfVC的viewDidLoad", "viewDidLoad ShelfVC"),
    LineSample("Step 1.1 viewDidLoad", "viewDidLoad Step 1.1"),
    LineSample("Step 2.1: viewDidLoad", "viewDidLoad Step 2.1"),
    LineSample("Larder.ShelfVC viewDidLoad", "viewDidLoad ShelfVC"),
    LineSample("iOS17.Shelf viewDidLoad", "viewDidLoad Shelf"),
    LineSample("Sign in: viewDidLoad", "viewDidLoad Sign in"),
    LineSample("My profile - viewDidLoad", "viewDidLoad My profile"),
    LineSample("New note | viewDidLoad", "viewDidLoad New note"),
    LineSample("Edit note - viewDidLoad", "viewDidLoad Edit note"),
    LineSample("About us | viewDidLoad", "viewDidLoad About us"),
  ]

  /// What a call was made with, behind the event.
  static let values = [
    LineSample(#"Shelf - viewWillAppear Optional("Pay rent")"#, "viewWillAppear Shelf"),
    LineSample("Shelf - viewDidAppear nil", "viewDidAppear Shelf"),
    LineSample(
      "Shelf viewDidAppear presentingViewController: Optional(<Larder.JarVC: 0x1f0>)", "viewDidAppear Shelf"),
    LineSample("Shelf viewWillAppear: animated", "viewWillAppear Shelf"),
    LineSample("Shelf viewWillAppear 09:41:00.123", "viewWillAppear Shelf"),
  ]

  /// The category, the label or a field of a logger says whose line it is.
  static let owners = [
    LineSample(
      "2024-02-09T10:11:12+0100 debug larder.ShelfVC : [Larder] viewDidLoad()", "viewDidLoad ShelfVC"),
    LineSample(
      "2023-09-27 22:55:39.622623+0200  localhost Larder[417]: (Larder) [com.example.larder:ShelfVC] viewDidLoad()",
      "viewDidLoad ShelfVC"),
    LineSample(
      "2023-09-27 22:55:39.622623+0200  localhost Larder[417]: (Larder) [com.example.larder:ui] viewDidLoad()",
      "viewDidLoad"),
    LineSample(
      "2026-08-11 17:15:22.033 Df Larder[314:998b3a] [com.example.larder:ShelfVC] viewDidLoad()",
      "viewDidLoad ShelfVC"),
    LineSample(
      "2026-08-11 17:15:22.033 Df Larder[314:998b3a] [com.example.larder:ShelfVC] JarVC viewDidLoad()",
      "viewDidLoad JarVC"),
    LineSample(
      "2026-08-11 17:15:22.033 Df Larder[314:998b3a] [com.example.larder:BaseVC] viewDidLoad()", "viewDidLoad"
    ),
    LineSample(
      "2023-09-27 22:55:39.622623+0200 0x3b1      Default     0x0                  417    0    Larder: (Larder) [com.example.larder:ShelfVC] viewDidLoad()",
      "viewDidLoad ShelfVC"),
    LineSample(
      #"{"eventMessage":"viewDidLoad()","category":"ShelfVC","subsystem":"com.example.larder"}"#,
      "viewDidLoad ShelfVC"),
    LineSample(
      #"{"eventMessage":"viewDidLoad()","category":"lifecycle","subsystem":"com.example.larder"}"#,
      "viewDidLoad"),
    LineSample(
      #"{"eventMessage":"JarVC viewDidLoad()","category":"ShelfVC","subsystem":"com.example.larder"}"#,
      "viewDidLoad JarVC"),
    LineSample(
      "2024-05-01T10:00:00+0000 debug ShelfVC : [Larder] viewWillAppear(_:)", "viewWillAppear ShelfVC"),
    LineSample(
      "2024-05-01T10:00:00+0000 debug com.example.larder : screen=ShelfVC [Larder] viewWillAppear(_:)",
      "viewWillAppear ShelfVC"),
    LineSample(
      "2024-05-01T10:00:00+0000 debug com.example.larder : [Larder] viewWillAppear(_:)", "viewWillAppear"),
    LineSample(
      "2024-05-01T10:00:00+0000 debug com.example.larder : [Larder] ShelfVC viewWillAppear(_:)",
      "viewWillAppear ShelfVC"),
    LineSample(
      "2024-05-01T10:00:00+0000 debug com.example.larder : [ShelfVC] viewWillAppear(_:)",
      "viewWillAppear ShelfVC"),
    LineSample(
      "2024-05-01T10:00:00+0000 debug com.example.larder : user=7 [Larder] [Shelf] viewWillAppear(_:)",
      "viewWillAppear Shelf"),
  ]

  static let noEvents = [
    "[NavStack] list viewDidAppear",
    "09:41:00.123 DEBUG ShelfVC.setup():52 - called before viewDidLoad",
    "09:41:00.123 DEBUG ShelfVC.refresh():52 - JarVC viewWillAppear should reload",
    "2024-03-05 09:41:00.123 [Debug] [Logger.swift:52] lifecycle(): reloads in viewDidLoad",
    #""viewDidLoad","#,
    #""viewDidLoad", "viewDidAppear""#,
    #"let a = "viewDidLoad""#,
    #""viewDidLoad" is called"#,
    "My profile viewDidLoad",
    "For example: viewDidLoad",
    "Crash in: viewDidLoad",
    "Never called: viewDidLoad",
    "Waiting for: viewDidLoad",
    "Note: viewDidLoad",
    "The call: viewDidLoad",
    "About us | viewDidLoad should be faster",
    "Shelf viewWillAppear animated transitions are slow",
  ]

  /// All of them; `StrangerLineTests` reads these lines with its own.
  static let all = bases + tags + helpers + quoted + titles + values + owners

  @Test func `the same message of another category is another controller's`() throws {
    let prefix = "2026-08-11 17:15:22.033 Df Larder[314:998b3a] [com.example.larder:"
    let log = ["ShelfVC", "JarVC", "ui", "JarVC", "JarVC"].map { "\(prefix)\($0)] viewDidLoad()\n" }
    #expect(
      try ReadLog.words(log.joined())
        == [
          "viewDidLoad ShelfVC", "viewDidLoad JarVC", "viewDidLoad", "viewDidLoad JarVC", "viewDidLoad JarVC",
        ])
  }

  @Test func `a record in lines is no line of quoted texts`() throws {
    let log = "{\n\"event\": \"viewDidLoad\",\n\"controller\": \"ShelfVC\"\n}\n"
    #expect(try ReadLog.words(log) == ["viewDidLoad ShelfVC"])
    let last = "{\n\"controller\": \"ShelfVC\",\n\"event\": \"viewDidLoad\"\n}\n"
    #expect(try ReadLog.words(last) == ["viewDidLoad ShelfVC"])
  }
}
