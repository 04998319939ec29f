import Testing

@testable import TraceModel

/// Lines as people publish them: from pages, in their own languages, with the columns of their loggers.
@Suite struct PublishedLineTests {
  static let called = [
    LineSample("viewDidLoad chiamato", "viewDidLoad"),
    LineSample("viewWillAppear è stato chiamato", "viewWillAppear"),
    LineSample("PondVC: viewDidLoad dipanggil", "viewDidLoad PondVC"),
    LineSample("viewDidLoad telah dipanggil", "viewDidLoad"),
    LineSample("viewWillAppear đã được gọi", "viewWillAppear"),
    LineSample("viewDidAppear fonksiyonu çalıştı", "viewDidAppear"),
    LineSample("viewDidLoad se ejecutó", "viewDidLoad"),
    LineSample("viewDidLoad wywołano", "viewDidLoad"),
    LineSample("viewDidLoad wird ausgeführt", "viewDidLoad"),
    LineSample("viewDidLoad got invoked", "viewDidLoad"),
    LineSample("viewDidLoad hit", "viewDidLoad"),
    LineSample("viewDidLoad hit twice", nil), LineSample("viewDidLoad running late today", nil),
    LineSample("viewDidLoad non è stato chiamato", nil),
    LineSample("PondVC viewDidLoad belum dipanggil", nil),
    LineSample("PondVC viewDidLoad chưa được gọi", nil),
  ]

  static let methods = [
    LineSample("O método viewDidLoad foi chamado", "viewDidLoad"),
    LineSample("El método viewDidLoad se ejecutó", "viewDidLoad"),
    LineSample("Se ha llamado a viewDidAppear", "viewDidAppear"),
    LineSample("加载viewDidLoad", "viewDidLoad"), LineSample("PondVC加载viewDidLoad", "viewDidLoad PondVC"),
    LineSample("已进入 viewDidLoad", "viewDidLoad"), LineSample("首页viewDidLoad", "viewDidLoad 首页"),
  ]

  static let tags = [
    LineSample("LIFECYCLE Pond viewDidLoad", "viewDidLoad Pond"),
    LineSample("LIFECYCLE Pond: viewDidLoad", "viewDidLoad Pond"),
    LineSample("EVENT Pond viewDidLoad", "viewDidLoad Pond"),
    LineSample("FAQ Pond viewDidLoad", "viewDidLoad FAQ Pond"),
  ]

  static let cells = [
    LineSample("DEBUG|Pond|viewDidLoad", "viewDidLoad Pond"),
    LineSample("I|Pond|viewDidLoad", "viewDidLoad Pond"),
    LineSample("12:30:01|DEBUG|main|Pond|viewDidLoad|31", "viewDidLoad Pond"),
    LineSample("DEBUG;Pond;viewDidLoad", "viewDidLoad Pond"),
    LineSample("UI|Pond|viewDidLoad", "viewDidLoad Pond"),
    LineSample("Lifecycle|Pond|viewDidLoad", "viewDidLoad Pond"),
    LineSample("UI|Pond|Frog|viewDidLoad", nil), LineSample("UI|refill|viewDidLoad", nil),
    LineSample("UIPond|Frog|viewDidLoad", nil),
    LineSample("DEBUG|Pond|Frog|viewDidLoad", nil), LineSample("DEBUG|refill|viewDidLoad", nil),
    LineSample("Water|Pond|viewDidLoad", nil),
  ]

  static let released = [
    LineSample("deinit: PondViewModel", "deinit PondViewModel"),
    LineSample("deinit - PondViewModel", "deinit PondViewModel"),
    LineSample("deinit <Larder.PondViewModel: 0x1f0>", "deinit PondViewModel@0x1f0"),
    LineSample("deinit: PondVC", "deinit PondVC"),
    LineSample("viewDidLoad: PondViewModel", "viewDidLoad"), LineSample("deinit: waiting", nil),
  ]

