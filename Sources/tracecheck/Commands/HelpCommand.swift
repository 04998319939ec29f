import TraceModel

extension Command {
  /// `tracecheck help [COMMAND]`.
  static let help = Command(
    "help", summary: "print help for one command or for all of tracecheck",
    occasion: "Use it to see the options and examples of a command.", operands: "[COMMAND]",
    operand: .words([]), groups: [.general],
    examples: [
      "tracecheck help check"
    ]
  ) { invocation, console in
    let help = Help(
      commands: Commands.all, paint: console.outputPaint(invocation.options.colour), width: console.width)
    guard let name = invocation.operands.first else {
      console.output.write(help.general)
      return .passed
    }
    guard invocation.operands.count == 1 else {
      return console.trouble("`help` takes one command; got \(invocation.operands.count)")
    }
    guard let command = Commands.all.first(where: { $0.name == name }) else {
      let hint = Suggestion.didYouMean(name, among: Commands.all.map(\.name))
      return console.trouble(
        "unknown command `\(ShownText.escaped(name))`"
          + (hint.isEmpty ? "; `tracecheck help` lists them" : hint))
    }
    console.output.write(help.text(for: command))
    return .passed
  }
}
