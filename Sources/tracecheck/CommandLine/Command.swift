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
  /// The flags of its groups that have no meaning for it.
  let withoutFlags: Set<String>
  /// The words that flags take, where it takes fewer than others do; the first is what goes without the flag.
  let choices: [String: [String]]
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
    groups: [Flag.Group], without flags: Set<String> = [], choices: [String: [String]] = [:],
    details: String = "", examples: [String] = [],
    run: @escaping @Sendable (Invocation, Console) async -> ExitCode
  ) {
    self.name = name
    self.summary = summary
    self.occasion = occasion
    self.operands = operands
    self.operand = operand
    self.groups = groups
    withoutFlags = flags
    self.choices = choices
    self.details = details
    self.examples = examples
    self.run = run
  }

  /// The flags that it takes.
  var flags: [Flag] { flags(of: groups) }

  /// The flags of some groups that it takes.
  func flags(of groups: [Flag.Group]) -> [Flag] {
    Flags.of(groups.filter(self.groups.contains)).filter(takes)
  }

  /// Whether it takes a flag.
  func takes(_ flag: Flag) -> Bool { groups.contains(flag.group) && !withoutFlags.contains(flag.long) }
}
