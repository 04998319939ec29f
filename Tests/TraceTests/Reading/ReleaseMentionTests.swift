import Testing

@testable import TraceModel

@Suite struct ReleaseMentionTests {
  @Test(arguments: [
    ("OS Version:          iPhone OS 17.4 (21E213)", 17, 4), ("os_version: iPadOS 16.0.3", 16, 0),
    (#"{"event":"launch","osVersion":"18.1"}"#, 18, 1), ("Shop started os=12.4 device=pad", 12, 4),
    ("System Version = Version 15.2 (Build 19C56)", 15, 2), ("iOS version: iOS 26", 26, 0),
    ("OS: iOS 13", 13, 0),
    ("iPadOS Version: 17.5", 17, 5),
  ])
  func `a release is read where a log names it`(line: String, major: Int, minor: Int) {
    #expect(releases("first\n\(line)\nlast: 3.4\n") == [OSVersion(major: major, minor: minor)])
  }

  @Test(arguments: [
    "watchOS Version: 10.1", "macos=14.2", "videos: 3.4", "os: 3 open", "os=", "os: 123.4", "os=17.4b",
    "os=1.7",
    "SDK: iOS 17.4", "needs iOS 17.4", "09:41:00.123 os", "os: 17.421", "OS Version: macOS 14.2", "os:17.",
  ])
  func `what only looks like one is none`(line: String) {
    #expect(releases(line).isEmpty)
  }

  @Test func `several are all told`() {
    #expect(releases("os=17.4\nos=17.4\nosVersion: 18.0").count == 2)
  }

  private func releases(_ text: String) -> Set<OSVersion> {
    let bytes = ContiguousArray(text.utf8)
    return ReleaseMention.releases(bytes.span, from: 0, to: bytes.count)
  }
}
