import Testing

@testable import TraceModel

@Suite struct NearestWordTests {
  @Test(arguments: [
    ("pagesheet", "pageSheet"), ("fulscreen", "fullScreen"), ("fullsceren", "fullScreen"),
    ("popver", "popover"),
    ("xyz", nil), ("", nil), ("nonne", "none"),
  ]) func `the nearest style is found`(text: String, expected: String?) {
    #expect(NearestWord.suggest(for: text, among: PresentationStyle.allCases.map(\.name)) == expected)
  }

  @Test(arguments: [("", "", 0), ("ab", "ba", 1), ("kitten", "sitting", 3), ("a", "", 1)])
  func `the distance counts edits and swaps`(left: String, right: String, expected: Int) {
    #expect(NearestWord.distance(Array(left.utf8), Array(right.utf8)) == expected)
  }
}
