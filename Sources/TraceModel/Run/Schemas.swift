/// The formats that a machine reads; the tests hold what is written against them.
extension Schema {
  /// `--report json`.
  static let report = Schema(
    "report", title: "A report of tracecheck (--report json)",
    .object([
      SchemaMember(
        "formatVersion", .form("^1\\."), "Readers should reject other major versions and ignore unknown keys."
      ),
      SchemaMember("tool", tool),
      SchemaMember("verdict", verdict, "The gate's verdict."),
      SchemaMember("gate", gate, "When the run fails, if not only on errors.", isRequired: false),
      SchemaMember("traces", .list(of: trace), "One for each process of each log, in the order given."),
      SchemaMember("findings", .list(of: finding)),
      SchemaMember(
        "unreadable", .list(of: .object([SchemaMember("log", .text), SchemaMember("reason", .text)])),
        "The logs that can't be read; the others are reported."),
      SchemaMember(
        "suppressions",
        .list(
          of: .object([
            SchemaMember("trace", .text), SchemaMember("line", count), SchemaMember("findings", count),
            SchemaMember("fingerprint", .text, "The fingerprint of the remark that it is unused."),
          ])), "The suppressions of the configuration that are needed.", isRequired: false),
      SchemaMember("baseline", known, "What a baseline removed, if there is one.", isRequired: false),
      SchemaMember("summary", summary, "How many findings there are, listed or not."),
    ]))

  /// The file of a baseline.
  static let baseline = Schema(
    "baseline", title: "A baseline of tracecheck",
    .object([
      SchemaMember("formatVersion", .form("^1\\.")),
      SchemaMember(
        "entries",
        .list(
          of: .object([
            SchemaMember("rule", rule), SchemaMember("controller", .text),
            SchemaMember("transition", .optional(kind), "null for a rule about one controller."),
            SchemaMember("count", .count(from: 1), "How often the fault occurs."),
            SchemaMember("reason", .text, "Why it is accepted.", isRequired: false),
          ])), "Sorted by rule, controller and transition; one entry per line."),
    ]))

  /// A line of `events --format jsonl`.
  static let events = Schema(
    "events", title: "A line of tracecheck events --format jsonl",
    .object(
      [
        SchemaMember("line", line),
        SchemaMember(
          "event", .optional(.words(eventNames + asideNames)), "null for UIKit's own messages."),
        SchemaMember("controller", .optional(.text)), SchemaMember("instance", .optional(.text)),
        SchemaMember("time", .optional(.text), "As the log writes it."),
        SchemaMember("diagnostic", .optional(.words(Diagnostic.allCases.map(\.rawValue)))),
        SchemaMember("process", .count(from: 1), isRequired: false),
        SchemaMember(
          "object", .optional(.text), "The controller that is presented, pushed, shown or added.",
          isRequired: false),
        SchemaMember("objectInstance", .optional(.text), isRequired: false),
        SchemaMember("participants", .list(of: .text), isRequired: false),
        SchemaMember("presentedBy", .text, "With its address, if the log has one.", isRequired: false),
        SchemaMember("style", .words(PresentationStyle.allCases.map(\.name)), isRequired: false),
        SchemaMember("parent", .text, "nil if the log says so.", isRequired: false),
        SchemaMember(
          "judged", .boolean, "false for a SwiftUI call, otherwise absent.", isRequired: false),
        SchemaMember("host", .text, "The controller that hosts the SwiftUI view.", isRequired: false),
      ]
        + EventFlags.Key.allCases.map {
          SchemaMember($0.name, $0 == .result ? .either([.boolean, .text]) : .boolean, isRequired: false)
        }))

