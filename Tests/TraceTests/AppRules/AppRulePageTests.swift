import Testing

@testable import TraceModel

/// The table of docs/rules-of-your-app.md, run: one log keeps the rule, the other breaks it.
@Suite struct AppRulePageTests {
  struct Row: Sendable, CustomTestStringConvertible {
    var sentence: String
    var rule: String
    var keeps: String
    var breaks: String

    var testDescription: String { sentence }
    var configuration: String { "{ \"appRules\": [{ \"id\": \"a-rule\", " + rule.dropFirst() + "] }" }
  }

  static let rows: [Row] = {
    let lines = (try? MarkdownFile("docs/rules-of-your-app.md").text)?.split(separator: "\n") ?? []
    let table = lines.drop { !$0.hasPrefix("| the sentence") }.dropFirst(2).prefix { $0.hasPrefix("|") }
    return table.map { line in
      let cells = line.split(separator: "|").map { String($0).trimmed }
      return Row(
        sentence: cells[0], rule: cells[1].replacing("`", with: ""), keeps: log(cells[2]),
        breaks: log(cells[3]))
    }
  }()

  private static func log(_ cell: String) -> String {
    cell.split(separator: "·").map { String($0).trimmed.replacing("`", with: "") + "\n" }.joined()
  }

  private func findings(_ log: String, _ row: Row) throws -> [Finding] {
    let settings = try RunSettings(try CheckedLog.configuration(row.configuration))
    return LogProbe(settings).findings(ContiguousArray(log.utf8)).filter(\.rule.isOfApp)
  }

  @Test func `every pattern and every scope has a row`() throws {
    #expect(Self.rows.count >= 14)
    let rules = try Self.rows.flatMap { try AppDescription.text($0.configuration).rules }
    #expect(rules.count == Self.rows.count)
    #expect(rules.contains { $0.binding != nil } && rules.contains { $0.within != nil })
  }

  @Test(arguments: rows) func `the first log keeps the rule`(_ row: Row) throws {
    let found = try findings(row.keeps, row)
    #expect(found.isEmpty, "\(found.map(\.message))")
  }

  @Test(arguments: rows) func `the second log breaks it once, beyond doubt`(_ row: Row) throws {
    let found = try findings(row.breaks, row)
    #expect(found.map(\.rule.description) == ["a-rule"], "\(found.map(\.message))")
    #expect(found.allSatisfy { $0.certainty == .definite }, "\(found.flatMap(\.assumptions).map(\.text))")
    #expect(found.allSatisfy { !$0.evidence.isEmpty && !$0.message.isEmpty })
  }
}

extension String {
  fileprivate var trimmed: String {
    String(drop(while: \.isWhitespace).reversed().drop(while: \.isWhitespace).reversed())
  }
}
