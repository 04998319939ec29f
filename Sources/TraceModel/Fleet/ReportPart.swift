/// What a report says piece by piece.
enum ReportPart {
  case trace(TraceNode, JSONNode)
  case finding(FindingNode, JSONNode)
  /// A log that could not be read.
  case unreadable(String, JSONNode)
  /// A suppression of the configuration that is needed.
  case suppression(SuppressionUse)
  /// The report is over, and this is its word and its numbers.
  case end(TraceSummary.Verdict, ReportSums)
}
