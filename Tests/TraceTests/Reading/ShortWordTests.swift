import Testing

@testable import TraceModel

/// Callbacks and delegates in fewer or other words than UIKit's.
@Suite struct ShortWordTests {
  private static func words(_ line: String) throws -> String? {
    try ReadLog.words(line + "\n").first
  }

  @Test(arguments: [
    ("[Jar] willAppear", "viewWillAppear Jar"), ("[Jar] didLoad", "viewDidLoad Jar"),
    ("JarVC.willAppear", "viewWillAppear JarVC"), ("JarVC.didLoad()", "viewDidLoad JarVC"),
    ("JarVC | willAppear", "viewWillAppear JarVC"), ("[Keyboard] willAppear", nil),
    ("[JarModel] didLoad", nil),
    ("[ImageCache] didLoad", nil), ("[Banner] didLoad", nil), ("[UI] willAppear", nil),
    ("[Jar] willappear", nil),
    ("[Jar] willAppear soon", nil), ("viewModel.willAppear()", nil), ("self.willAppear = true", nil),
    ("jarVC.willAppear()", nil), ("JarVC.willAppear = false", nil), ("JarViewModel.didLoad", nil),
    ("See [Jar] willAppear", nil),
  ])
  func `a screen in brackets and a class before a point are enough`(_ line: String, _ expected: String?)
    throws
  {
    #expect(try Self.words(line) == expected)
  }

  @Test(arguments: [
    ("tabBarController did select JarVC", "tabBarControllerDidSelect - JarVC"),
    ("ShelfTabBarController: did select JarVC", "tabBarControllerDidSelect ShelfTabBarController JarVC"),
    ("navigationController will show JarVC", "navigationControllerWillShow - JarVC"),
    ("navigationController did show JarVC", "navigationControllerDidShow - JarVC"),
    (
      "navigationController(_:willShow:animated:) vc=<Larder.JarVC: 0x1f0>",
      "navigationControllerWillShow - JarVC@0x1f0"
    ),
    ("UINavigationControllerDelegate willShow JarVC", "navigationControllerWillShow - JarVC"),
    (
      "tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController)",
      "tabBarControllerDidSelect"
    ),
    ("JarVC.swift:70:presentationControllerDidDismiss(_:)", "presentationControllerDidDismiss JarVC"),
    ("didSelect row 3", nil), ("tableView didSelect JarCell", nil), ("Table: didSelect JarVC", nil),
    ("The controller will show an alert", nil), ("navigationController will show the jars", nil),
    ("Controller did select something", nil), ("JarController will show LidVC", nil),
    ("received action: JarAction.shelf(.viewDidAppear)", nil),
  ])
  func `a delegate is told of a controller`(_ line: String, _ expected: String?) throws {
    #expect(try Self.words(line) == expected)
  }

  /// A callback without its `view` before a controller, with what it was made with behind it, or with a slip.
  static let short = [
    LineSample("🟡 willAppear PondVC", "viewWillAppear PondVC"),
    LineSample("🟡 didDisappear - PondViewController", "viewDidDisappear PondViewController"),
    LineSample("🟡 willAppear Pond", nil),
    LineSample("🟡 willAppear PondVC banner", nil),
    LineSample("wait willAppear PondVC", nil),
    LineSample("[Keyboard] willAppear PondVC", nil),
    LineSample("banner willAppear PondVC", nil),
    LineSample("PondVC viewWillDisppear", "viewWillDisappear PondVC"),
    LineSample("viewDidDisppear for PondVC", "viewDidDisappear PondVC"),
    LineSample("PondVC viewWillDisplay", nil),
    LineSample("OvenVC willAppear animated: true", "viewWillAppear OvenVC"),
    LineSample("OvenVC willAppear true", "viewWillAppear OvenVC"),
    LineSample("OvenVC willAppear, animated: true", "viewWillAppear OvenVC"),
    LineSample("[OvenVC] didDisappear animated=false", "viewDidDisappear OvenVC"),
    LineSample("OvenVC didLoad, trays: 3", "viewDidLoad OvenVC"),
    LineSample("OvenVC didLoad trays: 3", nil),
    LineSample("OvenVC didLoad true", nil),
    LineSample("OvenVC didLoad, then trays", nil),
    LineSample("OvenVC willAppear animated banner", nil),
    LineSample("Banner willAppear animated: true", nil),
    LineSample("OvenVC didLoad trays=3", nil),
  ]

  /// A child and its parent, in the method or beside it.
  static let parents = [
    LineSample("willMove(toParent: nil): OvenVC", "willMove OvenVC"),
    LineSample("[Life] willMove(toParent: nil): OvenVC", "willMove OvenVC"),
    LineSample("[Life][UI] didMove(toParent: TrayNav): OvenVC", "didMove OvenVC"),
    LineSample("didMove(toParent: TrayNav) OvenVC", "didMove OvenVC"),
    LineSample("OvenVC didMove toParentViewController", "didMove OvenVC"),
    LineSample("OvenVC willMove toParent", "willMove OvenVC"),
    LineSample("willMove(toParent: nil) called", nil),
    LineSample("didMove(toParent: nil) - tray", nil),
    LineSample("willMove(toParent: nil)", nil),
    LineSample("[OvenVC] willMove(toParent: nil): LidVC", "willMove OvenVC"),
    LineSample("[OvenVC] willMove(toParent: nil): now", "willMove OvenVC"),
  ]

  @Test(arguments: short + parents) func `so few words are enough beside a controller`(_ sample: LineSample)
    throws
  {
    try sample.expectReading()
  }
}
