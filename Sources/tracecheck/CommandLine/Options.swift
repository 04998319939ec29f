import TraceModel

/// What the flags of a command line say, not yet held against anything outside it.
struct Options: Sendable {
  /// Which configuration file is read.
  enum ConfigurationChoice: Hashable, Sendable {
    case discovered
    case file(String)
    case none
  }

  /// Which baseline a run is held against.
  enum BaselineChoice: Hashable, Sendable {
    case configured
    case file(String)
    case none
  }

  /// How `events` and `timeline` print.
  enum LineFormat: String, CaseIterable, Sendable {
    case text, jsonl, json
    case lanes, svg, mermaid, perfetto, dot
    case csv, html

    /// The drawing that it is; `nil` for what is printed as it is read.
    var drawing: TimelineDrawing? { TimelineDrawing(rawValue: rawValue) }
  }

  var wantsHelp = false
  /// The names of the files of a folder that are read.
  var includes: [String] = []
  /// What the rows of statistics are about, and what logs are grouped by.
  var rows = "rule"
  var group: String?
  var comparedGroups: [String] = []
  var pathPattern: PathPattern?
  var columns: String?
  /// Whether a report that is not whole ends the run.
  var isStrict = false
  /// Whether names come from standard input.
  var takesNamesFromInput = false
  /// Whether the log is read while it is written.
  var follows = false
  var wantsVersion = false
  var isQuiet = false
  var colour = ColourChoice.auto
  var configuration = ConfigurationChoice.discovered
  var definitions: [ConfigurationOption] = []
  var reports: [ReportRequest] = []
  var isHTMLFull = false
  var addsServiceReports = true
  var maxFindings: Int?
  var redacts = false
  /// The fingerprint of the finding that a smaller log has to give.
  var fingerprint: String?
  /// The folder that a fixture goes to.
  var fixture: String?
  /// The logs that rules are proposed against.
  var against: [String] = []
  var proposesAll = false
  var failOn: GateSettings.FailLevel?
  var maxWarnings: Int?
  var minEvents: Int?
  var baseline = BaselineChoice.configured
  var strictBaseline = false
  var force = false
  var reason = ""
  var allowsEmpty = false
  var controllers: [String] = []
  var processes: [Int32] = []
  var from: WrittenTime?
  var to: WrittenTime?
  var rules: [String] = []
  var line: Int?
  var time: WrittenTime?
  var format = LineFormat.text
  var explains = false
  var question = OrderQuestion()
  var before: [String] = []
  var after: [String] = []
  var renames: [RenamedClass] = []
  var explainsAlignment = false
  var failsOnChange = false
  var golden: String?
  var updatesGolden = false
  var comparesTiming = false
}
