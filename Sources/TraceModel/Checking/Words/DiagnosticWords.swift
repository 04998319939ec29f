extension DiagnosticFact: Fact {
  var claim: Claim { .proven }

  func told(in words: borrowing Words) -> Finding {
    var finding = words.finding(diagnostic.rule.number, line, who, "\(speaker) reports: " + sentence(words))
    if caller.isSome { finding.message += "; \(words.text(of: caller.name)) asked for it" }
    for one in whereabouts { finding.message += "; " + one.text(words) }
    if let advice = advice(words) { finding.help = advice }
    finding.evidence =
      whereabouts.flatMap { $0.evidence(words) }.sorted { $0.line < $1.line } + ownLine(words)
    return finding
  }

  /// The line of the message, once for each whom it names; the first quotes it.
  private func ownLine(_ words: borrowing Words) -> [Evidence] {
    var told: Set<Participant> = [who]
    let rest = others.filter { told.insert($0).inserted }
    let quote = "\(speaker): " + diagnostic.quote(naming: names(words))
    return [evidence(who.name, quote, words)] + rest.map { evidence($0.name, "also named there", words) }
  }

  private var speaker: String {
    if diagnostic == .leakSuspected { return "the leak detector" }
    return diagnostic == .swiftUISingleSheet ? "SwiftUI" : "UIKit"
  }

  /// What it says, with the names that its message has; where these are not all there, as the rule has it.
  private func sentence(_ words: borrowing Words) -> String {
    let summary = RuleRegistry.rule(diagnostic.rule)?.summary ?? ""
    let whole = String(summary.dropLast(summary.hasSuffix(".") ? 1 : 0))
    return diagnostic.sentence(naming: names(words)) ?? Self.inSentence(whole)
  }

  /// Whom the message names, in its order: who is shown already may be the one that is presented once more.
  private func names(_ words: borrowing Words) -> [String] {
    words.distinctTexts(of: others.first == who ? others : [who] + others.filter { $0 != who })
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
