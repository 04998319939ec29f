extension Trace {
  /// A rule that was broken, at a line, with what proves it.
  public struct Finding: Sendable {
    /// The rule.
    public let rule: Rule
    /// How bad it is, by the configuration where that says so.
    public let severity: Severity
    /// Whether the log alone proves it. What another reading would explain is `possible`, and fails no gate by itself.
    public let certainty: Certainty
    /// Whether it is a known quirk of UIKit and no fault of the app; its severity is `info` then.
    public let isKnownQuirk: Bool
    /// The line of the log, counted from 1.
    public let line: Int
    /// The controller that it is about.
    public let controller: Controller
    /// The sentence that says what is wrong.
    public let message: String
    /// The calls that should have come, in their order; those in brackets may be absent.
    public let expected: [String]
    /// The lines of the log that matter, in their order.
    public let evidence: [Evidence]
    /// What would have to be so for it to be no fault, and what would settle that; empty for a definite one.
    public let assumptions: [Assumption]
    /// Equal for the same fault in another run of the same app, whatever its line, time and addresses.
    public let fingerprint: String

    /// What the finding was made of.
    private let told: CheckedFinding

    init(_ finding: CheckedFinding) {
      told = finding
      rule = Rule(finding.rule)
      severity = Severity(finding.severity)
      certainty = finding.certainty == .definite ? .definite : .possible
      isKnownQuirk = finding.isKnown
      line = finding.line
      controller = Controller(name: finding.controller, instance: finding.instance)
      message = finding.message
      expected = finding.expected
      evidence = finding.evidence.map(\.face)
      assumptions = finding.assumptions.map {
        Assumption(kind: $0.kind.rawValue, text: $0.text, remedy: $0.remedy)
      }
      fingerprint = finding.fingerprint
    }

    /// How bad a finding is. There will be no other.
    public enum Severity: String, Comparable, CaseIterable, Sendable {
      case info, warning, error

      init(_ severity: CheckedSeverity) {
        switch severity {
        case .info: self = .info
        case .warning: self = .warning
        case .error: self = .error
        }
      }

      /// By severity.
      public static func < (left: Severity, right: Severity) -> Bool { left.index < right.index }

      private var index: Int { Self.allCases.firstIndex(of: self) ?? 0 }
    }

    /// Whether the log alone proves a finding. There will be no third.
    public enum Certainty: String, Sendable {
      case possible, definite
    }

    /// A line of the log that matters to a finding.
    public struct Evidence: Hashable, Sendable {
      /// The line, counted from 1.
      public let line: Int
      /// The controller of that line.
      public let controller: String
      /// The event of that line, as the canonical notation spells it.
      public let event: String
      /// What the line means for the finding; may be empty.
      public let label: String
    }

    /// Another reading of the log that would explain a finding.
    public struct Assumption: Hashable, Sendable {
      /// The kind, a word that is also in JSON reports, such as `namesake`; `docs/certainty.md` has the list, which grows.
      public let kind: String
      /// What would have to be so, as a part of a sentence.
      public let text: String
      /// What the app can log, or the configuration can say, to settle it.
      public let remedy: String
    }
  }
}

extension Trace.Finding: CustomStringConvertible {
  /// The finding as the report tells it: the sentence, the lines that matter, what was expected, what to do.
  public var description: String {
    let options = RenderOptions(rules: .ofRegistry, version: ToolVersion.current)
    return FindingGroup.groups(of: [told]).flatMap(FindingStory(options).lines).joined(separator: "\n")
  }
}

/// The finding as the checker makes it, which has the same name.
typealias CheckedFinding = Finding
/// The severity as the checker knows it.
typealias CheckedSeverity = Severity

extension Finding {
  /// The finding as a client sees it.
  var face: Trace.Finding { Trace.Finding(self) }
}

extension Evidence {
  fileprivate var face: Trace.Finding.Evidence {
    Trace.Finding.Evidence(line: line, controller: controller, event: event, label: label)
  }
}
