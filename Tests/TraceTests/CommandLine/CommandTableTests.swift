import Testing

@testable import tracecheck

@Suite struct CommandTableTests {
  @Test func `no two flags and no two commands share a name`() {
    let flags = Flags.all.map { "--\($0.long)" } + Flags.all.compactMap { $0.short.map { "-\($0)" } }
    #expect(Set(flags).count == flags.count)
    #expect(Set(Commands.all.map(\.name)).count == Commands.all.count)
  }

  @Test func `every group of flags belongs to a command`() {
    let taken = Set(Commands.all.flatMap(\.groups))
    #expect(taken == Set(Flag.Group.allCases))
  }

  @Test(arguments: Commands.all.map(\.name)) func `every flag of a command is in its help`(name: String) async
  {
    let command = Commands.all.first { $0.name == name }
    let help = await RunResult.of([name, "--help"])
    #expect(help.code == .passed)
    for flag in command?.flags ?? [] { #expect(help.output.contains(flag.synopsis)) }
  }

  @Test func `a flag says in one line what it does, and a command when one wants it`() {
    for flag in Flags.all { #expect(flag.help.count <= 80 && !flag.help.hasSuffix("."), "\(flag.help)") }
    for command in Commands.all { #expect(command.occasion.hasPrefix("Use it ")) }
  }

  @Test(arguments: Commands.all.flatMap(\.examples)) func `an example is a command line that parses`(
    line: String
  )
    throws
  {
    let words = try #require(PageCommand(line)?.words)
    _ = try ArgumentParser.parse(words, commands: Commands.all)
  }

  @Test func `every command and flag is in the general help, the man page and the completions`() async {
    let general = await RunResult.of(["help"]).output
    let page = await RunResult.of(["man"]).output.replacing("\\-", with: "-")
    var texts = [page]
    for shell in Shell.allCases { texts.append(await RunResult.of(["completions", shell.rawValue]).output) }
    for command in Commands.all {
      #expect(general.contains("  \(command.name) "))
      for text in texts { #expect(text.contains(command.name)) }
    }
    for flag in Flags.all {
      #expect(page.contains(flag.synopsis))
      for text in texts { #expect(text.contains(flag.long)) }
    }
  }

  @Test func `a command offers the formats that it prints`() async {
    let merge = await RunResult.of(["merge", "--help"]).output.split(whereSeparator: \.isWhitespace)
    #expect(merge.joined(separator: " ").contains("repeatable (default: json): json, jsonl, text"))
    let bash = await RunResult.of(["completions", "bash"]).output
    #expect(bash.contains("merge) COMPREPLY=($(compgen -W \"json jsonl text\" -- \"$word\")); ;;"))
    #expect(bash.contains("events) COMPREPLY=($(compgen -W \"text jsonl\" -- \"$word\")); ;;"))
    #expect(bash.contains("--by) COMPREPLY=($(compgen -W \"rule controller transition"))
    let fish = await RunResult.of(["completions", "fish"]).output
    #expect(fish.contains("__fish_seen_subcommand_from events\" -l format -x -a 'text jsonl'"))
    #expect(
      !fish.contains("__fish_seen_subcommand_from check baseline timeline events diff reduce\" -l rule"))
  }

  @Test func `the completions for zsh can be autoloaded and sourced`() async {
    let script = await RunResult.of(["completions", "zsh"]).output
    #expect(script.hasPrefix("#compdef tracecheck\n"))
    #expect(
      script.contains("== _tracecheck ]]; then _tracecheck \"$@\"; else compdef _tracecheck tracecheck; fi\n")
    )
  }

  @Test func `the lines of the manual page are no longer than an editor shows`() async {
    let lines = await RunResult.of(["man"]).output.split(separator: "\n")
    #expect(lines.filter { !$0.hasPrefix(".") }.allSatisfy { $0.utf8.count <= 80 })
  }

  @Test func `the manual page is ASCII, whatever the texts are`() async {
    let page = await RunResult.of(["man"]).output
    #expect(page.utf8.allSatisfy { $0 < 0x80 })
    #expect(page.contains("find \\[u2026]"))
    #expect(!page.contains(" \n"))
  }
}
