import Testing

@testable import TraceModel

/// Names that are shorter than those of classes, or that stand where no name was expected, with what looks alike.
@Suite struct BareReceiverTests {
  static let receivers = [
    LineSample("- vc1.viewWillDisappear", "viewWillDisappear vc1"),
    LineSample("vc2.viewWillAppear:", "viewWillAppear vc2"),
    LineSample("--> s.viewDidLoad", "viewDidLoad s"),
    LineSample("altoVC.viewDidLoad", "viewDidLoad altoVC"),
    LineSample("- vc1.viewWillAppear      (self.song.isOn=NO)", "viewWillAppear vc1"),
  ]

  static let methods = [
    LineSample("dealloc =[2] -[AltoVC dealloc]", "deinit AltoVC"),
    LineSample("dealloc = -[Alto dealloc]", "deinit Alto"),
    LineSample("viewDidLoad: -[AltoVC viewDidLoad]", "viewDidLoad AltoVC"),
    LineSample("viewWillAppear: => -[AltoVC viewWillAppear:]", "viewWillAppear AltoVC"),
    LineSample("     [48120:771204] dealloc =[2] -[AltoVC dealloc]", "deinit AltoVC"),
  ]

  static let processes = [
    LineSample("[1731:20481] viewDidLoad", "viewDidLoad"),
    LineSample("[1731:20481] AltoVC viewDidLoad", "viewDidLoad AltoVC"),
    LineSample("07:08:09.321 [1731:20481] viewDidLoad", "viewDidLoad"),
    LineSample("2014-05-06 07:08:09.321Choir[1731:20481] viewDidLoad", "viewDidLoad"),
    LineSample("2014-05-06 07:08:09.321Choir[1731:20481] AltoVC viewDidLoad", "viewDidLoad AltoVC"),
    LineSample("[10:30] viewDidLoad", "viewDidLoad"),
    LineSample("[AltoVC:30] viewDidLoad", "viewDidLoad AltoVC"),
  ]

  static let initializers = [
    LineSample("A: init(coder:)", "init A"),
    LineSample("AltoVC(1) init(coder:) - made in a storyboard", "init AltoVC@(1)"),
    LineSample("AltoVC: init(nibName:bundle:)", "init AltoVC"),
    LineSample("-[AltoVC initWithSong:]", "init AltoVC"),
    LineSample("-[AltoVC initWithEngine:nibName:bundle:]", "init AltoVC"),
    LineSample("<_TtCV5Choir4Hall6AltoVC: 0x1f0> viewDidLoad", "viewDidLoad AltoVC@0x1f0"),
  ]

  static let marks = [
    LineSample("AltoNav popToViewController(_:animated:)", "popTo AltoNav"),
    LineSample("-[AltoNav popToViewController:animated:]", "popTo AltoNav"),
    LineSample("AltoController popViewControllerAnimated(_:)", "pop AltoController"),
    LineSample("AltoController dismissViewControllerAnimated(_:completion:)", "dismiss AltoController"),
  ]

  static let numbers = [
    LineSample("viewWillAppear: 2 UIDeviceRGBColorSpace 0.2 0.4 0 1", "viewWillAppear 2"),
    LineSample("viewWillAppear: 0 UIDeviceRGBColorSpace 0.2 0.4 0 1", "viewWillAppear 0"),
    LineSample("viewWillAppear: 2 songs", "viewWillAppear"),
    LineSample("AltoVC: [02]. +++ viewDidLoad", "viewDidLoad AltoVC"),
    LineSample("viewWillDisappear:AltoVC2视图将被从屏幕上移除", "viewWillDisappear AltoVC2"),
    LineSample("AltoVC@viewDidLoad: 3", "viewDidLoad AltoVC"),
    LineSample("합창 화면 AltoVC viewDidLoad", "viewDidLoad AltoVC"),
  ]

  static let noEvents = [
    "super.viewDidLoad", "self.viewDidLoad", "controller.viewDidLoad", "controller.viewDidLoad;",
    "vc1.viewDidLoad()",
    "vc1.viewDidLoad;", "see vc1.viewDidLoad", "step1.viewDidLoad", "a.viewDidLoad", "$0.viewDidLoad",
    "A: init()", "AltoVC init() - a song",
    "-[AltoSong initWithWords:]", "AltoVC initWithSong:", "AltoController pushViewController(_:animated:)",
    "AltoController popToViewController", "- viewDidLoad: < 50ms (the song only)", "viewDidAppear: ~100ms",
    "song@viewDidLoad: <Song: 0x1f0> has 3 verses", "- 누르면 AltoVC Deinit", "有合唱视图。 4、viewDidLoad",
    "#[doc(alias = \"-[AltoVC viewDidAppear:]\")]",
    "//   0x1000a1f20     144  -[AltoVC initWithNibName:bundle:song:]",
  ]

  @Test(arguments: receivers + methods + processes + initializers + marks + numbers)
  func `a line is read as its event`(_ sample: LineSample) throws {
    #expect(try ReadLog.words(sample.line + "\n") == sample.event.map { [$0] } ?? [])
  }

  @Test(arguments: noEvents) func `what looks alike is no event`(_ line: String) throws {
    #expect(try ReadLog.words(line + "\n").isEmpty)
  }

  @Test func `the number of a process is no name, and its own`() throws {
    let log = "[1731:20481] viewDidLoad\n2014-05-06 07:08:09.321Choir[1732:1] viewDidLoad\n"
    #expect(try ReadLog.events(Array(log.utf8)).events.map(\.process) == [1731, 1732])
  }
}
