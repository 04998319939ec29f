import Testing

@testable import TraceModel

/// Lines in manners that were met for the first time in other people's apps, with as many that look alike and tell nothing, or
/// somebody else's.
@Suite struct FirstSightTests {
  static let printed = [
    LineSample("\"viewDidLoad()\" OvenVC", "viewDidLoad OvenVC"),
    LineSample("\"viewWillAppear(_:)\" Larder.OvenViewController true", "viewWillAppear OvenViewController"),
    LineSample("\"deinit\" OvenVC", "deinit OvenVC"),
    LineSample("\"viewDidLoad()\" Oven", nil), LineSample("\"viewDidLoad\" OvenVC is hot", nil),
    LineSample("\"viewDidLoad()\" OvenVC: broken", nil), LineSample("\"event\": OvenVC", nil),
    LineSample("Optional(\"viewDidLoad\")", "viewDidLoad"),
    LineSample("Optional(\"Oven: viewDidLoad\")", "viewDidLoad Oven"),
    LineSample("Optional(\"0: viewDidLoad\")", "viewDidLoad"),
    LineSample("Optional(\"viewDidLoad\") is set", nil),
    LineSample("viewWillAppear false🎈", "viewWillAppear"),
    LineSample("viewWillAppear YES ✅", "viewWillAppear"),
    LineSample("viewWillAppear true friends", nil),
    LineSample("🔹<Larder.OvenVC: 0x1f0>viewDidLoad", "viewDidLoad OvenVC@0x1f0"),
    LineSample("✅<Larder.OvenVC: 0x1f0> viewDidLoad", "viewDidLoad OvenVC@0x1f0"),
    LineSample("✅ListController<Tray> viewDidLoad", "viewDidLoad ListController<Tray>"),
  ]

  static let gone = [
    LineSample("[Memory] Deallocating instance of 'OvenVC'", "deinit OvenVC"),
    LineSample("[View Controller] ⚫️ Deallocating instance of 'OvenVC'", "deinit OvenVC"),
    LineSample("[Memory] Deallocating instance of RecipeStore", "deinit RecipeStore"),
    LineSample("Deallocating <Larder.OvenVC: 0x1f0>", "deinit OvenVC@0x1f0"),
    LineSample("\"Deallocating <Larder.OvenVC: 0x1f0>\"", "deinit OvenVC@0x1f0"),
    LineSample("--Deallocating <Larder.OvenVC: 0x1f0>", "deinit OvenVC@0x1f0"),
    LineSample("Deallocating <Larder.Mixer: 0x1f0>", nil), LineSample("Deallocating trays of OvenVC", nil),
    LineSample("Deinitalizing of <Larder.OvenVC: 0x1f0>", "deinit OvenVC@0x1f0"),
    LineSample("控制器：<OvenVC: 0x1f0> 已销毁", "deinit OvenVC@0x1f0"),
    LineSample("页面：OvenVC 已释放", "deinit OvenVC"), LineSample("播放器：<OvenVC: 0x1f0> 已销毁", nil),
    LineSample("deinit：OvenVC已被销毁", "deinit OvenVC"),
    LineSample("UIViewController deinit：------OvenVC已被销毁", "deinit OvenVC"),
    LineSample("BaseVC viewDidLoad：OvenVC", "viewDidLoad OvenVC"),
    LineSample("OvenVC viewDidLoad：LidVC", "viewDidLoad OvenVC"),
  ]

  static let words = [
    LineSample("OvenVC has called viewDidLoad()", "viewDidLoad OvenVC"),
    LineSample("OvenVC has viewDidLoad", nil),
    LineSample("OvenVC将要出现 viewWillAppear", "viewWillAppear OvenVC"),
    LineSample("OvenVC正在出现 viewIsAppearing", "viewIsAppearing OvenVC"),
    LineSample("视图将要出现 viewWillAppear", "viewWillAppear"),
    LineSample("true viewWillAppear(_:)", "viewWillAppear"),
    LineSample("2026/03/01 10:00 OvenVC viewDidLoad", "viewDidLoad OvenVC"),
    LineSample("01/03/26, 10:00 OvenVC viewDidLoad", "viewDidLoad OvenVC"),
    LineSample("1/3 10:00 OvenVC viewDidLoad", nil),
    LineSample("The view OvenVC will appear", "viewWillAppear OvenVC"),
    LineSample("The screen OvenVC viewDidLoad", "viewDidLoad OvenVC"),
    LineSample("The view of OvenVC will appear", nil), LineSample("The lid will appear", nil),
    LineSample("View controller appeared: OvenVC", "viewDidAppear OvenVC"),
    LineSample("Screen disappeared: OvenVC", "viewDidDisappear OvenVC"),
    LineSample("Banner appeared: OvenVC", nil), LineSample("View appeared: Oven", nil),
    LineSample("ViewController appeared: OvenVC once more", nil),
    LineSample("tipOverlayViewDidClose: View did disappear", nil),
    LineSample("ovenVC: View did disappear", "viewDidDisappear ovenVC"),
    LineSample("была вызвана функция viewDidLoad()", "viewDidLoad"),
    LineSample("OvenVC: вызвана функция viewDidLoad()", "viewDidLoad OvenVC"),
    LineSample("Вызов метода viewDidLoad", "viewDidLoad"), LineSample("Funktion viewDidLoad", "viewDidLoad"),
    LineSample("La fonction viewDidLoad est appelée", "viewDidLoad"),
    LineSample("메서드 호출: viewDidLoad", "viewDidLoad"), LineSample("当前方法 viewDidLoad", "viewDidLoad"),
    LineSample("関数 viewDidLoad", "viewDidLoad"), LineSample("gọi hàm viewDidLoad", "viewDidLoad"),
    LineSample("Funktionen viewDidLoad", "viewDidLoad Funktionen"),
  ]

