import Testing

@testable import TraceModel

/// Lines that loggers and debuggers build from parts: records with a function, dictionaries, fields, columns, the actions
/// of architectures and the steps of streams.
@Suite struct StructuredLineTests {
  static let samples = [
    LineSample(
      #"{"level":1,"message":"jars","file":"/src/Larder/JarVC.swift","function":"viewDidLoad()","line":23}"#,
      "viewDidLoad JarVC"),
    LineSample(
      #"{"message":"","file":"JarVC","function":"viewWillAppear(_:)","line":30}"#, "viewWillAppear JarVC"),
    LineSample(
      #"{"function":"viewDidAppear(_:)","class":"JarVC","message":"lid open"}"#, "viewDidAppear JarVC"),
    LineSample(#"{"func":"viewDidLoad()","filename":"JarVC.swift","msg":"two lids"}"#, "viewDidLoad JarVC"),
    LineSample(#"{"caller":"JarVC.swift:33","function":"viewDidAppear(_:)"}"#, "viewDidAppear JarVC"),
    LineSample(#"{"lifecycle_event":"viewWillAppear","vc":"JarVC"}"#, "viewWillAppear JarVC"),
    LineSample(#"{"event":"viewDidLoad","screen":"JarVC","message":"lifecycle"}"#, "viewDidLoad JarVC"),
    LineSample(
      #"{"name":"main","file":"JarVC.swift","function":"viewDidLoad()","message":""}"#, "viewDidLoad JarVC"),
    LineSample(
      #"{"message":"JarVC viewDidLoad","function":"write(_:)","file":"Logger.swift"}"#, "viewDidLoad JarVC"),
    LineSample(#"["event": "viewDidLoad", "screen": "JarVC"]"#, "viewDidLoad JarVC"),
    LineSample("screen_name=JarVC event_name=viewDidLoad", "viewDidLoad JarVC"),
    LineSample("VC=JarVC fn=viewDidLoad()", "viewDidLoad JarVC"),
    LineSample("vc=JarVC func=viewWillAppear(_:)", "viewWillAppear JarVC"),
    LineSample("2026-03-01 10:00:00.123 | DEBUG | JarVC | viewDidLoad() | 53 | ", "viewDidLoad JarVC"),
    LineSample("10:00:00.120  DEBUG  lifecycle  JarVC viewDidLoad", "viewDidLoad JarVC"),
    LineSample("pantry  JarVC viewDidLoad", "viewDidLoad JarVC"),
    LineSample("Larder / JarVC / viewDidLoad", "viewDidLoad JarVC"),
    LineSample("10:00:00.123456 Larder JarVC viewDidLoad", "viewDidLoad JarVC"),
    LineSample("Larder ViewController viewDidLoad", "viewDidLoad Larder ViewController"),
    LineSample("Jar VC2 viewDidLoad", "viewDidLoad Jar VC2"),
    LineSample("[JarVC] Larder: viewDidLoad", "viewDidLoad JarVC"),
    LineSample("[LogController] Jar: viewDidLoad", "viewDidLoad Jar"),
    LineSample("[JarTabBarController] Jar: viewDidLoad", "viewDidLoad Jar"),
    LineSample("[BaseVC] Jar: viewDidLoad", "viewDidLoad Jar"),
    LineSample("BaseVC.deinit:52 - JarVC", "deinit JarVC"),
    LineSample("BaseVC.deinit:52 - <Larder.JarVC: 0x1f0>", "deinit JarVC@0x1f0"),
    LineSample("JarVC.deinit:52", "deinit JarVC"),
    LineSample("10:00:00.123 💚 DEBUG BaseVC.deinit:52 - JarVC", "deinit JarVC"),
    LineSample("viewDidLoad() has been called on JarVC", "viewDidLoad JarVC"),
    LineSample("JarVC中的viewDidLoad", "viewDidLoad JarVC"),
    LineSample("2026年3月1日 10:00:25 JarVC viewDidLoad", "viewDidLoad JarVC"),
    LineSample("2026년 3월 1일 오전 10:00:25 JarVC viewDidLoad", "viewDidLoad JarVC"),
    LineSample("2026. 3. 1. 오후 10:00:25 JarVC viewDidLoad", "viewDidLoad JarVC"),
    LineSample("方法名:viewDidLoad 类名:JarVC", "viewDidLoad JarVC"),
    LineSample("Метод viewDidLoad вызван", "viewDidLoad"),
    LineSample("(null) viewWillAppear", "viewWillAppear"),
    LineSample("JarVC/LidVC viewWillAppear", "viewWillAppear LidVC"),
    LineSample("Jars/Lids viewWillAppear", "viewWillAppear Jars/Lids"),
    LineSample(
      "JarTabBarController tabBarController(_:shouldSelect:)",
      "tabBarControllerShouldSelect JarTabBarController"),
    LineSample(
      "JarNavigationController willShow LidVC", "navigationControllerWillShow JarNavigationController LidVC"),
    LineSample("Transaction.viewDidLoad()", "viewDidLoad Transaction"),
    LineSample("JarVC viewDidAppear: received", "viewDidAppear JarVC"),
  ]

  @Test(arguments: samples) func `a line is read as its event`(_ sample: LineSample) throws {
    #expect(try ReadLog.words(sample.line + "\n") == sample.event.map { [$0] } ?? [])
  }

  static let noEvents = [
    #"{"function":"loadJars()","class":"JarVC","message":"viewDidLoad is not finished yet"}"#,
    #"{"function":"prepareViewDidLoad()","class":"JarVC","message":"jars"}"#,
    #"{"function":"closure #1 in viewDidLoad()","file":"JarVC.swift","message":"jars"}"#,
    #"{"message":"jars","state":"viewDidLoad","vc":"JarVC"}"#,
    #"{"function":"viewDidLoad()","subsystem":"com.apple.UIKit","message":"jars"}"#,
    #"["event": "purchase", "screen": "JarVC"] after viewDidLoad"#,
    "JarReactor.Action.viewDidLoad",
    "[JarReactor] Action.viewDidLoad",
    "  JarFeature.Action.viewWillAppear",
    "received action: JarFeature.Action.viewDidAppear",
    "JarAction.viewDidLoad",
    "JarViewModel.Input.viewDidLoad",
    "Action: viewDidLoad",
    "action: viewDidLoad()",
    "2026-03-01 10:00:00.000: JarVC.swift:42 (viewDidLoad()) -> subscribed",
    "2026-03-01 10:00:00.000: JarVC.swift:42 (viewDidLoad()) -> Event next(1)",
    "2026-03-01 10:00:00.000: JarVC.swift:42 (viewDidLoad()) -> isDisposed",
    "JarVC viewDidAppear -> Event completed",
    "JarVC.viewDidAppear: receive value: (true)",
    "JarVC viewDidAppear: receive subscription: (PassthroughSubject)",
    "JarVC.viewDidAppear: request unlimited",
    #"{"method":"viewDidLoad","class":"JarVC","message":"12 jars"}"#,
    "2026-03-01 10:00:00.000: JarVC.swift:42 (bind()) -> Event next(viewDidLoad)",
    "JarVC: viewDidDisappear не вызвался",
    "jars / lids / viewDidLoad of a JarVC",
  ]

  @Test(arguments: noEvents) func `what is no event stays out`(_ line: String) throws {
    #expect(try ReadLog.words(line + "\n").isEmpty)
  }

  @Test func `the messages inside of a function are one call`() throws {
    let lines = [
      (23, "viewDidLoad()", "jars"), (27, "viewDidLoad()", "12 jars"), (90, "sort()", "sorted"),
      (31, "viewDidLoad()", "done"), (40, "viewWillAppear(_:)", "viewWillAppear"),
      (35, "viewDidLoad()", "fetched"),
      (23, "viewDidLoad()", "jars"),
    ]
    let log = lines.map { line, function, message in
      #"{"message":"\#(message)","function":"\#(function)","file":"JarVC.swift","line":\#(line)}"# + "\n"
    }
    #expect(
      try ReadLog.words(log.joined()) == ["viewDidLoad JarVC", "viewWillAppear JarVC", "viewDidLoad JarVC"])
  }

  @Test func `begin and end in records are one call`() throws {
    let log = #"{"msg":"JarVC viewDidLoad begin"}"# + "\n" + #"{"msg":"JarVC viewDidLoad end"}"# + "\n"
    #expect(try ReadLog.words(log) == ["viewDidLoad JarVC"])
  }

  @Test func `records in our own notation are a call each`() throws {
    let line = #"{"controller":"JarVC","event":"viewWillLayoutSubviews"}"# + "\n"
    #expect(try ReadLog.words(line + line).count == 2)
  }
}
