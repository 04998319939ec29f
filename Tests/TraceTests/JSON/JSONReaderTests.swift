import Testing

@testable import TraceModel

@Suite struct JSONReaderTests {
  /// A text and the value it stands for, written as JSON.
  static let texts: [(String, String)] = [
    ("{}", "{}"), (" [1, 2,] ", "[1,2]"), ("{a: 1, 'b': \"c\",}", #"{"a":1,"b":"c"}"#),
    ("// first\n{/* x */ $k_1: true}", #"{"$k_1":true}"#), ("\u{FEFF}null", "null"),
    ("[+1, -2.5, .5, 5., 0x1F, 1e3, Infinity, -NaN]", "[+1,-2.5,.5,5.,0x1F,1e3,Infinity,-NaN]"),
    (#"["\x41\u0042\n\'\a\/"]"#, #"["AB\n'a/"]"#), ("['a\\\nb', 'c\\\r\nd']", #"["ab","cd"]"#),
    (#"["\uD83D\uDE00", "\uD83D", "\uD83Dx", "\uDE00"]"#, "[\"😀\",\"\u{FFFD}\",\"\u{FFFD}x\",\"\u{FFFD}\"]"),
    ("{화면: 1}", #"{"화면":1}"#), ("17.10", "17.10"), ("'it\\'s'", #""it's""#), ("\u{A0}1\u{2028}", "1"),
  ]

  @Test(arguments: texts) func `a JSON5 text is read`(text: String, expected: String) throws {
    var writer = JSONWriter()
    writer.write(try read(text))
    #expect(String(decoding: writer.bytes, as: UTF8.self) == expected)
  }

  /// A broken text, the place of the fault and its words.
  static let faults: [(String, Int, Int, String)] = [
    ("", 1, 1, "expected a value, but the file ends"),
    ("{\n  \"a\" 1}", 2, 7, "expected `:`, but found `1`"),
    ("{\"a\": }", 1, 7, "expected a value, but found `}`"),
    ("{a: 1 b: 2}", 1, 7, "expected `,` or `}`, but found `b`"),
    ("[1 2]", 1, 4, "expected `,` or `]`, but found `2`"),
    ("{a: pageSheet}", 1, 5, "expected a value, but found `pageSheet`"),
    ("[017]", 1, 2, "017 isn't a number"), ("[1.2.3]", 1, 2, "1.2.3 isn't a number"),
    ("['가', 'b\n']", 1, 7, "a string without its closing quote"),
    ("{a: 1} /* x", 1, 8, "a comment without its closing */"),
    ("['\\u12']", 1, 3, "\\u isn't an escape of JSON5"),
    ("['\\1']", 1, 3, "\\1 isn't an escape of JSON5"),
    ("{} x", 1, 4, "expected the end, but found `x`"),
    ("{1: 2}", 1, 2, "expected a key or `}`, but found `1`"),
    ("[\0]", 1, 2, "expected a value, but found the control character U+0000"),
    ("{\r\na: ]}", 2, 4, "expected a value, but found `]`"),
    ("[1,\r\r,]", 3, 1, "expected a value, but found `,`"),
  ]

  @Test(arguments: faults) func `a fault is told with its index`(
    text: String, line: Int, column: Int, words: String
  ) {
    let error = #expect(throws: JSONError.self) { try read(text) }
    #expect(error?.position == TextPosition(line: line, column: column))
    #expect(error?.message == words)
  }

  @Test func `keys and values know their indices`() throws {
    guard case .object(let members) = try read("{\n  a: [true],\n  'b' : 2 }").value else {
      Issue.record("no object")
      return
    }
    #expect(
      members.map(\.keyPosition) == [TextPosition(line: 2, column: 3), TextPosition(line: 3, column: 3)])
    #expect(
      members.map(\.node.position) == [TextPosition(line: 2, column: 6), TextPosition(line: 3, column: 9)])
  }

  @Test func `doubled keys are all there`() throws {
    guard case .object(let members) = try read("{a: 1, a: 2}").value else { return }
    #expect(members.map(\.key) == ["a", "a"])
  }

  @Test func `nesting has a limit`() throws {
    _ = try read(String(repeating: "[", count: 200) + String(repeating: "]", count: 200))
    let error = #expect(throws: JSONError.self) { try read(String(repeating: "{a:", count: 10_000)) }
    #expect(error?.message == "lists and objects nested more than 200 levels deep")
  }

  @Test func `size has a limit`() {
    let text = ContiguousArray<UInt8>(repeating: 0x20, count: JSONReader.sizeLimit + 1)
    let error = #expect(throws: JSONError.self) { try JSONReader.read(text) }
    #expect(error?.message == "more than 8 MiB of text")
  }

  @Test func `no bytes whatever trap`() {
    // A seed of its own, so that every run tries the same.
    var state: UInt64 = 20_261_121
    let letters = Array("{}[]:,'\"\\/*u0x1.e-+ \n\rtrue\u{2028}".utf8) + [0xFF, 0x00]
    for _ in 0..<3_000 {
      let bytes = ContiguousArray(
        (0..<24).map { _ -> UInt8 in
          state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
          return letters[Int(state >> 33) % letters.count]
        })
      _ = try? JSONReader.read(bytes)
    }
  }

  private func read(_ text: String) throws(JSONError) -> JSONNode {
    try JSONReader.read(ContiguousArray(text.utf8))
  }
}
