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
}
