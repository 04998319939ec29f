import Testing

@testable import TraceModel

/// Sentences in which a callback is where something is done, and lines that only look like them.
@Suite struct ObjectOfSentenceTests {
  static let sentences = [
    "JarViewController fetches lids in viewWillAppear", "JarViewController calls sortJars in viewDidLoad",
    "JarViewController adds observer in viewDidLoad()", "JarViewController ordena en viewWillAppear",
    "JarViewController trie les bocaux dans viewWillAppear", "JarViewController сортирует в viewWillAppear",
    "JarViewController sortiert im viewWillAppear", "JarViewController viewWillAppear에서 정렬",
    "JarViewController 在 viewWillAppear 中加载", "JarViewController viewWillAppearで整列",
    "JarViewController HUD will disappear", "JarViewController FAB will appear",
    "JarViewController UI will appear",
  ].map { LineSample($0, nil) }

  static let calls = [
    LineSample("JarViewController in viewDidLoad", "viewDidLoad JarViewController"),
    LineSample("JarViewController called in viewDidLoad", "viewDidLoad JarViewController"),
    LineSample("JarViewController viewWillAppear에서 호출됨", "viewWillAppear JarViewController"),
    LineSample("JarViewController deinit 内存释放", "deinit JarViewController"),
    LineSample("JarViewController INFO will appear", "viewWillAppear JarViewController"),
    LineSample("JarViewController will appear", "viewWillAppear JarViewController"),
  ]

  /// What tools say of a method.
  static let tools = [
    LineSample("7 Larder -[JarVC viewWillAppear:] (JarVC.m:42)", nil),
    LineSample("7 Larder JarVC.viewWillAppear(_:) (JarVC.swift:42)", nil),
    LineSample("Larder.JarVC.viewWillAppear(Swift.Bool) -> ()", nil),
    LineSample("Aspect added to -[JarVC viewWillAppear:]", nil),
    LineSample("Registered hook -[JarVC viewWillAppear:]", nil),
    LineSample("Tracing -[JarVC viewWillAppear:]", nil),
    LineSample("breakpoint set --name \"-[JarVC viewDidLoad]\"", nil),
    LineSample("Call to -[JarVC viewDidLoad]", "viewDidLoad JarVC"),
    LineSample("-[JarVC viewDidLoad] (JarVC.m:42)", "viewDidLoad JarVC"),
    LineSample("JarVC.viewDidLoad() -> start", "viewDidLoad JarVC"),
  ]

  @Test(arguments: sentences + calls + tools) func `a line is read as what it says`(_ sample: LineSample)
    throws
  {
    #expect(try ReadLog.words(sample.line + "\n") == sample.event.map { [$0] } ?? [])
  }

  @Test func `a thread's address is nobody's`() throws {
    #expect(try ReadLog.words("[Thread: 0x600001] viewDidLoad JarVC\n") == ["viewDidLoad JarVC"])
    #expect(try ReadLog.words("[ThreadVC: 0x600001] viewDidLoad\n") == ["viewDidLoad ThreadVC@0x600001"])
  }
}
