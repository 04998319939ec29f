import TraceModel

extension Command {
  /// `tracecheck order`: the cheat sheet of UIKit's orders.
  static let order = Command(
    "order", summary: "print the order in which UIKit makes its calls, and who says so",
    groups: [.question, .lines, .general],
    details: """
      Calls in [brackets] may be missing, all others come where the class logs them. Conditions that are left
      open give a row for each case: tracecheck order --kind dismiss --style pageSheet
      """
  ) { invocation, console in
    let options = invocation.options
    let question = options.question
    if let word = invocation.operands.first {
      return console.trouble("`order` reads no log; got `\(ShownText.escaped(word))`")
    }
    if let kind = question.kind, question.asksForPresentation, !question.isPresentation(kind) {
      return console.trouble(
        "`\(kind.name)` is no presentation: --style, --modal-in-presentation and --should-dismiss go with present"
          + " and dismiss")
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
