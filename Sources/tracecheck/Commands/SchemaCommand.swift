import TraceModel

extension Command {
  /// `tracecheck schema NAME`: the JSON Schema of a format.
  static let schema = Command(
    "schema", summary: "print the JSON Schema of a machine-readable format",
    occasion:
      "Use it when you write a tool that reads tracecheck's output, or to validate a configuration in an editor.",
    operands: Schema.all.map(\.name).joined(separator: "|"), operand: .words(Schema.all.map(\.name)),
    groups: [.general],
    examples: [
      "tracecheck schema report > report.schema.json"
    ]
  ) { invocation, console in
    let names = Schema.all.map(\.name)
    guard let name = invocation.operands.first, invocation.operands.count == 1 else {
      return console.trouble("`schema` takes one of: " + names.joined(separator: ", "))
    }
    guard let schema = Schema.all.first(where: { $0.name == name }) else {
      return console.trouble(
        "unknown schema `\(ShownText.escaped(name))`" + Suggestion.value(name, among: names))
    }
    console.output.write(schema.bytes)
    return .passed
  }
}
