import Testing

@testable import TraceModel

/// Words for what has happened, and for what happens: of a controller, or of anything else.
@Suite struct PastWordTests {
  static let past = [
    LineSample("PondVC appeared", "viewDidAppear PondVC"),
    LineSample("[PondVC] disappeared", "viewDidDisappear PondVC"),
    LineSample("PondViewController: disappeared.", "viewDidDisappear PondViewController"),
    LineSample("<Larder.PondVC: 0x1f0> appeared", "viewDidAppear PondVC@0x1f0"),
    LineSample("Keyboard appeared", nil),
    LineSample("PondVC frog appeared", nil),
    LineSample("PondVC appeared after a push", nil),
    LineSample("Once PondVC appeared", nil),
    LineSample("PondVC reappeared", nil),
    LineSample("Pond appeared", nil),
    LineSample("PondVC disappeared: viewDidDisappear", "viewDidDisappear PondVC"),
    LineSample("PondVC's view appeared", "viewDidAppear PondVC"),
    LineSample("PondVC’s view disappeared.", "viewDidDisappear PondVC"),
    LineSample("PondVC’s view will appear", "viewWillAppear PondVC"),
    LineSample("PondVC's frog appeared", nil),
    LineSample("PondVC’s frog disappeared", nil),
    LineSample("PondVC's view appeared twice", nil),
    LineSample("Pond's view appeared", nil),
  ]

  static let present = [
    LineSample("PondVC appears", "viewDidAppear PondVC"),
    LineSample("[PondVC] disappears", "viewDidDisappear PondVC"),
    LineSample("PondVC view appeared", "viewDidAppear PondVC"),
    LineSample("PondVC: view appears", "viewDidAppear PondVC"),
    LineSample("PondVC frog view appeared", nil),
    LineSample("Keyboard appears", nil),
    LineSample("It appears PondVC", nil),
    LineSample("PondVC appears to be nil", nil),
    LineSample("When PondVC appears", nil),
    LineSample("PondVC bar appears", nil),
    LineSample("PondVC view appears twice", nil),
    LineSample("Pond appears", nil),
  ]

  /// The class behind such words.
  static let labelled = [
    LineSample("View controller appeared: OvenVC", "viewDidAppear OvenVC"),
    LineSample("Screen disappeared: OvenVC", "viewDidDisappear OvenVC"),
    LineSample("Banner appeared: OvenVC", nil),
    LineSample("View appeared: Oven", nil),
    LineSample("ViewController appeared: OvenVC once more", nil),
    LineSample("tipOverlayViewDidClose: View did disappear", nil),
    LineSample("ovenVC: View did disappear", "viewDidDisappear ovenVC"),
  ]

  @Test(arguments: past + present + labelled) func `a line is read as its event`(_ sample: LineSample) throws
  {
    try sample.expectReading()
  }
}
