import Testing

@testable import TraceModel

/// Callbacks below a line that has no more than their controller.
@Suite struct HeadingAboveTests {
  static let logs = [
    LineSample("QuayViewController\n  viewDidLoad\n  viewWillAppear\n", "QuayViewController"),
    LineSample("QuayVC:\n\tviewDidLoad()\n\tviewWillAppear(_:)\n", "QuayVC"),
    LineSample("QuayVC\n- viewDidLoad\n- viewWillAppear\n", "QuayVC"),
    LineSample("  QuayVC\n    viewDidLoad\n    other\n    viewWillAppear\n", "QuayVC"),
    LineSample("QuayVC\nviewDidLoad()\nQuayVC\nviewWillAppear(_:)\n", "QuayVC"),
    LineSample("<Larder.QuayVC: 0x1f0>\n  viewDidLoad\n  viewWillAppear\n", "QuayVC@0x1f0"),
    LineSample("### QuayVC\n- viewDidLoad\n- viewWillAppear\n", "QuayVC"),
    LineSample("**QuayVC**:\n1. viewDidLoad\n2. viewWillAppear\n", "QuayVC"),
    LineSample("- QuayVC\n  - viewDidLoad\n  - viewWillAppear\n", "QuayVC"),
    LineSample("Quay\n  viewDidLoad\n  viewWillAppear\n", nil),
    LineSample("The QuayVC\n  viewDidLoad\n  viewWillAppear\n", nil),
    LineSample("QuayVC\n\n  viewDidLoad\n  viewWillAppear\n", nil),
    LineSample("QuayVC\nother\nviewDidLoad\nviewWillAppear\n", nil),
    LineSample("  QuayVC\nviewDidLoad\nviewWillAppear\n", nil),
  ]

  @Test(arguments: logs) func `the callbacks are the controller's`(_ sample: LineSample) throws {
    let owner = sample.event.map { " " + $0 } ?? ""
    #expect(try ReadLog.words(sample.line) == ["viewDidLoad" + owner, "viewWillAppear" + owner])
  }

  @Test func `each list has its own`() throws {
    let log =
      "QuayVC\n  viewDidLoad\nPierVC\n  viewDidLoad\nQuayVC\n  viewWillAppear\n  PierVC viewWillAppear\n"
    #expect(
      try ReadLog.words(log) == [
        "viewDidLoad QuayVC", "viewDidLoad PierVC", "viewWillAppear QuayVC", "viewWillAppear PierVC",
      ])
  }

  @Test func `a callback that says whose it is stays so`() throws {
    #expect(try ReadLog.words("QuayVC\n  PierVC viewDidLoad\n") == ["viewDidLoad PierVC"])
  }

  @Test(arguments: ["---", "=====", "***"]) func `a class between lines is above its callback`(
    _ rule: String
  ) throws {
    let log = "\(rule) OvenVC \(rule)\nviewDidLoad()\n\(rule) LidVC \(rule)\nviewWillAppear(_:)\n"
    #expect(try ReadLog.words(log) == ["viewDidLoad OvenVC", "viewWillAppear LidVC"])
    let remark = "\(rule) tests of OvenVC \(rule)\nviewDidLoad()\n"
    #expect(try ReadLog.words(remark) == ["viewDidLoad"])
  }
}
