import Foundation
import Testing

@testable import TraceModel

@Suite struct TextTableTests {
  @Test func `the table of texts is all that the program can say`() throws {
    let file = Repository.root.appending(path: "Tests/Texts.md")
    let table = try TextTable.markdown()
    let kept = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
    if kept != table, ProcessInfo.processInfo.environment["TRACECHECK_RECORD"] == "1" {
      try table.write(to: file, atomically: true, encoding: .utf8)
      Issue.record("Tests/Texts.md was written; read the difference, and run again without")
      return
    }
    #expect(kept == table, "TRACECHECK_RECORD=1 swift test --filter TextTableTests writes it anew")
  }

  @Test func `texts are read whole, with names for what is put into them`() {
    let source = #"""
      // "no text at all"
      let a = "the view of \(name) is " + "gone"
      let b = "\(names.joined(separator: ", ")) are here: \"\(text)\""
      let c = "key"
      """#
    #expect(SourceTexts(source).texts == ["the view of <name> is gone", "<…> are here: \"<text>\""])
  }
}
