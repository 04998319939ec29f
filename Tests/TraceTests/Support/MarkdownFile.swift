import Foundation
import Testing

/// A page of the project, with its blocks of code and its links.
struct MarkdownFile {
  /// A block between fences.
  struct Block {
    var language: String
    var lines: [String]

    var text: String { lines.map { $0 + "\n" }.joined() }
  }

  let url: URL
  let text: String

  /// The page at a path from the root of the package on.
  init(_ path: String) throws {
    url = Repository.root.appending(path: path)
    text = try String(contentsOf: url, encoding: .utf8)
  }

  /// The blocks of a language, in their order.
  func blocks(_ language: String) -> [Block] {
    var blocks: [Block] = []
    var open: Block?
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.hasPrefix("```") {
        if let block = open { blocks.append(block) }
        open = open == nil ? Block(language: String(line.dropFirst(3)), lines: []) : nil
      } else {
        open?.lines.append(String(line))
      }
    }
    return blocks.filter { $0.language == language }
  }

  /// Writes the page anew where it is out of date and `TRACECHECK_RECORD=1` asks for that; the run fails then.
  func record(_ page: String) throws -> Bool {
    guard page != text, ProcessInfo.processInfo.environment["TRACECHECK_RECORD"] == "1" else { return false }
    try page.write(to: url, atomically: true, encoding: .utf8)
    Issue.record("\(url.lastPathComponent) was written; run again without")
    return true
  }
}
