import Testing

@testable import TraceModel

/// The initializer in the shapes in which other callbacks are, of what is plainly a controller.
@Suite struct InitLineTests {
  static let samples = [
    LineSample("<PondViewController: 0x1f0> init", "init PondViewController@0x1f0"),
    LineSample("PondViewController: init", "init PondViewController"),
    LineSample("PondVC: init", "init PondVC"),
    LineSample("PondViewController - init", "init PondViewController"),
    LineSample("PondVC - init", "init PondVC"), LineSample("PondVC init called", "init PondVC"),
    LineSample("PondVC required init", "init PondVC"),
    LineSample("PondVC.init()", "init PondVC"),
    LineSample("PondViewController.init(coder:)", "init PondViewController"),
    LineSample("[PondVC] [Lifecycle] init()", "init PondVC"),
    // The end holds the letters of the beginning.
    LineSample("---------- [ deinit - PondViewController vc ] ----------", "deinit PondViewController vc"),
  ]
  static let noEvents = [
    "<PondModel: 0x1f0> init", "PondModel: init", "PondModel - init", "PondModel init called",
    "init - PondModel",
    "init - the PondVC", "PondVC.init(coder: coder)", "let pond = PondVC.init()",
    "PondVC init finished early",
    "PondVC: initial frogs", "PondVC - initializer", "the required init", "PondVC init called twice",
    "public init - PondVC",
  ]

  @Test(arguments: samples) func `a line is read as its event`(_ sample: LineSample) throws {
    #expect(try ReadLog.words(sample.line + "\n") == sample.event.map { [$0] } ?? [])
  }

  @Test(arguments: noEvents) func `what looks alike is no event`(_ line: String) throws {
    #expect(try ReadLog.words(line + "\n").isEmpty)
  }
}
