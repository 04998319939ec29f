/// Lines that say an event in more words than its name and a controller's, with as many that say something else.
/// `StrangerLineTests` reads them with its own.
enum SpokenLineTests {
  /// Who `self` is, behind an event and other words.
  static let selves = [
    LineSample("[PantryHook] [viewDidLoad] === CALLED === self=ShelfVC", "viewDidLoad ShelfVC"),
    LineSample("[PantryHook] viewDidLoad called, self=ShelfVC", "viewDidLoad ShelfVC"),
    LineSample("pantry: viewDidLoad, current class is ShelfVC", "viewDidLoad ShelfVC"),
    LineSample("PantryHook: viewDidLoad called, current controller: ShelfVC", "viewDidLoad ShelfVC"),
    LineSample("PantryHook: viewDidLoad 被调用，当前控制器: ShelfVC", "viewDidLoad ShelfVC"),
    LineSample("viewDidLoad 当前页面：ShelfVC", "viewDidLoad ShelfVC"),
    LineSample("JarVC viewDidLoad, current class is ShelfVC", "viewDidLoad JarVC"),
    LineSample("pantry: viewDidLoad, next class is ShelfVC", "viewDidLoad pantry"),
    LineSample("pantry: viewDidLoad, current jar is ShelfVC", "viewDidLoad pantry"),
    LineSample("pantry: viewDidLoad, current class is Shelf", "viewDidLoad pantry"),
    LineSample("pantry: viewDidLoad, current class is ShelfVC now", "viewDidLoad pantry"),
    LineSample("viewWillAppear, true, self: <Larder.JarVC: 0x1f0>", "viewWillAppear JarVC@0x1f0"),
    LineSample("viewWillAppear true <Larder.JarVC: 0x1f0>", "viewWillAppear JarVC@0x1f0"),
    LineSample("viewWillAppear animated: true <Larder.Jar: 0x1f0>", "viewWillAppear Jar@0x1f0"),
    LineSample("JarVC viewDidAppear completed self = <Larder.JarVC: 0x1f0>", "viewDidAppear JarVC@0x1f0"),
    LineSample("viewDidLoad done, self = Larder.JarVC", "viewDidLoad JarVC"),
    LineSample("JarVC viewDidLoad self=<NSThread: 0x1f00>", "viewDidLoad JarVC"),
    LineSample("JarVC viewDidLoad opened <Larder.LidVC: 0x1f0>", "viewDidLoad JarVC"),
    LineSample("JarVC viewWillAppear true <Larder.LidVC: 0x1f0>", "viewWillAppear LidVC@0x1f0"),
    LineSample("Tracker: viewWillAppear true <Larder.LidVC: 0x1f0>", "viewWillAppear LidVC@0x1f0"),
    LineSample("JarVC viewWillAppear true <UITableView: 0x1f0>", "viewWillAppear JarVC"),
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
    LineSample("<Larder.JarVC: 0x1f0> moved from A to B: viewDidAppear(_:)", "viewDidAppear JarVC@0x1f0"),
    LineSample("[D] JarVC: View loaded into memory: viewDidLoad()", "viewDidLoad JarVC"),
    LineSample("[JarVC] moved from Loading to Loaded: viewDidLoad()", "viewDidLoad JarVC"),
    LineSample("View has been loaded into memory: viewDidLoad()", "viewDidLoad"),
    LineSample("The lid will be pressed to the jar: viewWillAppear(_:)", "viewWillAppear"),
    LineSample(
      "Screen moved from 'viewDidLoad' to 'viewWillAppear' state into viewWillAppear(_:)", "viewWillAppear"),
    LineSample("About us: viewDidLoad()", "viewDidLoad About us"),
    LineSample("Jar Shelf: viewDidLoad()", "viewDidLoad Jar Shelf"),
    LineSample("[App] Jar Shelf: viewDidLoad()", "viewDidLoad Jar Shelf"),
    LineSample("A viewDidAppear foi chamada", "viewDidAppear"),
    LineSample("O viewDidLoad foi chamado", "viewDidLoad"),
    LineSample("La viewDidLoad è stata chiamata", "viewDidLoad"),
    LineSample("A viewDidLoad called", "viewDidLoad A"), LineSample("A viewDidLoad", "viewDidLoad A"),
    LineSample("La Jarra viewDidLoad", "viewDidLoad La Jarra"),
    LineSample("viewDidLoad - está executando o JarVC", "viewDidLoad JarVC"),
    LineSample("viewDidLoad - executando o JarVC", "viewDidLoad JarVC"),
    LineSample("viewDidLoad - executando a busca", "viewDidLoad"),
    LineSample("JarVC\\viewDidLoad", "viewDidLoad JarVC"),
    LineSample("Moved the sorting into viewDidLoad()", nil),
    LineSample("Don't sort in this method: viewDidLoad()", nil),
    LineSample("Jars should be sorted to shelves here: viewDidLoad()", nil),
    LineSample("JarVC never moves to the shelf: viewDidLoad()", nil),
    LineSample("// moved from init to here: viewDidLoad()", nil),
    LineSample("TODO: move this to: viewDidLoad()", nil),
    LineSample("Error while moving from A to B: viewDidLoad()", nil),
    LineSample("Jars were moved from A, and are sorted in: viewDidLoad()", nil),
    LineSample("JarVC has a bug: viewDidLoad()", nil), LineSample("The order is: viewDidLoad()", nil),
    LineSample("- The jar is moved into memory: viewDidLoad()", nil),
    LineSample("Renamed from loadJars to this: viewDidLoad()", nil),
    LineSample("Verify that it was moved to: viewDidLoad()", nil),
    LineSample("JarVC took 3 ms to load: viewDidLoad()", nil),
    LineSample("JarVC moved from A to B: viewDidLoadJars()", nil),
    LineSample("Was JarVC moved to memory?: viewDidLoad()", nil),
  ]

