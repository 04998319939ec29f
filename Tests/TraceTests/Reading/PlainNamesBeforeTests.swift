import Testing

@testable import TraceModel

/// Plain words before callbacks in small words: the names of screens, or what a sentence is about.
@Suite struct PlainNamesBeforeTests {
  private static let push = [
    ("did load", 0), ("will appear", 0), ("did appear", 0), ("did load", 1), ("will disappear", 0),
    ("will appear", 1), ("did disappear", 0), ("did appear", 1),
  ]
  private static let kinds = [
    "did load": "viewDidLoad", "will appear": "viewWillAppear", "did appear": "viewDidAppear",
    "will disappear": "viewWillDisappear", "did disappear": "viewDidDisappear",
  ]

  private func log(_ words: [String], _ shape: String = "NAME EVENT") -> String {
    Self.push.map {
      shape.replacing("EVENT", with: $0.0).replacing("NAME", with: words[$0.1]) + "\n"
    }.joined()
  }

  @Test(arguments: [
    "NAME EVENT", "10:00:00.123 NAME EVENT", "2026-03-01 10:00:00.123 Larder[314:99] NAME EVENT",
    "[debug] NAME EVENT", "- NAME EVENT",
  ])
  func `two words before several callbacks are names`(_ shape: String) throws {
    let expected = Self.push.compactMap { event, word in
      Self.kinds[event].map { "\($0) \(["Pond", "Frog"][word])" }
    }
    #expect(try ReadLog.words(log(["Pond", "Frog"], shape)) == expected)
  }

  @Test func `a further name needs no proof of its own`() throws {
    let words = try ReadLog.words(log(["Pond", "Frog"]) + "Newt did load\n")
    #expect(words.last == "viewDidLoad Newt")
  }

  static let others = [
    "Pond did load\n", "Pond did load\nPond will appear\nPond did appear\n",
    "Pond did load\nFrog did load\n",
    "Keyboard did appear\nBanner did load\nKeyboard did disappear\nBanner did appear\n",
    "It did load\nIt did appear\nThis will appear\nThis will disappear\n",
    "Then Pond did load\nThen Pond did appear\nThen Frog did load\nThen Frog did appear\n",
    "Pond did load twice\nPond did appear late\nFrog did load again\nFrog did appear then\n",
    "pond did load\npond did appear\nfrog did load\nfrog did appear\n",
    "POND did load\nPOND did appear\nFROG did load\nFROG did appear\n",
    "Tooltip did appear\nTooltip will disappear\nSpinner did appear\nSpinner will disappear\n",
  ]

  @Test(arguments: others) func `other words are none`(_ log: String) throws {
    #expect(try ReadLog.words(log).allSatisfy { !$0.contains(" ") })
  }
}
