import TraceModel

extension Command {
  /// `tracecheck order`: the cheat sheet of UIKit's orders.
  static let order = Command(
    "order", summary: "print the order in which UIKit makes its calls, with the source for each",
    occasion: "Use it to look up what UIKit does, for example before you write a transition or a test.",
    groups: [.question, .lines, .general],
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
      return console.trouble("`order` reads no log; got `\(ShownText.escaped(word))`")
    }
    if let kind = question.kind, question.asksForPresentation, !question.isPresentation(kind) {
      return console.trouble(
        "`\(kind.name)` is neither a presentation nor a dismissal; --style, --modal-in-presentation and "
          + "--should-dismiss need --kind present or dismiss")
    }
    switch options.format {
    case .text:
      let paint = console.outputPaint(options.colour)
      console.output.write(OrderText(question, paint: paint, width: console.width).text)
    case .json, .jsonl:
      console.output.write(OrderJSON(question).bytes(isLines: options.format == .jsonl))
    case .lanes, .svg, .mermaid, .perfetto, .dot, .csv, .html:
      return console.trouble("`order` prints text, json or jsonl, not \(options.format.rawValue)")
    }
    return .passed
  }
}
