import Foundation
import Testing

@testable import TraceModel

@Suite struct JSONWriterTests {
  @Test func `the order is the order of writing`() {
    var writer = JSONWriter()
    writer.object { object in
      object.member("b", "x")
      object.member("a", nil as Int?)
      object.key("list")
      object.array { list in
        list.integer(1)
        list.bool(true)
        list.object { _ in }
      }
    }
    writer.endLine()
    #expect(text(writer) == #"{"b":"x","a":null,"list":[1,true,{}]}"# + "\n")
  }

  @Test func `the indented layout has a line for each value`() {
    var writer = JSONWriter(.indented)
    writer.object { object in
      object.member("a", ["x", "y"])
      object.key("b")
      object.array { _ in }
    }
    #expect(text(writer) == "{\n  \"a\": [\n    \"x\",\n    \"y\"\n  ],\n  \"b\": []\n}")
  }

  @Test(arguments: [
    ("\u{0}\u{1B}[31m", #""\u0000\u001b[31m""#), ("\u{2028}\u{202E}\u{85}", #""\u2028\u202e\u0085""#),
    ("\"\\\n\r\t", #""\"\\\n\r\t""#), ("화면😀", #""화면😀""#),
    ("\u{FFFF}\u{FFF9}", #""\uffff\ufff9""#),
  ]) func `what steers a reader is escaped`(raw: String, written: String) {
    var writer = JSONWriter()
    writer.string(raw)
    #expect(text(writer) == written)
  }

  @Test func `Foundation reads back what was written`() throws {
    let hostile = String((0..<0x3000).compactMap { UnicodeScalar($0).map(Character.init) })
    var writer = JSONWriter()
    writer.array { $0.string(hostile) }
    #expect(try JSONDecoder().decode([String].self, from: Data(writer.bytes)) == [hostile])
  }

  private func text(_ writer: JSONWriter) -> String { String(decoding: writer.bytes, as: UTF8.self) }
}
