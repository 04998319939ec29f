import TraceModel

/// What `check` needs to know before it reads a log: all mistakes of usage and configuration come up here.
struct CheckSetup: Sendable {
  private(set) var run: RunSettings
  let gate: GateSettings
  let delivery: ReportDelivery
  /// The findings that are known already; `nil` where there is no baseline.
  let baseline: Baseline?

  init(_ invocation: Invocation, _ console: Console) throws(UsageError) {
    let options = invocation.options
    if options.failsOnChange {
      throw UsageError(message: "--fail-on change is for `diff`; a single run has no changes")
    }
    run = try Settings.run(options, console)
    let configuration = run.configuration
    let asked = options.reports.isEmpty ? configuration.reports : options.reports
    var gate = configuration.gate
    gate.failOn = options.failOn ?? gate.failOn
    gate.maxWarnings = options.maxWarnings ?? gate.maxWarnings
    gate.minEvents = options.minEvents ?? gate.minEvents
    gate.failsOnFixed = options.strictBaseline
    self.gate = gate
    let known = BaselineFile.chosen(options, configuration)
    baseline = try known?.read()
    var delivery = try ReportDelivery(
      ReportPlan(asked, options: options, surroundings: console.surroundings), options: options, gate: gate,
      logs: invocation.operands, settings: configuration.files + (known.map { [$0.path] } ?? []))
    delivery.appRules = configuration.app.rules
    self.delivery = delivery
    run.findsOrigins = delivery.hasOrigins
    if delivery.hasPictures { run.recorder = RunRecorder(keepsAll: options.isHTMLFull) }
    if options.follows, options.takesNamesFromInput {
      throw UsageError(message: "--follow reads one log and doesn't take a list of names")
    }
    if invocation.operands.count(where: { $0 == "-" }) > 1 {
      throw UsageError(message: "standard input (-) can be read only once")
    }
  }

  /// The setup, by which a log is read while it is written where that is asked for: until Ctrl-C.
  func following(_ options: Options) -> CheckSetup {
    var setup = self
    setup.run = run.following(options)
    return setup
  }
}

extension RunSettings {
  /// The settings, by which a log is read while it is written where that is asked for: until Ctrl-C.
  func following(_ options: Options) -> RunSettings {
    guard options.follows else { return self }
    Interruption.watch()
    var settings = self
    settings.isFollowing = { !Interruption.hasHappened }
    return settings
  }
}
