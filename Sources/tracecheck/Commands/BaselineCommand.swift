import TraceModel

extension Command {
  /// `tracecheck baseline write|show|compare|prune|accept`: the findings that are known already.
  static let baseline = Command(
    "baseline", summary: "keep known findings in a file, so that only new ones fail",
    occasion: "Use it when an app already has faults and the gate should fail on new ones only.",
    operands: "write|show|compare|prune|accept [FINGERPRINT...] [LOG...|FILE...]",
    operand: .words(BaselineAction.allCases.map(\.rawValue)),
    groups: [.logs, .baseline, .baselineChange, .filters, .configuration, .general],
    details: """
      write LOG...                    record all findings of the logs as known
      show [FILE]                     list the known findings
      compare OLD NEW                 show how two baselines differ; exit with 1 if NEW has more findings
      prune LOG...                    remove findings that the logs show to be fixed
      accept [FINGERPRINT...] LOG...  add these findings, or those chosen by --rule and --controller

      write and accept also take reports of `check` or `merge` (json, jsonl) instead of logs. --rule and
      --controller also choose entries for show, compare and prune.
      """,
    examples: [
      "tracecheck baseline write app.log",
      "tracecheck baseline accept --rule TC701 --reason 'cache, on purpose' app.log",
    ]
  ) { invocation, console in
    guard let word = invocation.operands.first else {
      return console.trouble("`baseline` needs one of: " + BaselineAction.words)
    }
    guard let action = BaselineAction(rawValue: word) else {
      let hint = Suggestion.didYouMean(word, among: BaselineAction.allCases.map(\.rawValue))
      return console.trouble(
        "`baseline` takes \(BaselineAction.words), not `\(ShownText.escaped(word))`" + hint)
    }
    do throws(UsageError) {
      return try await BaselineRun(action, Array(invocation.operands.dropFirst()), invocation, console).run()
    } catch {
      return console.trouble(error.message)
    }
  }
}

/// What can be done with a baseline.
enum BaselineAction: String, CaseIterable, Sendable {
  case write, show, compare, prune, accept

  /// All of them, for messages.
  static var words: String { allCases.map(\.rawValue).joined(separator: ", ") }
}
