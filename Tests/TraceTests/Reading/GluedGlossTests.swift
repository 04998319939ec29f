import Testing

@testable import TraceModel

/// What is said in Chinese of a controller, right behind its class.
@Suite struct GluedGlossTests {
  static let events = [
    LineSample("loadView:JarVC加载view", "loadView JarVC"),
    LineSample("loadView: JarVC2加载view", "loadView JarVC2"),
    LineSample("dealloc:JarVC销毁", "deinit JarVC"),
    LineSample("dealloc:JarVC2销毁", "deinit JarVC2"),
    LineSample("deinit:LidVC释放", "deinit LidVC"),
    LineSample("deinit - LidViewController被销毁", "deinit LidViewController"),
    LineSample("viewDidLoad:JarVC加载完毕", "viewDidLoad JarVC"),
    LineSample("viewDidLoad:JarVC首页", "viewDidLoad JarVC首页"),
    LineSample("viewDidLoad:Jar加载", "viewDidLoad Jar加载"),
    LineSample("viewDidLoad:瓶子VC", "viewDidLoad 瓶子VC"),
  ]

  static let noEvents = [
    "loadView 加载控制器的 view 不调用",
    "dealloc 不会释放 JarVC",
    "JarVC加载view",
    "JarVC释放资源",
  ]

  @Test(arguments: events) func `it is no part of the name`(_ sample: LineSample) throws {
    let log = "\(sample.line)\nother\n\(sample.line)\n"
    #expect(try ReadLog.words(sample.line + "\n") == [sample.event].compactMap(\.self))
    #expect(try ReadLog.words(log) == [sample.event, sample.event].compactMap(\.self))
  }

  @Test(arguments: noEvents) func `other things are no events`(_ line: String) throws {
    #expect(try ReadLog.words(line + "\n").isEmpty)
  }

  /// The same beside a wide colon, and before the callback.
  static let wide = [
    LineSample("BaseVC viewDidLoad：OvenVC", "viewDidLoad OvenVC"),
    LineSample("OvenVC viewDidLoad：LidVC", "viewDidLoad OvenVC"),
    LineSample("OvenVC将要出现 viewWillAppear", "viewWillAppear OvenVC"),
    LineSample("OvenVC正在出现 viewIsAppearing", "viewIsAppearing OvenVC"),
    LineSample("视图将要出现 viewWillAppear", "viewWillAppear"),
  ]

  @Test(arguments: wide) func `it is read as an event`(_ sample: LineSample) throws {
    try sample.expectReading()
  }
}
