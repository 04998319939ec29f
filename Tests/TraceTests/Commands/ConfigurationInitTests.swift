import Testing

@testable import TraceModel
@testable import tracecheck

/// `config init` writes down what holds for all controllers of a name, and nothing else.
@Suite struct ConfigurationInitTests {
  /// The root and the sheet are both navigation controllers.
  private static let twoStacks = """
    tracecheck recorder 1: os=17.4, device=phone
    [UIWindow@0x1] setRoot UINavigationController@0x5
    [Desk@0x10] viewDidLoad
    [UINavigationController@0x5] viewWillAppear
    [UINavigationController@0x5] viewDidAppear
    [Desk@0x10] present UINavigationController@0x20 style=pageSheet
    [UINavigationController@0x20] viewWillAppear presentedBy=UINavigationController@0x5 style=pageSheet
    [UINavigationController@0x20] viewDidAppear presentedBy=UINavigationController@0x5 style=pageSheet
    """

  /// Each sheet is presented by one of its own kind, but for the first, which was there before the log.
  private static let ladder = """
    [Page@0x1] present Page@0x2 style=pageSheet
    [Page@0x2] viewWillAppear
    [Page@0x2] viewDidAppear
    [Page@0x2] present Page@0x3 style=pageSheet
    [Page@0x3] viewWillAppear
    [Page@0x3] viewDidAppear
    """

  /// A screen that is pushed here and presented there.
  private static let bothWays = """
    [Desk@0x1] viewDidAppear
    [Rail@0x9] push Case@0x2
    [Desk@0x1] viewWillDisappear
    [Case@0x2] viewWillAppear
    [Desk@0x1] viewDidDisappear
    [Case@0x2] viewDidAppear
    [Case@0x2] present Case@0x3 style=fullScreen
    [Case@0x2] viewWillDisappear
    [Case@0x3] viewWillAppear
    [Case@0x3] viewDidAppear
    [Case@0x2] viewDidDisappear
    """

  /// A sheet that is always presented.
  private static let sheets = """
    [Desk@0x1] viewDidAppear
    [Desk@0x1] present Till@0x2 style=pageSheet
    [Till@0x2] viewWillAppear
    [Till@0x2] viewDidAppear
    [Till@0x2] dismiss
    [Till@0x2] viewWillDisappear
    [Till@0x2] viewDidDisappear
    [Desk@0x1] present Till@0x3 style=pageSheet
    [Till@0x3] viewWillAppear
    [Till@0x3] viewDidAppear
    """

  static let cases: [(log: String, says: [String], keepsSilent: [String])] = [
    (twoStacks, ["\"os\": \"17.4\""], ["presentedBy", "style", "\"rules\""]),
    (ladder, ["\"style\": \"pageSheet\""], ["presentedBy"]),
    (bothWays, ["\"logs\""], ["presentedBy", "style", "\"in\""]),
    (sheets, ["\"style\": \"pageSheet\"", "\"presentedBy\": \"Desk\""], ["\"in\""]),
  ]

  @Test(arguments: cases.indices) func `what it writes is so of all, and a clean log stays clean`(
    _ index: Int
  ) async throws {
    let (log, says, keepsSilent) = Self.cases[index]
    let folder = try ScratchFolder(["app.log": log])
    var surroundings = Console.Surroundings()
    surroundings.folder = folder.path(".")
    let made = await RunResult.of(["config", "init", folder.path("app.log")], surroundings)
    #expect(made.code == .passed, "\(made.errors)")
    let text = try folder.text(".tracecheck.json")
    for words in says { #expect(text.contains(words), "\(text)") }
    for words in keepsSilent { #expect(!text.contains(words), "\(text)") }
    let check = await RunResult.of(["check", "-q", folder.path("app.log")], surroundings)
    #expect(check.code == .passed && check.output.isEmpty, "\(check.output)\(check.errors)")
  }
}
