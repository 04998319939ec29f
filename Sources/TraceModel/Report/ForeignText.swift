/// Text that may hold somebody else's words, made fit for reports that programs read.
///
/// A name in a log can be a megabyte long or steer a terminal. Every reader of such a report shows it to somebody,
/// so what is hidden is shown, and what is endless is cut.
enum ForeignText {
  /// How many characters of a text are given on.
  static let limit = 2_000

  /// The text on one line, with nothing hidden in it, cut where it is too long.
  static func line(_ text: String, limit: Int = limit) -> String {
    ShownText.escaped(cut(text, to: limit))
  }

  /// The beginning of a text.
  static func cut(_ text: String, to limit: Int) -> String {
    // A character takes up to four bytes; most texts are short, and a few are endless.
    guard text.utf8.count > limit, text.utf8.count > 4 * limit || text.unicodeScalars.count > limit else {
      return text
    }
    var beginning = String.UnicodeScalarView()
    beginning.append(contentsOf: text.unicodeScalars.prefix(limit))
    return String(beginning) + "…"
  }

  /// A finding whose texts are cut where they are too long.
  static func cut(_ finding: Finding) -> Finding {
    var short = finding
    short.controller = cut(finding.controller, to: 200)
    short.instance = finding.instance.map { cut($0, to: 200) }
    short.trace = cut(finding.trace, to: 500)
    short.message = cut(finding.message, to: limit)
    short.help = cut(finding.help, to: limit)
    short.reading = finding.reading.map { cut($0, to: limit) }
    short.expected = finding.expected.prefix(100).map { cut($0, to: 200) }
    short.evidence = finding.evidence.prefix(100).map { evidence in
      var short = evidence
      short.controller = cut(evidence.controller, to: 200)
      short.event = cut(evidence.event, to: 200)
      short.label = cut(evidence.label, to: 300)
      return short
    }
    return short
  }

  /// What a remark on a flag has for a file.
  static let commandLine = "command-line"

  /// The path of a log as reports name it: what was read from standard input has none.
  static func path(_ log: String) -> String {
    switch log {
    case "-": "stdin"
    // What a flag says isn't in a file.
    case "": commandLine
    default: log.hasPrefix("./") ? String(log.dropFirst(2)) : log
    }
  }
}

extension Report {
  /// The log of a trace, by the trace's label.
  func logs() -> [String: String] {
    Dictionary(traces.map { ($0.label, $0.log) }, uniquingKeysWith: { first, _ in first })
  }
}
