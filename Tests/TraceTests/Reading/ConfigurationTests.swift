import Testing

@testable import TraceModel

@Suite struct ConfigurationTests {
  @Test(arguments: [
    (
      "{time} {level} [{category}] {controller}.{event}", "10:00 info [ui] Shelf.viewDidLoad",
      "viewDidLoad Shelf"
    ),
    ("{level}|{controller}|{event}", "I|Shelf|push", "push Shelf"),
    ("{{{controller}}} {event}", "{Shelf} viewDidLoad()", "viewDidLoad Shelf"),
    ("{any}>> {message}", "x>> [Shelf] viewDidLoad", "viewDidLoad Shelf"),
    ("{time} {controller} {event}", "2026-03-01 10:00:00.123 Shelf viewDidLoad", "viewDidLoad Shelf"),
    ("{time} {controller} {event}", "Mar  1 10:00:00 Shelf viewDidLoad", "viewDidLoad Shelf"),
    ("{level}|{controller}|{event}", "I |  Shelf  | viewDidLoad ", "viewDidLoad Shelf"),
    ("{any} {controller} {event}", "ui   Shelf   viewDidLoad", "viewDidLoad Shelf"),
    ("{any} [{controller}] {event}", " [Shelf] viewDidLoad", "viewDidLoad Shelf"),
    ("{level}|{controller}|{event}", "[Shelf] viewDidLoad", "viewDidLoad Shelf"),
  ]) func `a format of the configuration reads its lines, and others are read as ever`(
    _ template: String, _ line: String, _ event: String
  ) throws {
    var options = ReadOptions()
    options.formats = [try LineTemplate(template)]
    #expect(try ReadLog.words(line + "\n", options) == [event])
  }

  @Test(arguments: [
    ("", LineTemplate.Fault(reason: .empty, offset: 0)),
    ("{time} {event", LineTemplate.Fault(reason: .unclosedBrace, offset: 7)),
    ("{event} }", LineTemplate.Fault(reason: .strayBrace, offset: 8)),
    ("{event} {screen}", LineTemplate.Fault(reason: .unknownField("screen"), offset: 8)),
    ("{event} {event}", LineTemplate.Fault(reason: .doubledField("event"), offset: 8)),
    ("{time}{event}", LineTemplate.Fault(reason: .nothingBetweenFields, offset: 6)),
    ("{time} {controller}", LineTemplate.Fault(reason: .noEvent, offset: 0)),
  ]) func `a format that can't work is refused with the index`(
    _ template: String, _ fault: LineTemplate.Fault
  ) {
    #expect(throws: fault) { try LineTemplate(template) }
    #expect(!fault.message.isEmpty)
  }

  @Test func `an app's own words and labels are read`() throws {
    var options = ReadOptions()
    options.words = ["screenShown": .viewDidAppear, "gone": .deinitialized]
    options.labels = ["Setting": "SettingsViewController"]
    let log = "[Setting] screenShown\n[SettingsViewController] viewDidLoad\n[Q] gone\nbygone days\n"
    #expect(
      try ReadLog.words(log, options) == [
        "viewDidAppear SettingsViewController", "viewDidLoad SettingsViewController", "deinit Q",
      ])
  }

  @Test func `explaining counts what the lines were taken for`() throws {
    var options = ReadOptions()
    options.explain = true
    let log = "[Q] viewDidLoad\n\nhello\nsuper.viewDidLoad()\nviewDidLoad\n"
    var reader = TraceReader(ByteSource.bytes(Array(log.utf8)), options: options)
    var batch = EventBatch()
    while try reader.read(into: &batch) {}
    let explanation = reader.explanation
    #expect(explanation.events[.viewDidLoad]?.count == 2 && explanation.unattributed.count == 1)
    #expect(explanation.nearMisses[.sourceCode]?.line == 4 && explanation.silent.count == 2)
    #expect(explanation.formats[.plain]?.count == 5 && reader.counts.lines == 5)
  }
}
