import TraceModel

/// The manual page, in the man macros that every `man` knows.
struct ManPage {
  let commands: [Command]

  var text: String {
    let first = commands.first?.groups ?? []
    var parts = [
      ".TH TRACECHECK 1 \"\" \"tracecheck \(ToolVersion.current)\" \"User Commands\"",
      ".SH NAME\ntracecheck \\- check the log of an iOS app against UIKit's lifecycle orders",
      ".SH SYNOPSIS\n.B tracecheck\n[OPTIONS] LOG...\n.br\n.B tracecheck\nCOMMAND ...",
      ".SH DESCRIPTION\n"
        + Self.prose(
          "tracecheck reads the log of an iOS app, finds the lifecycle callbacks of its view controllers in it, and"
            + " checks them against the order in which UIKit really makes them."),
      ".SH COMMANDS",
    ]
    parts += commands.map { command in
      let words = [command.name, command.operands].filter { !$0.isEmpty }.joined(separator: " ")
      return ".TP\n.B \(Self.escaped(words))\n" + Self.prose(command.summary + ". " + command.occasion)
    }
    parts.append(".SH OPTIONS")
    for group in Flag.Group.allCases { parts += section(group, isOfCheck: first.contains(group)) }
    parts.append(".SH EXIT STATUS")
    parts += ExitCode.allCases.map { ".TP\n.B \($0.rawValue)\n" + Self.prose($0.meaning) }
    return parts.joined(separator: "\n") + "\n"
  }

  private func section(_ group: Flag.Group, isOfCheck: Bool) -> [String] {
    let owners = commands.filter { $0.groups.contains(group) }.map(\.name)
    guard !owners.isEmpty else { return [] }
    let note = isOfCheck ? "" : "\n" + Self.prose("Of " + owners.joined(separator: ", ") + ".")
    return [".SS " + Self.escaped(group.rawValue) + note]
      + Flags.of([group]).map { flag in
        ".TP\n.B \(Self.escaped(flag.synopsis))\n" + Self.prose(flag.helpWithWords() + exceptions(flag))
      }
  }

  /// What commands take fewer words, or do without the flag.
  private func exceptions(_ flag: Flag) -> String {
    commands.filter { $0.groups.contains(flag.group) }.map { command in
      if !command.takes(flag) { return "; not of \(command.name)" }
      let words = command.choices[flag.long].map { $0.joined(separator: ", ") }
      return words.map { "; \(command.name): \($0)" } ?? ""
    }.joined()
  }

  /// Text in lines that an editor shows whole; `man` fills them anew.
  private static func prose(_ text: String) -> String {
    ShownText.wrapped(escaped(text), to: 78).map(unasked).joined(separator: "\n")
  }

  /// Text in which hyphens are hyphens, no line is taken for a request, and all is ASCII: not every `man` is told
  /// which encoding a page has.
  private static func escaped(_ text: String) -> String {
    let safe = text.unicodeScalars.reduce(into: "") { result, scalar in
      switch scalar {
      case "\\": result += "\\e"
      case "-": result += "\\-"
      case _ where scalar.isASCII: result.unicodeScalars.append(scalar)
      default:
        let digits = String(scalar.value, radix: 16, uppercase: true)
        result += "\\[u" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits + "]"
      }
    }
    return unasked(safe)
  }

  /// A line that roff doesn't read as a request.
  private static func unasked(_ line: String) -> String {
    line.hasPrefix(".") || line.hasPrefix("'") ? "\\&" + line : line
  }
}
