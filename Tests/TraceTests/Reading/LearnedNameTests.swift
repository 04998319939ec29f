import Testing

@testable import TraceModel

/// Words and numbers beside callbacks, whose meaning the lines around tell.
@Suite struct LearnedNameTests {
  @Test func `words that come again with several callbacks are names`() throws {
    let log = """
      viewDidLoad Amber
      viewDidLoad Teal
      // viewWillDisappear Amber
      viewWillAppear Teal

      """
    #expect(
      try ReadLog.words(log) == [
        "viewDidLoad Amber", "viewDidLoad Teal", "viewWillDisappear Amber",
        "viewWillAppear Teal",
      ])
  }

  @Test func `a log that leaves them out at times names nobody by them`() throws {
    let log = "viewDidLoad Amber\nviewWillAppear\nviewDidLoad Teal\nviewDidAppear Amber\nviewDidAppear Teal\n"
    #expect(try ReadLog.words(log) == ["viewWillAppear"])
  }

  @Test func `in small letters they have to come with three`() throws {
    let calls = ["viewDidLoad", "viewWillAppear", "viewDidAppear"]
    let log = ["first", "second"].flatMap { name in calls.map { "\($0) \(name)" } }
    #expect(try ReadLog.words(log.joined(separator: "\n") + "\n") == log)
    #expect(
      try ReadLog.words(log.filter { !$0.hasPrefix("viewDidA") }.joined(separator: "\n") + "\n").isEmpty)
  }

  @Test func `their lines have times and processes`() throws {
    let log = ["Amber", "Teal"].flatMap { name in
      ["viewDidLoad", "viewDidAppear"].map { "2026-03-01 10:00:00.120 Choir[412:9] \($0) \(name)\n" }
    }
    var options = ReadOptions()
    options.times = true
    let events = try ReadLog.events(Array(log.joined().utf8), options).events
    #expect(events.count == 4)
    #expect(events.allSatisfy { $0.process == 412 && $0.time != nil })
  }

  @Test(arguments: [
    ["before", "after"], ["loading", "sorting"], ["super", "called"], ["Amber"], ["a1", "b2"],
  ])
  func `what is said of each call is no name`(_ words: [String]) throws {
    let calls = ["viewDidLoad", "viewWillAppear", "viewDidAppear"]
    let log = words.flatMap { word in calls.map { "\($0) \(word)\n" } }.joined()
    #expect(try ReadLog.words(log).allSatisfy { !$0.contains(" ") })
  }

  static let steps = ["3 -viewDidLoad", "4 -viewWillAppear", "5 -viewDidAppear", "6 -viewWillDisappear"]

  @Test func `numbers that each callback has for itself are steps`() throws {
    let log = (Self.steps + Self.steps).joined(separator: "\n") + "\n"
    let calls = ["viewDidLoad", "viewWillAppear", "viewDidAppear", "viewWillDisappear"]
    #expect(try ReadLog.words(log) == calls + calls)
  }

  @Test func `a step behind a name is no part of it`() throws {
    let log = [
      "1번 1, viewDidLoad", "1번 2, viewWillAppear", "1번 3, viewDidAppear", "2번 1, viewDidLoad", "1번 4, deinit",
    ]
    #expect(
      try ReadLog.words(log.joined(separator: "\n") + "\n")
        == ["viewDidLoad 1번", "viewWillAppear 1번", "viewDidAppear 1번", "viewDidLoad 2번", "deinit 1번"])
  }

  @Test(arguments: [
    ["1 -viewDidLoad", "1 -viewWillAppear", "2 -viewDidLoad", "3 -viewDidLoad", "4 -viewDidAppear"],
    ["Lid 1 viewDidLoad", "Lid 2 viewWillAppear", "Lid 3 viewDidAppear", "Lid 4 viewDidDisappear"],
  ]) func `other numbers are names`(_ log: [String]) throws {
    #expect(try ReadLog.words(log.joined(separator: "\n") + "\n").allSatisfy { $0.last?.isNumber == true })
  }

  @Test func `calls in a row on one line are none`() throws {
    let line =
      "A --> -[AltoVC viewDidLoad] B --> -[AltoVC viewWillAppear:] -[AltoVC viewDidAppear:] -[AltoVC dealloc]"
    #expect(try ReadLog.words(line + "\n").isEmpty)
  }
}
