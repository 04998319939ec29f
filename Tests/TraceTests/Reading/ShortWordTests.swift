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
}
