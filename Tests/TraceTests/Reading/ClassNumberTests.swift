import Testing

@testable import TraceModel

/// Numbers in parentheses behind a class: of an instance, or of a line of its source.
@Suite struct ClassNumberTests {
  private static let calls = ["viewDidLoad", "viewWillAppear", "viewDidAppear"]

  private func words(_ shape: String, _ numbers: [Int]) throws -> [String] {
    let lines = zip(Self.calls, numbers).map {
      shape.replacing("EVENT", with: $0).replacing("7", with: "\($1)") + "\n"
    }
    return try ReadLog.words(lines.joined())
  }

  @Test(arguments: [
    "JarVC(7): EVENT()", "[JarVC(7)] EVENT", "JarVC(7).EVENT()", "JarVC(7) - EVENT", "EVENT - JarVC(7)",
    "JarVC(line: 7) EVENT", "JarVC(l:7) EVENT",
  ])
  func `each callback has a line of its own`(_ shape: String) throws {
    #expect(try words(shape, [31, 42, 47]) == Self.calls.map { $0 + " JarVC" })
  }

  @Test(arguments: ["JarVC(7): EVENT()", "[JarVC(7)] EVENT", "JarVC(id: 7) EVENT"])
  func `one number is an instance's`(_ shape: String) throws {
    #expect(try words(shape, [31, 31, 31]) == Self.calls.map { $0 + " JarVC@(31)" })
    #expect(try words(shape, [1, 2, 3]) == zip(Self.calls, 1...).map { "\($0) JarVC@(\($1))" })
  }

  @Test func `one callback alone tells nothing`() throws {
    let log = "JarVC(31) viewDidLoad\nJarVC(32) viewDidLoad\nJarVC(33) viewDidLoad\n"
    #expect(try ReadLog.words(log) == [31, 32, 33].map { "viewDidLoad JarVC@(\($0))" })
  }
}
