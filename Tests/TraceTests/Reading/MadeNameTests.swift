import Testing

@testable import TraceModel

/// Names with what a controller was made with, in paths and in calls of other languages, and delegates' calls as they are
/// written by hand.
@Suite struct MadeNameTests {
  static let made = [
    LineSample("LampVC(id: 7) viewDidLoad", "viewDidLoad LampVC@(7)"),
    LineSample("[LampVC(id: 7)] viewDidLoad", "viewDidLoad LampVC@(7)"),
    LineSample("LampVC(7/12) viewDidAppear", "viewDidAppear LampVC@(7)"),
    LineSample("[LampVC(7 of 12)] viewDidAppear", "viewDidAppear LampVC@(7)"),
    LineSample("LampVC(page: 7/12) viewDidAppear", "viewDidAppear LampVC@(7)"),
    LineSample("[LampVC #7] viewDidLoad", "viewDidLoad LampVC@(7)"),
    LineSample("LampVC(\"Cellar\") viewDidLoad", "viewDidLoad LampVC"),
    LineSample("LampVC(\"7\") viewDidLoad", "viewDidLoad LampVC"),
    LineSample("LampVC(title: \"Cellar\") viewDidLoad", "viewDidLoad LampVC"),
    LineSample("[LampVC(\"Cellar\")] viewDidLoad", "viewDidLoad LampVC"),
    LineSample("LampVC \"Cellar\" viewDidLoad", "viewDidLoad LampVC"),
    LineSample("LampVC 'Cellar light' viewDidLoad", "viewDidLoad LampVC"),
    LineSample("UINavigationController(root: LampVC) viewDidAppear", "viewDidAppear UINavigationController"),
    LineSample("Larder.LampVC(id: 7) viewDidLoad", "viewDidLoad LampVC@(7)"),
    LineSample("LampVC(id: 7, size: 3) viewDidLoad", "viewDidLoad LampVC"),
    LineSample("LampVC(id: 7): viewDidLoad", "viewDidLoad LampVC@(7)"),
    LineSample("LampVC(id: 7).viewDidLoad()", "viewDidLoad LampVC@(7)"),
    LineSample("viewDidLoad LampVC(id: 7)", "viewDidLoad LampVC@(7)"),
  ]

  static let paths = [
    LineSample("lifecycle/LampVC/viewDidLoad", "viewDidLoad LampVC"),
    LineSample("ui.lifecycle.LampVC.viewDidLoad", "viewDidLoad LampVC"),
    LineSample("app.lamps.LampViewController.viewDidAppear()", "viewDidAppear LampViewController"),
  ]

  static let languages = [
    LineSample("LampVC: se llamó viewDidLoad", "viewDidLoad LampVC"),
    LineSample("LampVC: se ha llamado viewDidLoad", "viewDidLoad LampVC"),
    LineSample("Se llamó viewDidLoad en LampVC", "viewDidLoad LampVC"),
    LineSample("Se llamó a viewDidAppear en LampVC", "viewDidAppear LampVC"),
    LineSample("Chiamata viewDidLoad in LampVC", "viewDidLoad LampVC"),
    LineSample("Chiamata di viewDidLoad", "viewDidLoad"),
    LineSample("LampVC: chiamato viewDidLoad", "viewDidLoad LampVC"),
    LineSample("调用了LampVC的viewDidLoad方法", "viewDidLoad LampVC"),
    LineSample("进入LampVC的viewWillAppear", "viewWillAppear LampVC"),
    LineSample("控制器LampVC执行viewDidAppear", "viewDidAppear LampVC"),

    LineSample("Вызвался метод viewDidLoad в LampVC", "viewDidLoad LampVC"),
    LineSample("LampVC: wywołano viewDidLoad", "viewDidLoad LampVC"),
    LineSample("LampVC: zavolána viewDidLoad", "viewDidLoad LampVC"),
    LineSample("Aufruf von viewDidLoad() in LampVC", "viewDidLoad LampVC"),
  ]

