import Testing

@testable import TraceModel

/// Screens told by a letter, objects behind words of the app's own, tabs, coordinators.
@Suite struct DescribedLineTests {
  static let screens = [
    LineSample("Screen B did load", "viewDidLoad Screen B"),
    LineSample("Page 2 will appear", "viewWillAppear Page 2"),
    LineSample("\"View B Did Load\"", "viewDidLoad B"),
    LineSample("PondVC has appeared", "viewDidAppear PondVC"),
    LineSample("PondView has disappeared", "viewDidDisappear PondView"),
    LineSample("The frog has appeared", nil), LineSample("Image B did load", nil),
    LineSample("The screen did load", nil),
    LineSample("<Pond.FrogVC: 0x1f0> did appear", "viewDidAppear FrogVC@0x1f0"),
    LineSample("<Pond.Frog: 0x1f0> did appear", "viewDidAppear Frog@0x1f0"),
    LineSample("<Pond.FrogVC: 0x1f0; frame = (0 0; 320 40)> did appear", "viewDidAppear FrogVC@0x1f0"),
    LineSample("<Pond.Frog: 0x1f0; frame = (0 0; 320 40)> did appear", nil),
  ]
  static let objects = [
    LineSample("viewDidLoad contrlr: <Pond.FrogVC: 0x1f0>", "viewDidLoad FrogVC@0x1f0"),
    LineSample("viewDidLoad owner: <Pond.FrogVC: 0x1f0>", "viewDidLoad FrogVC@0x1f0"),
    LineSample("viewDidLoad presenting: <Pond.FrogVC: 0x1f0>", "viewDidLoad"),
    LineSample("viewDidLoad owner: <Pond.Frog: 0x1f0>", "viewDidLoad"),
    LineSample("viewDidAppear: Frogs @ <Pond.FrogVC: 0x1f0>", "viewDidAppear FrogVC@0x1f0"),
    LineSample("viewDidAppear: no title @ <Pond.FrogVC: 0x1f0>", "viewDidAppear FrogVC@0x1f0"),
    LineSample("viewDidAppear: pushing <Pond.FrogVC: 0x1f0>", nil),
    LineSample("viewDidAppear: green frogs @ <Pond.Frog: 0x1f0>", nil),
    LineSample("viewDidAppear: green frogs @ <Pond.FrogVC: 0x1f0> now", nil),
    LineSample("deinit view controller : <Pond.FrogVC: 0x1f0>", "deinit FrogVC@0x1f0"),
  ]
  static let tabs = [
    LineSample("didSelect viewController = <Pond.FrogVC: 0x1f0>", "tabBarControllerDidSelect - FrogVC@0x1f0"),
    LineSample(
      "shouldSelect viewController: <Pond.FrogVC: 0x1f0>", "tabBarControllerShouldSelect - FrogVC@0x1f0"),
    LineSample("didSelect item = <Pond.Frog: 0x1f0>", nil), LineSample("didSelect viewController", nil),
  ]
  static let coordinators = [
    LineSample("FrogCoordinator start()", "start FrogCoordinator"),
    LineSample(
      "PondCoordinator childDidFinish(_:) FrogCoordinator", "childDidFinish PondCoordinator FrogCoordinator"),
    LineSample(
      "PondCoordinator childDidFinish FrogCoordinator", "childDidFinish PondCoordinator FrogCoordinator"),
    LineSample(
      "PondCoordinator addChildCoordinator FrogCoordinator",
      "addChildCoordinator PondCoordinator FrogCoordinator"
    ),
    LineSample(
      "PondCoordinator addChildCoordinator(_:) FrogCoordinator",
      "addChildCoordinator PondCoordinator FrogCoordinator"),
    LineSample(
      "PondCoordinator addChild FrogCoordinator", "addChildCoordinator PondCoordinator FrogCoordinator"),
    LineSample("then PondCoordinator childDidFinish FrogCoordinator", nil),
    LineSample("PondCoordinator childDidFinish Frog", nil),
    LineSample("PondCoordinator childDidFinish FrogCoordinator late", nil),
    LineSample("FrogCoordinator show FrogVC", "show FrogCoordinator FrogVC"),
    LineSample("FrogCoordinator: show FrogViewController", "show FrogCoordinator FrogViewController"),
    LineSample("FrogCoordinator show the FrogVC", nil), LineSample("FrogCoordinator show Frogs", nil),
    LineSample("call FrogCoordinator start()", nil), LineSample("FrogCoordinator start() fails", nil),
    LineSample("PondCoordinator childDidFinish(_:) Frog", nil),
  ]

  @Test(arguments: screens + objects + tabs + coordinators)
  func `a line is read as its event`(_ sample: LineSample) throws {
    #expect(try ReadLog.words(sample.line + "\n") == sample.event.map { [$0] } ?? [])
  }
}
