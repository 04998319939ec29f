import Testing

@testable import TraceModel

/// Words and signs of a logger before a name, and names that look like such words.
@Suite struct LoggerWordTests {
  static let tags = [
    LineSample("LIFECYCLE Pond viewDidLoad", "viewDidLoad Pond"),
    LineSample("LIFECYCLE Pond: viewDidLoad", "viewDidLoad Pond"),
    LineSample("EVENT Pond viewDidLoad", "viewDidLoad Pond"),
    LineSample("FAQ Pond viewDidLoad", "viewDidLoad FAQ Pond"),
  ]

  static let shouts = [
    LineSample("池・viewDidLoad", "viewDidLoad 池"),
    LineSample("ポンド・viewDidLoad", "viewDidLoad ポンド"),
    LineSample("ビュー・ポンド viewDidLoad", "viewDidLoad ビュー・ポンド"),
    LineSample("[SKIP] viewDidAppear called again", "viewDidAppear"),
    LineSample("[SKIP] PondVC viewDidAppear", "viewDidAppear PondVC"),
    LineSample("[Skip] viewDidAppear", "viewDidAppear Skip"),
  ]

  static let runs = [
    LineSample("Pool1: ====PondVC viewDidLoad", "viewDidLoad PondVC"),
    LineSample("Pool1: ==== Pond-2 viewDidLoad", "viewDidLoad Pond-2"),
    LineSample("Pool1: **** PondVC viewDidLoad", "viewDidLoad PondVC"),
    LineSample("Pool1: = PondVC viewDidLoad", nil),
  ]

  static let cycles = [
    LineSample("[viewcycle] View did load!", "viewDidLoad"),
    LineSample("[viewcycle] viewDidLoad", "viewDidLoad"),
    LineSample("[cycle] viewDidLoad", "viewDidLoad cycle"),
  ]

  static let articles = [
    LineSample("The view OvenVC will appear", "viewWillAppear OvenVC"),
    LineSample("The screen OvenVC viewDidLoad", "viewDidLoad OvenVC"),
    LineSample("The view of OvenVC will appear", nil),
    LineSample("The lid will appear", nil),
  ]

  /// Emoji before an object, and behind what a call was made with.
  static let symbols = [
    LineSample("viewWillAppear false🎈", "viewWillAppear"),
    LineSample("viewWillAppear YES ✅", "viewWillAppear"),
    LineSample("viewWillAppear true friends", nil),
    LineSample("🔹<Larder.OvenVC: 0x1f0>viewDidLoad", "viewDidLoad OvenVC@0x1f0"),
    LineSample("✅<Larder.OvenVC: 0x1f0> viewDidLoad", "viewDidLoad OvenVC@0x1f0"),
    LineSample("✅ListController<Tray> viewDidLoad", "viewDidLoad ListController<Tray>"),
  ]

  @Test(arguments: tags + shouts + runs + cycles + articles + symbols) func `a line is read as its event`(
    _ sample: LineSample
  ) throws {
    try sample.expectReading()
  }
}
