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

  /// A class that ends with a number is one in each place where another is.
  static let counted = [
    LineSample("viewDidLoad of VC1 called", "viewDidLoad VC1"),
    LineSample("viewDidLoad on PondVC2 called", "viewDidLoad PondVC2"),
    LineSample("viewDidLoad in ViewController2 is called", "viewDidLoad ViewController2"),
    LineSample("viewDidLoad VC1 called", "viewDidLoad VC1"),
    LineSample("[DEBUG] viewDidLoad of PondVC called", "viewDidLoad PondVC"),
    LineSample("[DEBUG] viewDidLoad of VC1 called", "viewDidLoad VC1"),
    LineSample("PondVC2 did appear", "viewDidAppear PondVC2"),
    LineSample("VC12 has appeared", "viewDidAppear VC12"),
    LineSample("View controller appeared: VC2", "viewDidAppear VC2"),
    LineSample("🔵 VC2 disappeared", "viewDidDisappear VC2"),
    LineSample("Deallocating VC2", "deinit VC2"),
    LineSample("PondVC: present VC2", "present PondVC VC2"),
    LineSample("navigationController will show VC2", "navigationControllerWillShow - VC2"),
    LineSample("[Home] viewDidLoad of PondVC called", "viewDidLoad Home"),
    LineSample("[DEBUG] viewDidLoad of frogs called", "viewDidLoad"),
    LineSample("VC2024 did appear", nil), LineSample("Pond2 did appear", nil),
    LineSample("viewDidLoad of Pond2 called", nil), LineSample("viewDidLoad of 2 called", nil),
    LineSample("The VC1 did appear", nil), LineSample("When VC1 appeared", nil),
    LineSample("opening VC1 appeared", nil), LineSample("Deallocating Pond2", nil),
    LineSample("PondVC: present Pond2", nil), LineSample("navigationController will show Pond2", nil),
    LineSample("viewDidLoad vc1 pond", nil), LineSample("viewDidLoad of VC2024 called", nil),
  ]

  @Test(arguments: counted) func `its number is part of the name`(_ sample: LineSample) throws {
    try sample.expectReading()
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
