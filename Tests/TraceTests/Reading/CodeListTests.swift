import Testing

@testable import TraceModel

/// Lists of methods, notes about them, and lines that look like both.
@Suite struct CodeListTests {
  static let samples = [
    LineSample("| 13 | L | viewDidLoad | 9 | PondVC.swift:64 |", nil),
    LineSample("| 3 | PondVC | viewDidLoad |", "viewDidLoad PondVC"),
    LineSample("| viewDidLoad | Pond |", "viewDidLoad Pond"),
    LineSample("| viewDidLoad | PondVC: 3 frogs |", "viewDidLoad PondVC"),
    LineSample("| `viewDidLoad` | Once: feed frogs, clean | Pumps |", nil),
    LineSample("| `viewDidAppear` | Frogs “leap”, bubbles | Pumps |", nil),
    LineSample("/* Entry: 1062500f0; end: 10625013f; -[PondVC viewDidDisappear:] */", nil),
    LineSample("// Name: viewDidAppear", nil),
    LineSample("// the last frog viewController viewDidDisappear", nil),
    LineSample("// PondVC viewDidAppear", "viewDidAppear PondVC"),
    LineSample("viewWillDisappear isMovingFromParentViewController", "viewWillDisappear"),
    LineSample("+ -[PondVC viewDidDisappear:]", "viewDidDisappear PondVC"),
  ]

  @Test(arguments: samples) func `a line is read as its event`(_ sample: LineSample) throws {
    #expect(try ReadLog.words(sample.line + "\n") == sample.event.map { [$0] } ?? [])
  }

  @Test(arguments: ["Symbols:", "+ -[PondVC feed]", "- +[PondVC pond]"])
  func `a comparison of symbols is no log`(_ above: String) throws {
    #expect(try ReadLog.words(above + "\n+ -[PondVC viewDidDisappear:]\n").isEmpty)
  }
}
