import Testing

@testable import TraceModel

/// Cells with one sign between, with a plain name beside a level or a tag.
@Suite struct CellLineTests {
  static let cells = [
    LineSample("DEBUG|Pond|viewDidLoad", "viewDidLoad Pond"),
    LineSample("I|Pond|viewDidLoad", "viewDidLoad Pond"),
    LineSample("12:30:01|DEBUG|main|Pond|viewDidLoad|31", "viewDidLoad Pond"),
    LineSample("DEBUG;Pond;viewDidLoad", "viewDidLoad Pond"),
    LineSample("UI|Pond|viewDidLoad", "viewDidLoad Pond"),
    LineSample("Lifecycle|Pond|viewDidLoad", "viewDidLoad Pond"),
    LineSample("UI|Pond|Frog|viewDidLoad", nil),
    LineSample("UI|refill|viewDidLoad", nil),
    LineSample("UIPond|Frog|viewDidLoad", nil),
    LineSample("DEBUG|Pond|Frog|viewDidLoad", nil),
    LineSample("DEBUG|refill|viewDidLoad", nil),
    LineSample("Water|Pond|viewDidLoad", nil),
  ]

  @Test(arguments: cells) func `a line is read as its event`(_ sample: LineSample) throws {
    try sample.expectReading()
  }
}
