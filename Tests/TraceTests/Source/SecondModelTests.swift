import Foundation
import Testing

/// The apps that the tests play know UIKit from its documents and from recordings alone: a mistake of the catalogue
/// would otherwise be in both, and nobody would see it.
@Suite struct SecondModelTests {
  private static let tests = SourceTree.root.appending(path: "Tests/TraceTests")

  /// The files of the second model.
  private static let files = ["Checking", "Reliability"].flatMap { folder in
    let names = try? FileManager.default.contentsOfDirectory(atPath: tests.appending(path: folder).path)
    return (names ?? []).filter {
      $0.hasPrefix("LegalApp") || $0.hasPrefix("LoggingLevel") || folder == "Reliability"
    }
    .filter { !$0.hasSuffix("Tests.swift") && !$0.hasSuffix("Tally.swift") }
    .map { tests.appending(path: folder).appending(path: $0) }
  }

  @Test func `the second model names nothing of the library`() throws {
    #expect(Self.files.count > 8)
    let types = SourceTree.files.filter { $0.path.hasPrefix("TraceModel/") }.flatMap { file in
      file.code.matches(of: /(?m)^(?:[a-z@]+ )*(?:struct|class|enum|protocol|typealias) (\w+)/).map(\.1)
    }
    for file in Self.files {
      let code = SourceTree.code(in: Array(try Data(contentsOf: file)))
      let words = Set(code.split { !($0.isLetter || $0.isNumber || $0 == "_") })
      let known = words.intersection(types)
      #expect(known.isEmpty, "\(file.lastPathComponent) names \(known.sorted())")
    }
  }
}
