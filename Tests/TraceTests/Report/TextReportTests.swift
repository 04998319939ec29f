import Testing

@testable import TraceModel

@Suite struct TextReportTests {
  @Test func `a fault is told as a story`() {
    let report = SampleReport.of([
      SampleReport.known(), SampleReport.disturbed(), SampleReport.possible(),
      SampleReport.disturbed(line: 40),
    ])
    #expect(
      SampleReport.text(report, .text) == """
        error[TC203 presenter-disturbed]: A gets viewWillDisappear though the sheet B leaves it in place
          --> app.log:3  A 0x7f00
           |
         2 | B     viewDidLoad
         3 | A     viewWillDisappear   A must hear nothing
           | ^^^^^^^^^^^^^^^^^^^^^^^
         5 | 화면  viewWillAppear      the sheet comes
           |
           = expected: B.viewDidLoad → B.viewWillAppear → B.viewDidAppear
           = source: facts/modal.md, table of families
           = nearest: this is the order of a full-screen presentation
           = help: present B from the controller that is really on top
           = explain: tracecheck explain TC203
           and 1 more like this: app.log:40

        possible warning[TC404 show-delegate-order]: didShow before viewDidAppear
          --> app.log:9  Nav
           = possible: the log may mean another controller of that name; log addresses to tell instances
                       apart
           = possible: the log doesn't show what is in the stack; start the log at launch, or log
                       `setViewControllers`
           = explain: tracecheck explain TC404

        known quirks of UIKit, not faults of the app:
          app.log:1: an iOS 13 launch calls viewWillAppear twice [TC103]

        app.log: 3 controllers, 5 transitions, 40 events, 120 lines
          2 events name no controller and can't be checked: log the controller too, as in print(self, \
        #function); where a column names it, `tracecheck config init LOG` learns which
          1 line looks like an event but can't be read
          1 line is longer than 1 MiB, and only the first MiB was searched
          1 transition has no end in the log
        2 errors, 1 possible, 1 known quirk
        gate: failed (2 errors at or above --fail-on error; 1 possible warning below)

        """)
  }

  @Test func `a quiet report is findings only`() {
    var options = SampleReport.options
    options.isQuiet = true
    #expect(SampleReport.text(SampleReport.of([]), .text, options).isEmpty)
    #expect(
      SampleReport.text(SampleReport.of([SampleReport.possible()]), .text, options).hasSuffix("TC404\n"))
    #expect(SampleReport.text(SampleReport.of([]), .concise, options).isEmpty)
  }

  @Test func `colours change no word`() {
    var options = SampleReport.options
    options.isColoured = true
    let report = SampleReport.of([SampleReport.disturbed(), SampleReport.known(), SampleReport.possible()])
    let coloured = SampleReport.text(report, .text, options)
    #expect(coloured.contains("\u{1B}[1;31m"))
    let plain = coloured.replacing(/\u{1B}\[[0-9;]*m/, with: "")
    #expect(plain == SampleReport.text(report, .text))
  }

  @Test(arguments: [ReportFormat.text, .concise]) func `text of a log can't steer the terminal`(
    format: ReportFormat
  ) {
    let hostile = "x\u{1B}[2J\n::error::\u{202E}\u{9B}31m\0"
    var finding = SampleReport.disturbed()
    finding.controller = hostile
    finding.message = hostile
    finding.instance = hostile
    finding.expected = [hostile]
    finding.evidence = [Evidence(line: 3, controller: hostile, event: hostile, label: hostile)]
    finding.trace = hostile
    let text = SampleReport.text(
      SampleReport.of([finding, SampleReport.disturbed()], label: hostile), format)
    let steering = text.unicodeScalars.filter { $0.isHiddenOrSteering && $0 != "\n" }
    #expect(steering.isEmpty)
    #expect(!text.contains("\n::error"))
    #expect(text.contains("\\u{1B}[2J\\u{A}::error::\\u{202E}"))
  }

  @Test(arguments: [("abc", 3), ("화면", 4), ("e\u{301}", 1), ("👩‍👩‍👧", 2), ("", 0), ("ｱ", 1), ("Ａ", 2)])
  func `wide characters take two columns`(text: String, columns: Int) {
    #expect(ShownText.width(of: text) == columns)
  }

  @Test func `text is wrapped between words`() {
    #expect(ShownText.wrapped("a bb  ccc\ndddddddd e", to: 6) == ["a bb", "ccc", "dddddddd", "e"])
  }

  @Test func `the concise report is a line a finding`() {
    let report = SampleReport.of([SampleReport.disturbed(), SampleReport.possible(), SampleReport.known()])
    #expect(
      SampleReport.text(report, .concise) == """
        app.log:3:1: error: A gets viewWillDisappear though the sheet B leaves it in place [TC203]
        app.log:9:1: warning: didShow before viewDidAppear (possible) [TC404]
        app.log:1:1: note: an iOS 13 launch calls viewWillAppear twice (known quirk) [TC103]
        1 error, 1 possible, 1 known quirk
        gate: failed (1 error at or above --fail-on error; 1 possible warning below)

        """)
  }
}
