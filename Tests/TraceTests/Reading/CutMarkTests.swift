import Testing

@testable import TraceModel

/// Lines that people, and services, put in the place of those that they leave out.
@Suite struct CutMarkTests {
  static let marks = [
    "...", "…", "[...]", "[…]", "(…)", "(...)", "<snip>", "[snip]", ". . .", "......", "--- snip ---",
    "... (output truncated) ...", "<... 27 lines skipped ...>", "  ...  ", "// ...", "⋮", "~~~",
  ]

  @Test(arguments: marks) func `a cut that a log shows may begin another excerpt`(_ mark: String) throws {
    #expect(isMark(mark))
    for prefix in ["", "10:00:00.123 ", "2026-05-02 10:00:00.123456+0000 Larder[412:9021] "] {
      let log = "\(prefix)[Jar] viewDidLoad\n\(mark)\n\(prefix)[Jar] viewDidAppear\n"
      let notes = try ReadLog.batch(Array(log.utf8)).notes
      #expect(notes.map(\.content) == [.excerpt] && notes.map(\.index) == [1], "\(prefix)")
    }
  }

  static let others = [
    "", "..", ".", "[]", "()", "<>", "....done", "...loading", "[1]", "----", "[cut off]", "<snippet>",
    "…und weiter", "~~", "... loading ...", "-", "[Jar]",
  ]

  @Test(arguments: others) func `what an app may print is none`(_ text: String) { #expect(!isMark(text)) }

  @Test func `a line that begins so and is an event stays one`() throws {
    #expect(try ReadLog.words("... viewDidLoad JarVC\n") == ["viewDidLoad JarVC"])
  }

  private func isMark(_ text: String) -> Bool {
    let bytes = ContiguousArray(text.utf8)
    return PageMark.isAmong(bytes.span, from: 0, to: bytes.count)
  }
}
