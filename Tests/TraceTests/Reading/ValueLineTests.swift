import Testing

@testable import TraceModel

/// Values, numbers and rules beside an event, where a name may be.
@Suite struct ValueLineTests {
  /// A time or a size names nobody.
  static let measures = [
    LineSample("loadView: 800.0x600.0", "loadView"),
    LineSample("viewDidLoad: 1280x720", "viewDidLoad"),
    LineSample("viewDidAppear: 10:00:00.123", "viewDidAppear"),
    LineSample("Pond log: 2026-03-01 10:00:00 +0000 viewDidLoad", "viewDidLoad"),
    LineSample("PondVC: 2026-03-01 10:00:00 +0000 viewDidLoad", "viewDidLoad PondVC"),
    LineSample("viewDidLoad: 2", "viewDidLoad 2"),
    LineSample("viewDidLoad: Pond 2x", "viewDidLoad Pond 2x"),
    LineSample("viewDidLoad at 2026-03-01 10:00:00 +0000", nil),
  ]

  /// A word for any screen with its letter or number.
  static let numbered = [
    LineSample("viewDidLoad screen 2", "viewDidLoad screen 2"),
    LineSample("viewDidLoad: Screen B", "viewDidLoad Screen B"),
    LineSample("viewDidLoad VC 2", "viewDidLoad VC 2"),
    LineSample("view did load vista 2", "viewDidLoad vista 2"),
    LineSample("viewDidLoad экран 2", "viewDidLoad экран 2"),
    LineSample("viewDidLoad screen 2 again", nil), LineSample("viewDidLoad screen 23", nil),
    LineSample("viewDidLoad the screen 2", nil), LineSample("viewDidLoad page 1", nil),
    LineSample("viewDidLoad screen x", nil), LineSample("viewDidLoad pond 2", nil),
  ]

  /// An object behind a word of the app's own, with rules around.
  static let ruled = [
    LineSample("viewDidLoad--vc:<Larder.PondVC: 0x1f0>", "viewDidLoad PondVC@0x1f0"),
    LineSample("--viewDidLoad--page:<Larder.PondVC: 0x1f0>----", "viewDidLoad PondVC@0x1f0"),
    LineSample("viewDidLoad owner: <Larder.PondVC: 0x1f0> ----", "viewDidLoad PondVC@0x1f0"),
    LineSample("[DEBUG] viewDidLoad--vc:<Larder.PondVC: 0x1f0>", "viewDidLoad PondVC@0x1f0"),
    LineSample("[FrogVC] viewDidLoad owner: <Larder.PondVC: 0x1f0>", "viewDidLoad FrogVC"),
    LineSample("[DEBUG] viewDidLoad next: <Larder.PondVC: 0x1f0>", "viewDidLoad"),
    LineSample("--viewDidLoad--parent:<Larder.PondVC: 0x1f0>----", "viewDidLoad"),
    LineSample("viewDidLoad -- next: <Larder.PondVC: 0x1f0>", "viewDidLoad"),
    LineSample("--viewDidLoad--frogs:<Larder.Frog: 0x1f0>----", "viewDidLoad"),
  ]

  /// What appears and never is a screen, before its object.
  static let passing = [
    LineSample("Pond did load: <FrogVC: 0x1f0>", "viewDidLoad FrogVC@0x1f0"),
    LineSample("Ad did load: <FrogVC: 0x1f0>", "viewDidLoad FrogVC@0x1f0"),
    LineSample("Ad did load: <Frog: 0x1f0>", nil), LineSample("Banner did appear: <FrogView: 0x1f0>", nil),
  ]

  @Test(arguments: measures + numbered + ruled + passing)
  func `a line is read as its event`(_ sample: LineSample) throws { try sample.expectReading() }
}
