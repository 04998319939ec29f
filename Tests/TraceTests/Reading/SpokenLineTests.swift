/// Lines that say an event in more words than its name and a controller's, with as many that say something else.
/// `StrangerLineTests` reads them with its own.
enum SpokenLineTests {
  /// Who `self` is, behind an event and other words.
  static let selves = [
    LineSample("[PantryHook] [viewDidLoad] === CALLED === self=ShelfVC", "viewDidLoad ShelfVC"),
    LineSample("[PantryHook] viewDidLoad called, self=ShelfVC", "viewDidLoad ShelfVC"),
    LineSample("viewWillAppear, true, self: <Larder.JarVC: 0x1f0>", "viewWillAppear JarVC@0x1f0"),
    LineSample("viewWillAppear true <Larder.JarVC: 0x1f0>", "viewWillAppear JarVC@0x1f0"),
    LineSample("viewWillAppear animated: true <Larder.Jar: 0x1f0>", "viewWillAppear Jar@0x1f0"),
    LineSample("JarVC viewDidAppear completed self = <Larder.JarVC: 0x1f0>", "viewDidAppear JarVC@0x1f0"),
    LineSample("viewDidLoad done, self = Larder.JarVC", "viewDidLoad JarVC"),
    LineSample("JarVC viewDidLoad self=<NSThread: 0x1f00>", "viewDidLoad JarVC"),
    LineSample("JarVC viewDidLoad opened <Larder.LidVC: 0x1f0>", "viewDidLoad JarVC"),
    LineSample("JarVC viewWillAppear true <Larder.LidVC: 0x1f0>", "viewWillAppear JarVC"),
    LineSample("[JarVC] viewDidLoad self.title = Jars", "viewDidLoad JarVC"),
    LineSample("JarVC viewDidLoad: weak self = nil", "viewDidLoad JarVC"),
    LineSample("viewDidLoad: let self = self else", nil),
    LineSample("viewDidLoad closes over self=JarVC and lids", nil),
  ]

  /// A base class that names the real one.
  static let bases = [
    LineSample("09:41:00.123 💙 INFO BaseVC.deinit:20 - DEINIT: JarVC", "deinit JarVC"),
    LineSample("09:41:00.123 💙 INFO BaseVC.viewDidLoad():20 - LOADED: JarVC", "viewDidLoad JarVC"),
    LineSample("BaseVC.viewDidLoad():20 - viewDidLoad: JarVC", "viewDidLoad JarVC"),
    LineSample("-[ABBaseVC dealloc] destroyed <JarVC: 0x1f0>", "deinit JarVC@0x1f0"),
    LineSample("控制器-[ABBaseVC dealloc]调用情况，已销毁<JarVC: 0x1f0>", "deinit JarVC@0x1f0"),
    LineSample(
      "[AB][INFO][ABBaseVC.m:52 -[ABBaseVC viewWillAppear]] [JarVC] viewWillAppear", "viewWillAppear JarVC"),
    LineSample("-[ABBaseVC viewDidLoad] presenting <JarVC: 0x1f0>", "viewDidLoad ABBaseVC"),
    LineSample("BaseVC.viewDidLoad():20 - next is: JarVC", "viewDidLoad BaseVC"),
    LineSample("-[BaseVC viewDidLoad] [JarVC] reload", "viewDidLoad BaseVC"),
    LineSample("[BaseVC] viewDidLoad: opened JarVC", "viewDidLoad BaseVC"),
    LineSample("DatabaseVC viewDidLoad - JarVC", "viewDidLoad DatabaseVC"),
    LineSample("ABBaseVC viewDidLoad", "viewDidLoad ABBaseVC"),
  ]

  /// A function that ends a sentence.
  static let sentences = [
    LineSample("JarVC moved from Appearing to Appeared: viewDidAppear(_:)", "viewDidAppear JarVC"),
    LineSample("JarVC went from hidden to shown: viewWillAppear(_:)", "viewWillAppear JarVC"),
    LineSample("JarVC state Appearing -> Appeared: viewDidAppear(_:)", "viewDidAppear JarVC"),
    LineSample("[D] JarVC: View loaded into memory: viewDidLoad()", "viewDidLoad JarVC"),
    LineSample("[JarVC] moved from Loading to Loaded: viewDidLoad()", "viewDidLoad JarVC"),
    LineSample("View has been loaded into memory: viewDidLoad()", "viewDidLoad"),
    LineSample("The lid will be pressed to the jar: viewWillAppear(_:)", "viewWillAppear"),
    LineSample(
      "Screen moved from 'viewDidLoad' to 'viewWillAppear' state into viewWillAppear(_:)", "viewWillAppear"),
    LineSample("About us: viewDidLoad()", "viewDidLoad About us"),
    LineSample("Jar Shelf: viewDidLoad()", "viewDidLoad Jar Shelf"),
    LineSample("[App] Jar Shelf: viewDidLoad()", "viewDidLoad Jar Shelf"),
    LineSample("Moved the sorting into viewDidLoad()", nil),
    LineSample("Don't sort in this method: viewDidLoad()", nil),
    LineSample("Jars should be sorted to shelves here: viewDidLoad()", nil),
    LineSample("JarVC never moves to the shelf: viewDidLoad()", nil),
    LineSample("// moved from init to here: viewDidLoad()", nil),
    LineSample("TODO: move this to: viewDidLoad()", nil),
    LineSample("Error while moving from A to B: viewDidLoad()", nil),
    LineSample("Jars were moved from A, and are sorted in: viewDidLoad()", nil),
    LineSample("JarVC took 3 ms to load: viewDidLoad()", nil),
    LineSample("JarVC moved from A to B: viewDidLoadJars()", nil),
    LineSample("Was JarVC moved to memory?: viewDidLoad()", nil),
  ]

  static let all = selves + bases + sentences
}
