import TraceModel

/// The words that can stand for a value or an operand, for all shells alike.
enum CompletionWords {
  /// The words of a flag's value; `nil` where it is a file or anything.
  static func of(_ value: Flag.Value) -> [String]? {
    switch value.kind {
    case .words(let words), .suggestions(let words): words
    case .rule: rules
    case .file, .free: nil
    }
  }

  /// The words of a flag's value for a command.
  static func of(_ flag: Flag, for command: Command) -> [String]? {
    command.choices[flag.long] ?? flag.value.flatMap(of)
  }

  /// The commands that take a flag, those together for which its words are the same, in the order of the help.
  static func owners(of flag: Flag, among commands: [Command]) -> [(commands: [Command], words: [String]?)] {
    var owners: [(commands: [Command], words: [String]?)] = []
    for command in commands where command.takes(flag) {
      let words = of(flag, for: command)
      if let index = owners.firstIndex(where: { $0.words == words }) {
        owners[index].commands.append(command)
      } else {
        owners.append(([command], words))
      }
    }
    return owners
  }

  /// The words of a command's operand; `nil` where it is a file or nothing.
  static func of(_ command: Command, among commands: [Command]) -> [String]? {
    switch command.operand {
    case .words(let words): command.name == "help" ? commands.map(\.name) : words
    case .rule: rules
    case .file, .report, .none: nil
    }
  }

  private static var rules: [String] {
    Settings.ruleNames.entries.flatMap { [$0.id.description, $0.name] }
  }
}
