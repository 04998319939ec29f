import Testing

@testable import TraceModel
@testable import tracecheck

@Suite struct CommandTests {
  /// Command lines, how they end, and what they say on either stream.
  static let lines: [([String], ExitCode, String, String)] = [
    (["--version"], .passed, "tracecheck \(ToolVersion.current)\n", ""), (["-V"], .passed, "tracecheck ", ""),
    (["rules", "TC203"], .passed, "TC203  presenter-disturbed", ""),
    (["rules", "TC203", "-D", "rules.TC2=off"], .passed, "off", ""),
    (["explain", "presenter-disturbed"], .passed, "TC203 presenter-disturbed (error)", ""),
    (["explain"], .trouble, "", "tracecheck: `explain` needs a rule, such as `tracecheck explain TC203`\n"),
    (["explain", "presenter-distrubed"], .trouble, "", "did you mean `presenter-disturbed`?"),
    (["config"], .passed, "device", ""), (["config", "shwo"], .trouble, "", "did you mean `show`?"),
    (["config", "show", "-D", "os=17.4"], .passed, "-D os=17.4", ""),
    (["config", "--config", "/nowhere.json"], .trouble, "", "/nowhere.json: there is no such file"),
    (
      ["-D", "oss=1", "config"], .trouble, "", "tracecheck: -D oss=1: oss: unknown key; did you mean `os`?\n"
    ),
    (["completions"], .trouble, "", "bash, zsh or fish"), (["completions", "bsh"], .trouble, "", "`bash`"),
    (["help", "ruls"], .trouble, "", "did you mean `rules`?"), (["help", "rules"], .passed, "Usage", ""),
    (["--nonsense"], .trouble, "", "tracecheck: unknown option `--nonsense`\n"),
    (["--config", "rules", "--no-config", "-h"], .passed, "Exit codes", ""),
  ]

  @Test(arguments: lines) func `a command line ends as it should`(
    arguments: [String], code: ExitCode, output: String, errors: String
  ) async {
    let result = await RunResult.of(arguments)
    #expect(result.code == code)
    #expect(result.output.contains(output) && result.output.isEmpty == output.isEmpty)
    #expect(result.errors.contains(errors) && result.errors.isEmpty == errors.isEmpty)
  }

  @Test func `names from outside can't steer the terminal`() async {
    let result = await RunResult.of(["--\u{1B}[31m"])
    #expect(result.errors == "tracecheck: unknown option `--\\u{1B}[31m`\n")
  }
}