  /// Callbacks without their `view`.
  static let shorts = [
    LineSample("<JarVC2: 0x1f0> willAppear", "viewWillAppear JarVC2@0x1f0"),
    LineSample("JarVC: didAppear", "viewDidAppear JarVC"),
    LineSample("[JarVC] willDisappear", "viewWillDisappear JarVC"),
    LineSample("[JarVC] didDisappear()", "viewDidDisappear JarVC"),
    LineSample("[JarVC] didLoad", "viewDidLoad JarVC"),
    LineSample("[D] JarVC isAppearing", "viewIsAppearing JarVC"),
    LineSample("2021-03-02 09:10:11.120 Larder[12:34] JarVC - didAppear(true)", "viewDidAppear JarVC"),
    LineSample("🫙 JarVC -> init()", "init JarVC"),
    LineSample("JarVC init()", "init JarVC"),
    LineSample("<Larder.JarVC: 0x1f0>: init()", "init JarVC@0x1f0"),
    LineSample("<JarVC: 0x1f0> willMove to <ShelfVC: 0x2f0>", "willMove JarVC@0x1f0"),
    LineSample("<JarVC: 0x1f0> didMove to (null)", "didMove JarVC@0x1f0"),
    LineSample("<JarVC: 0x1f0> didMove to the shelf", nil),
    LineSample("didAppear", nil), LineSample("componentDidAppear", nil),
    LineSample("JarVC componentDidLoad", nil),
    LineSample("[Banner] didLoad", nil), LineSample("<Lid: 0x1f0> didLoad", nil),
    LineSample("Jar: didAppear", nil),
    LineSample("JarVC didLoad 3 lids", nil), LineSample("JarVC lid didLoad", nil),
    LineSample("The JarVC didAppear", nil), LineSample("JarVC willAppear soon", nil),
    LineSample("let jar = JarVC init()", nil), LineSample("Store init()", nil),
    LineSample("JarVC super init()", nil), LineSample("JarVC.init()", "init JarVC"),
    LineSample("JarVC init() {", nil),
    LineSample("// JarVC didLoad: the lids", nil),
  ]

  /// An event in several words that are a title.
  static let titles = [
    LineSample("View Jar did load", "viewDidLoad Jar"), LineSample("View A Did Appear", "viewDidAppear A"),
    LineSample("Jar Did Load", "viewDidLoad Jar"),
    LineSample("Jar Shelf Will Appear", "viewWillAppear Jar Shelf"),
    LineSample("Jar did load", nil), LineSample("The Jar Did Load", nil),
    LineSample("Keyboard Did Appear", nil),
    LineSample("Banner Did Load", nil), LineSample("Jar Did Load In Time", nil),
    LineSample("View the jar did load", nil), LineSample("Jars And lids Did Load", nil),
  ]

