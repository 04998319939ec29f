import Testing

@testable import TraceModel

/// What the line above a call, or the one below it, says of it.
@Suite struct LinesBesideTests {
  @Test func `a breakpoint prints the object below the method`() throws {
    let log = """
      -[UIViewController viewDidAppear:]
      <AltoViewController: 0x1f0>

      -[UIViewController viewDidAppear:]
      <TenorViewController: 0x1f1>
      -[UIViewController viewDidAppear:]

      """
    #expect(
      try ReadLog.words(log) == [
        "viewDidAppear AltoViewController@0x1f0", "viewDidAppear TenorViewController@0x1f1",
        "viewDidAppear UIViewController",
      ])
  }

  @Test func `an app prints self above each function`() throws {
    let log = """
      <Choir.AltoVC: 0x1f0>
      viewDidLoad()
      <Choir.TenorVC: 0x1f1>
      viewWillAppear(_:)
      viewDidAppear(_:)

      """
    #expect(
      try ReadLog.words(log) == ["viewDidLoad AltoVC@0x1f0", "viewWillAppear TenorVC@0x1f1", "viewDidAppear"])
  }

  @Test func `a deinit has no parentheses`() throws {
    let log = """
      <Choir.AltoVC: 0x1f0>
      viewDidLoad()
      <Choir.AltoVC: 0x1f0>
      deinit
      <Choir.TenorVC: 0x1f1>
      deinit of a song

      """
    #expect(try ReadLog.words(log) == ["viewDidLoad AltoVC@0x1f0", "deinit AltoVC@0x1f0"])
  }

  @Test func `behind the same time too`() throws {
    let log = """
      2026-03-01 10:00:00.123 Choir[412:9] <Choir.AltoVC: 0x1f0>
      2026-03-01 10:00:00.123 Choir[412:9] viewDidLoad()

      """
    #expect(try ReadLog.words(log) == ["viewDidLoad AltoVC@0x1f0"])
  }

  @Test func `where the first function has none above, no object is another's`() throws {
    let log = "viewDidLoad()\n<Choir.AltoVC: 0x1f0>\nviewDidLoad()\n<Choir.TenorVC: 0x1f1>\n"
    #expect(try ReadLog.words(log) == ["viewDidLoad", "viewDidLoad"])
  }

  @Test(arguments: [
    "viewDidLoad()\n<Choir.AltoVC: 0x1f0>\n", "viewDidLoad()\n<Song: 0x1f0>\nviewDidLoad()\n<Song: 0x1f1>\n",
    "viewDidLoad\n<Choir.AltoVC: 0x1f0>\nviewDidLoad\n<Choir.AltoVC: 0x1f0>\n",
    "viewDidLoad()\nalto: <Choir.AltoVC: 0x1f0>\nviewDidLoad()\nalto: <Choir.AltoVC: 0x1f0>\n",
  ]) func `what else is printed in a call names nobody`(_ log: String) throws {
    #expect(try ReadLog.words(log).allSatisfy { $0 == "viewDidLoad" })
  }

  @Test func `who is named needs no object`() throws {
    let log = "-[AltoVC viewDidLoad]\n<Choir.TenorVC: 0x1f0>\nTenor viewDidLoad()\n<Choir.AltoVC: 0x1f1>\n"
    #expect(try ReadLog.words(log) == ["viewDidLoad AltoVC", "viewDidLoad Tenor"])
  }

  @Test(arguments: [
    "// -[AltoVC viewWillAppear:]\n// Type encoding: v20@0:8c16\n// Implementation: 0x1000f1a2c\n",
    "// -[AltoVC viewWillAppear:]\n// type: void __cdecl(AltoVC *self, SEL, char)\n",
    "- -[AltoVC viewDidLoad]\n- -[AltoVC .cxx_destruct]\n+ -[TenorVC didMoveToParentViewController:]\n",
    "09:41:00.123 Choir[412:9021] protocol---> NSCopying\n09:41:00.123 Choir[412:9021] method---> viewDidLoad\n",
    "2020-02-01 09:41:00.123 Choir[412:9021] _main\n-[AppDelegate window]\n-[AltoVC viewDidLoad]\n",
    "_main\n-[AppDelegate application:didFinishLaunchingWithOptions:]\n-[AltoVC viewDidLoad]\n_$s5Choir4HallC\n",
  ]) func `a tool's list of methods has no calls`(_ log: String) throws {
    #expect(try ReadLog.words(log).isEmpty)
  }

  @Test func `a heading above a call is none`() throws {
    let log = "// viewDidLoad\n-[AltoVC viewDidLoad]\n// viewDidAppear\nsong = nil\n"
    #expect(try ReadLog.words(log) == ["viewDidLoad AltoVC", "viewDidAppear"])
  }

  @Test func `a list of calls is read`() throws {
    let log = "- -[AltoVC viewDidLoad]\n- -[AltoVC viewWillAppear:]\n// -[AltoVC viewDidAppear:]\n"
    #expect(try ReadLog.words(log).count == 3)
  }
}
