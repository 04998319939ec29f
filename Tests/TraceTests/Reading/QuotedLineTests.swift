import Testing

@testable import TraceModel

/// Quotation marks around a function, a message or a title, as `debugPrint` and texts that may be missing have them.
@Suite struct QuotedLineTests {
  /// What `debugPrint` writes.
  static let printed = [
    LineSample("\"viewDidLoad()\" OvenVC", "viewDidLoad OvenVC"),
    LineSample("\"viewWillAppear(_:)\" Larder.OvenViewController true", "viewWillAppear OvenViewController"),
    LineSample("\"deinit\" OvenVC", "deinit OvenVC"),
    LineSample("\"viewDidLoad()\" Oven", nil),
    LineSample("\"viewDidLoad\" OvenVC is hot", nil),
    LineSample("\"viewDidLoad()\" OvenVC: broken", nil),
    LineSample("\"event\": OvenVC", nil),
    LineSample("Optional(\"viewDidLoad\")", "viewDidLoad"),
    LineSample("Optional(\"Oven: viewDidLoad\")", "viewDidLoad Oven"),
    LineSample("Optional(\"0: viewDidLoad\")", "viewDidLoad"),
    LineSample("Optional(\"viewDidLoad\") is set", nil),
  ]

  /// Titles that may be missing, and other texts.
  static let titles = [
    LineSample(#"viewWillAppear Optional("Oven 2")"#, "viewWillAppear Oven 2"),
    LineSample(#"viewDidAppear: Optional("Big Oven 12")"#, "viewDidAppear Big Oven 12"),
    LineSample(#"viewWillAppear Optional("2 ovens")"#, "viewWillAppear"),
    LineSample(#"viewWillAppear Optional("Oven is hot")"#, "viewWillAppear"),
    LineSample(#"viewWillAppear Optional("oven 2")"#, "viewWillAppear"),
  ]

  @Test(arguments: printed + titles) func `a line is read as its event`(_ sample: LineSample) throws {
    try sample.expectReading()
  }
}
