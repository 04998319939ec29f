/// A command, with all that is said of it.
struct Command: Sendable {
  /// What an operand can be, for completions.
  enum Operand: Sendable {
    case file
    case report
    case rule
    case words([String])
    case none
  }

  /// Its name.
  let name: String
  /// One line of help.
  let summary: String
  /// Its operands as the help writes them.
  let operands: String
  /// What an operand can be.
  let operand: Operand
  /// The flags that it takes, by groups.
  let groups: [Flag.Group]
  /// When one wants it, in a sentence.
  let occasion: String
  /// What more there is to say.
  let details: String
  /// Command lines that can be pasted.
  let examples: [String]
  /// Does it.
  let run: @Sendable (Invocation, Console) async -> ExitCode

  init(
    _ name: String, summary: String, occasion: String, operands: String = "", operand: Operand = .none,
    groups: [Flag.Group],
    details: String = "", examples: [String] = [],
    run: @escaping @Sendable (Invocation, Console) async -> ExitCode
  ) {
    self.name = name
    self.summary = summary
    self.occasion = occasion
    self.operands = operands
    self.operand = operand
    self.groups = groups
    self.details = details
    self.examples = examples
    self.run = run
  }

  /// The flags that it takes.
  var flags: [Flag] { Flags.of(groups) }
}
