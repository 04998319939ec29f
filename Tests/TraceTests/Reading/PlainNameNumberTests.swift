import Testing

@testable import TraceModel

/// Numbers behind a plain name, or without one: lines of the source, steps, or part of the name.
@Suite struct PlainNameNumberTests {
  private static let calls = ["viewDidLoad", "viewWillAppear", "viewDidAppear"]

  private func words(_ shape: String, _ numbers: [Int]) throws -> [String] {
    let lines = zip(Self.calls, numbers).map {
      shape.replacing("EVENT", with: $0).replacing("7", with: "\($1)") + "\n"
    }
    return try ReadLog.words(lines.joined())
  }

  @Test(arguments: ["Pond:7 EVENT", "Pond#7 EVENT", "Pond:7: EVENT()", "Pond:7 - EVENT", "[Pond#7] EVENT"])
  func `a number behind a name that each callback has for itself is a line of source`(_ shape: String) throws
  {
    #expect(try words(shape, [31, 42, 47]) == Self.calls.map { $0 + " Pond" })
  }

  @Test(arguments: ["Pond:", "Pond#"]) func `one that all callbacks have is part of the name`(_ lead: String)
    throws
  {
    #expect(try words(lead + "7 EVENT", [31, 31, 31]) == Self.calls.map { "\($0) \(lead)31" })
    #expect(try words(lead + "7 EVENT", [1, 2, 3]) == zip(Self.calls, 1...).map { "\($0) \(lead)\($1)" })
  }

  @Test(arguments: ["7 EVENT", "7 - EVENT", "10:00:01.120 7 EVENT"])
  func `a number alone that each callback has for itself is a step`(_ shape: String) throws {
    #expect(try words(shape, [2, 3, 4]) == Self.calls)
    #expect(try words(shape, [101, 102, 103]) == Self.calls)
    #expect(try words(shape, [2, 2, 2]) == Self.calls.map { $0 + " 2" })
  }

  @Test func `pages that each tell one callback keep their numbers`() throws {
    #expect(
      try ReadLog.words("1 viewDidLoad\n2 viewDidLoad\n3 viewDidLoad\n") == [
        "viewDidLoad 1", "viewDidLoad 2", "viewDidLoad 3",
      ])
  }
}
