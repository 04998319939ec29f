/// A shell that can complete command lines.
enum Shell: String, CaseIterable, Sendable {
  case bash, zsh, fish

  /// The script that makes it do so.
  func script(for commands: [Command]) -> String {
    switch self {
    case .bash: BashCompletions(commands: commands).script
    case .zsh: ZshCompletions(commands: commands).script
    case .fish: FishCompletions(commands: commands).script
    }
  }
}
