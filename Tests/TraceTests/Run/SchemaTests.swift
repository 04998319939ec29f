import Foundation
import Testing

@testable import TraceModel

@Suite struct SchemaTests {
  @Test func `every schema is JSON for other readers`() throws {
    for schema in Schema.all {
      let object = try JSONSerialization.jsonObject(with: Data(schema.bytes)) as? [String: Any]
      #expect(object?["type"] as? String == "object", "\(schema.name)")
    }
  }

  @Test func `what is written has the members that its schema names, in their order`() throws {
    let report = try JSONReader.read(ReportFormat.json.render(of: SampleReport.disturbed()))
    #expect(try members("report") == report.members.map(\.key))
    let schema = try JSONReader.read(try #require(Schema.all.first { $0.name == "report" }).bytes)
    let finding = schema["properties"]?["findings"]?["items"]
    let required = finding?["required"]?.elements.compactMap(\.text)
    #expect(required == report["findings"]?.elements.first?.members.map(\.key))
    #expect(try members("baseline") == ["formatVersion", "entries"])
  }

  @Test func `the schema of the configuration has every key`() throws {
    #expect(try members("config") == ConfigurationKeys.all.map(\.name))
  }

  private func members(_ name: String) throws -> [String] {
    let schema = try #require(Schema.all.first { $0.name == name })
    return try JSONReader.read(schema.bytes)["properties"]?.members.map(\.key) ?? []
  }
}

extension ReportFormat {
  fileprivate func render(of finding: Finding) -> ContiguousArray<UInt8> {
    var report = SampleReport.of([finding])
    report.suppressions = [SuppressionUse(trace: "c.json", line: 2, findings: 1, fingerprint: "5f0c")]
    report.baseline = BaselineOutcome()
    var options = SampleReport.options
    options.gate.maxWarnings = 3
    return render(report, options)
  }
}
