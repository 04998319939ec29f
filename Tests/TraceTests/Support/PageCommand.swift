import Foundation

/// A command line of a page as words for `Tracecheck.run`; nothing where it calls another program.
struct PageCommand {
  private static let programs = [["swift", "run", "-c", "release", "tracecheck"], ["tracecheck"]]

  let words: [String]

  init?(_ line: String) {
    let all = Self.words(of: line)
    guard let program = Self.programs.first(where: { all.starts(with: $0) }) else { return nil }
    words = Array(all.dropFirst(program.count))
  }

  /// The words with the files of the package by their full paths, because a test may run anywhere. A report
  /// goes nowhere.
  var placed: [String] {
    words.map { word in
      if let name = Self.reportFile(word) { return word.dropLast(name.count) + "/dev/null" }
      let path = Repository.root.appending(path: word).path
      return FileManager.default.fileExists(atPath: path) ? path : word
    }
  }

  /// The words with every file in one folder.
  func placed(in folder: ScratchFolder) -> [String] {
    words.map { word in
      let name = Self.reportFile(word) ?? word
      guard name.contains("."), !name.hasPrefix("-") else { return word }
      return word.dropLast(name.count) + folder.path(name)
    }
  }

  /// `FILE` of `FORMAT=FILE`.
  private static func reportFile(_ word: String) -> String? {
    guard !word.hasPrefix("-"), let equals = word.firstIndex(of: "=") else { return nil }
    return String(word[word.index(after: equals)...])
  }

  /// The words of a line as a shell takes them: quotation marks hold words together, `#` begins a comment,
  /// and what is behind `|` or `>` concerns another program.
  private static func words(of line: String) -> [String] {
    var words: [String] = []
    var word = ""
    var quote: Character?
    for sign in line + " " {
      switch (sign, quote) {
      case (_, sign): quote = nil
      case (_, .some): word.append(sign)
      case ("'", nil), ("\"", nil): quote = sign
      case (" ", nil):
        if ["#", "|", ">"].contains(word) { return words }
        if !word.isEmpty { words.append(word) }
        word = ""
      default: word.append(sign)
      }
    }
    return words
  }
}
