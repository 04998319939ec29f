import TraceModel

extension Flags {
  static let reports: [Flag] = [
    Flag(
      "report", value: .words("FORMAT[=FILE]", ReportFormat.allCases.map(\.rawValue)), group: .reports,
      help:
        "text (default), concise, json, jsonl, sarif, junit, github, gitlab, markdown or html, on standard output or in FILE; may be repeated"
    ) { options, text throws(UsageError) in
      do throws(ReportRequest.Problem) {
        options.reports.append(try ReportRequest(text))
      } catch {
        throw UsageError(message: "--report: " + error.message)
      }
    }
  ]

  static let reportContents: [Flag] = [
    Flag(
      "html-full", group: .reportContents,
      help: "draw and list everything in the html report, however large it becomes"
    ) { options, _ throws(UsageError) in
      options.isHTMLFull = true
    },
    Flag(
      "max-findings", value: .free("N"), group: .reportContents,
      help: "show people no more than the N worst findings"
    ) {
      options, text throws(UsageError) in
      options.maxFindings = try Flag.count(text, flag: "max-findings")
    },
    Flag(
      "no-ci", group: .reportContents,
      help: "add no report of its own for GitHub Actions or GitLab CI, where those are recognised"
    ) { options, _ throws(UsageError) in
      options.addsServiceReports = false
    },
  ]

  static let redaction: [Flag] = [
    Flag(
      "redact", group: .redaction,
      help:
        "put stable tokens in place of controllers' names, addresses and quoted text, in all that is written"
    ) { options, _ throws(UsageError) in
      options.redacts = true
    }
  ]

  static let lines: [Flag] = [
    Flag(
      "format", value: .words("FORMAT", Options.LineFormat.allCases.map(\.rawValue)), group: .lines,
      help:
        "text (default) or jsonl; of order, json; of timeline, lanes, svg, mermaid, perfetto or dot; of stats, json, csv or html"
    ) { options, text throws(UsageError) in
      options.format = try Flag.word(text, of: Options.LineFormat.self, flag: "format")
    }
  ]
}
