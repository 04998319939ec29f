/// The completions for bash.
struct BashCompletions {
  let commands: [Command]

  var script: String {
    """
    # Completions of tracecheck for bash, written by `tracecheck completions bash`.
    _tracecheck() {
      local word="${COMP_WORDS[COMP_CWORD]}" previous="${COMP_WORDS[COMP_CWORD-1]}" command="" i
      for ((i = 1; i < COMP_CWORD; i++)); do
        case "${COMP_WORDS[i]}" in
          \(commands.map(\.name).joined(separator: "|"))) command="${COMP_WORDS[i]}"; break ;;
        esac
      done
      case "$previous" in
    \(values)
      esac
      if [[ "$word" == -* ]]; then
        case "$command" in
    \(flags)
        esac
        return
      fi
      case "$command" in
    \(operands)
        "") COMPREPLY=($(compgen -W "\(commands.map(\.name).joined(separator: " "))" -- "$word") $(compgen -f -- "$word")) ;;
        *) COMPREPLY=($(compgen -f -- "$word")) ;;
      esac
    }
    complete -o filenames -F _tracecheck tracecheck

    """
  }

  /// What may follow a flag that takes a value.
  private var values: String {
    Flags.all.compactMap { flag -> String? in
      guard let value = flag.value else { return nil }
      let names = ["--\(flag.long)"] + (flag.short.map { ["-\($0)"] } ?? [])
      let owners = CompletionWords.owners(of: flag, among: commands)
      let body = owners.count == 1 ? reply(owners[0].words, value) : choice(owners, value)
      return "    \(names.joined(separator: "|"))) \(body)return ;;"
    }.joined(separator: "\n")
  }

  /// What may follow a flag whose words depend on the command.
  private func choice(
    _ owners: [(commands: [Command], words: [String]?)], _ value: Flag.Value
  ) -> String {
    let cases = owners.map { owner in
      let names = owner.commands.flatMap { $0.name == commands.first?.name ? [$0.name, "\"\""] : [$0.name] }
      return "\(names.joined(separator: "|"))) \(reply(owner.words, value));;"
    }
    return "case \"$command\" in \(cases.joined(separator: " ")) esac; "
  }

  private func reply(_ words: [String]?, _ value: Flag.Value) -> String {
    guard words != nil || value.isFile else { return "" }
    let source = words.map { "-W \"\($0.joined(separator: " "))\"" } ?? "-f"
    return "COMPREPLY=($(compgen \(source) -- \"$word\")); "
  }

  private var flags: String {
    let first = commands.first?.name ?? ""
    return commands.map { command in
      let names = command.flags.map { "--\($0.long)" }.joined(separator: " ")
      let pattern = command.name == first ? "\(command.name)|\"\"" : command.name
      return "      \(pattern)) COMPREPLY=($(compgen -W \"\(names)\" -- \"$word\")) ;;"
    }.joined(separator: "\n")
  }

  private var operands: String {
    commands.compactMap { command in
      CompletionWords.of(command, among: commands).map { words in
        "    \(command.name)) COMPREPLY=($(compgen -W \"\(words.joined(separator: " "))\" -- \"$word\")) ;;"
      }
    }.joined(separator: "\n")
  }
}

extension Flag.Value {
  /// Whether the value is a file.
  var isFile: Bool {
    if case .file = kind { true } else { false }
  }
}
