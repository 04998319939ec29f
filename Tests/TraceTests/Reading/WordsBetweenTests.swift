import Testing

@testable import TraceModel

/// Words between a class and a callback, and before the class, that say something else than that it was called.
@Suite struct WordsBetweenTests {
  private static let visit = ["viewDidLoad", "viewWillAppear", "viewDidAppear"].map { "BarnVC \($0)" }

  private static let end = ["viewWillDisappear", "viewDidDisappear"].map { "BarnVC \($0)" }

  private static func findings(_ lines: [String]) -> [Finding] {
    CheckedTrace(lines.map { $0 + "\n" }.joined()).findings
  }

  @Test(arguments: [
    "BarnVC feed: viewDidAppear", "BarnVC feed - viewDidAppear", "BarnVC feed (viewDidAppear)",
    "BarnVC feed [viewDidAppear]", "BarnVC clock started (viewDidAppear)", "BarnVC venter på viewDidAppear",
    "BarnVC ждёт viewDidAppear", "Next: BarnVC viewDidAppear", "Queued: BarnVC viewDidAppear",
    "missing: BarnVC viewDidAppear", "Breadcrumb: BarnVC viewDidAppear", "[Mixpanel] BarnVC viewDidAppear",
    "[Sentry] logged: BarnVC viewDidAppear", "BarnVC viewDidAppear count=3", "BarnVC viewDidAppear calls=2",
  ])
  func `tell no second call where the class has its own lines`(_ line: String) {
    #expect(Self.findings(Self.visit + Self.end + [line]).isEmpty)
  }

  @Test(arguments: [
    "BarnVC viewDidAppear", "BarnVC: viewDidAppear", "BarnVC - viewDidAppear", "BarnVC (viewDidAppear)",
    "BarnVC called viewDidAppear", "BarnVC did call viewDidAppear", "BarnVC lifecycle: viewDidAppear",
    "BarnVC nu=3 viewDidAppear", "[Barns] BarnVC viewDidAppear", "Barns: BarnVC viewDidAppear",
    "BarnVC viewDidAppear animated=1",
  ])
  func `that say no more leave it a call`(_ line: String) throws {
    let lines = Self.visit + Self.end + [line]
    #expect(try ReadLog.words(lines.joined(separator: "\n") + "\n").count == 6)
  }

  @Test(arguments: [
    "BarnVC feed: CALL", "Queued: BarnVC CALL", "BarnVC CALL count=3", "[Sentry] BarnVC CALL",
  ])
  func `may be an app's own way to tell its calls`(_ line: String) throws {
    let calls = ["viewWillAppear", "viewDidAppear", "viewWillAppear"].map { line.replacing("CALL", with: $0) }
    #expect(try ReadLog.words(calls.joined(separator: "\n") + "\n").count == 3)
  }

  @Test(arguments: [
    "HACK BarnVC viewDidAppear", "FIXME BarnVC viewDidAppear", "BarnVC next: viewDidAppear",
    "BarnVC wartet auf viewDidAppear", "Barn avant viewDidAppear", "Barn antes de viewDidAppear",
    "Barn prima di viewDidAppear", "Barn после viewDidAppear", "BarnVC viewDidAppearの前に設定",
    "BarnVC viewDidAppear 전에 설정", "BarnVC viewDidAppear之前加载", "BarnVC.feedCows (viewDidAppear)",
    "BarnVC.feedCows(viewDidAppear)", "BarnVC viewDidDisappear but still in the barn",
    "BarnVC dealloc'd cell", "BarnVC deinit called on cell",
    "uploading {\"event\":\"viewDidAppear\",\"screen\":\"BarnVC\"}",
    "POST /hay {\"event\":\"viewDidAppear\",\"screen\":\"BarnVC\"}",
    "retry 2 {\"event\":\"viewDidAppear\",\"screen\":\"BarnVC\"}",
    "INSERT INTO hay (screen, name) VALUES ('BarnVC', 'viewDidAppear')", "flush BarnVC viewDidAppear",
    "Uploading event viewDidAppear", "Started transaction BarnVC viewDidLoad",
    "trackBarn viewDidAppear deferred until the cows are home", "[Audio] pop", "[Timer] start",
  ])
  func `are no event`(_ line: String) throws {
    #expect(try ReadLog.words(line + "\n").isEmpty)
  }

  @Test(arguments: [
    LineSample("Savant viewDidAppear", "viewDidAppear Savant"),
    LineSample("Next: viewDidAppear", "viewDidAppear Next"),
    LineSample("BarnVC (viewDidAppear)", "viewDidAppear BarnVC"),
    LineSample("Farm.BarnVC (viewDidAppear)", "viewDidAppear BarnVC"),
    LineSample("BarnVC deinit'd", "deinit BarnVC"),
    LineSample("Saved items viewDidAppear", "viewDidAppear Saved items"),
    LineSample("DEBUG: {\"event\":\"viewDidAppear\",\"screen\":\"BarnVC\"}", "viewDidAppear BarnVC"),
    LineSample("[Barn] pop", "pop Barn"), LineSample("[BarnCoordinator] start", "start BarnCoordinator"),
    LineSample("BarnVC.isModalInPresentation = false", "isModalInPresentation BarnVC"),
    LineSample("BarnVC isModalInPresentation: true -> false", "isModalInPresentation BarnVC"),
    LineSample("BarnVC set isModalInPresentation to true", "isModalInPresentation BarnVC"),
  ])
  func `that look alike leave an event`(_ sample: LineSample) throws {
    #expect(try ReadLog.words(sample.line + "\n") == sample.event.map { [$0] } ?? [])
  }

  @Test(arguments: ["self.isModalInPresentation = false", "BarnVC.isModalInPresentation was read"])
  func `read no setting`(_ line: String) throws { #expect(try ReadLog.words(line + "\n").isEmpty) }
}
