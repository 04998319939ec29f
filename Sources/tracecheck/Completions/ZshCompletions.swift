/// The completions for zsh.
struct ZshCompletions {
  let commands: [Command]

  var script: String {
    """
    #compdef tracecheck
    # Completions of tracecheck for zsh, written by `tracecheck completions zsh`.
    _tracecheck() {
      local -a commands
      local i command=""
      commands=(
    \(names)
      )
      for ((i = 2; i < CURRENT; i++)); do
        if (( ${commands[(I)${words[i]}:*]} )); then command=${words[i]}; break; fi
      done
      case $command in
    \(cases)
      esac
    }
    # A file of $fpath is run in place of its function; a file that is sourced names it.
    if [[ ${funcstack[1]} == _tracecheck ]]; then _tracecheck "$@"; else compdef _tracecheck tracecheck; fi

    """
  }

  private var names: String {
    commands.map { "    '\($0.name):\(Self.quoted($0.summary))'" }.joined(separator: "\n")
  }

  private var cases: String {
    let first =
      commands.first.map {
        arguments(
          $0,
          operand:
            "'*:log:_alternative \"commands:command:((${(j: :)${(qq)commands}}))\" \"files:log:_files\"'")
      } ?? ""
    let named = commands.map { command in
      "    \(command.name)) _arguments \(arguments(command, operand: operand(command))) ;;"
    }
    return (named + ["    *) _describe -t commands command commands; _arguments \(first) ;;"]).joined(
      separator: "\n")
  }

  private func arguments(_ command: Command, operand: String) -> String {
    (command.flags.map { spec($0, of: command) } + [operand]).joined(separator: " ")
  }

  private func operand(_ command: Command) -> String {
    guard let words = CompletionWords.of(command, among: commands) else { return "'*:log:_files'" }
    return "'*:\(command.name):(\(words.joined(separator: " ")))'"
  }

  private func spec(_ flag: Flag, of command: Command) -> String {
    let action = flag.value.map { value in
      let words =
        CompletionWords.of(flag, for: command).map { "(\($0.joined(separator: " ")))" }
        ?? (value.isFile ? "_files" : " ")
      return ":\(Self.quoted(value.name)):\(words)"
    }
    return "'*--\(flag.long)\(flag.value == nil ? "" : "=")[\(Self.quoted(flag.help))]\(action ?? "")'"
  }

  /// Text between single quotes, where brackets and colons have a meaning of their own.
  private static func quoted(_ text: String) -> String {
    text.reduce(into: "") { result, character in
      switch character {
      case "'": result += "'\\''"
      case "[", "]", ":": result += "\\\(character)"
      default: result.append(character)
      }
    }
  }
}
