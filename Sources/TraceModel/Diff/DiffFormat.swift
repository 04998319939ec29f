/// A format in which a comparison is reported.
package enum DiffFormat: String, CaseIterable, Sendable {
  /// For a person.
  case text
  /// One JSON object.
  case json
  /// JSON lines: a change a line, and a last one with the verdict.
  case jsonl
  /// A comment on a pull request.
  case markdown
  /// Commands of GitHub's workflows.
  case github
  /// SARIF 2.1.0, for code scanning.
  case sarif
  /// One page with pictures.
  case html

  /// Whether it is meant for a program.
  package var isForMachines: Bool { self != .text && self != .github }

  /// The lines for people where the report itself is for a program.
  package func summary(_ report: DiffReport, _ options: RenderOptions) -> [String] {
    DiffText(options).summary(report)
  }

  /// A report in this format.
  package func render(_ report: DiffReport, _ options: RenderOptions) -> ContiguousArray<UInt8> {
    switch self {
    case .text: DiffText(options).render(report)
    case .json: DiffJSON(options).render(report)
    case .jsonl: DiffJSON(options).renderLines(report)
    case .markdown: DiffMarkdown(options).render(report)
    case .github: DiffAnnotations(options).render(report)
    case .sarif: DiffSarif(options).render(report)
    case .html: DiffPage(report, options).render()
    }
  }
}
