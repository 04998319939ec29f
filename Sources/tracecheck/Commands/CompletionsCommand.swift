import TraceModel

extension Command {
  /// `tracecheck completions SHELL`: a script for a shell.
  static let completions = Command(
    "completions", summary: "print the completions for a shell",
    occasion: "Use it once, so that the shell completes commands, options and rules.",
    operands: "bash|zsh|fish",
    operand: .words(Shell.allCases.map(\.rawValue)), groups: [.general],
    details: """
      For zsh, the folder has to be in $fpath; or source the output after compinit.
      """,
    examples: [
      "tracecheck completions bash > ~/.local/share/bash-completion/completions/tracecheck",
      "tracecheck completions zsh > ~/.zsh/_tracecheck",
      "tracecheck completions fish > ~/.config/fish/completions/tracecheck.fish",
    ]
  ) { invocation, console in
    guard invocation.operands.count == 1, let name = invocation.operands.first else {
      return console.trouble("`completions` needs a shell: bash, zsh or fish")
    }
    guard let shell = Shell(rawValue: name) else {
      let hint = Suggestion.value(name, among: Shell.allCases.map(\.rawValue))
      return console.trouble("no completions for `\(ShownText.escaped(name))`" + hint)
    }
    console.output.write(shell.script(for: Commands.all))
    return .passed
  }
}