  static let past = [
    LineSample("PondVC appeared", "viewDidAppear PondVC"),
    LineSample("[PondVC] disappeared", "viewDidDisappear PondVC"),
    LineSample("PondViewController: disappeared.", "viewDidDisappear PondViewController"),
    LineSample("<Larder.PondVC: 0x1f0> appeared", "viewDidAppear PondVC@0x1f0"),
    LineSample("Keyboard appeared", nil), LineSample("PondVC frog appeared", nil),
    LineSample("PondVC appeared after a push", nil), LineSample("Once PondVC appeared", nil),
    LineSample("PondVC reappeared", nil), LineSample("Pond appeared", nil),
    LineSample("PondVC disappeared: viewDidDisappear", "viewDidDisappear PondVC"),
    LineSample("PondVC's view appeared", "viewDidAppear PondVC"),
    LineSample("PondVC’s view disappeared.", "viewDidDisappear PondVC"),
    LineSample("PondVC’s view will appear", "viewWillAppear PondVC"),
    LineSample("PondVC's frog appeared", nil), LineSample("PondVC’s frog disappeared", nil),
    LineSample("PondVC's view appeared twice", nil), LineSample("Pond's view appeared", nil),
  ]

  static let present = [
    LineSample("PondVC appears", "viewDidAppear PondVC"),
    LineSample("[PondVC] disappears", "viewDidDisappear PondVC"),
    LineSample("PondVC view appeared", "viewDidAppear PondVC"),
    LineSample("PondVC: view appears", "viewDidAppear PondVC"),
    LineSample("PondVC frog view appeared", nil), LineSample("Keyboard appears", nil),
    LineSample("It appears PondVC", nil), LineSample("PondVC appears to be nil", nil),
    LineSample("When PondVC appears", nil), LineSample("PondVC bar appears", nil),
    LineSample("PondVC view appears twice", nil), LineSample("Pond appears", nil),
  ]

  static let short = [
    LineSample("🟡 willAppear PondVC", "viewWillAppear PondVC"),
    LineSample("🟡 didDisappear - PondViewController", "viewDidDisappear PondViewController"),
    LineSample("🟡 willAppear Pond", nil), LineSample("🟡 willAppear PondVC banner", nil),
    LineSample("wait willAppear PondVC", nil), LineSample("[Keyboard] willAppear PondVC", nil),
    LineSample("banner willAppear PondVC", nil),
  ]

  static let shouts = [
    LineSample("池・viewDidLoad", "viewDidLoad 池"), LineSample("ポンド・viewDidLoad", "viewDidLoad ポンド"),
    LineSample("ビュー・ポンド viewDidLoad", "viewDidLoad ビュー・ポンド"),
    LineSample("[SKIP] viewDidAppear called again", "viewDidAppear"),
    LineSample("[SKIP] PondVC viewDidAppear", "viewDidAppear PondVC"),
    LineSample("[Skip] viewDidAppear", "viewDidAppear Skip"),
  ]

  static let crumbs = [
    LineSample(
      #"{"type":"navigation","category":"ui.lifecycle","data":{"screen":"PondVC","lifecycle":"viewDidLoad"}}"#,
      "viewDidLoad PondVC"),
    LineSample(
      #"{"type":"navigation","category":"ui.lifecycle","data":{"screen":"PondVC","callback":"viewWillAppear"}}"#,
      "viewWillAppear PondVC"),
    LineSample(
      #"{"type":"navigation","category":"ui.lifecycle","data":{"screen":"PondVC","frog":"viewDidLoad"}}"#,
      "viewDidAppear PondVC"),
  ]

