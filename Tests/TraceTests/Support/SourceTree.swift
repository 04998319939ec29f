import Foundation

/// The sources of the package, as texts.
enum SourceTree {
  /// A file of the sources.
  struct File {
    /// The path from `Sources/` on.
    var path: String
    /// The text without comments and without what stands in quotes.
    var code: String
  }

  /// The root of the package.
  static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  /// All Swift files under `Sources`, by path.
  static func files() throws -> [File] {
    let sources = root.appending(path: "Sources")
    let paths = try FileManager.default.subpathsOfDirectory(atPath: sources.path)
    return try paths.filter { $0.hasSuffix(".swift") }.sorted().map { path in
      File(path: path, code: code(in: try String(contentsOf: sources.appending(path: path), encoding: .utf8)))
    }
  }

  /// The text with comments and the insides of texts taken out, line by line.
  private static func code(in text: String) -> String {
    var isInBlock = false
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { line -> String in
      let marks = line.components(separatedBy: "\"\"\"").count - 1
      defer { if marks % 2 == 1 { isInBlock.toggle() } }
      if isInBlock { return "" }
      return String(line).replacing(/"(\\.|[^"\\])*"/, with: "\"\"").replacing(/\/\/.*/, with: "")
    }
    return lines.joined(separator: "\n")
  }
}
