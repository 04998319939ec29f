import Testing

@testable import TraceModel

/// What stands in a column before a message, or beside a name, and is neither.
@Suite struct ColumnLineTests {
  private static func words(_ line: String) throws -> String? {
    try ReadLog.words(line + "\n").first
  }

  @Test(arguments: [
    ("[Larder/Jar.viewDidLoad():29] Jars loaded", "viewDidLoad Jar"),
    ("[Larder/UI] viewDidLoad JarVC", "viewDidLoad JarVC"), ("[Larder/UI] viewDidLoad", "viewDidLoad"),
    ("Larder/UI: viewDidLoad JarVC", "viewDidLoad JarVC"),
    ("[Larder/JarVC] viewDidLoad", "viewDidLoad JarVC"),
  ])
  func `a topic with a slash names nobody`(_ line: String, _ expected: String) throws {
    #expect(try Self.words(line) == expected)
  }

  @Test(arguments: [
    ("DEBUG: {\"screen\":\"JarVC\",\"event\":\"viewDidLoad\"}", "viewDidLoad JarVC"),
    ("log: {\"screen\":\"JarVC\",\"event\":\"viewDidLoad\"}", "viewDidLoad JarVC"),
    ("Lifecycle: vc=JarVC event=viewDidLoad", "viewDidLoad JarVC"),
    ("Response: {\"screen\":\"JarVC\",\"event\":\"viewDidLoad\"}", nil),
  ])
  func `a record may be behind a logger's word`(_ line: String, _ expected: String?) throws {
    #expect(try Self.words(line) == expected)
  }

  @Test(arguments: [
    ("[DEBUG] viewDidLoad() // JarVC", "viewDidLoad JarVC"),
    ("[main] viewDidLoad() // JarVC", "viewDidLoad JarVC"),
    ("[8123] viewDidLoad() // JarVC", "viewDidLoad JarVC"),
    ("[I] viewDidLoad() // JarVC", "viewDidLoad JarVC"),
    ("[Thread 1] viewDidLoad() // JarVC", "viewDidLoad JarVC"),
    ("[App] - viewDidLoad (JarVC)", "viewDidLoad JarVC"),
    ("[main] viewDidLoad - Jar", "viewDidLoad Jar"), ("[3] viewDidLoad - Jar", "viewDidLoad Jar"),
    ("[main] viewDidLoad from JarVC", "viewDidLoad JarVC"),
    ("[main] viewDidLoad [screen: JarVC]", "viewDidLoad JarVC"),
    ("[main] viewDidLoad ✅ JarVC", "viewDidLoad JarVC"), ("[main] viewDidLoad ← JarVC", "viewDidLoad JarVC"),
    ("[main] Вызов viewDidLoad в JarVC", "viewDidLoad JarVC"),
    ("[main] JarVC で viewDidLoad", "viewDidLoad JarVC"),
    ("[main] viewDidLoad ✅ ready", "viewDidLoad main"),
    ("[main] viewDidLoad from BaseVC", "viewDidLoad main"),
    ("[main] viewDidLoad [rows: 12]", "viewDidLoad main"),
    ("[main] viewDidLoad - loading jars", "viewDidLoad main"),
    ("[main] viewDidLoad - Loading", "viewDidLoad main"),
    ("[Main] viewDidLoad - Jar", "viewDidLoad Main"), ("[Jar] viewDidLoad - Lid", "viewDidLoad Jar"),
    ("[Jar] - viewDidLoad (Lid)", "viewDidLoad Jar"), ("[Jar] viewDidLoad // Lid is next", "viewDidLoad Jar"),
  ])
  func `a thread, a number or a level gives way to a name behind a sign`(_ line: String, _ expected: String)
    throws
  {
    #expect(try Self.words(line) == expected)
  }

  @Test(arguments: [
    ("2026-03-01 10:00:00.123,debug,JarVC,\"viewDidLoad()\"", "viewDidLoad JarVC"),
    ("2026-03-01 10:00:00.123,debug,JarVC,\"LidVC viewDidLoad\"", "viewDidLoad LidVC"),
    ("2026-03-01 10:00:00.123,debug,Net,\"viewDidLoad()\"", "viewDidLoad"),
  ])
  func `a class in the column before a message is whose it is`(_ line: String, _ expected: String) throws {
    #expect(try Self.words(line) == expected)
  }

