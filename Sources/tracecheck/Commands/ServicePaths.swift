import TraceModel

/// Paths as those who read a report look for them: services from the root of the working copy, Xcode from the root of
/// the disk.
struct ServicePaths: Sendable {
  private let folder: String
  private let root: String
  private let isInXcode: Bool

  init(_ surroundings: Console.Surroundings) {
    let environment = surroundings.environment
    folder = surroundings.folder
    root =
      BuildService.roots.lazy.compactMap { environment[$0] }.first { $0.hasPrefix("/") }
      ?? surroundings.folder
    isInXcode = environment[BuildService.xcode]?.isEmpty == false
  }

  /// A report with the paths that the readers of a format look for.
  func report(_ report: Report, for format: ReportFormat) -> Report {
    switch format {
    case .sarif, .github, .gitlab: relocated(report, relative)
    case .concise where isInXcode: relocated(report, absolute)
    default: report
    }
  }

  private func relocated(_ report: Report, _ change: (String) -> String) -> Report {
    var report = report
    let labels = Set(report.traces.map(\.label))
    for index in report.traces.indices { report.traces[index].log = change(report.traces[index].log) }
    for index in report.unreadable.indices {
      report.unreadable[index].log = change(report.unreadable[index].log)
    }
    // A remark is in a file of its own.
    for index in report.findings.indices where !labels.contains(report.findings[index].trace) {
      report.findings[index].trace = change(report.findings[index].trace)
    }
    return report
  }

  /// The path from the root; one that is elsewhere stays as it is.
  func relative(_ path: String) -> String {
    let start = root.hasSuffix("/") ? root : root + "/"
    let whole = absolute(path)
    return whole.hasPrefix(start) ? String(whole.dropFirst(start.count)) : path
  }

  /// The path from the root of the disk; what isn't a file keeps its name.
  private func absolute(_ path: String) -> String {
    guard path != "-", FileContents.exists(path) else { return path }
    var parts: [Substring] = []
    for part in (path.hasPrefix("/") ? path : folder + "/" + path).split(separator: "/") where part != "." {
      if part == ".." { _ = parts.popLast() } else { parts.append(part) }
    }
    return "/" + parts.joined(separator: "/")
  }
}
