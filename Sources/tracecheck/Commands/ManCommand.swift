extension Command {
  /// `tracecheck man`: the manual page.
  static let man = Command(
    "man", summary: "print the manual page: tracecheck man | man -l -", groups: [.general]
  ) { _, console in
    console.output.write(ManPage(commands: Commands.all).text)
    return .passed
  }
}
