import TraceModel

/// Turns the words of a command line into an invocation.
///
/// Flags may be before and after the command's name, `--` ends them, and the first operand is the command
/// where it is the name of one.
struct ArgumentParser {
  private let commands: [Command]
  private var options = Options()
  private var operands: [String] = []
  /// The flags with their values, to be applied when the command is known.
  private var used: [(flag: Flag, value: String)] = []
  /// How many operands were before `--`: only those can be a command's name.
  private var operandsBeforeEnd: Int?

  private init(commands: [Command]) {
    self.commands = commands
  }

  /// The invocation of a command line, the program's name left out.
  static func parse(_ arguments: [String], commands: [Command]) throws(UsageError) -> Invocation {
    var parser = ArgumentParser(commands: commands)
    var rest = arguments[...]
    let end = arguments.firstIndex(of: "--") ?? arguments.endIndex
    // A request for help is answered, whatever else is wrong.
    let asksForHelp = arguments[..<end].contains { $0 == "-h" || $0 == "--help" }
    do throws(UsageError) {
      while let argument = rest.popFirst() { try parser.take(argument, &rest) }
      return try parser.invocation()
    } catch {
      guard asksForHelp else { throw error }
      parser.options.wantsHelp = true
      parser.used = []
      return try parser.invocation()
    }
  }

  private mutating func take(_ argument: String, _ rest: inout ArraySlice<String>) throws(UsageError) {
    if operandsBeforeEnd != nil || argument == "-" || !argument.hasPrefix("-") {
      operands.append(argument)
    } else if argument == "--" {
      operandsBeforeEnd = operands.count
    } else if argument.hasPrefix("--") {
      try takeLong(argument.dropFirst(2), &rest)
    } else {
      try takeShort(argument.dropFirst(), &rest)
    }
  }

  private mutating func takeLong(_ text: Substring, _ rest: inout ArraySlice<String>) throws(UsageError) {
    let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let name = String(parts[0])
    guard let flag = Flags.all.first(where: { $0.long == name }) else {
      let hint =
        ForeignFlags.hint(for: name)
        ?? Suggestion.didYouMean("--" + name, among: Flags.all.map { "--" + $0.long })
      throw UsageError(message: "unknown option `--\(ShownText.escaped(name))`" + hint)
    }
    if flag.value == nil, parts.count > 1 { throw UsageError(message: "--\(name) takes no value") }
    try apply(flag, written: "--" + name, attached: parts.count > 1 ? String(parts[1]) : nil, &rest)
  }

  private mutating func takeShort(_ text: Substring, _ rest: inout ArraySlice<String>) throws(UsageError) {
    var letters = text
    while let letter = letters.popFirst() {
      guard let flag = Flags.all.first(where: { $0.short == letter }) else {
        let hint =
          ForeignFlags.hint(for: String(text))
          ?? Suggestion.didYouMean("--" + text, among: Flags.all.map { "--" + $0.long })
        throw UsageError(message: "unknown option `-\(ShownText.escaped(String(letter)))`" + hint)
      }
      guard flag.value == nil else {
        let attached = letters.first == "=" ? letters.dropFirst() : letters
        try apply(flag, written: "-\(letter)", attached: attached.isEmpty ? nil : String(attached), &rest)
        return
      }
      try apply(flag, written: "-\(letter)", attached: nil, &rest)
    }
  }

  private mutating func apply(
    _ flag: Flag, written: String, attached: String?, _ rest: inout ArraySlice<String>
  ) throws(UsageError) {
    guard let value = flag.value else { return used.append((flag, "")) }
    guard let text = attached ?? rest.popFirst() else {
      throw UsageError(message: "\(written) needs a value: \(written) \(value.name)")
    }
    used.append((flag, text))
    guard value.isList, attached == nil else { return }
    var count = 1
    while count < value.most, let next = rest.first, next == "-" || !next.hasPrefix("-") {
      count += 1
      used.append((flag, next))
      rest.removeFirst()
    }
  }

  private mutating func invocation() throws(UsageError) -> Invocation {
    let named =
      operandsBeforeEnd == 0
      ? nil
      : operands.first.flatMap { name in
        commands.first { $0.name == name }
      }
    guard let command = named ?? commands.first else { throw UsageError(message: "no command") }
    for (flag, value) in used {
      if !command.takes(flag) { throw stranger(flag, to: command) }
      try check(value, of: flag, for: command)
      try flag.apply(&options, value)
    }
    return Invocation(
      command: command, isNamed: named != nil, options: options,
      operands: named == nil ? operands : Array(operands.dropFirst()))
  }
  private func stranger(_ flag: Flag, to command: Command) -> UsageError {
    if let hint = ForeignFlags.hint(for: flag.long) {
      return UsageError(message: "unknown option `--\(flag.long)`\(hint)")
    }
    let owners = commands.filter { $0.takes(flag) }.map { "`\($0.name)`" }
    let takers = owners.joined(separator: ", ") + (owners.count == 1 ? " does" : " do")
    let other =
      command.groups.contains(.reports) && flag.long == "format" ? "; in tracecheck it is `--report`" : ""
    return UsageError(message: "`\(command.name)` doesn't take --\(flag.long); \(takers)\(other)")
  }

  /// Refuses a format that the command doesn't print.
  private func check(_ value: String, of flag: Flag, for command: Command) throws(UsageError) {
    guard flag.group == .lines, let words = command.choices[flag.long],
      !words.contains(value.asciiLowercased)
    else { return }
    let owner = commands.first { $0.choices[flag.long]?.contains(value.asciiLowercased) ?? false }
    let hint = owner.map { "; `\($0.name)` does" } ?? Suggestion.didYouMean(value, among: words)
    let list = words.dropLast().joined(separator: ", ") + " or " + (words.last ?? "")
    throw UsageError(message: "`\(command.name)` prints \(list), not \(ShownText.escaped(value))" + hint)
  }
}
