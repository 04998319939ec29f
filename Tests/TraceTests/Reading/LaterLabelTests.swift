import Testing

@testable import TraceModel

/// Callbacks whose names are labels of another method, with what looks alike and is one.
@Suite struct LaterLabelTests {
  static let labels = [
    LineSample("OvenVC.pager(_:viewWillAppear:) true", nil),
    LineSample("-[OvenVC pager:viewDidAppear:]", nil),
    LineSample("pager(page:viewDidLoad:)", nil),
    LineSample("[OvenVC tray:viewDidAppear:]", nil),
    LineSample("OvenDelegate.tray(_:didTurn:viewDidAppear:)", nil),
    LineSample("OvenVC:viewDidAppear:", "viewDidAppear OvenVC"),
    LineSample("-[OvenVC viewDidAppear:]", "viewDidAppear OvenVC"),
    LineSample("[Oven:viewDidAppear:]", "viewDidAppear Oven"),
    LineSample("OvenVC.viewDidAppear(_:)", "viewDidAppear OvenVC"),
    LineSample("[UI OvenVC:viewDidAppear:]", "viewDidAppear OvenVC"),
  ]

  @Test(arguments: labels) func `a line is read as its event`(_ sample: LineSample) throws {
    try sample.expectReading()
  }
}
