import Foundation

/// A command line of README.md as words for `Tracecheck.run`; nothing where another program is called.
struct ReadmeCommand {
  private static let programs = [["swift", "run", "-c", "release", "tracecheck"], ["tracecheck"]]

  let words: [String]

  init?(_ line: String) {
    let all = line.split(separator: " ").map(String.init)
    guard let program = Self.programs.first(where: { all.starts(with: $0) }) else { return nil }
    words = all.dropFirst(program.count).map(Self.placed)
  }

  /// Files of the package by their full paths, because a test may run anywhere; a report goes nowhere.
  private static func placed(_ word: String) -> String {
    if word.contains("="), !word.hasPrefix("--") { return word.prefix { $0 != "=" } + "=/dev/null" }
    let path = Repository.root.appending(path: word).path
    return FileManager.default.fileExists(atPath: path) ? path : word
  }
}
