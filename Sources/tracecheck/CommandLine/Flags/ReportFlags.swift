import TraceModel

extension Flags {
  static let reports: [Flag] = [
    Flag(
      "report", value: .words("FORMAT[=FILE]", ReportFormat.allCases.map(\.rawValue)), group: .reports,
      help: "print a report, or write it to FILE; repeatable"
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
      help: "draw and list everything in the html report, however large it gets"
    ) { options, _ throws(UsageError) in
      options.isHTMLFull = true
    },
    Flag(
      "max-findings", value: .free("N"), group: .reportContents,
      help: "show at most the N worst findings (default: all)"
    ) {
      options, text throws(UsageError) in
      options.maxFindings = try Flag.count(text, flag: "max-findings")
    },
    Flag(
      "no-ci", group: .reportContents,
      help: "don't add a report for GitHub Actions or GitLab CI"
    ) { options, _ throws(UsageError) in
      options.addsServiceReports = false
    },
  ]

  static let redaction: [Flag] = [
    Flag(
      "redact", group: .redaction,
      help: "replace names, addresses and quoted text with stable tokens in all output"
    ) { options, _ throws(UsageError) in
      options.redacts = true
    }
  ]

  static let lines: [Flag] = [
    Flag(
      "format", value: .words("FORMAT", Options.LineFormat.allCases.map(\.rawValue)), group: .lines,
      help: "output format (default: text)"
    ) { options, text throws(UsageError) in
      options.format = try Flag.word(text, of: Options.LineFormat.self, flag: "format")
    }
  ]
}
