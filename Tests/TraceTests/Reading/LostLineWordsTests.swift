import Testing

@testable import TraceModel

/// What people, loggers and tools say in words of lines that are missing.
@Suite struct LostLineWordsTests {
  static let said = [
    "(17 lines omitted)", "(some lines removed)", "... 17 more lines ...", "[truncated]",
    "Dropped 3 log lines",
    "[dropped 17 messages]", "Suppressed 17 messages", "WARNING: 17 log entries were lost",
    "=== log rotated ===",
    "--------- beginning of system", "Log level changed: info -> error", "logging level set to error",
    "Disconnected from the device", "Lost connection to the debugger", "Program ended with exit code: 9",
    "（中略）", "(중략)", "(이하 생략)",
  ]

  private static let prefixes = ["", "10:00:00.123 ", "2026-05-02 10:00:00.123456+0000 Larder[412:9021] "]

  private func notes(_ line: String, _ prefix: String) throws -> [LogNote.Content] {
    let log = "\(prefix)[Jar] viewDidLoad\n\(line)\n\(prefix)[Jar] viewDidAppear\n"
    return try ReadLog.batch(Array(log.utf8)).notes.map(\.content)
  }

  @Test(arguments: said) func `another excerpt may begin behind it`(_ line: String) throws {
    for prefix in Self.prefixes { #expect(try notes(line, prefix) == [.excerpt], "\(prefix)") }
    #expect(try notes(line + "\n\n", "") == [.excerpt])
  }

  static let others = [
    "Removed 2 lines from the order", "2 messages deleted", "dropped the jar", "chat: 2 messages lost",
    "Connection lost", "log in", "jar rotated", "lost", "17 more jars", "(17 jars omitted)", "Disconnected",
    "beginning of a jar", "truncated", "中略する", "level set to 3", "",
  ]

  @Test(arguments: others) func `what an app may print of its own is none`(_ line: String) throws {
    for prefix in Self.prefixes { #expect(try notes(line, prefix).isEmpty, "\(prefix)") }
  }
}