  /// Who is named behind an event and a word for a call, or glued to it.
  static let behind = [
    LineSample("viewDidAppear fired in JarVC", "viewDidAppear JarVC"),
    LineSample("viewDidAppear triggered in JarVC", "viewDidAppear JarVC"),
    LineSample("viewDidAppear executed in JarVC", "viewDidAppear JarVC"),
    LineSample("viewDidAppear invoked on JarVC", "viewDidAppear JarVC"),
    LineSample("viewDidAppear fired for JarVC", "viewDidAppear JarVC"),
    LineSample("viewDidAppear: 2", "viewDidAppear 2"), LineSample("viewDidAppear: 12", "viewDidAppear 12"),
    LineSample("viewDidAppear: 1", "viewDidAppear"), LineSample("viewDidAppear: 0", "viewDidAppear"),
    LineSample("JarVC viewDidAppear: 2", "viewDidAppear JarVC"),
    LineSample("[Jar] view did load: 3", "viewDidLoad Jar"),
    LineSample("[UI] viewDidLoad: 3", "viewDidLoad UI"),
    LineSample("Tracker: viewDidAppear: 3", "viewDidAppear Tracker"), LineSample("deinit: 3", "deinit"),
    LineSample("viewDidAppear:YES again", nil),
    LineSample("viewDidAppear: 2 jars", "viewDidAppear"), LineSample("viewDidAppear: 2024", "viewDidAppear"),
    LineSample("JarVC.view viewDidLoad", "viewDidLoad JarVC"),
    LineSample("--- A1.view loadView", "loadView A1"),
    LineSample("viewWillAppear:JarVC2将要出现", "viewWillAppear JarVC2"),
    LineSample("viewDidDisappear:JarController1 完全消失", "viewDidDisappear JarController1"),
    LineSample("viewDidLoad:Loading jars", nil), LineSample("viewDidLoad 罐子显示VC", "viewDidLoad 罐子显示VC"),
    LineSample("[viewDidAppear(_:), line 25] no jars", "viewDidAppear"),
    LineSample("[JarVC.swift, viewDidAppear(_:), line 25] no jars", "viewDidAppear JarVC"),
    LineSample("didSelectViewController JarVC", "tabBarControllerDidSelect - JarVC"),
    LineSample("shouldSelectViewController <JarVC: 0x1f0>", "tabBarControllerShouldSelect - JarVC@0x1f0"),
    LineSample("didSelectViewController called", nil), LineSample("didSelect JarVC", nil),
    LineSample("didSelectViewController JarVC again", nil),
    LineSample("viewDidAppear fired in the background", nil), LineSample("viewDidAppear fired Timer", nil),
  ]

  /// What led to a delegate's call, before an arrow.
  static let arrows = [
    LineSample(
      "📱 The user dragged the sheet down -> presentationControllerDidDismiss called",
      "presentationControllerDidDismiss"),
    LineSample("Sheet swiped -> presentationControllerDidDismiss", "presentationControllerDidDismiss"),
    LineSample("JarVC -> presentationControllerDidDismiss called", "presentationControllerDidDismiss JarVC"),
    LineSample("Jar Shelf -> presentationControllerDidDismiss", "presentationControllerDidDismiss Jar Shelf"),
    LineSample("Before the sheet goes -> presentationControllerDidDismiss should be asked", nil),
    LineSample("When swiped, presentationControllerDidDismiss is called", nil),
    LineSample("Swiped the sheet -> viewWillDisappear was expected", nil),
  ]

  /// An object before its title and its method, and a file before a method.
  static let methods = [
    LineSample("<JarVC: 0x1f0> Lids -[JarVC viewWillAppear:]", "viewWillAppear JarVC@0x1f0"),
    LineSample("<JarVC: 0x1f0> (null) -[JarVC viewWillAppear:] animated:1", "viewWillAppear JarVC@0x1f0"),
    LineSample("<JarVC: 0x1f0> Lids -[LidVC viewWillAppear:]", "viewWillAppear LidVC"),
    LineSample("<JarVC: 0x1f0> -[BaseVC viewWillAppear:]", "viewWillAppear JarVC@0x1f0"),
    LineSample("[VERBOSE-2:EngineViewController.mm(12)] -[JarVC viewDidLoad]", "viewDidLoad JarVC"),
    LineSample("[JarVC] -[BaseVC viewDidLoad]", "viewDidLoad JarVC"),
  ]

