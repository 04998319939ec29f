import Foundation
import Testing

@testable import TraceModel

/// `docs/recording.md` tells of the whole notation, and of nothing that is not in it.
@Suite struct RecordingGuideTests {
  private let guide: String

  init() throws {
    guide = try String(contentsOf: Repository.root.appending(path: "docs/recording.md"), encoding: .utf8)
  }

  @Test func `every event is in the table of events and no other is`() throws {
    let named = try codeNames(underHeading: "### Events", column: 1)
    #expect(named == Set(EventKind.allCases.filter { $0 != .diagnostic }.map(\.name)))
  }

  @Test func `every key is in the table of keys and no other is`() throws {
    let named = try codeNames(underHeading: "### Keys", column: 1)
    #expect(named == Set(EventFlags.Key.allCases.map(\.name) + ["style", "presentedBy", "parent"]))
  }

  @Test func `every style but the one of the television is known to the snippet`() {
    for style in PresentationStyle.allCases where style != .blurOverFullScreen {
      #expect(guide.contains("\"\(style.name)\""), "\(style.name)")
    }
  }

  /// The names between back quotes in a column of the first table under a heading.
  private func codeNames(underHeading heading: String, column: Int) throws -> Set<String> {
    let start = try #require(guide.range(of: "\n\(heading)\n"))
    let rows = guide[start.upperBound...].split(separator: "\n", omittingEmptySubsequences: false)
      .drop { !$0.hasPrefix("|") }.prefix { $0.hasPrefix("|") }.dropFirst(2)
    var names: Set<String> = []
    for row in rows {
      let cell = row.split(separator: "|", omittingEmptySubsequences: false)[column]
      let pieces = cell.split(separator: "`", omittingEmptySubsequences: false)
      for (index, piece) in pieces.enumerated() where !index.isMultiple(of: 2) { names.insert(String(piece)) }
    }
    return names
  }
}