  @Test(arguments: [
    ("[crumb] viewDidAppear {screen: JarVC, animated: 1}", "viewDidAppear JarVC"),
    ("[crumb] viewDidAppear {lid: LidVC, animated: 1}", "viewDidAppear crumb"),
    ("[Jar] viewDidAppear {jars: 12}", "viewDidAppear Jar"),
    ("[JarVC] viewDidAppear {screen: LidVC, animated: 1}", "viewDidAppear JarVC"),
  ])
  func `a tag gives way to the controller that fields behind name`(_ line: String, _ expected: String) throws
  {
    #expect(try Self.words(line) == expected)
  }

  @Test(arguments: [
    ("UIViewController JarVC viewDidLoad", "viewDidLoad JarVC"),
    ("BaseViewController JarVC viewDidLoad", "viewDidLoad JarVC"),
    ("View controller JarVC received viewDidLoad()", "viewDidLoad JarVC"),
    ("JarVC LidVC viewDidLoad", "viewDidLoad JarVC"),
    ("UIViewController jars viewDidLoad", "viewDidLoad UIViewController"),
    ("(JarVC).viewWillAppear(_:)", "viewWillAppear JarVC"), ("(jars).viewWillAppear(_:)", "viewWillAppear"),
    ("JarVC lifecycle=viewDidLoad", "viewDidLoad JarVC"),
    ("[JarVC] lifecycle=viewDidLoad", "viewDidLoad JarVC"),
    ("jars ready lifecycle=viewDidLoad", "viewDidLoad"),
    ("viewDidLoad() called. class: JarVC", "viewDidLoad JarVC"),
    ("viewDidLoad() called. jars: 12", "viewDidLoad"),
    ("类名：JarVC 方法名：viewDidLoad", "viewDidLoad JarVC"), ("控制器：JarVC，方法：viewDidLoad()", "viewDidLoad JarVC"),
    ("说明：viewDidLoad", "viewDidLoad 说明"),
  ])
  func `words and signs that say what a class is are no part of its name`(_ line: String, _ expected: String)
    throws
  {
    #expect(try Self.words(line) == expected)
  }

  @Test(arguments: [
    ("JarVC@7fb1a0621c00 viewDidLoad", "viewDidLoad JarVC@0x7fb1a0621c00"),
    ("[JarVC@7fb1a0621c00] viewDidLoad", "viewDidLoad JarVC@0x7fb1a0621c00"),
    ("viewDidLoad JarVC@7fb1a0621c00", "viewDidLoad JarVC@0x7fb1a0621c00"),
    ("JarVC@lid viewDidLoad", "viewDidLoad JarVC@lid"),
    ("JarVC@facade viewDidLoad", "viewDidLoad JarVC@facade"),
  ])
  func `an address needs no prefix behind its sign`(_ line: String, _ expected: String) throws {
    #expect(try Self.words(line) == expected)
  }

  @Test(arguments: [
    ("JarVC viewDidLoad();", "viewDidLoad JarVC"), ("JarVC: viewDidLoad() {", "viewDidLoad JarVC"),
    ("JarVC.viewDidLoad();", nil), ("[JarVC viewDidLoad];", nil), ("override func viewDidLoad() {", nil),
    ("} // JarVC viewDidLoad", nil), ("jars viewDidLoad();", nil),
  ])
  func `a controller before a call is in no code`(_ line: String, _ expected: String?) throws {
    #expect(try Self.words(line) == expected)
  }

  @Test(arguments: [
    ("JarViewModel viewDidLoad", nil), ("[JarPresenter] viewWillAppear", nil),
    ("JarReactor.viewDidLoad", nil),
    ("JarInteractor: viewDidAppear", nil), ("JarPresenter deinit", "deinit JarPresenter"),
    ("JarPresenterVC viewDidLoad", "viewDidLoad JarPresenterVC"),
    ("Presenter viewDidLoad", "viewDidLoad Presenter"),
  ])
  func `what a controller passes its calls on to is none`(_ line: String, _ expected: String?) throws {
    #expect(try Self.words(line) == expected)
  }

