import TraceModel

extension Flags {
  static let reports: [Flag] = [
    Flag(
      "report", value: .words("FORMAT[=FILE]", ReportFormat.allCases.map(\.rawValue)), group: .reports,
      help: "text (default), concise, json, jsonl or html, on standard output or in FILE; may be repeated"
    ) { options, text throws(UsageError) in
      do throws(ReportRequest.Problem) {
        options.reports.append(try ReportRequest(text))
      } catch {
        throw UsageError(message: "--report: " + error.message)
      }
    },
    Flag(
      "html-full", group: .reports,
      help: "draw and list everything in the html report, however large it becomes"
    ) { options, _ throws(UsageError) in
      options.isHTMLFull = true
    },
  ]

  static let lines: [Flag] = [
    Flag(
      "format", value: .words("FORMAT", Options.LineFormat.allCases.map(\.rawValue)), group: .lines,
      help: "text (default) or jsonl; of timeline also svg, mermaid, perfetto or dot"
    ) { options, text throws(UsageError) in
      options.format = try Flag.word(text, of: Options.LineFormat.self, flag: "format")
    }
  ]
}
