@testable import TraceModel

/// What a log can hold to break out of a report.
enum HostileText {
  static let name =
    "<b>&'\" ]]> \0\u{1B}[31m%0A::error::x\n::error::y ##[error]z \u{202E} 😀 `` | @octocat #12 -->"
    + " [a](https://example.org) \u{FFFF} </details> 화면\r"

  static let long = String(repeating: "x", count: 1 << 16)

  /// A finding that holds it in every text.
  static func finding(_ text: String, line: Int = 3) -> Finding {
    var finding = Finding(
      rule: RuleID(number: 203), severity: .error, line: line, controller: text, instance: text,
      message: "\(text) gets `viewWillDisappear`", source: "facts", help: "look at \(text)")
    finding.trace = "a/\(text.prefix(80)).log"
    finding.expected = [text, text]
    finding.evidence = [
      Evidence(line: 2, controller: text, event: "viewDidLoad", label: text),
      Evidence(line: line, controller: text, event: text, label: "here"),
    ]
    finding.reading = text
    finding.fingerprint = Fingerprint(finding).text
    return finding
  }

  /// A report of such findings.
  static func report(_ text: String, count: Int = 1) -> Report {
    SampleReport.of(
      (0..<count).map { finding(text, line: 3 + $0) }, label: "a/\(text.prefix(80)).log")
  }
}
