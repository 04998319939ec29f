import TraceModel

/// Prints rules that good runs keep, ready to be pasted into a configuration.
struct RuleProposals {
  private let logs: [String]
  private let options: Options
  private let console: Console

  init(_ logs: [String], _ options: Options, _ console: Console) {
    (self.logs, self.options, self.console) = (logs, options, console)
  }

  func run() -> ExitCode {
    do throws(UsageError) {
      guard !logs.isEmpty else { throw UsageError(message: "`rules propose` needs logs of good runs") }
      guard !(logs + options.against).contains("-") else {
        throw UsageError(message: "`rules propose` reads logs of good runs twice, so they must be files")
      }
      let proposals = try proposals()
      guard !proposals.isEmpty else {
        console.complain("no rule held often enough to be proposed; give more runs, or longer ones")
        return .nothing
      }
      console.output.write(text(proposals))
      return .passed
    } catch {
      return console.trouble(error.message)
    }
  }

  private func proposals() throws(UsageError) -> [RuleProposal] {
    var miner = RuleMiner(try Settings.run(options, console))
    do throws(ReadError) {
      for log in logs { try miner.learn(log) }
      return try miner.proposals(good: logs, bad: options.against)
    } catch {
      throw UsageError(message: LogTrouble.message(error, isNamed: true))
    }
  }

  private func text(_ all: [RuleProposal]) -> String {
    let broken = all.filter { $0.breaches > 0 }
    // Against a run that failed, what it keeps explains nothing.
    let fitting = options.against.isEmpty || broken.isEmpty ? all : broken
    let shown = options.proposesAll ? fitting : Array(fitting.prefix(RuleMiner.few))
    var text = "{\n  \"appRules\": [\n"
    for proposal in shown {
      text += "    // \(ShownText.escaped(proposal.evidence))\n    \(proposal.text),\n"
    }
    text += "  ]\n}\n"
    if shown.count < all.count { console.complain("\(all.count - shown.count) more held; --all prints them") }
    return text
  }
}
