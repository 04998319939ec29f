/// Why a report can't be counted.
package enum ReportProblem: Error, Equatable, Sendable {
  /// It is cut short.
  case half
  /// It isn't a report, or isn't whole; the reason in words.
  case damaged(String)
  /// Its format has another major version.
  case foreignVersion(String)
  /// The file can't be read.
  case unreadable(ReadError)

  /// What is wrong, in plain words.
  package var text: String {
    switch self {
    case .half: "it ends in the middle"
    case .damaged(let words): words
    case .foreignVersion(let version):
      "its format is \(version), but this tracecheck (\(ToolVersion.current)) reads \(JSONReport.formatVersion)"
    case .unreadable(let error): error.explanation
    }
  }
}
