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

  private func isMark(_ text: String) -> Bool {
    let bytes = ContiguousArray(text.utf8)
    return PageMark.isAmong(bytes.span, from: 0, to: bytes.count)
  }
}
