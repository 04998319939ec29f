/// A format in which findings are reported.
package enum ReportFormat: String, CaseIterable, Sendable {
  /// Stories for a person.
  case text
  /// A line for each finding, as compilers and Xcode write them.
  case concise
  /// One JSON object.
  case json
  /// JSON lines: a finding a line, and a last one with the summary.
  case jsonl
  /// SARIF 2.1.0, for code scanning.
  case sarif
  /// JUnit's XML, for test reports.
  case junit
  /// Commands of GitHub's workflows: annotations on the run and the pull request.
  case github
  /// GitLab's code quality.
  case gitlab
  /// A comment on a pull request.
  case markdown
  /// One page with pictures.
  case html

  /// Whether it is meant for a program.
  package var isForMachines: Bool {
    switch self {
    case .text, .concise, .github: false
    case .json, .jsonl, .sarif, .junit, .gitlab, .markdown, .html: true
    }
  }

  /// Whether it shows pictures, for which more of a log is kept.
  package var hasPictures: Bool { self == .html }

  /// From this size on a page is slow to open, in bytes.
  package static let largePage = 10_000_000
}

/// A report that was asked for, as `json=build/report.json` says it.
package struct ReportRequest: Hashable, Sendable {
  /// Why a request can't be understood.
  package enum Problem: Error, Hashable, Sendable {
    case unknownFormat(String)
    case noFile

    /// The problem in words.
    package var message: String {
      switch self {
      case .noFile: "no file after `=`"
      case .unknownFormat(let text):
        "unknown report format `\(text)`"
          + Suggestion.value(text, among: ReportFormat.allCases.map(\.rawValue))
      }
    }
  }

  /// The format.
  package var format: ReportFormat
  /// The file; `nil` for standard output.
  package var file: String?

  /// A report in a format, in a file or on standard output.
  package init(_ format: ReportFormat, file: String? = nil) {
    self.format = format
    self.file = file
  }

  /// The names that standard output has as a file.
  private static let outputNames: Set<Substring> = ["-", "/dev/stdout", "/dev/fd/1", "/proc/self/fd/1"]

  /// Understands `FORMAT` or `FORMAT=FILE`; a file named `-` is standard output.
  package init(_ text: String) throws(Problem) {
    let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    guard let format = ReportFormat(rawValue: parts[0].description.asciiLowercased) else {
      throw .unknownFormat(String(parts[0]))
    }
    self.format = format
    guard parts.count > 1 else { return }
    guard !parts[1].isEmpty else { throw .noFile }
    file = Self.outputNames.contains(parts[1]) ? nil : String(parts[1])
  }
}
