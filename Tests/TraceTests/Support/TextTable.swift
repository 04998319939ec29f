import Foundation

@testable import TraceModel
@testable import tracecheck

/// All texts that the program can print, for people who read them over.
struct TextTable {
  /// The folders whose texts nothing else lists, with what the texts are.
  private static let areas: [(title: String, folders: [String])] = [
    ("Findings", ["TraceModel/Checking/"]),
    ("Rules of an app", ["TraceModel/AppRules/", "TraceModel/Proposals/"]),
    (
      "What lines are taken for",
      ["Explaining/", "Prose/NearMiss.swift", "LineFormat.swift", "LineTemplate.swift"]
    ),
    ("Reports", ["TraceModel/Report/", "TraceModel/Model/", "TraceModel/Picture/"]),
    ("Configuration and baselines", ["TraceModel/Configuration/", "TraceModel/Run/"]),
    ("Files that cannot be read", ["TraceModel/Input/", "TraceModel/JSON/", "tracecheck/Files/"]),
    ("Comparisons", ["TraceModel/Diff/"]),
    ("Many reports", ["TraceModel/Fleet/"]),
    ("Usage", ["tracecheck/CommandLine/", "tracecheck/Commands/", "tracecheck/Terminal/"]),
  ]
  /// What is no text of one of these areas: it is matched, drawn, or listed elsewhere.
  private static let leftOut = [
    "LawOfDoubt.swift", "HTMLStyle.swift", "HTMLHead.swift", "CommandLine/Flags", "SVG", "Geometry.swift",
    "StateBar.swift", "ExpectationMark.swift",
  ]

  /// The table.
  static func markdown() throws -> String {
    let head =
      "<!-- Written by `TRACECHECK_RECORD=1 swift test --filter TextTableTests`: all that tracecheck can say. -->\n\n"
    let parts = try [rules(), doubts(), help()] + areas.map(texts)
    return head + "# Texts\n\n" + parts.joined(separator: "\n")
  }

  /// Each rule's summary, with what it said in the fixtures.
  private static func rules() throws -> String {
    let folder = SourceTree.root.appending(path: "Tests/Fixtures")
    var said: [String: [String]] = [:]
    for name in try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted() {
      let file = folder.appending(path: "\(name)/expected.json")
      guard let bytes = try? Data(contentsOf: file) else { continue }
      for finding in try JSONReader.read(ContiguousArray(bytes))["findings"]?.elements ?? [] {
        guard let rule = finding["rule"]?.text, let message = finding["message"]?.text else { continue }
        if !said[rule, default: []].contains(message) { said[rule, default: []].append(message) }
      }
    }
    return "## Rules\n\n"
      + RuleRegistry.all.map { rule in
        let lines = [rule.summary] + said[rule.id.description, default: []]
        return "\(rule.id) \(rule.name)\n" + lines.map { "- \($0)\n" }.joined()
      }.joined(separator: "\n")
  }

  private static func doubts() -> String {
    "## Doubts\n\n"
      + Doubt.allCases.map { "- \(LawOfDoubt.row($0).text); to settle it: \(LawOfDoubt.row($0).remedy)\n" }
      .joined()
  }

  private static func help() -> String {
    "## Help\n\n"
      + Commands.all.map { "```text\n\(Help.plain.text(for: $0))```\n" }.joined(separator: "\n")
  }

  private static func texts(of area: (title: String, folders: [String])) throws -> String {
    var text = "## \(area.title)\n"
    for file in SourceTree.files
    where area.folders.contains(where: file.path.contains) && !leftOut.contains(where: file.path.contains) {
      let url = SourceTree.root.appending(path: "Sources/\(file.path)")
      let found = SourceTexts(try String(contentsOf: url, encoding: .utf8)).texts
      if found.isEmpty { continue }
      text += "\n`\(url.lastPathComponent)`\n" + found.map { "- \($0)\n" }.joined()
    }
    return text
  }
}
