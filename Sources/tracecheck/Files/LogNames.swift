import TraceModel

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The names of logs as they were given, with patterns, folders and lists expanded: without a shell, nothing
/// else expands them, and a shell can't pass on a million names.
struct LogNames {
  /// The longest list of names that is read: a million of them, and long ones.
  private static let longestList = 1 << 30

  /// What is read of a folder.
  private let patterns: [String]

  private init(_ patterns: [String]) {
    self.patterns = patterns
  }

  /// The operands of a command line, with those that stand for files put out.
  static func expanded(of invocation: Invocation) throws(UsageError) -> [String] {
    switch invocation.command.operand {
    case .file: try expanded(invocation.operands, invocation.options)
    case .report: try expanded(invocation.operands, invocation.options, usual: ["*.json", "*.jsonl"])
    case .rule, .words, .none: invocation.operands
    }
  }

  /// The files.
  ///
  /// - Parameter usual: what is read of a folder where nothing else is asked for.
  static func expanded(
    _ names: [String], _ options: Options, usual: [String] = ["*.log"]
  ) throws(UsageError) -> [String] {
    let logs = LogNames(options.includes.isEmpty ? usual : options.includes)
    var given: [String] = []
    for name in names {
      let isList = name.hasPrefix("@") && !FileContents.exists(name)
      given += isList ? try list(String(name.dropFirst()), separator: "\n") : [name]
    }
    if options.takesNamesFromInput {
      let listed = try list("-", separator: "\0")
      guard !listed.isEmpty || options.follows else {
        throw UsageError(message: "standard input holds no file names")
      }
      given += listed
    }
    return try logs.expanded(given)
  }

  /// A name that a file has isn't a pattern, and a pattern that fits nothing stays, to be reported. A file
  /// that a pattern fits is read once, even if another pattern fits it or it is named itself: its findings
  /// would count twice.
  private func expanded(_ names: [String]) throws(UsageError) -> [String] {
    let given = Set(names)
    var found: Set<String> = []
    var logs: [String] = []
    for name in names {
      guard let matches = try matches(name) else {
        logs.append(name)
        continue
      }
      logs += matches.filter { !given.contains($0) && found.insert($0).inserted }
    }
    return logs
  }

  /// What a name stands for; `nil` where it is that of a log, or of nothing.
  private func matches(_ name: String) throws(UsageError) -> [String]? {
    if FileContents.isFolder(name) {
      // A bundle of Xcode isn't a folder of logs, and reading it says what to do.
      if [".xcresult", ".logarchive"].contains(where: name.hasSuffix) { return nil }
      let files = files(in: name).sorted { TraceName($0) < TraceName($1) }
      if files.isEmpty {
        throw UsageError(
          message: "no file in \(ShownText.escaped(name)) matches \(patterns.joined(separator: ", ")); "
            + "choose others with --include")
      }
      return files
    }
    guard name.contains(where: { "*?[".contains($0) }), !FileContents.exists(name) else { return nil }
    let paths = Self.paths(name)
    return paths.isEmpty ? nil : paths
  }

  /// The files below a folder that are asked for. Links to folders are not followed: they may lead back.
  private func files(in folder: String) -> [String] {
    let start = folder.hasSuffix("/") ? folder : folder + "/"
    return Self.paths(Self.literal(start) + "*").flatMap { path -> [String] in
      if FileContents.isFolder(path) { return FileContents.isLink(path) ? [] : files(in: path) }
      let name = String(path.dropFirst(start.count))
      return patterns.contains { Glob.matches($0, name) } ? [path] : []
    }
  }

  /// A path in which no sign of a pattern is one.
  private static func literal(_ path: String) -> String {
    path.reduce(into: "") { text, sign in text += "*?[\\".contains(sign) ? "\\\(sign)" : String(sign) }
  }

  /// The names of a list; `-` for standard input. Empty ones are none.
  private static func list(_ path: String, separator: Character) throws(UsageError) -> [String] {
    do throws(ConfigurationLoader.Unreadable) {
      let bytes = try FileContents.read(path, limit: longestList)
      let text = String(decoding: bytes, as: UTF8.self)
      return text.split(whereSeparator: { $0 == separator || $0 == "\r\n" && separator == "\n" }).map(
        String.init)
    } catch {
      throw UsageError(message: "can't read the list of names \(ShownText.escaped(path)): \(error.message)")
    }
  }

  /// The paths that fit a pattern, in their order.
  private static func paths(_ pattern: String) -> [String] {
    var result = unsafe glob_t()
    defer { unsafe globfree(&result) }
    // SAFETY: the result is a local that outlives the call, and the pattern is copied.
    guard unsafe glob(pattern, 0, nil, &result) == 0 else { return [] }
    // SAFETY: glob gives as many C strings as it says, and they live until globfree.
    return unsafe (0..<Int(result.gl_pathc)).compactMap { index in
      unsafe result.gl_pathv[index].map { unsafe String(cString: $0) }
    }
  }
}