  /// A line of `timeline --format jsonl`.
  static let timeline = Schema(
    "timeline", title: "A line of tracecheck timeline --format jsonl",
    .object([
      SchemaMember("trace", .text),
      SchemaMember("kind", .words(TransitionKind.allCases.map(\.name) + ["swiftUI", "rule"])),
      SchemaMember(
        "outcome", .optional(.words(TransitionOutcome.allCases.map(\.name))), "null for a SwiftUI call."),
      SchemaMember("family", .optional(.words(PresentationFamily.allCases.map(\.name)))),
      SchemaMember("style", .optional(.words(PresentationStyle.allCases.map(\.name)))),
      SchemaMember("trigger", .optional(.words(TransitionTrigger.allCases.map(\.name)))),
      SchemaMember("from", .optional(.text)), SchemaMember("to", .optional(.text)),
      SchemaMember("firstLine", line), SchemaMember("lastLine", line),
      SchemaMember("duration", .optional(.number), "Seconds, if the log has times."),
      SchemaMember("inferred", .boolean, "Whether the kind was inferred, not announced by a mark."),
      SchemaMember(
        "alternatives", .list(of: kind), "The other kinds that fit the log.", isRequired: false),
      SchemaMember("findings", .list(of: rule), "The rules it broke."),
      SchemaMember(
        "event", .words(asideNames + AppRuleMark.Kind.allCases.map(\.rawValue)),
        "The SwiftUI call, or the state of an app rule.", isRequired: false),
      SchemaMember("host", .optional(.text), "The controller that hosts its view.", isRequired: false),
      SchemaMember("rule", rule, "The app rule.", isRequired: false),
    ]))

  /// `diff --report json`.
  static let diff = Schema(
    "diff", title: "A comparison of tracecheck (diff --report json)",
    .object([
      SchemaMember(
        "formatVersion", .form("^1\\."), "Readers should reject other major versions and ignore unknown keys."
      ),
      SchemaMember("tool", tool),
      SchemaMember("verdict", .words(DiffReport.Verdict.allCases.map(\.rawValue))),
      SchemaMember("findings", comparison),
      SchemaMember("changes", .list(of: change), "One for each place where behaviour changed."),
      SchemaMember("timing", .list(of: timing), "One for each transition; empty without --timing."),
      SchemaMember("alignment", .list(of: .text), "With --explain-alignment.", isRequired: false),
      SchemaMember("remarks", .list(of: .text), "What couldn't be compared.", isRequired: false),
    ]))

  private static let comparison = SchemaShape.object([
    SchemaMember("new", .list(of: finding)), SchemaMember("fixed", .list(of: finding)),
    SchemaMember("changed", .list(of: changed), "The same fault, changed in kind or number."),
    SchemaMember("unchanged", count),
    SchemaMember(
      "notExercised", .list(of: finding), "Faults from before that couldn't occur in the runs after."),
  ])

  private static let changed = SchemaShape.object([
    SchemaMember("before", finding), SchemaMember("after", finding),
    SchemaMember("countBefore", count), SchemaMember("countAfter", count),
  ])

  private static let change = SchemaShape.object([
    SchemaMember("kind", .words(BehaviourChange.Kind.allCases.map(\.rawValue))),
    SchemaMember("flow", .text, "The transition, such as `push A → B`; else the controller."),
    SchemaMember("controller", .text), SchemaMember("what", .text, "The change in words."),
    SchemaMember("before", .list(of: .text), "The calls at this point, in the canonical notation."),
    SchemaMember("after", .list(of: .text)),
    SchemaMember("beforeLines", .list(of: line)), SchemaMember("afterLines", .list(of: line)),
    SchemaMember("gated", .boolean, "Whether it may fail the gate.", isRequired: false),
  ])

  private static let timing = SchemaShape.object(
    [SchemaMember("flow", .text)]
      + ["countBefore", "countAfter"].map { SchemaMember($0, count) }
      + ["medianBefore", "medianAfter", "spreadBefore", "spreadAfter"].map {
        SchemaMember($0, .number, "Microseconds.")
      } + [SchemaMember("significant", .boolean, "Whether it is more than noise.")])

  private static let tool = SchemaShape.object(
    [SchemaMember("name", .constant("tracecheck")), SchemaMember("version", .text)])
  private static let verdict = SchemaShape.words(["passed", "failed", "empty"])
  private static let rule = SchemaShape.form("^(TC[0-9]{3,}|[A-Za-z][A-Za-z0-9_.-]*)$")
  private static let line = SchemaShape.count(from: 1)
  private static let kind = SchemaShape.words(TransitionKind.allCases.map(\.name))
  private static let asideNames = Aside.Kind.allCases.map(\.rawValue)
  private static let eventNames = EventKind.allCases.filter { $0 != .diagnostic }.map(\.name)
  private static let count = SchemaShape.count(from: 0)

