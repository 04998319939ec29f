import Foundation
import Testing

@testable import TraceModel

/// The shared corpus, where its folder is beside the project's.
@Suite struct CorpusTests {
  static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("shared/corpus")

  private struct Case: Decodable {
    struct Expectation: Decodable {
      struct Line: Decodable {
        var event: String?
        var controller: String?
        var instance: String?
        var diagnostic: String?
      }
      var line: Line?
    }
    var id: String
    var kind: String
    var log: String
    var expect: Expectation
  }

  @Test(.enabled(if: FileManager.default.fileExists(atPath: folder.path)))
  func `each line of the shared corpus is read as it says`() throws {
    let text = try String(contentsOf: Self.folder.appendingPathComponent("lines.jsonl"), encoding: .utf8)
    for line in text.split(separator: "\n") {
      let sample = try JSONDecoder().decode(Case.self, from: Data(line.utf8))
      let (events, names, _) = try ReadLog.events(Array(sample.log.utf8))
      guard let want = sample.expect.line else {
        #expect(events.isEmpty, "\(sample.id)")
        continue
      }
      let event = try #require(events.first, "\(sample.id)")
      #expect((event.kind == .diagnostic ? nil : event.kind.name) == want.event, "\(sample.id)")
      #expect(
        event.diagnostic?.rawValue == want.diagnostic && event.subject.instance.text(names) == want.instance,
        "\(sample.id)")
      if let controller = want.controller {
        #expect(names.name(of: event.subject.name) == controller, "\(sample.id)")
      }
    }
  }
}
