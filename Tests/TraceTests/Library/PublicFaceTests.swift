import Foundation
import Testing

/// What a client can use is what `Tests/PublicFace.txt` lists: nothing slips in, and nothing is lost.
///
/// About a hundred declarations are meant to be known by heart, and 103 are. The other 17 of the 120 are what protocols of
/// the standard library ask of them, and nobody reads those: nine descriptions, five literals of a configuration, the
/// two halves of a raw value and an order.
///
/// After a change that is meant: `TRACECHECK_RECORD=1 swift test --filter PublicFaceTests`.
@Suite struct PublicFaceTests {
  private static let kept = Repository.root.appending(path: "Tests/PublicFace.txt")

  @Test func `the public face is the kept one`() throws {
    let found = Self.face()
    if ProcessInfo.processInfo.environment["TRACECHECK_RECORD"] != nil {
      try Data(found.utf8).write(to: Self.kept)
      Issue.record("Tests/PublicFace.txt was written anew")
    }
    let kept = try String(contentsOf: Self.kept, encoding: .utf8)
    for change in found.split(separator: "\n").difference(from: kept.split(separator: "\n")) {
      switch change {
      case .insert(_, let line, _): Issue.record("declared, and not in the list: \(line)")
      case .remove(_, let line, _): Issue.record("in the list, and not declared: \(line)")
      }
    }
  }

  @Test func `the public face stays small enough to be known`() {
    let declared = Self.face().split(separator: "\n").count { $0.contains(": public ") }
    #expect(declared <= 120, "\(declared) declarations: what can be had of another one?")
  }

  @Test func `nothing is public outside of its folder`() {
    for file in SourceTree.files where !file.path.hasPrefix("TraceModel/Library/") {
      let isHidden = !file.code.split { !$0.isLetter }.contains("public")
      #expect(isHidden, "\(file.path) declares something public")
    }
  }

  @Test func `a public extension hides nothing from the list`() {
    for file in SourceTree.files { #expect(!file.code.contains("public extension"), "\(file.path)") }
  }

  /// Each public declaration on a line, behind its file; the cases of enums, and the conformances of the types.
  private static func face() -> String {
    var lines: [String] = []
    for file in SourceTree.files where file.path.hasPrefix("TraceModel/Library/") {
      let name = file.path.dropFirst("TraceModel/Library/".count).dropLast(".swift".count)
      lines += declarations(in: file.code).map { "\(name): \($0)" }
    }
    return lines.sorted().joined(separator: "\n") + "\n"
  }

  private static func declarations(in code: String) -> [String] {
    let lines = code.split(separator: "\n").map { $0.drop { $0 == " " } }
    var found: [String] = []
    for (index, line) in lines.enumerated() {
      let isConformance = line.hasPrefix("extension Trace") && line.contains(":")
      let isCase = line.hasPrefix("case ") && !line.contains(".") && !line.contains("(")
      guard line.hasPrefix("public ") || isConformance || isCase else { continue }
      var text = String(line)
      var next = index + 1
      // A declaration over several lines ends where its body begins or its parentheses are closed.
      while next < lines.count, isOpen(text) {
        text += " " + lines[next]
        next += 1
      }
      found.append(withoutBody(text))
    }
    return found
  }

  private static func isOpen(_ text: String) -> Bool {
    text.count { $0 == "(" } > text.count { $0 == ")" }
  }

  private static func withoutBody(_ text: String) -> String {
    let head = text.prefix { $0 != "{" }
    let isStored = head.contains(" = ") && (head.contains(" let ") || head.contains(" var "))
    let declared =
      isStored ? head.prefix(upTo: head.firstRange(of: " = ")?.lowerBound ?? head.endIndex) : head
    return declared.split(separator: " ").joined(separator: " ").replacing("( ", with: "(").replacing(
      " )", with: ")")
  }
}
