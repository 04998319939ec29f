import Foundation
import Testing

/// A page that shows commands, each in a block of `sh`, and below it what the command prints, in a block of `text`.
struct Transcript {
  /// A line of the page that is no output, or a command with its output.
  enum Part {
    case line(String)
    case output(of: String, shown: [String])
  }

  /// A block that ends with this shows the beginning only.
  private static let rest = "…"

  let page: MarkdownFile
  let parts: [Part]

  init(_ path: String) throws {
    page = try MarkdownFile(path)
    parts = Self.parts(of: page)
  }

  private static func parts(of page: MarkdownFile) -> [Part] {
    var parts: [Part] = []
    var language: String?
    var command = ""
    var shown: [String]?
    for line in page.text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init) {
      if line.hasPrefix("```") {
        if let output = shown {
          parts.append(.output(of: command, shown: output))
          (shown, command) = (nil, "")
        }
        language = language == nil ? String(line.dropFirst(3)) : nil
        parts.append(.line(line))
        if language == "text", !command.isEmpty { shown = [] }
      } else if shown != nil {
        shown?.append(line)
      } else {
        if language == "sh" { command = line } else if !line.isEmpty { command = "" }
        parts.append(.line(line))
      }
    }
    return parts
  }

  /// Expects that the page shows what its commands print now; with `TRACECHECK_RECORD=1` it is written anew.
  func expect(_ outputs: [String: String]) throws {
    if try page.record(text(with: outputs)) { return }
    for case .output(let command, let shown) in parts {
      let printed = Self.excerpt(outputs[command] ?? "", as: shown)
      #expect(
        shown == printed, "\(command): TRACECHECK_RECORD=1 swift test --filter 'ReadmeTests|TutorialTests'")
    }
  }

  /// What a page should show of an output, where it shows these lines now.
  private static func excerpt(_ output: String, as shown: [String]) -> [String] {
    let lines = output.split(separator: "\n", omittingEmptySubsequences: false).dropLast().map(String.init)
    guard shown.last == rest, shown.count <= lines.count else { return lines }
    return lines.prefix(shown.count - 1) + [rest]
  }

  /// The page with these outputs, by their commands.
  private func text(with outputs: [String: String]) -> String {
    parts.flatMap { part -> [String] in
      switch part {
      case .line(let line): [line]
      case .output(let command, let shown): Self.excerpt(outputs[command] ?? "", as: shown)
      }
    }.joined(separator: "\n")
  }
}
