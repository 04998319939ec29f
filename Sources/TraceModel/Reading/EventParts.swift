extension Event {
  /// An event of which no more is said than what and whose it is.
  @inline(__always)
  init(kind: EventKind, line: Int, subject: Participant, process: Int32, time: Int64?) {
    self.init(kind: kind, line: line)
    self.subject = subject
    self.process = process
    self.time = time
  }
}