  @Test(arguments: [
    ("screen: Jar List, event: viewDidLoad", "viewDidLoad Jar List"),
    ("event=viewDidLoad screen=Jar List", "viewDidLoad Jar List"),
    ("screen=Jar List event=viewDidLoad", "viewDidLoad Jar List"),
    ("vc=Jar Menu viewDidLoad", "viewDidLoad Jar Menu"),
    ("event=viewDidLoad screen=Jar filled again", "viewDidLoad Jar"),
    ("event=viewDidLoad screen=Jar Loading", "viewDidLoad Jar"),
    ("event=viewDidLoad vc=JarVC Lids", "viewDidLoad JarVC"),
  ])
  func `a field's title may have blanks`(_ line: String, _ expected: String) throws {
    #expect(try Self.words(line) == expected)
  }

  @Test(arguments: [
    ("10:11:12.100 💚 DEBUG +0.200s JarVC viewDidLoad", "viewDidLoad JarVC"),
    ("10:11:12.100 💚 DEBUG 257ms Jar viewDidLoad", "viewDidLoad Jar"),
    ("2026-11-20 10:11:12.345 Larder[12:34] +0.2 Jar viewDidLoad", "viewDidLoad Jar"),
    ("0.257, JarVC viewDidLoad", "viewDidLoad JarVC"), ("t = 0.26s JarVC viewDidLoad", "viewDidLoad JarVC"),
    ("Fri Nov 20 10:11:10 2026 Jar viewDidLoad", "viewDidLoad Jar"),
    ("<Thread: main> JarVC viewDidLoad", "viewDidLoad JarVC"),
    ("10.1.0 - [MyLog] JarVC viewDidLoad", "viewDidLoad JarVC"),
    ("1| JarVC viewDidLoad", "viewDidLoad JarVC"),
    ("001 JarVC.viewDidLoad()", "viewDidLoad JarVC"), ("257ms before JarVC viewDidLoad", nil),
    ("12 ms in viewDidLoad", nil),
  ])
  func `times and counters belong to no name`(_ line: String, _ expected: String?) throws {
    #expect(try Self.words(line) == expected)
  }

  @Test(arguments: [
    ("2026-11-20 10:11:12.345 Larder[12:34] #### JarVC viewDidLoad", "viewDidLoad JarVC"),
    ("2026-11-20 10:11:12.345 Larder[12:34] // JarVC viewDidLoad", "viewDidLoad JarVC"),
    ("@@@ JarVC viewDidLoad", "viewDidLoad JarVC"), ("&&& Jar viewDidLoad", "viewDidLoad Jar"),
    ("ㅡㅡㅡ Jar viewDidLoad ㅡㅡㅡ", "viewDidLoad Jar"), ("viewDidLoad ..... JarVC", "viewDidLoad JarVC"),
    ("viewDidLoad #### JarVC", "viewDidLoad JarVC"), ("viewDidLoad [Jar]", "viewDidLoad Jar"),
    ("viewDidLoad start (JarVC)", "viewDidLoad JarVC"), ("viewDidLoad [OK]", "viewDidLoad"),
    ("viewDidLoad [UI]", "viewDidLoad"), ("viewDidLoad [Loading]", "viewDidLoad"),
    ("// viewDidLoad is where jars are sorted", nil), ("@ JarVC.viewDidLoad { jars }", nil),
    ("2026-11-20 10:11:12.345 Larder[12:34] // viewDidLoad is where jars are sorted", nil),
  ])
  func `runs of signs are decoration`(_ line: String, _ expected: String?) throws {
    #expect(try Self.words(line) == expected)
  }

  private static let uuid = "5BC8FBBC-BDE5-C099-4164-D8399F767C18"

  @Test(arguments: [
    ("[JarVC][\(uuid)] viewDidLoad", "viewDidLoad JarVC@\(uuid)"),
    ("\(uuid) JarVC viewDidLoad", "viewDidLoad JarVC"),
    ("JarVC#5BC8FB viewDidLoad", "viewDidLoad JarVC@5BC8FB"),
    ("[JarVC:5BC8FB] viewDidLoad", "viewDidLoad JarVC@5BC8FB"),
    ("[Optional(Larder.JarVC)] viewDidLoad", "viewDidLoad JarVC"),
    (
      "<_TtC6LarderP33_0123456789ABCDEF0123456789ABCDEF_L_5JarVC: 0x1f0> viewDidLoad",
      "viewDidLoad JarVC@0x1f0"
    ),
  ])
  func `an identifier is no part of a name`(_ line: String, _ expected: String) throws {
    #expect(try Self.words(line) == expected)
  }
}
