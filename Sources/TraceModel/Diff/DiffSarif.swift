/// The findings of a comparison as SARIF 2.1.0, each with whether it is new, gone or changed.
struct DiffSarif {
  private let options: RenderOptions

  private struct Entry {
    var finding: Finding
    var state: String
  }

  init(_ options: RenderOptions) {
    self.options = options
  }

  func render(_ report: DiffReport) -> ContiguousArray<UInt8> {
    let entries = entries(report.findings)
    let hashes = Fingerprint.numbered(entries.map(\.finding))
    let rules = Set(options.rules.entries.map(\.id)).union(entries.map(\.finding.rule)).sorted()
    let results = SarifResults(logs: report.logs, rules: rules)
    var writer = JSONWriter(.indented)
    writer.object { object in
      object.member("$schema", "https://json.schemastore.org/sarif-2.1.0.json")
      object.member("version", "2.1.0")
      object.key("runs")
      object.array { runs in
        runs.object { run in
          writeTool(rules, found: Set(entries.map(\.finding.rule)), to: &run)
          run.key("results")
          run.array { list in
            for (entry, hash) in zip(entries, hashes) {
              list.object { result in
                results.write(entry.finding, hash: hash, to: &result)
                result.member("baselineState", entry.state)
              }
            }
          }
        }
      }
    }
    writer.endLine()
    return writer.bytes
  }

  private func writeTool(_ rules: [RuleID], found: Set<RuleID>, to run: inout JSONWriter) {
    run.key("tool")
    run.object { tool in
      tool.key("driver")
      tool.object { SarifRules(options, found: found).writeDriver(rules, to: &$0) }
    }
    run.member("columnKind", "utf16CodeUnits")
  }

  /// What is not exercised is neither there nor gone, so nothing is said of it.
  private func entries(_ findings: FindingComparison) -> [Entry] {
    let all =
      findings.new.map { Entry(finding: $0, state: "new") }
      + findings.changed.map { Entry(finding: $0.after, state: "updated") }
      + findings.fixed.map { Entry(finding: $0, state: "absent") }
    return all.filter { !$0.finding.isKnown }
  }
}
