import Testing

@testable import TraceModel

/// Where a page of excerpts goes on with another part.
@Suite struct PageMarkTests {
  @Test(arguments: [
    "## Dragged slowly", "# Push", "###2 cancelled", "```", "```swift", "  ```console", "~~~", "<br>",
    "<h2>Push</h2>", "## 당겨서 닫기", "hello\n## Push\nagain",
  ])
  func `headings and fences are marks of a page`(_ text: String) {
    #expect(isMark(text))
  }

  @Test(arguments: [
    "", "#", "##", "#3", "#selector(tap)", "######## loaded", "`self` was gone", "- loaded", "----", "~ 3 s",
    "<Harbor: 0x10>", "<bridge up>", "price #1", "= = =",
  ])
  func `what an app may print is none`(_ text: String) {
    #expect(!isMark(text))
  }

  @Test(arguments: [
    "Expected:", "What I expect:", "예상 결과:", "期待する結果", "预期输出：", "Actual:", "실제:", "Erwartet:", "Breadcrumbs:",
    "Last 5 breadcrumbs before the crash:", "Summary", "  Summary", "Thread.callStackSymbols:",
    "Rules loaded:",
    "queue = [", "@startuml", "sqlite> select * from calls;", "hello\nExpected behaviour:\nagain",
  ])
  func `so is what stands above a list that is no log`(_ text: String) {
    #expect(isMark(text))
  }

  @Test(arguments: [
    "expected 3 rows, got 4", "Actually loaded", "summary of the order is 12", "todo list opened",
    "last seen 3 s ago",
    "Should be fine", "기대 이상", "curling", "POST https://collect.harbor.app/v1",
    "curl -d @body https://collect.harbor.app", "Totals are 12, of which 3 are late",
    "Result:",
  ])
  func `a sentence that begins like it is none`(_ text: String) {
    #expect(!isMark(text))
  }

  private func isMark(_ text: String) -> Bool {
    let bytes = ContiguousArray(text.utf8)
    return PageMark.isAmong(bytes.span, from: 0, to: bytes.count)
  }
}
