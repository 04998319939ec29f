import Foundation
import Testing

@testable import TraceModel

/// docs/formats.md says of each shape how it is read, and by which file.
@Suite struct ShapesPageTests {
  struct Row: CustomTestStringConvertible, Sendable {
    var example: String
    var event: String
    var file: String
    var testDescription: String { example }
  }

  private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  static let rows: [Row] = {
    guard let page = try? String(contentsOf: root.appendingPathComponent("docs/formats.md"), encoding: .utf8)
    else { return [] }
    return page.split(separator: "\n").compactMap { row(String($0)) }
  }()

  /// `| what | example | read as | by |`; a bar of an example is written behind a backslash.
  private static func row(_ line: String) -> Row? {
    let cells = line.replacing("\\|", with: "\u{1}").split(separator: "|").map {
      $0.replacing("\u{1}", with: "|").trimmingCharacters(in: .whitespaces)
    }
    guard cells.count == 4, let quote = cells[1].prefixMatch(of: /`+/)?.output else { return nil }
    let example = cells[1].dropFirst(quote.count).dropLast(quote.count)
    return Row(
      example: quote.count > 1 ? String(example.dropFirst().dropLast()) : String(example), event: cells[2],
      file: cells[3])
  }

  @Test(arguments: rows) func `a line is read as the page says`(_ row: Row) throws {
    let words = try ReadLog.words(row.example + "\n")
    #expect(words == (row.event == "no event" ? [] : [row.event]))
  }

  @Test(arguments: rows) func `the page names the file that reads it`(_ row: Row) {
    let file = Self.root.appendingPathComponent("Sources/TraceModel/Reading/\(row.file).swift")
    #expect(FileManager.default.fileExists(atPath: file.path), "\(row.file)")
  }

  @Test func `the page has all its tables`() { #expect(Self.rows.count > 45) }
}