  private static let trace = SchemaShape.object(
    [SchemaMember("label", .text, "The path as given, with #pid where a log holds several processes.")]
      + ["lines", "events", "controllers", "transitions", "unattributed", "malformed", "incomplete"].map {
        SchemaMember($0, count)
      } + [SchemaMember("verdict", verdict)]
      + [
        ("version", "The app's version, if the head of the log says it."),
        ("os", "The release of iOS, likewise."), ("device", "The model of the device, likewise."),
      ].map { SchemaMember($0.0, .text, $0.1, isRequired: false) }
      + [
        SchemaMember(
          "idleChecks", .count(from: 1), "Rules that need something the log lacks, if no fault was found.",
          isRequired: false),
        SchemaMember(
          "lacks", .list(of: .words(["addresses", "marks"])), "What they need and the log lacks.",
          isRequired: false),
      ]
      + [
        SchemaMember(
          "kinds", kinds, "The number of transitions of each kind, if the kind is certain.", isRequired: false
        )
      ])

  private static let kinds = SchemaShape.object(
    TransitionKind.allCases.map { SchemaMember($0.name, count, isRequired: false) })

  private static let summary = SchemaShape.object(
    ["errors", "warnings", "infos", "possible", "known"].map { SchemaMember($0, count) } + [
      SchemaMember("suppressed", count, "Findings that somebody accepts, with a reason.", isRequired: false),
      SchemaMember("suppressedByLogs", count, "Those that a log itself accepts.", isRequired: false),
      SchemaMember(
        "baseline",
        .object(["known", "new", "fixed", "fewer", "notExercised"].map { SchemaMember($0, count) }),
        "What the baseline did, if there is one.", isRequired: false),
    ])

  private static let gate = SchemaShape.object([
    SchemaMember("failOn", .words(GateSettings.FailLevel.allCases.map(\.rawValue))),
    SchemaMember("maxWarnings", count, isRequired: false),
    SchemaMember("minEvents", count, isRequired: false),
    SchemaMember("strictBaseline", .boolean, isRequired: false),
  ])

  private static let known = SchemaShape.object([
    SchemaMember(
      "faults",
      .list(
        of: .object([
          SchemaMember("rule", rule), SchemaMember("controller", .text),
          SchemaMember("transition", .optional(kind)),
          SchemaMember("count", count, "How often the baseline accepts it."),
          SchemaMember("found", count, "How often it occurred among reported or known findings."),
          SchemaMember("seen", count, "How often it occurred at all."),
          SchemaMember("exercised", .boolean, "Whether it could have occurred."),
        ]))),
    SchemaMember("findings", .list(of: finding), "The findings in the baseline; they aren't counted."),
  ])

  private static let assumption = SchemaShape.object([
    SchemaMember("kind", .words(AssumptionKind.allCases.map(\.rawValue))),
    SchemaMember("text", .text, "What may explain it without a fault."),
    SchemaMember("remedy", .text, "What would settle it.", isRequired: false),
  ])

  private static let finding = SchemaShape.object([
    SchemaMember("rule", rule), SchemaMember("name", .text),
    SchemaMember("severity", .words(Severity.allCases.map(\.name))),
    SchemaMember("certainty", .words(["definite", "possible"])),
    SchemaMember("known", .boolean, "A known quirk of UIKit, which is never gated.", isRequired: false),
    SchemaMember("trace", .text), SchemaMember("line", count), SchemaMember("controller", .text),
    SchemaMember("instance", .optional(.text)),
    SchemaMember("transition", .optional(kind), "null for a rule about one controller."),
    SchemaMember("message", .text),
    SchemaMember("expected", .list(of: .text)),
    SchemaMember(
      "evidence",
      .list(
        of: .object([
          SchemaMember("line", count), SchemaMember("controller", .text), SchemaMember("event", .text),
          SchemaMember("label", .text),
        ])), "The relevant lines of the log, with what each means."),
    SchemaMember("source", .text), SchemaMember("help", .text),
    SchemaMember(
      "assumptions", .list(of: assumption), "Why it is only possible; absent if it is definite.",
      isRequired: false),
    SchemaMember("fingerprint", .form("^[0-9a-f]{16}$"), "Equal for the same fault in another run."),
  ])
}
