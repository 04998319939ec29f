extension Finding {
  /// The line of the event that pictures mark: where the finding is, or, if that event isn't part of the proof, the last
  /// line that is. What never came is found at an event that may be somebody else's.
  package var markedLine: Int {
    if evidence.isEmpty || evidence.contains(where: { $0.line == line }) { return line }
    return evidence.map(\.line).filter { $0 < line }.max() ?? line
  }
}
