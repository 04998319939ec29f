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

  /// The Swift files of the library and the program, by path; read once. What the program prints for other people's
  /// apps is none of its sources.
  static let files: [File] = {
    let sources = root.appending(path: "Sources")
    let paths = (try? FileManager.default.subpathsOfDirectory(atPath: sources.path)) ?? []
    return paths.filter { $0.hasSuffix(".swift") && !$0.contains("/Recorder/") }.sorted().map { path in
      let text = (try? String(contentsOf: sources.appending(path: path), encoding: .utf8)) ?? ""
      return File(path: path, code: code(in: Array(text.utf8)))
    }
  }()

  /// The text with comments and the insides of texts taken out. Bytes, because regular expressions are slow in
  /// a build for tests.
  static func code(in text: [UInt8]) -> String {
    var code: [UInt8] = []
    var index = 0
    while index < text.count {
      let rest = text[index...]
      if rest.starts(with: Array("//".utf8)) {
        index = rest.firstIndex(of: UInt8(ascii: "\n")) ?? text.count
      } else if text[index] == UInt8(ascii: "\"") {
        index = endOfText(in: text, from: index)
      } else {
        code.append(text[index])
        index += 1
      }
    }
    return String(decoding: code, as: UTF8.self)
  }

  private static func endOfText(in text: [UInt8], from start: Int) -> Int {
    let mark = Array("\"\"\"".utf8)
    let isBlock = text[start...].starts(with: mark)
    var index = start + (isBlock ? 3 : 1)
    while index < text.count {
      if text[index] == UInt8(ascii: "\\") {
        index += 2
      } else if isBlock ? text[index...].starts(with: mark) : text[index] == UInt8(ascii: "\"") {
        return index + (isBlock ? 3 : 1)
      } else {
        index += 1
      }
    }
    return text.count
  }
}
