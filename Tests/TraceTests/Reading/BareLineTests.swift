import Testing

@testable import TraceModel

/// The numbers of source lines behind a function, without a word that says what they are.
@Suite struct BareLineTests {
  @Test(arguments: ["],  71|], 74", "] 71|] 74", "] (71)|] (74)", "] - 71|] - 74"])
  func `two lines of a function are one call`(_ numbers: String) throws {
    let log = numbers.split(separator: "|").map { "-[ViewController viewDidLoad" + $0 + "\n" }.joined()
    #expect(try ReadLog.words(log) == ["viewDidLoad ViewController"])
  }

  @Test func `of a function of Swift, too`() throws {
    #expect(try ReadLog.words("PondVC viewDidLoad() 71\nPondVC viewDidLoad() 74\n") == ["viewDidLoad PondVC"])
  }

  @Test func `with each call that is made so`() throws {
    let call = "-[PondVC viewWillAppear:], 71\n-[PondVC viewWillAppear:], 74\n"
    #expect(try ReadLog.words(call + call).count == 2)
  }

  @Test(arguments: ["71|71", "74|71", "71|72", "1|3", "7.1|7.4"])
  func `numbers that no two lines of a function have`(_ numbers: String) throws {
    let log = numbers.split(separator: "|").map { "-[PondVC viewDidLoad], \($0)\n" }.joined()
    #expect(try ReadLog.words(log).count == 2)
  }

  @Test func `another call between two`() throws {
    let log = "-[PondVC viewDidLoad], 71\n-[FrogVC viewDidLoad], 71\n-[PondVC viewDidLoad], 74\n"
    #expect(try ReadLog.words(log).count == 3)
  }
}
