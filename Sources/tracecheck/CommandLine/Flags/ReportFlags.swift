import TraceModel

extension Flags {
  static let reports: [Flag] = [
    Flag(
      "report", value: .words("FORMAT[=FILE]", ReportFormat.allCases.map(\.rawValue)), group: .reports,
      help: "text (default), concise, json or jsonl, on standard output or in FILE; may be repeated"
    ) { options, text throws(UsageError) in
      do throws(ReportRequest.Problem) {
        options.reports.append(try ReportRequest(text))
      } catch {
        throw UsageError(message: "--report: " + error.message)
      }
    }
  ]

  static let lines: [Flag] = [
    Flag(
      "format", value: .words("FORMAT", Options.LineFormat.allCases.map(\.rawValue)), group: .lines,
      help: "text (default) or jsonl"
    ) { options, text throws(UsageError) in
      options.format = try Flag.word(text, of: Options.LineFormat.self, flag: "format")
    }
  ]
}
