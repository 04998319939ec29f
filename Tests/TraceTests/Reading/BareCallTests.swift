import Testing

@testable import TraceModel

/// A controller in small letters, a point and a call with its parentheses: of a log or of the source.
@Suite struct BareCallTests {
  static let samples = [
    LineSample("pondVC.viewDidLoad()", "viewDidLoad pondVC"),
    LineSample("pondVC.viewWillAppear(true)", "viewWillAppear pondVC"),
    LineSample("pondVC.viewDidLoad() called", "viewDidLoad pondVC"),
    LineSample("2023-04-05 10:00:00.123 Pond[12:34] pondVC.viewDidLoad()", "viewDidLoad pondVC"),
    LineSample("    pondVC.viewDidLoad()", nil), LineSample("pondVC.viewDidLoad();", nil),
    LineSample("vc.viewDidLoad()", nil), LineSample("pond.viewDidLoad()", nil),
    LineSample("let pond = pondVC.viewDidLoad()", nil), LineSample("12: pondVC.viewDidLoad()", nil),
    LineSample("pondVC.viewDidLoad() // by hand", nil), LineSample("pondVC.viewDidLoad() fills it", nil),
  ]

  @Test(arguments: samples) func `a line is read as its event`(_ sample: LineSample) throws {
    #expect(try ReadLog.words(sample.line + "\n") == sample.event.map { [$0] } ?? [])
  }

  @Test func `calls below each other are a log`() throws {
    let log = "pondVC.viewDidLoad()\nfrogVC.viewWillDisappear(true)\npondVC.viewWillAppear(true)\n"
    #expect(try ReadLog.words(log).count == 3)
  }

  @Test(arguments: [
    "[Present]", "", "frogVC.loadView()", "frogVC.init(coder:)", "frogVC.viewWillAppear(true)   ← first",
  ])
  func `below other calls and a heading they are a log`(_ above: String) throws {
    #expect(try ReadLog.words(above + "\npondVC.viewDidLoad()\n").last == "viewDidLoad pondVC")
  }

  @Test(arguments: [
    "let pondVC = PondVC()", "pondVC.loadViewIfNeeded()", "// when", "```swift", "func testPond() {",
    "sut.fill()",
  ]) func `below a statement they are the source`(_ above: String) throws {
    #expect(try ReadLog.words(above + "\npondVC.viewDidLoad()\n").isEmpty)
  }
}
