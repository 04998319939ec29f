import TraceModel

extension Command {
  /// `tracecheck order`: the cheat sheet of UIKit's orders.
  static let order = Command(
    "order", summary: "print the order in which UIKit makes its calls, with the source for each",
    occasion: "Use it to look up what UIKit does, for example before you write a transition or a test.",
    groups: [.question, .lines, .general], choices: ["format": ["text", "json", "jsonl"]],
    details: """
      Calls in [brackets] are optional; all others come if the class logs them. If you leave
      conditions open, each case is printed. Formats: text, json, jsonl.
      """,
    examples: [
      "tracecheck order --kind dismiss --style pageSheet --trigger swipe"
    ]
  ) { invocation, console in
    let options = invocation.options
    let question = options.question
    if let word = invocation.operands.first {
      let kinds = TransitionKind.allCases.map(\.name)
      let hint =
        kinds.contains(word.asciiLowercased) ? "; did you mean `--kind \(word.asciiLowercased)`?" : ""
      return console.trouble("`order` reads no log; got `\(ShownText.escaped(word))`" + hint)
    }
    if let kind = question.kind, question.asksForPresentation, !question.isPresentation(kind) {
      return console.trouble(
        "`\(kind.name)` is neither a presentation nor a dismissal; --style, --modal-in-presentation and "
          + "--should-dismiss need --kind present or dismiss")
    }
    if options.format == .text {
      let paint = console.outputPaint(options.colour)
      console.output.write(OrderText(question, paint: paint, width: console.width).text)
    } else {
      console.output.write(OrderJSON(question).bytes(isLines: options.format == .jsonl))
    }
    return .passed
  }
}
