/// A command line, understood: what is to be done, how, and with what.
struct Invocation: Sendable {
  /// The command.
  let command: Command
  /// Whether the command's name was written; without it, `check` is meant.
  let isNamed: Bool
  /// What the flags say.
  var options: Options
  /// The operands, without the command's name.
  var operands: [String]
}
