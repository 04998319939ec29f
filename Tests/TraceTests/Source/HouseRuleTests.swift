import Testing

/// What the compiler on Linux lets pass and this house does not.
@Suite struct HouseRuleTests {
  /// Names that build here and fail on a Mac below 26, and what costs start-up time or traps.
  static let banned: [(name: String, reason: String)] = [
    ("InlineArray", "is only in the newest macOS"), ("utf8Span", "is only in the newest macOS"),
    ("Foundation", "costs start-up time"), ("FoundationEssentials", "costs start-up time"),
  ]

  @Test func `the sources name nothing that is banned`() {
    for file in SourceTree.files {
      let words = Set(file.code.split { !($0.isLetter || $0.isNumber || $0 == "_") }.map(String.init))
      for (name, reason) in Self.banned where words.contains(name) {
        Issue.record("\(file.path): \(name) \(reason)")
      }
    }
  }

  @Test func `nothing is unwrapped or forced`() {
    for file in SourceTree.files where file.code.contains("!") {
      for match in file.code.matches(of: /[\w\])?]!(?![=\w])|\btry!|\bas!/) {
        Issue.record("\(file.path): \(match.output)")
      }
    }
  }

  @Test func `only input, files and the terminal touch memory that is not safe`() {
    for file in SourceTree.files where file.code.contains("unsafe ") {
      let isAllowed = ["/Input/", "/Files/", "/Terminal/", "/Reading/Lines/BlockBuffer.swift"].contains {
        file.path.contains($0)
      }
      #expect(isAllowed, "\(file.path) is unsafe outside of Input, Files and Terminal")
    }
  }
}
