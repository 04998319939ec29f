import Testing

@testable import TraceModel

/// Lines in the same words that another print statement, or a person beside it, has made different.
@Suite struct StatementFormTests {
  /// Of each finding about a second line, whether it is definite.
  private static func areDefinite(_ again: String, _ first: String = "JarVC viewDidAppear") -> [Bool] {
    let log = "JarVC viewDidLoad\nJarVC viewWillAppear\n\(first)\n\(again)\n"
    return CheckedTrace(log).findings.map { $0.certainty == .definite }
  }

  @Test(arguments: [
    "JarVC viewDidAppear lids=12", "JarVC viewDidAppear 3", "JarVC viewDidAppear true",
    "JarVC viewDidAppear frame=(0.0, 0.0, 320.0, 480.0)", "[JarVC] viewDidAppear", "JarVC: viewDidAppear",
    "JarVC.viewDidAppear", "-[JarVC viewDidAppear:]",
  ]) func `another statement may tell the same call`(_ again: String) {
    #expect(Self.areDefinite(again).allSatisfy { !$0 })
    #expect(Self.areDefinite("JarVC viewDidAppear", again).allSatisfy { !$0 })
  }

  @Test(arguments: [
    "JarVC viewDidAppear", "JarVC viewDidAppear  // called again", "JarVC viewDidAppear   <-- why twice?",
    "JarVC viewDidAppear ← 여기", "JarVC viewDidAppear # again", "JarVC viewDidAppear !!!",
    "JarVC viewDidAppear (2nd)",
    ">>> JarVC viewDidAppear", "JarVC viewDidAppear (again!)", "JarVC viewDidAppear   (why?)",
    "JarVC viewDidAppear   ❗️", "JarVC viewDidAppear   👈 why?", "JarVC viewDidAppear - again",
    "JarVC viewDidAppear (두번째)", "JarVC viewDidAppear   ** bug **", "JarVC viewDidAppear   !!! BUG",
  ]) func `a remark beside the same statement makes no other of it`(_ again: String) {
    #expect(Self.areDefinite(again) == [true])
  }

  @Test(arguments: [
    "⚠️ JarVC viewDidAppear", "👉 JarVC viewDidAppear", "JarVC viewDidAppear ❗️", "(again) JarVC viewDidAppear",
  ])
  func `a sign before the line, or one emoji, may be a person's or the program's`(_ again: String) {
    #expect(Self.areDefinite(again) == [false])
  }

  @Test(arguments: [
    "🟢 JarVC viewDidAppear", "JarVC viewDidAppear ✅", "JarVC viewDidAppear (first time)",
    "JarVC viewDidAppear   (main)", "JarVC viewDidAppear   (3 lids)", "JarVC viewDidAppear x2",
    "JarVC viewDidAppear set up lids", "JarVC viewDidAppear   (end)", "JarVC viewDidAppear twice",
  ]) func `other words tell the same call`(_ again: String) {
    #expect(Self.areDefinite(again).isEmpty)
  }

  @Test func `values of a statement may change`() {
    #expect(Self.areDefinite("JarVC viewDidAppear lids=9", "JarVC viewDidAppear lids=12") == [true])
    for (first, again) in [
      ("3. ", "4. "), ("③ ", "④ "), ("❸ ", "❹ "), ("(三) ", "(四) "), ("III. ", "IV. "), ("<3> ", "<4> "),
      ("{3} ", "{4} "), ("3/9 ", "4/9 "), ("3번 ", "4번 "), ("3번째 ", "4번째 "),
      ("3/ ", "4/ "), ("(3/9) ", "(4/9) "), ("3）", "4）"),
    ] {
      #expect(Self.areDefinite("\(again)JarVC viewDidAppear", "\(first)JarVC viewDidAppear") == [true])
    }
    #expect(Self.areDefinite("JarVC viewDidAppear ④", "JarVC viewDidAppear ③") == [true])
  }

  @Test func `numbers that go up by one through all lines are no lines of source`() throws {
    let calls = ["viewDidLoad", "viewWillAppear", "viewDidAppear", "viewWillDisappear", "viewDidDisappear"]
    let log = (0..<3).flatMap { visit in
      calls.dropFirst(visit == 0 ? 0 : 1).enumerated().map {
        "JarVC \($0.element) [\(visit * 4 + $0.offset + 20)]\n"
      }
    }
    #expect(try ReadLog.words(log.joined()).count == 13)
  }
}
