import TraceModel

/// Which reports go where: those that were asked for, the one that people read, and those of a build service that
/// is recognised.
struct ReportPlan: Sendable {
  /// Where GitLab's own documentation puts its report.
  static let gitLabFile = "gl-code-quality-report.json"

  /// The format on standard output.
  let shown: ReportFormat
  /// The reports that go to files.
  let files: [ReportRequest]
  /// The file that GitLab may collect; nobody asked for it.
  let serviceFile: ReportRequest?
  /// Whether commands to GitHub's runner are printed beside what is shown.
  let annotates: Bool
  /// Whether standard output and standard error are read by GitHub's runner.
  let isWatched: Bool
  /// The file to which a summary for GitHub's page is appended.
  let summaryFile: String?

  /// The plan for what was asked for.
  init(
    _ asked: [ReportRequest], options: Options, surroundings: Console.Surroundings
  ) throws(UsageError) {
    // Annotations go beside what is shown, so they do not take its place.
    let onOutput = asked.filter { $0.file == nil && $0.format != .github }
    guard onOutput.count <= 1 else {
      throw UsageError(
        message: "only one report can go to standard output; give the others a file: --report json=FILE")
    }
    let service = BuildService(surroundings.environment)
    let adds = options.addsServiceReports
    shown = onOutput.first?.format ?? .text
    files = asked.filter { $0.file != nil }
    isWatched = service == .gitHub
    let isGitHub = adds && service == .gitHub
    annotates =
      asked.contains { $0.file == nil && $0.format == .github }
      || isGitHub && !asked.contains { $0.format == .github }
    summaryFile =
      isGitHub ? surroundings.environment["GITHUB_STEP_SUMMARY"].flatMap { $0.isEmpty ? nil : $0 } : nil
    let lacksGitLab = adds && service == .gitLab && !asked.contains { $0.format == .gitlab }
    serviceFile = lacksGitLab ? ReportRequest(.gitlab, file: Self.gitLabFile) : nil
  }
}