  static let targets = [
    LineSample(#"{"screen":"PondVC","event":"present","target":"FrogVC"}"#, "present PondVC FrogVC"),
    LineSample(
      #"{"controller":"Tabs","event":"tabBarControllerDidSelect","target":"FrogVC"}"#,
      "tabBarControllerDidSelect Tabs FrogVC"),
    LineSample(#"{"screen":"PondVC","event":"viewDidLoad","target":"FrogVC"}"#, "viewDidLoad PondVC"),
    LineSample(#"{"event":"viewDidLoad","target":"FrogVC"}"#, "viewDidLoad FrogVC"),
  ]

  static let tabs = [
    LineSample("TabBar didSelect FrogNav", "tabBarControllerDidSelect - FrogNav"),
    LineSample("[TabBar] didSelect FrogVC", "tabBarControllerDidSelect TabBar FrogVC"),
    LineSample("PondTabBar: didSelect FrogVC", "tabBarControllerDidSelect PondTabBar FrogVC"),
    LineSample("TabBar didSelect Frog", nil), LineSample("TabBar didSelect <UITabBarItem: 0x1f0>", nil),
    LineSample("PondTable didSelect FrogVC", nil),
  ]

  static let pages = [
    LineSample("<code>Pond: viewDidLoad</code>", "viewDidLoad Pond"),
    LineSample("<code>PondVC viewDidLoad</code><br>", "viewDidLoad PondVC"),
    LineSample("<p class=\"p1\">PondVC viewDidLoad</p>", "viewDidLoad PondVC"),
    LineSample("<font color='red' size=\"2\">PondVC viewDidLoad</font>", "viewDidLoad PondVC"),
    LineSample("<li><code>PondVC viewDidLoad</code></li>", "viewDidLoad PondVC"),
    LineSample("<code>viewDidLoad</code>", nil), LineSample("<li><code>viewDidLoad</code></li>", nil),
    LineSample("<code class=\"swift\">viewDidLoad</code>", nil),
    LineSample("<method name=\"viewDidLoad\" class=\"PondVC\"/>", nil),
  ]

  static let slips = [
    LineSample("PondVC viewWillDisppear", "viewWillDisappear PondVC"),
    LineSample("viewDidDisppear for PondVC", "viewDidDisappear PondVC"),
    LineSample("PondVC viewWillDisplay", nil),
  ]

  static let ordinals = [
    LineSample("1번 VC viewDidLoad", "viewDidLoad 1번 VC"),
    LineSample("2번째 ViewController viewDidLoad", "viewDidLoad 2번째 ViewController"),
    LineSample("3번 PondVC viewDidLoad", "viewDidLoad PondVC"),
    LineSample("[VC #1] viewDidLoad", "viewDidLoad VC #1"),
    LineSample("[Pond#2]: viewDidLoad", "viewDidLoad Pond#2"),
    LineSample("[PondVC #1] viewDidLoad", "viewDidLoad PondVC@(1)"),
    LineSample("[#1] viewDidLoad", nil), LineSample("[Pond, #1] viewDidLoad", nil),
  ]

  static let keys = [
    LineSample("_cmd = viewDidLoad", "viewDidLoad"), LineSample("SEL: viewDidLoad", "viewDidLoad"),
    LineSample("方法名：viewDidLoad", "viewDidLoad"), LineSample("当前方法：viewDidLoad", "viewDidLoad"),
    LineSample("Method name: viewDidLoad", "viewDidLoad"), LineSample("首页：viewDidLoad", "viewDidLoad 首页"),
    LineSample("Pond = viewDidLoad", "viewDidLoad Pond"),
  ]

  static let stacks = [
    LineSample(
      "PondNav.setViewControllers([FrogVC, NewtVC], animated: true)", "setViewControllers PondNav NewtVC"),
    LineSample("PondNav: setViewControllers [FrogVC]", "setViewControllers PondNav FrogVC"),
    LineSample("Nav.setViewControllers([Frog, Newt])", "setViewControllers Nav Newt"),
    LineSample("Nav.setViewControllers([...])", "setViewControllers Nav"),
    LineSample("[Nav] setViewControllers [FrogVC, …]", "setViewControllers Nav"),
    LineSample("nav.setViewControllers([frogVC], animated: true)", nil),
    LineSample("PondNav.setViewControllers([frogVC])", nil),
    LineSample("PondNav.setViewControllers([FrogVC]) replaces the stack", nil),
    LineSample("PondNav.setViewControllers([FrogVC()])", nil),
  ]

  static let links = [
    LineSample("viewDidLoad for: PondVC", "viewDidLoad PondVC"),
    LineSample("viewWillAppear called for: PondVC", "viewWillAppear PondVC"),
    LineSample("[UIViewController] viewDidAppear for: PondVC", "viewDidAppear PondVC"),
    LineSample("viewDidLoad in: PondVC", "viewDidLoad PondVC"),
    LineSample("viewDidLoad for: refill", nil), LineSample("viewDidLoad in: 12 ms", "viewDidLoad"),
    LineSample("viewDidAppear pondVC (0.0, 0.0, 390.0, 844.0)", "viewDidAppear pondVC"),
    LineSample("PondVC viewDidLoad launched", "viewDidLoad PondVC"),
    LineSample("PondVC viewDidLoad call", "viewDidLoad PondVC"),
    LineSample("viewDidLoad call the pump again", nil),
    LineSample("viewDidLoad was initiated.", "viewDidLoad"),
    LineSample("viewDidLoad launched the pump and the lights", nil),
  ]

  static let runs = [
    LineSample("Pool1: ====PondVC viewDidLoad", "viewDidLoad PondVC"),
    LineSample("Pool1: ==== Pond-2 viewDidLoad", "viewDidLoad Pond-2"),
    LineSample("Pool1: **** PondVC viewDidLoad", "viewDidLoad PondVC"),
    LineSample("Pool1: = PondVC viewDidLoad", nil),
  ]

  static let gone = [
    LineSample("PondVC对象被释放了", "deinit PondVC"), LineSample("PondVC控制器已销毁", "deinit PondVC"),
    LineSample("PondViewController 页面被销毁", "deinit PondViewController"),
    LineSample("Pool1: PondVC is released", "deinit PondVC"),
    LineSample("Pool1: Big Pond VC-1 메모리에서 내려감", "deinit Big Pond VC-1"),
    LineSample("Pool1: Pond is released", nil), LineSample("PondModel对象被释放了", nil),
    LineSample("鱼塘对象被释放了", nil),
  ]

  static let signs = [
    LineSample("📤 dismiss PondVC", "dismiss PondVC"), LineSample("⏪ popToRoot", "popToRoot"),
    LineSample("🔙 pop", "pop"), LineSample("⏪ pop the balloon", nil), LineSample("📤 dismiss keyboard", nil),
    LineSample("FrogPageModel: viewIsAppearing", nil),
  ]

  @Test(
    arguments: called + methods + tags + cells + released + past + tabs + pages + slips + ordinals + keys
      + stacks + links + runs + gone + signs + present + short + shouts + crumbs + targets)
  func `a line is read as its event`(_ sample: LineSample) throws {
    #expect(try ReadLog.words(sample.line + "\n") == sample.event.map { [$0] } ?? [])
  }

  private static let calls = ["viewDidLoad", "viewWillAppear", "viewDidAppear"]

  private func words(_ shape: String, _ numbers: [Int]) throws -> [String] {
    let lines = zip(Self.calls, numbers).map {
      shape.replacing("EVENT", with: $0).replacing("7", with: "\($1)") + "\n"
    }
    return try ReadLog.words(lines.joined())
  }

  @Test(arguments: ["Pond:7 EVENT", "Pond#7 EVENT", "Pond:7: EVENT()", "Pond:7 - EVENT", "[Pond#7] EVENT"])
  func `a number behind a name that each callback has for itself is a line of source`(_ shape: String) throws
  {
    #expect(try words(shape, [31, 42, 47]) == Self.calls.map { $0 + " Pond" })
  }

  @Test(arguments: ["Pond:", "Pond#"]) func `one that all callbacks have is part of the name`(_ lead: String)
    throws
  {
    #expect(try words(lead + "7 EVENT", [31, 31, 31]) == Self.calls.map { "\($0) \(lead)31" })
    #expect(try words(lead + "7 EVENT", [1, 2, 3]) == zip(Self.calls, 1...).map { "\($0) \(lead)\($1)" })
  }

  @Test(arguments: ["<b class=", "<b class=\"", "<code", "<code>", "</code>"])
  func `a tag that the text cuts short is left as it is`(_ text: String) {
    // The quotation mark behind the text isn't a part of it.
    let bytes = Array((text + "\"\n").utf8)
    #expect(LineCleaner.clean(bytes.span, from: 0, to: text.utf8.count) == nil)
  }
}
