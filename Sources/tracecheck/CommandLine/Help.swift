import TraceModel

/// The words of `--help`, made of the tables of commands and flags.
struct Help {
  private let commands: [Command]
  private let paint: Paint
  private let width: Int

  init(commands: [Command], paint: Paint, width: Int) {
    self.commands = commands
    self.paint = paint
    self.width = width
  }

  /// Help without colours.
  static var plain: Help { Help(commands: Commands.all, paint: Paint(isColoured: false), width: 100) }

  /// What is printed where nothing was asked for.
  var short: String {
    """
    usage: tracecheck [OPTIONS] LOG...
           tracecheck COMMAND ...

    Checks the log of an iOS app against the order in which UIKit calls view controllers.
    Commands: \(commands.map(\.name).joined(separator: ", ")).
    `tracecheck help` says more.

    """
  }

  /// The help of the whole.
  var general: String {
    var blocks = [
      "tracecheck reads the log of an iOS app, finds the lifecycle callbacks of its view controllers in it, and"
        + " checks them against the order in which UIKit really makes them.",
      paint("Usage", .strong) + "\n  tracecheck [OPTIONS] LOG...      LOG can be - for standard input"
        + "\n  tracecheck COMMAND ...           `tracecheck help COMMAND` says more",
    ]
    blocks[0] = ShownText.wrapped(blocks[0], to: width).joined(separator: "\n")
    blocks.append(table("Commands", commands.map { ($0.name, $0.summary) }))
    if let check = commands.first { blocks += flagTables(check) }
    blocks.append(table("Exit codes", ExitCode.allCases.map { ("\($0.rawValue)", $0.meaning) }))
    return blocks.joined(separator: "\n\n") + "\n"
  }

  /// The help of a command.
  func text(for command: Command) -> String {
    let usage = ["tracecheck", command.name, command.groups.isEmpty ? "" : "[OPTIONS]", command.operands]
    var blocks = [
      ShownText.wrapped(command.summary, to: width).joined(separator: "\n"),
      ShownText.wrapped(command.occasion, to: width).joined(separator: "\n"),
      paint("Usage", .strong) + "\n  " + usage.filter { !$0.isEmpty }.joined(separator: " "),
    ]
    if !command.details.isEmpty { blocks.append(command.details) }
    if !command.examples.isEmpty {
      blocks.append(
        ([paint("Examples", .strong)] + command.examples.map { "  " + $0 }).joined(separator: "\n"))
    }
    return (blocks + flagTables(command)).joined(separator: "\n\n") + "\n"
  }

  private func flagTables(_ command: Command) -> [String] {
    Flag.Group.allCases.filter(command.groups.contains).map { group in
      let flags = command.flags(of: [group])
      return table(
        group.rawValue, flags.map { ($0.synopsis, $0.helpWithWords(command.choices[$0.long])) })
    }
  }

  /// A heading and rows of two columns; what is too wide for the first goes on a line of its own.
  private func table(_ heading: String, _ rows: [(String, String)]) -> String {
    let column = min(26, (rows.map(\.0.count).max() ?? 0) + 2)
    var lines = [paint(heading, .strong)]
    for (name, text) in rows {
      let wrapped = ShownText.wrapped(text, to: max(30, width - column - 2))
      let indent = ShownText.spaces(column + 2)
      if name.count + 2 > column { lines.append("  " + name) }
      for (index, line) in wrapped.enumerated() {
        let isBeside = index == 0 && name.count + 2 <= column
        lines.append(isBeside ? "  " + ShownText.padded(name, to: column) + line : indent + line)
      }
    }
    return lines.joined(separator: "\n")
  }
}
