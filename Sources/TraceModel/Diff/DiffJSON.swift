/// A comparison as JSON; its keys and their order are fixed.
struct DiffJSON {
  private let options: RenderOptions
  private let json: JSONReport

  init(_ options: RenderOptions) {
    self.options = options
    json = JSONReport(options)
  }

  /// One object.
  func render(_ report: DiffReport) -> ContiguousArray<UInt8> {
    var writer = JSONWriter(.indented)
    writer.object { object in
      writeHead(report, to: &object)
      object.key("findings")
      write(report.findings, to: &object)
      object.key("changes")
      object.array { list in
        for change in report.changes { write(change, to: &list) }
      }
      object.key("timing")
      object.array { list in
        for change in report.timing { write(change, to: &list) }
      }
      if !report.alignment.isEmpty { object.member("alignment", report.alignment) }
      if !report.remarks.isEmpty { object.member("remarks", report.remarks) }
    }
    writer.endLine()
    return writer.bytes
  }

  /// A change a line, and a last line with the verdict and the findings.
  func renderLines(_ report: DiffReport) -> ContiguousArray<UInt8> {
    var writer = JSONWriter()
    for change in report.changes {
      write(change, to: &writer)
      writer.endLine()
    }
    for change in report.timing {
      write(change, to: &writer)
      writer.endLine()
    }
    writer.object { object in
      writeHead(report, to: &object)
      object.key("findings")
      write(report.findings, to: &object)
    }
    writer.endLine()
    return writer.bytes
  }

  private func writeHead(_ report: DiffReport, to object: inout JSONWriter) {
    object.member("formatVersion", JSONReport.formatVersion)
    object.key("tool")
    object.object { tool in
      tool.member("name", "tracecheck")
      tool.member("version", options.version)
    }
    object.member("verdict", report.verdict.rawValue)
  }

  private func write(_ findings: FindingComparison, to writer: inout JSONWriter) {
    writer.object { object in
      write(findings.new, as: "new", to: &object)
      write(findings.fixed, as: "fixed", to: &object)
      object.key("changed")
      object.array { list in
        for changed in findings.changed { write(changed, to: &list) }
      }
      object.member("unchanged", findings.unchanged)
      write(findings.notExercised, as: "notExercised", to: &object)
    }
  }

  private func write(_ findings: [Finding], as key: String, to object: inout JSONWriter) {
    object.key(key)
    object.array { list in
      for finding in findings { json.write(finding, to: &list) }
    }
  }

  private func write(_ changed: ChangedFinding, to writer: inout JSONWriter) {
    writer.object { object in
      object.key("before")
      json.write(changed.before, to: &object)
      object.key("after")
      json.write(changed.after, to: &object)
      object.member("countBefore", changed.countBefore)
      object.member("countAfter", changed.countAfter)
    }
  }

  private func write(_ change: BehaviourChange, to writer: inout JSONWriter) {
    writer.object { object in
      object.member("kind", change.kind.rawValue)
      object.member("flow", change.flow)
      object.member("controller", change.controller)
      object.member("what", change.what)
      object.member("before", change.before)
      object.member("after", change.after)
      object.key("beforeLines")
      object.array { list in for line in change.beforeLines { list.integer(line) } }
      object.key("afterLines")
      object.array { list in for line in change.afterLines { list.integer(line) } }
      if !change.isGated { object.member("gated", false) }
    }
  }

  private func write(_ change: TimingChange, to writer: inout JSONWriter) {
    writer.object { object in
      object.member("flow", change.flow)
      object.member("countBefore", change.countBefore)
      object.member("countAfter", change.countAfter)
      object.member("medianBefore", Int(change.medianBefore))
      object.member("medianAfter", Int(change.medianAfter))
      object.member("spreadBefore", Int(change.spreadBefore))
      object.member("spreadAfter", Int(change.spreadAfter))
      object.member("significant", change.isSignificant)
    }
  }
}
