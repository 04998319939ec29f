/// The report as JUnit's XML: a suite for each trace, a case for each rule that found nothing, and one for each rule
/// and controller where it found something.
///
/// Valid under Ant's schema and under that of Jenkins. What does not fail the gate is a skipped case, so that a test
/// report is green exactly when the gate passes. The time stamp is a fixed one: equal runs give equal bytes.
struct JUnitReport {
  private let options: RenderOptions

  init(_ options: RenderOptions) {
    self.options = options
  }

  func render(_ report: Report) -> ContiguousArray<UInt8> {
    let suites = JUnitSuites(report, options).all
    var writer = XMLWriter()
    writer.element("testsuites") { writer in
      for (index, suite) in suites.enumerated() { write(suite, index, to: &writer) }
    }
    return writer.bytes
  }

  private func write(_ suite: JUnitSuite, _ index: Int, to writer: inout XMLWriter) {
    let attributes = [
      ("name", suite.name), ("package", "tracecheck"), ("id", "\(index)"), ("hostname", "localhost"),
      ("timestamp", "1970-01-01T00:00:00"), ("tests", "\(suite.cases.count)"),
      ("failures", "\(suite.cases.count(where: \.isFailure))"),
      ("errors", "\(suite.cases.count(where: \.isError))"),
      ("skipped", "\(suite.cases.count(where: \.isSkipped))"), ("time", "0"),
    ]
    writer.element("testsuite", attributes) { writer in
      writer.element("properties") { writer in
        writer.element("property", [("name", "tracecheck.version"), ("value", options.version)])
      }
      for one in suite.cases { write(one, to: &writer) }
      writer.element("system-out", text: suite.notes.joined(separator: "\n"))
      writer.element("system-err")
    }
  }

  private func write(_ one: JUnitCase, to writer: inout XMLWriter) {
    let attributes = [("name", one.name), ("classname", one.className), ("time", "0")]
    switch one.outcome {
    case .passed:
      writer.element("testcase", attributes)
    case .skipped(let message):
      writer.element("testcase", attributes) { $0.element("skipped", [("message", message)]) }
    case .failed(let type, let message, let text):
      // Some readers show the attribute only and others the text only, so each says all.
      writer.element("testcase", attributes) {
        $0.element("failure", [("message", message), ("type", type)], text: text)
      }
    case .error(let type, let message):
      writer.element("testcase", attributes) {
        $0.element("error", [("message", message), ("type", type)], text: message)
      }
    }
  }
}

/// A suite of a JUnit report.
struct JUnitSuite {
  /// Its name: the trace.
  var name: String
  /// Its cases, with names that are all different.
  var cases: [JUnitCase] = []
  /// What is said of the trace apart from its cases.
  var notes: [String] = []
}

/// A case of a JUnit report.
struct JUnitCase {
  /// How it went.
  enum Outcome {
    case passed
    case skipped(String)
    case failed(type: String, message: String, text: String)
    /// Nobody could look.
    case error(type: String, message: String)
  }

  var className: String
  var name: String
  var outcome = Outcome.passed

  var isFailure: Bool {
    if case .failed = outcome { true } else { false }
  }

  var isError: Bool {
    if case .error = outcome { true } else { false }
  }

  var isSkipped: Bool {
    if case .skipped = outcome { true } else { false }
  }
}
