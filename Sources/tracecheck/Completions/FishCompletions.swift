/// The completions for fish.
struct FishCompletions {
  let commands: [Command]

  var script: String {
    let head = [
      "# Completions of tracecheck for fish, written by `tracecheck completions fish`.",
      "set -l commands \(commands.map(\.name).joined(separator: " "))",
    ]
    return (head + commands.map(name) + commands.compactMap(operands) + Flags.all.flatMap(lines))
      .joined(separator: "\n") + "\n"
  }

  private func name(_ command: Command) -> String {
    "complete -c tracecheck -n \"not __fish_seen_subcommand_from $commands\" -a \(command.name)"
      + " -d \(Self.quoted(command.summary))"
  }

  private func operands(_ command: Command) -> String? {
    CompletionWords.of(command, among: commands).map { words in
      "complete -c tracecheck -f -n \"__fish_seen_subcommand_from \(command.name)\""
        + " -a \(Self.quoted(words.joined(separator: " ")))"
    }
  }

  private func lines(_ flag: Flag) -> [String] {
    CompletionWords.owners(of: flag, among: commands).map { owner in
      line(flag, of: owner.commands.map(\.name), words: owner.words)
    }
  }

  private func line(_ flag: Flag, of owners: [String], words: [String]?) -> String {
    let isOfFirst = owners.contains(commands.first?.name ?? "")
    let seen = "__fish_seen_subcommand_from \(owners.joined(separator: " "))"
    let condition = isOfFirst ? "\(seen); or not __fish_seen_subcommand_from $commands" : seen
    var parts = ["complete -c tracecheck -n \"\(condition)\" -l \(flag.long)"]
    if let short = flag.short { parts.append("-s \(short)") }
    if let value = flag.value {
      parts.append(value.isFile ? "-r -F" : "-x")
      if let words { parts.append("-a \(Self.quoted(words.joined(separator: " ")))") }
    }
    parts.append("-d \(Self.quoted(flag.help))")
    return parts.joined(separator: " ")
  }

  private static func quoted(_ text: String) -> String {
    "'" + text.reduce(into: "") { $0 += $1 == "'" || $1 == "\\" ? "\\\($1)" : "\($1)" } + "'"
  }
}
