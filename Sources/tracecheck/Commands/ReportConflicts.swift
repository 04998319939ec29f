/// The files that no report is written to, each with the reason.
enum ReportConflicts {
  /// Logs that are read, and files that two reports would go to.
  static func among(_ files: [String], logs: [String]) -> [String: String] {
    let read = Set(logs.compactMap { $0 == "-" ? nil : ReportFile(path: $0).identity })
    var conflicts: [String: String] = [:]
    var counts: [String: Int] = [:]
    for file in files {
      if let identity = ReportFile(path: file).identity { counts[identity, default: 0] += 1 }
    }
    for file in files {
      guard let identity = ReportFile(path: file).identity else { continue }
      if read.contains(identity) { conflicts[file] = "it is a log that is read" }
      if counts[identity, default: 0] > 1 { conflicts[file] = "two reports go to this file" }
    }
    return conflicts
  }
}
