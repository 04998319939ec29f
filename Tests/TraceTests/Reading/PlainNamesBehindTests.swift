import Testing

@testable import TraceModel

/// Plain words behind the callbacks: the names of screens, or what happens.
@Suite struct PlainNamesBehindTests {
  private static let push = [
    ("viewDidLoad", 0), ("viewWillAppear", 0), ("viewDidAppear", 0), ("viewDidLoad", 1),
    ("viewWillDisappear", 0), ("viewWillAppear", 1), ("viewDidDisappear", 0), ("viewDidAppear", 1),
  ]

  private func log(_ words: [String], _ shape: String = "EVENT NAME") -> String {
    Self.push.map {
      shape.replacing("EVENT", with: $0.0).replacing("NAME", with: words[$0.1]) + "\n"
    }.joined()
  }

  @Test(
    arguments: [["Pond", "Frog"], ["池塘", "青蛙"], ["연못", "개구리"], ["Пруд", "Жаба"]],
    ["EVENT NAME", "EVENT() NAME", "2026-03-01 10:00:00.123 Larder[314:99] EVENT NAME", "- EVENT NAME"])
  func `two words behind several callbacks are names`(_ words: [String], _ shape: String) throws {
    #expect(try ReadLog.words(log(words, shape)) == Self.push.map { "\($0.0) \(words[$0.1])" })
  }

  @Test(
    arguments: [["तालाब", "मेंढक"], ["บ่อน้ำ", "กบ"], ["بركة", "ضفدع"], ["בריכה", "צפרדע"]],
    ["EVENT NAME", "EVENT - NAME", "EVENT() — NAME", "EVENT | NAME"])
  func `a sign may part them where the script has no capitals`(_ words: [String], _ shape: String) throws {
    #expect(try ReadLog.words(log(words, shape)) == Self.push.map { "\($0.0) \(words[$0.1])" })
  }

  @Test(arguments: ["EVENT - NAME", "EVENT | NAME"])
  func `behind a sign, too, one word alone may say what happens`(_ shape: String) throws {
    #expect(try ReadLog.words(log(["शुरू", "शुरू"], shape)) == Self.push.map(\.0))
  }

  @Test func `one word behind each callback is a name`() throws {
    let log = "viewDidLoad Pond\nviewWillAppear Pond\nviewDidAppear Pond\n"
    #expect(try ReadLog.words(log) == ["viewDidLoad Pond", "viewWillAppear Pond", "viewDidAppear Pond"])
  }

  @Test func `a further name needs no proof of its own`() throws {
    let words = try ReadLog.words(log(["Pond", "Frog"]) + "viewDidLoad Newt\n")
    #expect(words.last == "viewDidLoad Newt")
  }

  @Test(
    arguments: [
      ["Started", "Finished"], ["Method", "Function"], ["Called", "Done"], ["Loading", "Loaded"],
      ["BEGIN", "END"], ["true", "false"],
    ])
  func `words that say what happens are none`(_ words: [String]) throws {
    #expect(try ReadLog.words(log(words)).allSatisfy { !$0.contains(" ") })
  }

  static let others = [
    "viewDidLoad Hooray\nviewWillAppear Yippee\nviewDidAppear Wow\n",
    "viewDidLoad Pond\n",
    "viewDidLoad Pond\nviewWillAppear\nviewDidAppear\n",
    "viewDidLoad 开始\nviewDidLoad 结束\nviewWillAppear 开始\nviewWillAppear 结束\n",
    "viewDidLoad 呼ばれた\nviewWillAppear 呼ばれた\nviewDidAppear 呼ばれた\n",
  ]

  @Test(arguments: others) func `without proof a word names nobody`(_ log: String) throws {
    #expect(try ReadLog.words(log).allSatisfy { !$0.contains(" ") })
  }
}
