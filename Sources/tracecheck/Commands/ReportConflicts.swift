/// The files that no report is written to, each with the reason.
enum ReportConflicts {
  /// Files that are read, and files that two reports would go to.
  ///
  /// - Parameters:
  ///   - files: where the reports go.
  ///   - logs: the logs that are read.
  ///   - settings: the files of the configuration, the baseline, the golden trace.
  ///   - output: the descriptor of standard output; `nil` where it is none of the system's.
  static func among(
    _ files: [String], logs: [String], settings: [String] = [], output: Int32? = nil
  ) -> [String: String] {
    let read = identities(logs)
    let kept = identities(settings)
    var conflicts: [String: String] = [:]
    var counts: [String: Int] = [:]
    for file in files {
      if let identity = ReportFile(path: file).identity { counts[identity, default: 0] += 1 }
    }
    for file in files {
      guard let identity = ReportFile(path: file).identity else { continue }
      if let output, ReportFile(path: file).isOpen(as: output) {
        conflicts[file] = "standard output goes to this file"
      }
      if read.contains(identity) { conflicts[file] = "it is one of the logs" }
      if kept.contains(identity) { conflicts[file] = "it is this run's configuration or baseline" }
      if counts[identity, default: 0] > 1 { conflicts[file] = "two reports go to this file" }
    }
    return conflicts
  }

  private static func identities(_ files: [String]) -> Set<String> {
    Set(files.compactMap { $0 == "-" ? nil : ReportFile(path: $0).identity })
  }
}
