import Testing

@testable import TraceModel

/// The letter or the number behind the class that Xcode makes first, and remarks behind that class.
@Suite struct NumberedClassTests {
  static let named = [
    LineSample("ViewController B viewDidLoad", "viewDidLoad ViewController B"),
    LineSample("ViewController 3: viewDidAppear", "viewDidAppear ViewController 3"),
    LineSample("ViewController 3 - View Did Appear", "viewDidAppear ViewController 3"),
    LineSample("ViewController D viewWillAppear", "viewWillAppear ViewController D"),
    LineSample(
      "ViewController C   (Third) - viewWillLayoutSubviews", "viewWillLayoutSubviews ViewController C"),
    LineSample("viewDidLoad - ViewController 3", "viewDidLoad ViewController 3"),
    LineSample("viewDidLoad ViewController 3", "viewDidLoad ViewController 3"),
    LineSample("viewDidLoad in ViewController B", "viewDidLoad ViewController B"),
    LineSample("[Pond] ViewController B viewDidLoad", "viewDidLoad ViewController B"),
    LineSample("ViewController 3 was deinited", "deinit ViewController 3"),
  ]

  static let bare = [
    LineSample("ViewController 42 viewDidLoad", "viewDidLoad ViewController"),
    LineSample("ViewController frog viewDidLoad", "viewDidLoad ViewController"),
    LineSample("ViewController Bo viewDidLoad", "viewDidLoad ViewController"),
    LineSample("PondViewController 3 viewDidLoad", "viewDidLoad PondViewController"),
    LineSample("ViewController: viewDidLoad - Dispatch Later - over", "viewDidLoad ViewController"),
    LineSample("ViewController: viewDidAppear: Pond Filled", "viewDidAppear ViewController"),
    LineSample("[ViewController] viewDidAppear - Pond Filled", "viewDidAppear ViewController"),
    LineSample("ViewController: viewDidLoad - PondVC", "viewDidLoad PondVC"),
  ]

  @Test(arguments: named + bare) func `a line is read as its event`(_ sample: LineSample) throws {
    #expect(try ReadLog.words(sample.line + "\n") == sample.event.map { [$0] } ?? [])
  }

  /// Ordinals, and numbers behind a sign.
  static let ordinals = [
    LineSample("1번 VC viewDidLoad", "viewDidLoad 1번 VC"),
    LineSample("2번째 ViewController viewDidLoad", "viewDidLoad 2번째 ViewController"),
    LineSample("3번 PondVC viewDidLoad", "viewDidLoad PondVC"),
    LineSample("[VC #1] viewDidLoad", "viewDidLoad VC #1"),
    LineSample("[Pond#2]: viewDidLoad", "viewDidLoad Pond#2"),
    LineSample("[PondVC #1] viewDidLoad", "viewDidLoad PondVC@(1)"),
    LineSample("[#1] viewDidLoad", nil),
    LineSample("[Pond, #1] viewDidLoad", nil),
  ]

  @Test(arguments: ordinals) func `an ordinal tells which one it is`(_ sample: LineSample) throws {
    try sample.expectReading()
  }
}
