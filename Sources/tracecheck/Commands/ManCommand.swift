extension Command {
  /// `tracecheck man`: the manual page.
  static let man = Command(
    "man", summary: "print the manual page: tracecheck man | man -l -",
    occasion: "Use it to read the whole help as one page.", groups: [.general]
  ) { invocation, console in
    guard invocation.operands.isEmpty else { return console.trouble("`man` takes no arguments") }
    console.output.write(ManPage(commands: Commands.all).text)
    return .passed
  }
}
