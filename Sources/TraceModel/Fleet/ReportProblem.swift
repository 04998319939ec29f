/// Why a report can't be counted.
package enum ReportProblem: Error, Equatable, Sendable {
  /// It ends before it is over.
  case half
  /// It is no report, or not whole, in words.
  case damaged(String)
  /// Another first number of the format.
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