  /// Words of other languages beside an event.
  static let languages = [
    LineSample("视图将要出现viewWillAppear(_:)", "viewWillAppear"),
    LineSample("罐子显示viewWillAppear(_:)", "viewWillAppear 罐子显示"),
    LineSample("父控制器viewWillAppear(_:)", "viewWillAppear 父控制器"),
    LineSample("view가 화면에 나타남 (viewDidAppear)", "viewDidAppear"),
    LineSample("병 목록 (viewDidAppear)", "viewDidAppear 병 목록"),
    LineSample("A view apareceu (viewDidAppear)", "viewDidAppear"),
    LineSample("La vista se cargó (viewDidLoad)", "viewDidLoad"),
    LineSample("La vue est chargée (viewDidLoad)", "viewDidLoad"),
    LineSample("Die View wurde geladen (viewDidLoad)", "viewDidLoad"),
    LineSample("Sayfa yüklendi (viewDidLoad)", "viewDidLoad"),
    LineSample("Charge Card (viewDidLoad)", "viewDidLoad Charge Card"),
    LineSample("La Vista (viewDidLoad)", "viewDidLoad La Vista"),
    LineSample("Jar Shelf (viewDidAppear)", "viewDidAppear Jar Shelf"),
    LineSample("Executou View did load", "viewDidLoad"),
    LineSample("Вызван метод viewDidAppear", "viewDidAppear"),
    LineSample("Entrando en viewDidLoad", "viewDidLoad"),
    LineSample("Passou pelo viewDidLoad", "viewDidLoad"),
    LineSample("Método: viewDidLoad", "viewDidLoad"),
    LineSample("Current method: viewDidLoad", "viewDidLoad"),
    LineSample("JarVC current function: viewDidLoad", "viewDidLoad JarVC"),
    LineSample("Current jar: viewDidLoad", "viewDidLoad Current jar"),
    LineSample("[JarVC] Método: viewDidLoad", "viewDidLoad JarVC"),
    LineSample("JarVC método viewDidLoad", "viewDidLoad JarVC"),
    LineSample("JarVC viewDidAppear ejecutado", "viewDidAppear JarVC"),
    LineSample("Jar viewDidAppear chamado", "viewDidAppear Jar"),
    LineSample("Jar viewDidAppear foi chamado", "viewDidAppear Jar"),
    LineSample("Jar viewDidAppear appelé", "viewDidAppear Jar"),
    LineSample("Jar viewDidAppear çağrıldı", "viewDidAppear Jar"),
    LineSample("JarVC viewDidAppear não foi chamado", nil), LineSample("viewDidAppear no se llama", nil),
    LineSample("JarVC viewDidAppear n'est pas appelé", nil), LineSample("viewDidAppear çağrılmadı", nil),
    LineSample("等待viewDidAppear", nil), LineSample("[JarVC] 显示将延迟到viewDidAppear", nil),
    LineSample("Отложено до viewDidAppear", nil), LineSample("Aguardando viewDidAppear", nil),
    LineSample("JarVC: esperando viewDidAppear", nil), LineSample("En viewDidAppear", nil),
    LineSample("Em viewDidLoad", nil), LineSample("Убрал сортировку из viewDidAppear", nil),
  ]

  /// What a console puts before a line, and graphs.
  static let consoles = [
    LineSample("12> JarVC viewDidLoad", "viewDidLoad JarVC"), LineSample("12> viewDidLoad", "viewDidLoad"),
    LineSample("Larder> JarVC viewDidLoad", "viewDidLoad JarVC"),
    LineSample("10.00.00,123 JarVC viewDidLoad", "viewDidLoad JarVC"),
    LineSample("10.00.00,123 Jar viewDidLoad", "viewDidLoad Jar"),
    LineSample("Jar[viewDidLoad]", "viewDidLoad Jar"), LineSample("[Jar] --> viewDidLoad", "viewDidLoad Jar"),
    LineSample("====> Jar(viewDidLoad)", "viewDidLoad Jar"),
    LineSample("Jar[viewDidLoad] -->", "viewDidLoad Jar"),
    LineSample("lldb> JarVC viewDidLoad", nil), LineSample("A[viewWillAppear] --> B[viewDidAppear]", nil),
    LineSample("    B --> C[viewWillDisappear]", nil), LineSample("C(viewDidLoad) -.-> D", nil),
    LineSample("E ==> F{viewDidLoad}", nil),
  ]

  static let all =
    selves + bases + sentences + shorts + titles + behind + arrows + methods + languages + consoles
}
