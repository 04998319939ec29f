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
    LineSample("DEBUG|Pond|Frog|viewDidLoad", nil), LineSample("DEBUG|refill|viewDidLoad", nil),
    LineSample("Water|Pond|viewDidLoad", nil),
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

  @Test(arguments: called + methods + tags + cells + past + tabs + pages + slips)
  func `a line is read as its event`(_ sample: LineSample) throws {
    #expect(try ReadLog.words(sample.line + "\n") == sample.event.map { [$0] } ?? [])
  }
}
