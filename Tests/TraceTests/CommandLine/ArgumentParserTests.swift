import Testing

@testable import TraceModel
@testable import tracecheck

@Suite struct ArgumentParserTests {
  /// Words that can't be understood, and the one line that says so.
  static let refusals: [([String], String)] = [
    (["--confg", "x"], "unknown option `--confg`; did you mean `--config`?"),
    (["-x"], "unknown option `-x`"), (["--config"], "--config needs a value: --config FILE"),
    (["--quiet=1"], "--quiet takes no value"), (["-D", "os"], "-D: `os` isn't of the form key=value"),
    (["--color", "allways"], "--color: unknown value `allways`; did you mean `always`?"),
    (["--color=x"], "--color: unknown value `x`; it takes auto, always, never"),
    (["rules", "--fail-on", "error"], "`rules` doesn't take --fail-on; `check`, `diff` do"),
    (["--fail-on", "eror"], "--fail-on: unknown value `eror`; did you mean `error`?"),
    (["--fail-on", "warn"], "--fail-on: unknown value `warn`; did you mean `warning`?"),
    (["--strict"], "unknown option `--strict`; in tracecheck it is `--fail-on warning`"),
    (["-o", "x"], "unknown option `-o`; in tracecheck it is `--report FORMAT=FILE`"),
    (
      ["check", "--format", "json"],
      "`check` doesn't take --format; `timeline`, `events`, `order`, `stats` do; in tracecheck it is `--report`"
    ),
    (["--max-warnings", "-1"], "--max-warnings: `-1` isn't a whole number, 0 or more"),
    (["--pid", "x"], "--pid: `x` isn't a process number"),
    (["--from", "noon"], "--from: `noon` isn't a time; write 09:41:02 or 2026-03-01T09:41:02"),
    (["--report", "jsn"], "--report: unknown report format `jsn`; did you mean `json`?"),
    (["--report", "json="], "--report: no file after `=`"),
  ]

  @Test(arguments: refusals) func `what can't be understood is told in a line`(
    arguments: [String], message: String
  ) {
    let error = #expect(throws: UsageError.self) {
      try ArgumentParser.parse(arguments, commands: Commands.all)
    }
    #expect(error?.message == message)
  }

  /// Words, the command that they name, and its operands.
  static let lines: [([String], String, [String])] = [
    (["rules"], "rules", []), (["-q", "rules", "TC1"], "rules", ["TC1"]),
    (["--config", "rules", "config", "show"], "config", ["show"]),
    (["config", "show", "-Dos=17", "-D", "device=pad"], "config", ["show"]),
    (["explain", "TC203", "--color=never"], "explain", ["TC203"]),
    (["help", "rules"], "help", ["rules"]),
  ]

  @Test(arguments: lines) func `flags may be anywhere`(
    arguments: [String], command: String, operands: [String]
  ) throws {
    let invocation = try ArgumentParser.parse(arguments, commands: Commands.all)
    #expect(invocation.command.name == command)
    #expect(invocation.operands == operands)
    #expect(invocation.isNamed)
  }

  @Test func `the words after a list of logs are of the list, up to the next flag`() throws {
    let words = ["diff", "--before", "a.log", "-", "--after", "c.log", "d.log", "--timing", "e.log"]
    let invocation = try ArgumentParser.parse(words, commands: Commands.all)
    #expect(invocation.options.before == ["a.log", "-"])
    #expect(invocation.options.after == ["c.log", "d.log"])
    #expect(invocation.operands == ["e.log"])
    let attached = try ArgumentParser.parse(["diff", "--before=a.log", "b.log"], commands: Commands.all)
    #expect(attached.options.before == ["a.log"])
  }

  @Test func `after two hyphens all is an operand`() throws {
    let invocation = try ArgumentParser.parse(["--", "rules", "-q"], commands: Commands.all)
    #expect(invocation.operands == ["rules", "-q"])
    #expect(!invocation.isNamed)
  }

  @Test(arguments: [["--nonsense", "-h"], ["rules", "--help", "--fail-on"], ["-qh"]])
  func `a call that asks for help gets it`(arguments: [String]) throws {
    #expect(try ArgumentParser.parse(arguments, commands: Commands.all).options.wantsHelp)
  }

  @Test func `an option's values are kept in order`() throws {
    let options = try ArgumentParser.parse(
      ["config", "-Dos=17", "--define=device=pad"], commands: Commands.all
    )
    .options
    #expect(options.definitions.map(\.text) == ["os=17", "device=pad"])
  }
}
