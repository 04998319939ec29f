extension DiagnosticFact: Fact {
  var claim: Claim { .proven }

  func told(in words: borrowing Words) -> Finding {
    var finding = words.finding(diagnostic.rule.number, line, who, "\(speaker) reports: " + sentence(words))
    for one in standing { finding.message += "; " + one }
    if goneBefore.isSome { finding.help = helpForGone(words.text(of: goneBefore)) }
    finding.evidence = [evidence(who.name, "\(speaker)'s own line", words)]
    var told: Set<Participant> = [who]
    for other in others where told.insert(other).inserted {
      finding.evidence.append(evidence(other.name, "also named there", words))
    }
    return finding
  }

  private func helpForGone(_ presenter: String) -> String {
    "Present from the controller that is on screen. \(presenter) is no longer in the window, so cancel what it still "
      + "waits for, such as a request or a timer, when it disappears."
  }

  /// What it says, with the names that its message has; where these are not all there, as the rule has it.
  private var speaker: String {
    if diagnostic == .leakSuspected { return "the leak detector" }
    return diagnostic == .swiftUISingleSheet ? "SwiftUI" : "UIKit"
  }

  private func sentence(_ words: borrowing Words) -> String {
    let names = ([who] + others.filter { $0 != who }).map { words.text(of: $0.name) }
    let summary = RuleRegistry.rule(diagnostic.rule)?.summary ?? ""
    let whole = String(summary.dropLast(summary.hasSuffix(".") ? 1 : 0))
    return diagnostic.sentence(naming: names) ?? Self.inSentence(whole)
  }

  /// A sentence as the end of another: an article doesn't begin it any more.
  private static func inSentence(_ text: String) -> String {
    guard text.hasPrefix("The ") || text.hasPrefix("A ") else { return text }
    return text.prefix(1).lowercased() + text.dropFirst()
  }

  private func evidence(_ name: Symbol, _ label: String, _ words: borrowing Words) -> Evidence {
    Evidence(line: line, controller: words.text(of: name), event: diagnostic.rawValue, label: label)
  }
}