  static let delegates = [
    LineSample("tabBarController didSelect: LampVC", "tabBarControllerDidSelect - LampVC"),
    LineSample("tabBarController shouldSelect LampVC", "tabBarControllerShouldSelect - LampVC"),
    LineSample(
      "[CellarTabs] tabBarController didSelect LampVC", "tabBarControllerDidSelect CellarTabs LampVC"),
    LineSample(
      "UITabBarController didSelect LampVC", "tabBarControllerDidSelect UITabBarController LampVC"),
    LineSample(
      "CellarTabBarController didSelect LampVC", "tabBarControllerDidSelect CellarTabBarController LampVC"),
    LineSample(
      "tabBarController(<Larder.CellarTabs: 0x1f0>, didSelect: <Larder.LampVC: 0x1f1>)",
      "tabBarControllerDidSelect CellarTabs@0x1f0 LampVC@0x1f1"),
    LineSample(
      "tabBarController(<Larder.CellarTabs: 0x1f0>, shouldSelect: <Larder.LampVC: 0x1f1>)",
      "tabBarControllerShouldSelect CellarTabs@0x1f0 LampVC@0x1f1"),
    LineSample("LampVC didAttemptToDismiss", "presentationControllerDidAttemptToDismiss LampVC"),
    LineSample(
      "LampCoordinator: presentationControllerDidDismiss for LampVC",
      "presentationControllerDidDismiss LampVC"),
    LineSample(
      "[LampCoordinator] presentationControllerWillDismiss for LampVC",
      "presentationControllerWillDismiss LampVC"),
    LineSample(
      "CellarVC presentationControllerDidDismiss(LampVC)", "presentationControllerDidDismiss LampVC"),
    LineSample(
      "CellarVC presentationControllerDidDismiss(UISheetPresentationController)",
      "presentationControllerDidDismiss CellarVC"),
    LineSample(
      "presentationControllerDidDismiss <UISheetPresentationController: 0x1f0> presented=<Larder.LampVC: 0x1f1>",
      "presentationControllerDidDismiss LampVC@0x1f1"),
    LineSample(
      "navigationController willShow LampVC animated true", "navigationControllerWillShow - LampVC"),
    LineSample(
      "LampVC presentationControllerShouldDismiss(_:) = false", "presentationControllerShouldDismiss LampVC"),
    LineSample("LampVC shouldDismiss -> false", "presentationControllerShouldDismiss LampVC"),
    LineSample(
      "CellarVC: presentationControllerDidDismiss for LampVC", "presentationControllerDidDismiss CellarVC"),
  ]

  static let noEvents = [
    "LampVC(id:) viewDidLoad", "LampVC() { viewDidLoad }", "makeLampVC(id: 7) before viewDidLoad",
    "lamp(id: 7) viewDidLoad", "Lamp(watt: 7) viewDidLoad",
    "LampVC \"Cellar\" needs viewDidLoad", "the \"Cellar\" viewDidLoad",
    "self.LampVC.viewDidLoad()", "super.viewDidLoad()", "lifecycle/lamp/viewDidLoad",
    "lamps.cellar.viewDidLoad",
    "open lifecycle/LampVC/viewDidLoad",
    "no se llamó viewDidLoad", "LampVC: no se llamó viewDidLoad",
    "tableView didSelect: LampVC", "mapView(<MKMapView: 0x1f0>, didSelect: <LampPin: 0x1f1>)",
    "tabBar didSelect: LampVC", "[CellarTabs] didSelect LampVC",
    "LampVC shouldDismiss -> CellarVC", "lamp shouldDismiss -> false", "LampVC shouldDismiss",
    "LampVC didDismiss", "Lamp didAttemptToDismiss", "LampVC didAttemptToDismiss the sheet",
    "Toast didAttemptToDismiss",
  ]

  @Test(arguments: made + paths + languages + delegates)
  func `a line is read as its event, and a second time as it was the first`(_ sample: LineSample) throws {
    let log = "\(sample.line)\nother\n\(sample.line)\n\(sample.line)\n"
    #expect(try ReadLog.words(sample.line + "\n") == sample.event.map { [$0] } ?? [])
    #expect(try ReadLog.words(log) == sample.event.map { [$0, $0, $0] } ?? [])
  }

  @Test(arguments: noEvents) func `what only looks like one is none`(_ line: String) throws {
    #expect(try ReadLog.words(line + "\n").isEmpty)
  }
}
