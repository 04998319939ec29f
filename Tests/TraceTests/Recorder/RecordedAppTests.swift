import Testing

@testable import TraceModel

/// What the recorder writes of an app is what the app did: read and checked, it is clean where the app was, and has the
/// fault that the app had.
@Suite struct RecordedAppTests {
  @Test(arguments: [false, true]) func `an app that makes no mistake is recorded without one`(isJSON: Bool)
    throws
  {
    let configuration = try AppDescription.text(LegalApp.configuration)
    for seed in UInt64(1)...6 {
      let played = LegalApp.log(seed: seed, moves: 60)
      let recorded = CheckedTrace(RecordedApp(played, isJSON: isJSON).log, app: configuration)
      let logged = CheckedTrace(played, app: configuration)
      #expect(recorded.definite.isEmpty, "seed \(seed): \(recorded.definite.map(\.message))")
      #expect(recorded.summaries.map(\.events) == logged.summaries.map(\.events), "seed \(seed)")
      #expect(recorded.summaries.map(\.controllers) == logged.summaries.map(\.controllers), "seed \(seed)")
    }
  }

  @Test func `an app whose instances are seen from their first moment is recorded without a mistake`() throws
  {
    let configuration = try AppDescription.text(LegalApp.configuration)
    for seed in UInt64(1)...6 {
      let played = LegalApp.log(seed: seed, moves: 60).split(separator: "\n").flatMap { line in
        let head = line.prefix { $0 != "]" } + "] "
        return line.hasSuffix("] viewDidLoad") ? [head + "init", head + "loadView", line] : [line]
      }
      let recorded = CheckedTrace(
        RecordedApp(played.joined(separator: "\n")).log, app: configuration)
      #expect(played.contains { $0.hasSuffix(" init") })
      #expect(recorded.definite.isEmpty, "seed \(seed): \(recorded.definite.map(\.message))")
    }
  }

  @Test(arguments: RowTrace.judged.map(\.id)) func `a transition of the catalogue is recorded as it was`(
    _ id: String
  ) throws {
    let trace = RowTrace(row: try #require(RowTrace.judged.first { $0.id == id }))
    let order = trace.row.shown.filter { trace.row.required.contains($0) }
    let recorded = CheckedTrace(RecordedApp(trace.log(order)).log, app: trace.app)
    #expect(recorded.findings.isEmpty, "\(recorded.findings.map(\.message))")
    #expect(recorded.transitions.last { $0.kind == trace.row.kind }?.outcome == trace.row.outcome)
  }

  @Test(arguments: RowTrace.judged.map(\.id)) func `a callback too many is found in what was recorded`(
    _ id: String
  ) throws {
    let trace = RowTrace(row: try #require(RowTrace.judged.first { $0.id == id }))
    let order = trace.row.shown.filter { trace.row.required.contains($0) }
    for (index, slot) in order.enumerated() {
      var doubled = order
      doubled.insert(slot, at: index)
      // Between the two stands something of another controller: they are no override and its super.
      let played = trace.log(doubled).replacing("\n", with: "\n[Other@0x1] viewWillLayoutSubviews\n")
      var app = trace.app
      // Later releases may repeat a will.
      app.os = OSVersion(major: 17)
      let recorded = CheckedTrace(RecordedApp(played).log, app: app)
      #expect(!recorded.definite.isEmpty, "doubled \(slot)")
    }
  }
}
