/// All keys of the configuration: checking, `config show`, the schema and the suggestions read this one table.
package enum ConfigurationKeys {
  /// The keys of the whole.
  package static let all: [ConfigurationKey] = app + reading + promises + gate

  /// What the keys of the whole make up.
  package static let root = ConfigurationShape.object(all)

  private static let app: [ConfigurationKey] = [
    ConfigurationKey("$schema", .text, "The JSON Schema of this file, for editors."),
    ConfigurationKey("requiredVersion", .requirement, "The oldest tracecheck that may read this file."),
    ConfigurationKey(
      "extends", .oneOrMore(.text), "Files to read first; the values of this file override theirs."),
    ConfigurationKey(
      "os", .release, "The release of iOS that the app ran on.",
      standard: "the one in the recorder's first line, else the newest"),
    ConfigurationKey(
      "device", .word(devices), "The kind of device the app ran on.", standard: "phone"),
    ConfigurationKey(
      "compactHeight", .boolean, "Whether the screen is compact in height.", standard: "false"),
    ConfigurationKey(
      "controllers", .map(keys: .names, of: .object(controller)),
      "Facts about controllers that logs don't show, by globs of their names."),
  ]

  private static let controller: [ConfigurationKey] = [
    ConfigurationKey("style", .word(styles), "Its modalPresentationStyle."),
    ConfigurationKey("presentedBy", .text, "The controller that presents it."),
    ConfigurationKey("modalInPresentation", .boolean, "Its isModalInPresentation."),
    ConfigurationKey("transition", .word(transitions), "Its preferredTransition, if that is interactive."),
    ConfigurationKey(
      "coversPresenter", .boolean, "Whether its custom presentation removes the presenter's view."),
    ConfigurationKey("in", .word(containers), "The container it is in."),
    ConfigurationKey("logs", .list(of: .word(events)), "The events that its class logs."),
  ]

  private static let reading: [ConfigurationKey] = [
    ConfigurationKey("formats", .list(of: .text), "Formats of the lines that the app's logger writes."),
    ConfigurationKey(
      "words", .map(keys: .names, of: .word(events)), "Phrases in the log that stand for events."),
    ConfigurationKey(
      "labels", .map(keys: .names, of: .text), "What the log calls a controller, and the controller's name."),
  ]

  private static let promises: [ConfigurationKey] = [
    ConfigurationKey(
      "appRules", .list(of: .object(appRule)), "App rules: what the app promises about its screens.")
  ]

  private static let appRule: [ConfigurationKey] = [
    ConfigurationKey(
      "id", .text,
      """
      Its id. It starts with a letter and contains only letters, digits, `-`, `_` and `.`; it can't start with TC and \
      a digit, which tracecheck reserves.
      """, isRequired: true),
    ConfigurationKey("level", .word(severities), "How bad a breach is.", standard: "error"),
    ConfigurationKey("message", .text, "What a breach says."),
    ConfigurationKey("for", .text, "The controllers to which it applies one by one: each GLOB."),
    ConfigurationKey(
      "after", .oneOrMore(.text),
      "The condition that opens its scope. If there are several, they must come in this order; the last opens it."
    ),
    ConfigurationKey("until", .text, "What closes the scope that `after` opens."),
    ConfigurationKey("before", .text, "What closes the scope that begins with the log."),
    ConfigurationKey("between", .list(of: .text), "What opens and what closes its scope."),
    ConfigurationKey("never", .text, "What must not come in its scope."),
    ConfigurationKey("always", .text, "The state that must hold throughout its scope."),
    ConfigurationKey(
      "expect", .oneOrMore(.text),
      "What must come in its scope; if there are several events, "
        + "they must come in this order."),
    ConfigurationKey("atMost", .count, "How often `of` may come in its scope."),
    ConfigurationKey("of", .text, "What is counted."),
    ConfigurationKey("within", .text, "A time, such as 2s, 300ms or 5min."),
  ]

  private static let severities = ConfigurationShape.WordList(
    noun: "level", words: Severity.allCases.map(\.name))

  private static let gate: [ConfigurationKey] = [
    ConfigurationKey(
      "rules", .map(keys: .rules, of: .ruleLevel),
      "Levels of rules, by id, name or prefix; with options: [level, {possible: level}]."),
    ConfigurationKey(
      "suppressions", .list(of: .object(suppression)), "Findings that the team has decided to accept."),
    ConfigurationKey(
      "suppressionsInLogs", .boolean, "Whether a log may suppress its own findings (tracecheck:ignore).",
      standard: "true"),
    ConfigurationKey("baseline", .text, "The file of known findings."),
    ConfigurationKey(
      "gate",
      .object([
        ConfigurationKey(
          "failOn", .word(failLevels), "The lowest severity that fails the run.", standard: "error"),
        ConfigurationKey("maxWarnings", .count, "How many warnings are allowed.", standard: "any number"),
        ConfigurationKey("minEvents", .count, "How many events a log must have.", standard: "0"),
      ]), "When a run fails."),
    ConfigurationKey(
      "reports", .list(of: .report), "Reports to write, as --report takes them.", standard: "text"),
  ]

  /// What may be said of a rule beside its level: `["error", {"possible": "off"}]`.
  static let ruleOptions: [ConfigurationKey] = [
    ConfigurationKey("possible", .word(levels), "The level of findings that the log alone can't prove.")
  ]

  /// The levels of a rule.
  static let levels = ConfigurationShape.WordList(
    noun: "level", words: RuleSetting.Level.allCases.map(\.rawValue))

  private static let suppression: [ConfigurationKey] = [
    ConfigurationKey("rule", .rule, "The rule: id, name or prefix.", isRequired: true),
    ConfigurationKey("controller", .text, "A glob of the controller's name.", standard: "*"),
    ConfigurationKey("reason", .text, "Why it is accepted.", isRequired: true),
    ConfigurationKey("expires", .day, "The last day on which it applies."),
  ]

  private static let devices = ConfigurationShape.WordList(
    noun: "device", words: Device.allCases.map(\.rawValue))
  private static let styles = ConfigurationShape.WordList(
    noun: "style", words: PresentationStyle.allCases.map(\.name))
  private static let transitions = ConfigurationShape.WordList(noun: "transition", words: ["zoom"])
  private static let containers = ConfigurationShape.WordList(
    noun: "container", words: ContainerKind.allCases.map(\.rawValue))
  private static let events = ConfigurationShape.WordList(
    noun: "event", words: EventKind.allCases.filter { $0 != .diagnostic }.map(\.name))
  private static let failLevels = ConfigurationShape.WordList(
    noun: "level", words: GateSettings.FailLevel.allCases.map(\.rawValue))
}
