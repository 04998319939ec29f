import Testing

@testable import TraceModel

/// Numbers of steps, titles of objects, identifiers and words in camel case: who is meant.
@Suite struct BesideNameTests {
  private static let identifier = "3B6E2A10-5C4D-4E8F-9A7B-1C2D3E4F5A6B"

  static let names = [
    LineSample("ALTO--2.viewDidLoad,歌曲加载完成", "viewDidLoad ALTO"),
    LineSample("ALTO--3.viewDidLoad", "viewDidLoad ALTO"),
    LineSample("ALTO: 3) viewDidLoad", "viewDidLoad ALTO"),
    LineSample("ALTO: 3. viewDidLoad", "viewDidLoad ALTO"),
    LineSample("Page 2 viewDidLoad", "viewDidLoad Page 2"),
    LineSample("Page: 2. viewDidLoad", "viewDidLoad 2"),
    LineSample("3. viewDidLoad", "viewDidLoad"),
    LineSample(
      "<AltoViewController: 0x1f0> (Alto) viewWillAppear", "viewWillAppear AltoViewController@0x1f0"),
    LineSample("<AltoViewController: 0x1f0> Alto viewWillAppear", "viewWillAppear AltoViewController@0x1f0"),
    LineSample("<AltoVC: 0x1f0> \"Alto\" viewWillAppear", "viewWillAppear AltoVC@0x1f0"),
    LineSample("viewWillAppear \(identifier)", "viewWillAppear \(identifier)"),
    LineSample("viewWillAppear id=\(identifier)", "viewWillAppear \(identifier)"),
    LineSample("[viewDidAppear] SongTextPage", "viewDidAppear SongTextPage"),
    LineSample("[viewDidAppear] Song", "viewDidAppear"),
    LineSample("[viewDidAppear] A", "viewDidAppear"),
    LineSample("[viewDidAppear] SongText is there", "viewDidAppear"),
    LineSample("Alto [viewDidAppear] SongTextPage", "viewDidAppear Alto"),
    LineSample("[Song Demo] deinit - ViewController 已释放", "deinit Song Demo"),
    LineSample("[Song Demo] deinit - AltoViewController 已释放", "deinit AltoViewController"),
    LineSample("deinit viewcontrollerB", "deinit viewcontrollerB"),
    LineSample(
      #"{"event":"viewDidAppear","data":{"screen":{"className":"AltoViewController"}}}"#,
      "viewDidAppear AltoViewController"),
    LineSample(
      #"{"event":"viewDidAppear","data":{"sender":{"className":"UIButton"}}}"#, "viewDidAppear"),
    LineSample(
      "| 2024/05/06 3:11:12 line:25 @AltoVC.swift viewDidLoad() [INFO] => \"a\" |", "viewDidLoad AltoVC"),
  ]

  static let noEvents = [
    "<Singer: 0x1f0> Alto viewWillAppear", "<AltoViewController: 0x1f0> sang in viewWillAppear",
    "deinit webviewB", "| viewDidLoad | sings once |", "viewDidLoad song \(identifier)",
  ]

  @Test(arguments: names) func `what is beside a call says whose it is`(_ sample: LineSample) throws {
    #expect(try ReadLog.words(sample.line + "\n") == [sample.event].compactMap(\.self))
  }

  @Test(arguments: noEvents) func `other things are no events`(_ line: String) throws {
    #expect(try ReadLog.words(line + "\n").isEmpty)
  }

  @Test(arguments: [
    LineSample("AltoVC viewWillApper", "viewWillAppear AltoVC"),
    LineSample("[Alto] viewDidApper", "viewDidAppear Alto"),
    LineSample("AltoVC viewWillDisapper:", "viewWillDisappear AltoVC"),
    LineSample("AltoVC viewDidDissapear()", "viewDidDisappear AltoVC"),
    LineSample("[AltoVC] viewWillDissappear", "viewWillDisappear AltoVC"),
    LineSample("AltoVC: viewDidDisapear", "viewDidDisappear AltoVC"),
    LineSample("-[AltoVC viewDidApear:]", "viewDidAppear AltoVC"),
    LineSample("AltoVC viewWilAppear", "viewWillAppear AltoVC"),
    LineSample("[AltoVC] viewWilDisappear(_:)", "viewWillDisappear AltoVC"),
    LineSample("AltoVC: viewDidLaod()", "viewDidLoad AltoVC"), LineSample("AltoVC viewDidLaods", nil),
    LineSample("viewDidDisapper", "viewDidDisappear"), LineSample("Viwe Did Appear", "viewDidAppear"),
    LineSample("AltoVC viewDidApperance", nil),
  ]) func `a slip of the pen is a callback`(_ sample: LineSample) throws {
    #expect(try ReadLog.words(sample.line + "\n") == [sample.event].compactMap(\.self))
  }

  @Test func `the end of a call without a name is no second call`() throws {
    #expect(try ReadLog.words("viewDidLoad start\nsong\nviewDidLoad end\n") == ["viewDidLoad"])
    #expect(try ReadLog.words("viewDidLoad\nviewDidLoad\n").count == 2)
    #expect(try ReadLog.words("viewDidLoad end\n") == ["viewDidLoad"])
    #expect(try ReadLog.words("viewDidLoad start\nviewWillAppear\nviewDidLoad end\n").count == 3)
  }

  @Test func `a method above its caller is one of a backtrace`() throws {
    let frames = """
      -[AltoVC viewWillAppear:]
      -[UIViewController _setViewAppearState:isAnimating:]
      -[UIViewController __viewWillAppear:]

      """
    #expect(try ReadLog.words(frames).isEmpty)
    #expect(try ReadLog.words("-[AltoVC viewWillAppear:]\n-[AltoVC viewDidAppear:]\n").count == 2)
  }
}
