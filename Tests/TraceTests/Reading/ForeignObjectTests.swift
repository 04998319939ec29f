import Testing

@testable import TraceModel

/// Objects and values behind an event: the controller, or what its function shows.
@Suite struct ForeignObjectTests {
  @Test(arguments: [
    "<_NSMainThread: 0x600002b0c0c0>{number = 1, name = main}", "<NSThread: 0x1f0>{number = 1, name = main}",
    "<UINavigationController: 0x1f0>", "<UITabBarController: 0x1f0>", "<Larder.Jar: 0x1f0>",
    "<AVPlayerLayer: 0x1f0>", "<WKWebView: 0x1f0; frame = (0 0; 390 844)>", "<MKMapView: 0x1f0>",
    "<NSIndexPath: 0x1f0> {length = 2, path = 0 - 1}", "<__NSArrayM 0x1f0>(a,b)",
    "<NSManagedObject: 0x1f0> (entity: Jar)", "<Larder.AppCoordinator: 0x1f0>", "<AppDelegate: 0x1f0>",
    "<Larder.ShelfViewModel: 0x1f0>", "<UITableView: 0x1f0; frame = (0 0; 390 844)>",
    "<NSFetchedResultsController: 0x1f0>",
  ])
  func `what a controller shows is not in its place`(_ object: String) throws {
    for lead in ["ShelfVC viewDidLoad", "-[ShelfVC viewDidLoad]", "[ShelfVC] viewDidLoad"] {
      #expect(try ReadLog.words("\(lead) \(object)\n") == ["viewDidLoad ShelfVC"], "\(lead)")
    }
  }

  @Test(arguments: [
    "viewDidLoad: <_NSMainThread: 0x600002b0c0c0>{number = 1, name = main}",
    "viewDidLoad <Larder.JarModel: 0x1f0>",
    "viewDidLoad <CLLocationManager: 0x1f0>", "viewDidLoad <NSManagedObjectContext: 0x1f0>",
    "[Lifecycle] viewDidLoad <NSThread: 0x1f0>{number = 1, name = main}",
    "viewDidLoad: CGRect(x: 0.0, y: 0.0)",
    "viewDidLoad - Jar(id: 3)", "viewDidLoad: Jar(id: 3)",
  ])
  func `what can't be a controller is nobody's name`(_ line: String) throws {
    #expect(try ReadLog.words(line + "\n") == ["viewDidLoad"])
  }

  @Test(arguments: ["<NSThread: 0x600>{number = 1, name = main}", "<OS_dispatch_queue_main: 0x600>"])
  func `what a logger has before a message of UIKit is none of its objects`(_ lead: String) throws {
    let message = "Unbalanced calls to begin/end appearance transitions for <Larder.ShelfVC: 0x1f0>."
    #expect(try ReadLog.words("\(lead) \(message)\n") == ["unbalanced-appearance ShelfVC@0x1f0"])
  }

  @Test(arguments: [
    ("BaseViewController viewDidLoad <Larder.Shelf: 0x1f0>", "Shelf@0x1f0"),
    ("-[BaseViewController viewDidLoad] <ShelfVC: 0x1f0>", "ShelfVC@0x1f0"),
    ("-[LarderController viewDidLoad] <ShelfVC: 0x1f0>", "ShelfVC@0x1f0"),
    ("ViewController viewDidLoad <Larder.Shelf: 0x1f0>", "Shelf@0x1f0"),
    ("UIViewController viewDidLoad <UINavigationController: 0x1f0>", "UINavigationController@0x1f0"),
    ("viewDidLoad <UINavigationController: 0x1f0>", "UINavigationController@0x1f0"),
    ("[Lifecycle] viewDidLoad <UITabBarController: 0x1f0>", "UITabBarController@0x1f0"),
    ("ShelfVC viewDidLoad <Larder.ShelfVC: 0x1f0>", "ShelfVC@0x1f0"),
    ("JarModel viewDidLoad <Larder.JarModel: 0x1f0>", "JarModel@0x1f0"),
    ("viewDidLoad <Larder.ShelfView: 0x1f0>", "ShelfView@0x1f0"),
    ("viewDidLoad <AVPlayerViewController: 0x1f0>", "AVPlayerViewController@0x1f0"),
    ("viewDidLoad ShelfVC(title: Jars)", "ShelfVC"), ("viewDidLoad - Shelf(2)", "Shelf"),
  ])
  func `an object that can be the controller is it`(_ line: String, _ name: String) throws {
    #expect(try ReadLog.words(line + "\n") == ["viewDidLoad \(name)"])
  }
}
