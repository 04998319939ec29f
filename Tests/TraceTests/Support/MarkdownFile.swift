import Foundation

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

  /// What its links lead to.
  var links: [String] {
    text.matches(of: /\]\(([^)\s]+)\)/).map { String($0.1) }
  }
}
