/// What a report says piece by piece.
enum ReportPart {
  case trace(TraceNode, JSONNode)
  case finding(FindingNode, JSONNode)
  /// A log that could not be read.
  case unreadable(String, JSONNode)
  /// A suppression of the configuration that is needed.
  case suppression(SuppressionUse)
  /// What fails the run.
  case gate(GateSettings)
  /// A fault that a baseline knows, and what became of it.
  case knownFault(KnownFault)
  /// A finding that a baseline took away.
  case knownFinding(FindingNode, JSONNode)
  /// The report is over, and this is its word and its numbers.
  case end(TraceSummary.Verdict, ReportSums)
}
