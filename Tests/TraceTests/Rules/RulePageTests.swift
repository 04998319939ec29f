import Foundation
import Testing

@testable import TraceModel

@Suite struct RulePageTests {
  @Test func `the pages in docs are what the rules say`() throws {
    let folder = Repository.root.appending(path: "docs/rules")
    var expected = ["README.md": RulePage.index()]
    for rule in RuleRegistry.all { expected[RulePage.fileName(for: rule)] = RulePage.markdown(for: rule) }

    var stale: [String] = []
    for (name, text) in expected {
      let file = folder.appending(path: name)
      if (try? String(contentsOf: file, encoding: .utf8)) != text { stale.append(name) }
    }
    let present = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    let unknown = present.filter { expected[$0] == nil }

    if ProcessInfo.processInfo.environment["TRACECHECK_RECORD"] == "1" {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      for name in stale {
        try expected[name]?.write(to: folder.appending(path: name), atomically: true, encoding: .utf8)
      }
      for name in unknown { try FileManager.default.removeItem(at: folder.appending(path: name)) }
      Issue.record(
        "docs/rules was written: \(stale.count) files new, \(unknown.count) removed; run again without")
      return
    }
    #expect(
      stale.isEmpty && unknown.isEmpty,
      "docs/rules is out of date (\((stale + unknown).sorted())): TRACECHECK_RECORD=1 swift test --filter RulePage"
    )
  }

  @Test func `the text of a page has its parts in their order`() throws {
    let rule = try #require(RuleRegistry.rule(named: "tab-order"))
    let text = RulePage.text(for: rule)
    #expect(text.hasPrefix("TC421 tab-order (error)\n\n  A tab switch comes out of order"))
    let titles = [
      "Why it matters", "A trace that breaks it", "A correct trace", "What to do", "Source",
    ]
    let indices = titles.compactMap { text.range(of: "\n\n\($0)\n")?.lowerBound }
    #expect(indices.count == titles.count)
    #expect(indices == indices.sorted())
    #expect(text.contains("\n    [Tabs@0x7e00] select Search@0x7f40\n"))
    #expect(text.contains("\n    { \"controllers\""))
    #expect(text.hasSuffix(".\n"))
  }

  @Test func `prose on the terminal keeps to the width`() {
    for rule in RuleRegistry.all {
      for width in [40, 80] {
        for line in RulePage.text(for: rule, width: width).split(separator: "\n")
        where !line.hasPrefix("    ") {
          #expect(line.count <= width || !line.dropFirst(2).contains(" ") || !line.hasPrefix(" "), "\(line)")
        }
      }
    }
  }

  @Test func `prose is broken at the last space that fits, and a long word is alone on its line`() throws {
    var rule = try #require(RuleRegistry.rule(named: "tab-order"))
    rule.summary = "one two three viewWillAppear äöü äöü x"
    let lines = RulePage.text(for: rule, width: 9).split(separator: "\n").dropFirst().prefix(5)
    #expect(lines == ["  one two", "  three", "  viewWillAppear", "  äöü äöü", "  x"])
  }

  @Test func `names out of code are code in Markdown and all else is plain`() {
    #expect(
      MarkdownProse.text("Call didMove(toParent:), then (viewDidAppear).")
        == "Call `didMove(toParent:)`, then (`viewDidAppear`).")
    #expect(
      MarkdownProse.text("On iOS 13 a <b>* of SwiftUI: deinit.")
        == "On iOS 13 a \\<b\\>\\* of SwiftUI: `deinit`.")
    #expect(MarkdownProse.text("a | b [c] _d_") == "a \\| b \\[c\\] \\_d\\_")
  }
}
