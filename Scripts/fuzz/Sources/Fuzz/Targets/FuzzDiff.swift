extension Target {
  /// The whole of `diff`: two logs, between them a line of three hyphens. A log is the same as itself, and as the golden
  /// trace of itself.
  static let diff = Target("diff") { bytes in
    let (before, after) = Input.parts(bytes) ?? (bytes, bytes)
    var settings = RunSettings()
    settings.keepsTimes = true
    guard let old = side(before, isSecond: false, settings), let new = side(after, isSecond: true, settings) else {
      return
    }
    let report = Input.wait { [builder] in await builder.report(from: old, to: new) }
    for format in DiffFormat.allCases {
      let bytes = format.render(report, Input.rendering)
      if format == .json { _ = Input.json(bytes) }
    }
    precondition(before != after || report.verdict == .same, "a log differs from itself")
    let golden = try! GoldenTrace(GoldenTrace(new).bytes)
    let held = builder.report(from: golden, label: "golden", to: new)
    precondition(held.changes.isEmpty, "a log differs from its golden trace")
  }

  /// A side of one log; `nil` where it is refused.
  static func side(_ log: ContiguousArray<UInt8>, isSecond: Bool, _ settings: RunSettings) -> DiffSide? {
    let path = Input.file(log, isSecond: isSecond)
    guard let result = try? TraceCheck.check(path, settings, tellsStory: true) else { return nil }
    return DiffSide(report: result.report(settings), stories: result.story.map { [$0] } ?? [])
  }

  private static let builder: DiffBuilder = {
    var settings = DiffBuilder.Settings()
    settings.comparesTiming = true
    settings.explainsAlignment = true
    return DiffBuilder(settings)
  }()
}