  static let behind = [
    LineSample("viewDidLoad вызван для <Larder.OvenVC: 0x1f0>", "viewDidLoad OvenVC@0x1f0"),
    LineSample("viewDidLoad appelé pour OvenVC", "viewDidLoad OvenVC"),
    LineSample("viewDidLoad wurde für OvenVC aufgerufen", "viewDidLoad OvenVC"),
    LineSample("viewDidLoad llamado para OvenVC", "viewDidLoad OvenVC"),
    LineSample("viewDidLoad для печи", "viewDidLoad"), LineSample("viewDidLoad pour ouvrir OvenVC", nil),
    LineSample("viewDidAppear - Tray Frame: (0.0, 20.0)", "viewDidAppear"),
    LineSample("viewDidAppear - Tray Count: 3", "viewDidAppear"),
    LineSample("viewDidAppear - Oven: hot", "viewDidAppear Oven"),
    LineSample("viewDidLoad - Thread: main", "viewDidLoad"),
    LineSample("viewDidLoad - Thread", "viewDidLoad Thread"),
    LineSample("viewDidAppear - Oven:31", "viewDidAppear Oven"),
    LineSample("viewDidLoad() in 0x00000001012f", "viewDidLoad"),
    LineSample("viewDidLoad - 0x1f0", "viewDidLoad"),
    LineSample("viewDidLoad in 0x1f04 OvenVC", "viewDidLoad OvenVC@0x1f04"),
    LineSample("viewWillAppear owner: <Larder.OvenVC: 0x1f0>, trays: 3", "viewWillAppear OvenVC@0x1f0"),
    LineSample("viewWillAppear next: <Larder.OvenVC: 0x1f0>, trays: 3", "viewWillAppear"),
    LineSample("viewWillAppear owner: <Larder.OvenVC: 0x1f0> is hot", "viewWillAppear"),
    LineSample("viewWillAppear: Oven animated: true", "viewWillAppear Oven"),
    LineSample("viewWillAppear: heating animated: true", nil),
    LineSample("[Larder] viewDidLoad 'OvenVC'", "viewDidLoad OvenVC"),
    LineSample("[LidVC] viewDidLoad 'OvenVC'", "viewDidLoad LidVC"),
    LineSample("[Larder] viewDidLoad 'trays'", "viewDidLoad Larder"),
  ]

  static let delegates = [
    LineSample("[viewcycle] View did load!", "viewDidLoad"),
    LineSample("[viewcycle] viewDidLoad", "viewDidLoad"),
    LineSample("[cycle] viewDidLoad", "viewDidLoad cycle"),
    LineSample("didSelectViewController: <Larder.OvenVC: 0x1f0>", "tabBarControllerDidSelect - OvenVC@0x1f0"),
    LineSample("didSelectViewController:[<Larder.OvenVC: 0x1f0>]", "tabBarControllerDidSelect"),
    LineSample("didSelectViewController: fromIndex: 2", nil), LineSample("didSelectViewController", nil),
  ]

  private static let all = printed + gone + words + behind + delegates

  @Test(arguments: all) func `a line is read as its event`(_ sample: LineSample) throws {
    #expect(try ReadLog.words(sample.line + "\n") == sample.event.map { [$0] } ?? [])
  }

  @Test(arguments: all) func `a line is read a second time as it was the first`(_ sample: LineSample) throws {
    let log = "\(sample.line)\nother\n\(sample.line)\n\(sample.line)\n"
    #expect(try ReadLog.words(log) == sample.event.map { [$0, $0, $0] } ?? [])
  }

  @Test(arguments: ["---", "=====", "***"]) func `a class between lines is above its callback`(
    _ rule: String
  ) throws {
    let log = "\(rule) OvenVC \(rule)\nviewDidLoad()\n\(rule) LidVC \(rule)\nviewWillAppear(_:)\n"
    #expect(try ReadLog.words(log) == ["viewDidLoad OvenVC", "viewWillAppear LidVC"])
    let remark = "\(rule) tests of OvenVC \(rule)\nviewDidLoad()\n"
    #expect(try ReadLog.words(remark) == ["viewDidLoad"])
  }

  @Test func `what tells nothing stays out behind what tells something`() throws {
    for sample in Self.all where sample.event == nil {
      #expect(
        try ReadLog.words("OvenVC viewDidLoad\nviewDidLoad\n\(sample.line)\n").count == 2, "\(sample.line)")
    }
  }
}
