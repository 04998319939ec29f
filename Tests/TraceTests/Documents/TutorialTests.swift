import Foundation
import Testing

@testable import tracecheck

/// Who follows the tutorial sees what it shows.
@Suite struct TutorialTests {
  static let page = "docs/tutorial.md"

  @Test func `each command, one after the other, prints what the page shows`() async throws {
    let folder = try ScratchFolder()
    for name in ["before.log", "after.log"] {
      _ = try folder.write(try MarkdownFile("docs/tutorial/" + name).text, to: name)
    }
    var outputs: [String: String] = [:]
    for line in try MarkdownFile(Self.page).blocks("sh").flatMap(\.lines) where line != "cd docs/tutorial" {
      let result = await RunResult.of(try #require(PageCommand(line)).placed(in: folder))
      #expect(
        result.code == (result.output.contains("gate: failed") ? .failed : .passed), "\(line)\(result.errors)"
      )
      outputs[line] = result.output.replacing(folder.path("") + "/", with: "")
    }
    try Transcript(Self.page).expect(outputs)
  }
}
