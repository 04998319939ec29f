import TraceModel

/// Reports in the place of logs, for commands that compare.
enum ReportOperands {
  /// Whether all of some files are reports; a mistake where only some are.
  static func areReports(_ files: [String]) throws(UsageError) -> Bool {
    let reports = files.filter(isReport)
    guard !reports.isEmpty else { return false }
    guard let log = files.first(where: { !reports.contains($0) }) else { return true }
    throw UsageError(
      message: "\(ShownText.escaped(reports[0])) is a report and \(ShownText.escaped(log)) isn't; "
        + "use either reports or logs")
  }

  private static func isReport(_ file: String) -> Bool {
    // A pipe would lose what is read of it here.
    guard FileContents.size(ofAll: [file]) != nil else { return false }
    do throws(ConfigurationLoader.Unreadable) {
      return ReportDecoder.isReport(try FileContents.read(file, limit: 200))
    } catch {
      return false
    }
  }

  /// The reports of some files as one.
  static func report(_ files: [String]) throws(UsageError) -> Report {
    var report = Report()
    for file in files {
      let part = try read(file)
      report.traces += part.traces
      report.findings += part.findings
    }
    return report
  }

  private static func read(_ file: String) throws(UsageError) -> Report {
    let problem: ReportProblem
    do throws(ReadError) {
      let source = try ByteSource.open(file)
      do throws(ReportProblem) {
        return try ReportDecoder.report(source)
      } catch {
        problem = error
      }
    } catch {
      problem = .unreadable(error)
    }
    throw UsageError(
      message: "can't read the report \(ShownText.escaped(file)): \(ShownText.escaped(problem.text))")
  }

  /// A report as the result of reading logs.
  static func result(_ report: Report) -> LogResult {
    var result = LogResult()
    let findings = Dictionary(grouping: report.findings.filter { !$0.rule.isRemark }, by: \.trace)
    result.traces = report.traces.map { summary in
      var trace = TraceResult(summary: summary)
      trace.findings = findings[summary.label] ?? []
      return trace
    }
    result.names = Set(report.findings.map(\.controller)).sorted()
    return result
  }
}
