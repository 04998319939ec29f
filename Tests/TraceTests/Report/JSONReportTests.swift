import Foundation
import Testing

@testable import TraceModel

@Suite struct JSONReportTests {
  @Test func `the report has the keys of the specification in their order`() throws {
    let report = SampleReport.of([SampleReport.disturbed(), SampleReport.known()])
    let node = try JSONReader.read(ReportFormat.json.render(report, SampleReport.options))
    #expect(
      node.members.map(\.key) == [
        "formatVersion", "tool", "verdict", "traces", "findings", "unreadable", "summary",
      ])
    #expect(
      node["traces"]?.elements.first?.members.map(\.key) == [
        "label", "lines", "events", "controllers", "transitions", "unattributed", "malformed", "incomplete",
        "verdict",
      ])
    let keys = [
      "rule", "name", "severity", "certainty", "trace", "line", "controller", "instance", "transition",
      "message",
      "expected",
      "evidence", "source", "help", "fingerprint",
    ]
    #expect(node["findings"]?.elements.first?.members.map(\.key) == keys)
    #expect(node["findings"]?.elements.last?["known"]?.flag == true)
    #expect(
      node["summary"]?.members.map { "\($0.key)=\($0.node.text ?? "")" } == [
        "errors=1", "warnings=0", "infos=0", "possible=0", "known=1",
      ])
    #expect(node["verdict"]?.text == "failed")
  }

  @Test func `JSON lines are a finding a line and a summary`() throws {
    let report = SampleReport.of([SampleReport.disturbed(), SampleReport.possible()])
    let lines = SampleReport.text(report, .jsonl).split(separator: "\n")
    #expect(lines.count == 3)
    for line in lines { _ = try JSONSerialization.jsonObject(with: Data(line.utf8)) }
    let last = try JSONReader.read(ContiguousArray(lines[2].utf8))
    #expect(
      last.members.map(\.key) == ["formatVersion", "tool", "verdict", "traces", "unreadable", "summary"])
  }

  @Test func `other readers take a report of hostile text`() throws {
    var finding = SampleReport.disturbed()
    finding.message =
      "<>&'\" ]]> \0 %0A::error:: ##[ \u{1B}[31m \u{202E} 😀 " + String(repeating: "x", count: 1 << 20)
    let bytes = ReportFormat.json.render(SampleReport.of([finding]), SampleReport.options)
    let object = try #require(try JSONSerialization.jsonObject(with: Data(bytes)) as? [String: Any])
    let findings = try #require(object["findings"] as? [[String: Any]])
    #expect(findings.first?["message"] as? String == finding.message)
  }

  @Test func `equal reports are equal bytes`() {
    let report = SampleReport.of([SampleReport.disturbed(), SampleReport.known(), SampleReport.possible()])
    for format in ReportFormat.allCases {
      #expect(format.render(report, SampleReport.options) == format.render(report, SampleReport.options))
    }
  }
}
