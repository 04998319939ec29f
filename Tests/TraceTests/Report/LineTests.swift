import Testing

@testable import TraceModel

@Suite struct LineTests {
  @Test func `an event is printed in the canonical notation`() {
    var names = SymbolTable()
    var event = Event(kind: .present, line: 12)
    event.subject = Participant(name: names.intern("A"), instance: .address(0x7f00))
    event.object = Participant(name: names.intern("B"))
    event.style = .pageSheet
    event.flags[.animated] = true
    event.process = 7
    let line = EventLine(event, EventDetails(timeText: "09:41:02\u{1B}"), names: names)
    #expect(line.text == "    12  09:41:02\\u{1B}  #7  [A@0x7f00] present B style=pageSheet animated=true")
    var writer = JSONWriter()
    line.write(to: &writer)
    #expect(
      String(decoding: writer.bytes, as: UTF8.self)
        == #"{"line":12,"event":"present","controller":"A","instance":"0x7f00","time":"09:41:02\u001b","#
        + #""diagnostic":null,"process":7,"object":"B","objectInstance":null,"style":"pageSheet","animated":true}"#
    )
  }

  @Test func `an event of nobody has no controller`() {
    var writer = JSONWriter()
    EventLine(Event(kind: .viewDidLoad, line: 1), names: SymbolTable()).write(to: &writer)
    #expect(
      String(decoding: writer.bytes, as: UTF8.self)
        == #"{"line":1,"event":"viewDidLoad","controller":null,"instance":null,"time":null,"diagnostic":null}"#
    )
  }

  @Test func `a diagnostic has its slug in index of an event`() {
    var event = Event(kind: .diagnostic, line: 4)
    event.diagnostic = .pushNil
    let line = EventLine(event, names: SymbolTable())
    #expect(line.text == "     4  push-nil")
    var writer = JSONWriter()
    line.write(to: &writer)
    #expect(String(decoding: writer.bytes, as: UTF8.self).contains(#""event":null"#))
  }

  @Test func `a transition is a line of the story`() {
    var record = TransitionRecord(
      kind: .dismiss, outcome: .cancelled, firstLine: 12, lastLine: 18, isInferred: true)
    (record.from, record.to, record.fromInstance) = ("B", "A", "0x7f00")
    (record.style, record.family, record.trigger, record.duration) = (.pageSheet, .over, .swipe, 350_000)
    record.alternatives = [.pop]
    record.findings = [RuleID(number: 304)]
    record.trace = "app.log"
    let line = TimelineLine(record)
    #expect(
      line.text(Paint(isColoured: false))
        == "    12  dismiss    B@0x7f00 → A  (cancelled, pageSheet, over, by swipe, 0.35 s, inferred; or pop)  TC304"
    )
    var writer = JSONWriter()
    line.write(to: &writer)
    #expect(
      String(decoding: writer.bytes, as: UTF8.self)
        == #"{"trace":"app.log","kind":"dismiss","outcome":"cancelled","family":"over","style":"pageSheet","#
        + #""trigger":"swipe","from":"B","to":"A","firstLine":12,"lastLine":18,"duration":0.35,"inferred":true,"#
        + #""alternatives":["pop"],"findings":["TC304"]}"#)
  }

  @Test(arguments: [(0, "0"), (1, "0.000001"), (1_500_000, "1.5"), (-250_000, "-0.25"), (60_000_000, "60")])
  func `microseconds are printed as seconds`(microseconds: Int64, text: String) {
    #expect(TimelineLine.seconds(microseconds) == text)
  }
}
