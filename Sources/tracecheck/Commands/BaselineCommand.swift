import TraceModel

extension Command {
  /// `tracecheck baseline write|show|compare|prune|accept`: the findings that are known already.
  static let baseline = Command(
    "baseline", summary: "keep the file of the findings that are known already, so that new ones alone fail",
    operands: "write|show|compare|prune|accept [FINGERPRINT...] [LOG...|FILE...]",
    operand: .words(BaselineAction.allCases.map(\.rawValue)),
    groups: [.logs, .baseline, .baselineChange, .filters, .configuration, .general],
    details: """
      write LOG...                    take all findings of the logs for known
      show [FILE]                     list what is known
      compare OLD NEW                 say in what two baselines differ; exit 1 where NEW knows more
      prune LOG...                    forget what the logs show to be fixed
      accept [FINGERPRINT...] LOG...  add these findings, or those that --rule and --controller choose

      For write and accept a report of `check` or `merge` (json, jsonl) can stand in the place of logs.
      --rule and --controller choose entries for show, compare and prune too.
      """
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
