extension DiagnosticFact: Fact {
  var claim: Claim { .proven }

  func told(in words: borrowing Words) -> Finding {
    let summary = RuleRegistry.rule(diagnostic.rule)?.summary ?? ""
    var finding = words.finding(diagnostic.rule.number, line, who, "UIKit says so itself: \(summary)")
    for one in standing { finding.message += "; " + one }
    finding.evidence = [evidence(who.name, "UIKit's own line", words)]
    var told: Set<Participant> = [who]
    for other in others where told.insert(other).inserted {
      finding.evidence.append(evidence(other.name, "named there too", words))
    }
    return finding
  }

  private func evidence(_ name: Symbol, _ label: String, _ words: borrowing Words) -> Evidence {
    Evidence(line: line, controller: words.text(of: name), event: diagnostic.rawValue, label: label)
  }
}
