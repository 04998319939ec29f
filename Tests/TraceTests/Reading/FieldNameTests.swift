import Testing

@testable import TraceModel

/// Names in fields and brackets never keep the signs that end a field.
@Suite struct FieldNameTests {
  static let fields = [
    LineSample(
      "[Class: LarderViewController] [Function: viewDidLoad()] [Line: 12]", "viewDidLoad LarderViewController"
    ),
    LineSample("[Class: LarderVC][Function: viewDidLoad()][Line: 12]", "viewDidLoad LarderVC"),
    LineSample("[screen: LarderVC] [event: viewWillAppear]", "viewWillAppear LarderVC"),
    LineSample("[LarderVC] [Function: viewDidLoad()]", "viewDidLoad LarderVC"),
    LineSample("Class=LarderVC; Method=viewDidLoad()", "viewDidLoad LarderVC"),
    LineSample("Class=LarderVC;Method=viewDidLoad()", "viewDidLoad LarderVC"),
    LineSample("[vc=LarderVC] viewDidLoad", "viewDidLoad LarderVC"),
    LineSample("[VC: LarderVC] viewDidLoad", "viewDidLoad LarderVC"),
    LineSample("[Class: Jar Shelf] viewDidLoad", "viewDidLoad Jar Shelf"),
    LineSample("[vc=nil] viewDidLoad", "viewDidLoad"),
    LineSample("[LarderVC, viewDidLoad]", "viewDidLoad LarderVC"),
    LineSample("[LarderVC: viewDidLoad]", "viewDidLoad LarderVC"),
    LineSample("screen=LarderVC&event=viewDidLoad", "viewDidLoad LarderVC"),
    LineSample("event=viewDidLoad&screen=Jars", "viewDidLoad Jars"),
    LineSample("level=info,screen=Jars,event=viewDidLoad", "viewDidLoad Jars"),
    // The sign is the name's own.
    LineSample("screen=Terms&Lids event=viewDidLoad", "viewDidLoad Terms&Lids"),
    LineSample("vc=List<Jar,Lid> event=viewDidLoad", "viewDidLoad List<Jar,Lid>"),
    LineSample("-[LarderVC viewDidLoad]", "viewDidLoad LarderVC"),
  ]

  @Test(arguments: fields) func `a field ends before its sign`(_ sample: LineSample) throws {
    #expect(try ReadLog.words(sample.line + "\n") == [sample.event].compactMap { $0 })
  }

  @Test(arguments: [
    "https://larder.example/t?screen=Jars&event=viewDidLoad", "url=/jars?vc=1&event=viewDidLoad",
    "[note: jars, viewDidLoad]", "[Nav: stack] viewDidLoad",
  ]) func `what looks alike is no event`(_ line: String) throws {
    #expect(try ReadLog.words(line + "\n").isEmpty)
  }

  @Test(arguments: [
    ("NSKVONotifying_LarderVC viewDidLoad", "viewDidLoad LarderVC"),
    ("<NSKVONotifying_Larder.LarderVC: 0x1f0> viewDidLoad", "viewDidLoad LarderVC@0x1f0"),
    ("[NSKVONotifying_LarderVC@0x1f0] viewDidLoad", "viewDidLoad LarderVC@0x1f0"),
    ("-[NSKVONotifying_LarderVC viewDidLoad]", "viewDidLoad LarderVC"),
    ("NSKVOJarVC viewDidLoad", "viewDidLoad NSKVOJarVC"),
  ]) func `an observed object is of its own class`(_ line: String, _ event: String) throws {
    #expect(try ReadLog.words(line + "\n") == [event])
  }

  /// Keys for a function, and names in the place of a key.
  static let keys = [
    LineSample("_cmd = viewDidLoad", "viewDidLoad"),
    LineSample("SEL: viewDidLoad", "viewDidLoad"),
    LineSample("方法名：viewDidLoad", "viewDidLoad"),
    LineSample("当前方法：viewDidLoad", "viewDidLoad"),
    LineSample("Method name: viewDidLoad", "viewDidLoad"),
    LineSample("首页：viewDidLoad", "viewDidLoad 首页"),
    LineSample("Pond = viewDidLoad", "viewDidLoad Pond"),
  ]

  @Test(arguments: keys) func `a key for a function is nobody`(_ sample: LineSample) throws {
    try sample.expectReading()
  }
}
