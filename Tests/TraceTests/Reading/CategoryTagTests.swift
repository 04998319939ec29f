import Testing

@testable import TraceModel

/// Lines that begin with a tag in brackets, and whose message names the controller itself.
@Suite struct CategoryTagTests {
  private static let tags = [
    "ViewController", "View Controller", "UIViewController", "BaseViewController", "RootTabBarController",
    "LidView",
  ]

  @Test(arguments: tags) func `the class of a method wins over a tag that is no screen's`(_ tag: String)
    throws
  {
    for prefix in ["", "2026-05-02 10:00:00.123456+0000 Larder[412:9021] "] {
      #expect(
        try ReadLog.words("\(prefix)[\(tag)] -[JarViewController viewDidLoad]\n") == [
          "viewDidLoad JarViewController"
        ])
    }
  }

  static let lines = [
    ("[LidView] viewDidLoad was called in JarViewController", "viewDidLoad JarViewController"),
    ("[pantry] viewDidLoad was called in JarViewController", "viewDidLoad JarViewController"),
    ("[iPhone 16] viewDidLoad is called in JarVC", "viewDidLoad JarVC"),
    ("[ +12 ms] viewDidLoad was called in JarVC", "viewDidLoad JarVC"),
    ("[Coordinator] viewWillAppear: JarViewController", "viewWillAppear JarViewController"),
    ("[LidView] viewWillAppear [JarViewController]", "viewWillAppear JarViewController"),
    ("[RootTabBarController] viewWillAppear called on JarViewController", "viewWillAppear JarViewController"),
    (
      "[ViewController] presentationControllerDidDismiss called on JarViewController",
      "presentationControllerDidDismiss JarViewController"
    ),
    (
      "[UI] presentationControllerDidDismiss [JarViewController]",
      "presentationControllerDidDismiss JarViewController"
    ),
  ]

  @Test(arguments: lines) func `the class behind an event wins over such a tag`(
    _ line: String, _ event: String
  ) throws {
    #expect(try ReadLog.words(line + "\n") == [event])
  }

  static let others = [
    ("[JarViewController] -[BaseViewController viewDidLoad]", "viewDidLoad JarViewController"),
    ("[JarViewController] -[ListViewController viewDidLoad]", "viewDidLoad JarViewController"),
    ("[JarViewController] viewDidLoad was called", "viewDidLoad JarViewController"),
    ("[RootTabBarController] viewDidLoad", "viewDidLoad RootTabBarController"),
    ("[RootTabBarController] -[RootTabBarController viewDidLoad]", "viewDidLoad RootTabBarController"),
    ("[JarViewController] viewDidLoad: LidViewController", "viewDidLoad JarViewController"),
    ("[LidView] viewDidLoad", "viewDidLoad LidView"),
    ("[*] - viewDidLoad", "viewDidLoad"),
  ]

  @Test(arguments: others) func `a screen's name in brackets stays`(_ line: String, _ event: String) throws {
    #expect(try ReadLog.words(line + "\n") == [event])
  }
}
