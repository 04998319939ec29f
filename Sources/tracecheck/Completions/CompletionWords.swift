import TraceModel

/// The words that can stand for a value or an operand, for all shells alike.
enum CompletionWords {
  /// The words of a flag's value; `nil` where it is a file or anything.
  static func of(_ value: Flag.Value) -> [String]? {
    switch value.kind {
    case .words(let words): words
    case .rule: rules
    case .file, .free: nil
    }
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
