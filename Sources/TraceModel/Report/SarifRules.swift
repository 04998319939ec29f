/// The part of a SARIF report that tells of the tool and its rules.
struct SarifRules {
  private let options: RenderOptions
  /// The rules of the results: their pages are written, since a viewer shows them beside a result and nowhere else.
  private let found: Set<RuleID>

  init(_ options: RenderOptions, found: Set<RuleID>) {
    self.options = options
    self.found = found
  }

  /// Writes who made the report and what it looked for.
  func writeDriver(_ rules: [RuleID], to driver: inout JSONWriter) {
    driver.member("name", "tracecheck")
    driver.member("version", options.version)
    driver.member("semanticVersion", options.version)
    driver.key("rules")
    driver.array { list in
      for rule in rules { list.object { write(rule, to: &$0) } }
    }
  }

  private func write(_ id: RuleID, to rule: inout JSONWriter) {
    let info = options.rules.info(of: id)
    let name = options.rules.name(of: id)
    rule.member("id", id.description)
    rule.member("name", name.isEmpty ? id.description : name)
    writeText("shortDescription", info?.summary ?? id.description, to: &rule)
    writeText("fullDescription", info.map { $0.summary + " " + $0.why } ?? id.description, to: &rule)
    rule.key("help")
    rule.object { help in
      guard let info, found.contains(id) else {
        return help.member("text", info?.help ?? "tracecheck explain " + id.description)
      }
      help.member("text", RulePage.text(for: info))
      help.member("markdown", RulePage.body(for: info))
    }
    rule.key("defaultConfiguration")
    rule.object { $0.member("level", SarifLevel.word(info?.level ?? .warning)) }
    writeProperties(info, to: &rule)
  }

  /// GitHub orders alerts by these two.
  private func writeProperties(_ info: RuleInfo?, to rule: inout JSONWriter) {
    rule.key("properties")
    rule.object { properties in
      properties.member("precision", info?.level == .error ? "very-high" : "high")
      properties.member("problem.severity", SarifLevel.problem(info?.level ?? .warning))
      properties.member("tags", ["uikit", "lifecycle"])
    }
  }

  /// GitHub takes no more than 1024 characters here.
  private func writeText(_ key: String, _ text: String, to rule: inout JSONWriter) {
    rule.key(key)
    rule.object { $0.member("text", ForeignText.cut(text, to: 1_000)) }
  }
}

/// A severity in the words of SARIF.
enum SarifLevel {
  /// The word of `level`.
  static func word(_ severity: Severity) -> String {
    severity == .info ? "note" : severity.name
  }

  /// The word of GitHub's `problem.severity`.
  static func problem(_ severity: Severity) -> String {
    severity == .info ? "recommendation" : severity.name
  }
}
