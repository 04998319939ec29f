import Testing

@testable import TraceModel

/// `while` of a transition: what counts is what held just before its first line, though what it is is known at its end.
@Suite struct AppRuleWhileTests {
  /// A sheet that is presented and dismissed twice, with marks.
  private static let marked = """
    [Desk@0x1] viewWillAppear
    [Desk@0x1] viewDidAppear
    [Desk@0x1] present Till@0x2 style=pageSheet
    [Till@0x2] viewWillAppear
    [Till@0x2] viewDidAppear
    [Till@0x2] dismiss
    [Till@0x2] viewWillDisappear
    [Till@0x2] viewDidDisappear
    [Till@0x2] deinit
    [Desk@0x1] present Till@0x3 style=pageSheet
    [Till@0x3] viewWillAppear
    [Till@0x3] viewDidAppear
    """

  /// A screen that is pushed and popped, without marks: the first line of each transition is a callback.
  private static let bare = """
    [Desk@0x1] viewDidLoad
    [Desk@0x1] viewWillAppear parent=Rail@0x9
    [Desk@0x1] viewDidAppear parent=Rail@0x9
    [Case@0x4] viewDidLoad
    [Desk@0x1] viewWillDisappear parent=Rail@0x9
    [Case@0x4] viewWillAppear parent=Rail@0x9 movingToParent=true
    [Desk@0x1] viewDidDisappear parent=Rail@0x9
    [Case@0x4] viewDidAppear parent=Rail@0x9 movingToParent=true
    [Case@0x4] viewWillDisappear parent=Rail@0x9 movingFromParent=true
    [Desk@0x1] viewWillAppear parent=Rail@0x9
    [Case@0x4] viewDidDisappear parent=Rail@0x9 movingFromParent=true
    [Desk@0x1] viewDidAppear parent=Rail@0x9
    """

  /// A sheet that is swiped at and stays, and one that is swiped away.
  private static let swiped = """
    [Desk@0x1] viewDidAppear
    [Desk@0x1] present Till@0x2 style=pageSheet modalInPresentation=true
    [Till@0x2] viewWillAppear
    [Till@0x2] viewDidAppear
    [Till@0x2] presentationControllerDidAttemptToDismiss
    [Till@0x2] isModalInPresentation value=false
    [Till@0x2] presentationControllerWillDismiss
    [Till@0x2] viewWillDisappear
    [Till@0x2] viewDidDisappear
    [Till@0x2] presentationControllerDidDismiss
    """

  /// A pop that is over only when the next presentation is asked for.
  private static let late = """
    [UIWindow@0x8] setRoot Rail@0x9
    [Rail@0x9] viewDidAppear
    [Desk@0x1] viewWillAppear
    [Desk@0x1] viewDidAppear
    [Rail@0x9] push Case@0x4
    [Desk@0x1] viewWillDisappear
    [Case@0x4] viewWillAppear
    [Desk@0x1] viewDidDisappear
    [Case@0x4] viewDidAppear
    [Rail@0x9] pop
    [Case@0x4] viewWillDisappear
    [Desk@0x1] viewWillAppear
    [Case@0x4] viewDidDisappear
    [Desk@0x1] viewDidAppear
    [Desk@0x1] present Till@0x2 style=pageSheet
    [Till@0x2] viewWillAppear
    [Till@0x2] viewDidAppear
    """

  static let cases: [(log: String, rule: String, lines: [Int])] = [
    (marked, #""never": "present Till while Till is on screen""#, []),
    (marked, #""never": "present Till while top is Till""#, []),
    (marked, #""never": "present Till while top is Desk""#, [3, 10]),
    (marked, #""never": "present Till while Desk is on screen""#, [3, 10]),
    (marked, #""never": "dismiss Till while Till is not on screen""#, []),
    (marked, #""never": "dismiss Till while Till is on screen""#, [6]),
    (marked, #""never": "dismiss Till while Desk is below Till""#, [6]),
    (
      marked.replacing("pageSheet", with: "fullScreen"), #""never": "present Till while top is Desk""#,
      [3, 10]
    ),
    (marked, #""for": "each Till", "never": "dismiss Till while Till is on screen""#, [6]),
    (marked, #""for": "each Till", "never": "present Till while Till is on screen""#, []),
    (bare, #""never": "push Case while Desk is on screen""#, [5]),
    (bare, #""never": "push Case while Case is on screen""#, []),
    (bare, #""never": "push Case while top is Desk""#, [5]),
    (bare, #""for": "each Case", "never": "pop Case while Case is on screen""#, [9]),
    (bare, #""never": "pop Case while Desk is on screen""#, []),
    (late, #""never": "present Till while top is Desk""#, [15]),
    (late, #""never": "Desk present Till while top is Desk""#, [15]),
    (late, #""never": "top is Till""#, [17]),
    // States that are conditions themselves: of the lines behind a beginning they hold at their own.
    (marked, #""after": "present Till", "never": "top is Till", "until": "dismiss Till""#, [5, 12]),
    (marked, #""after": "dismiss Till", "never": "Till is on screen""#, [6, 12]),
    (bare, #""after": "push Case", "until": "pop Case", "never": "Desk is on screen""#, []),
    (swiped, #""never": "swipe Till blocked""#, [5]), (swiped, #""never": "dismiss Till blocked""#, [5]),
    (swiped, #""never": "swipe * blocked to Desk while top is Till""#, [5]),
    (swiped, #""never": "dismiss trigger=swipe""#, [7]), (swiped, #""never": "dismiss trigger=code""#, []),
    (swiped, #""after": "swipe Till blocked", "never": "swipe Till""#, [7]),
  ]

  private static func lines(_ result: LogResult) -> [Int] {
    result.traces.flatMap(\.findings).filter(\.rule.isOfApp).map(\.line)
  }

  @Test(arguments: cases.indices) func `a transition is seen as it began, however the rules are watched`(
    _ index: Int
  ) async throws {
    let (log, rule, lines) = Self.cases[index]
    let settings = try RunSettings(
      CheckedLog.configuration("{ \"appRules\": [{ \"id\": \"a-rule\", \(rule) }] }"))
    let folder = try ScratchFolder()
    let path = try folder.write(log, to: "app.log")
    #expect(try Self.lines(TraceCheck.check(path, settings)) == lines, "\(rule)")
    let findings = try TraceCheck.check(path, settings).traces.flatMap(\.findings)
    // What no mark announces is inferred, and may be something else.
    #expect(findings.allSatisfy { $0.certainty == (log == Self.bare ? .possible : .definite) }, "\(rule)")
    #expect(try await Self.lines(TraceCheck.checkWhileReading(path, settings)) == lines, "\(rule)")
    #expect(try Self.lines(TraceCheck.follow(path, settings) { _, _ in true }) == lines, "\(rule)")
  }

  @Test func `what was so long ago is known for as many changes as moments may wait`() {
    var history = AppScreenHistory()
    for line in 1...5_000 { history.note(line % 3, at: line) }
    #expect(history.lastLine == 5_000)
    // State 0 has changed 1,666 times by now, so it is as at first; at line 4,900 it had changed 1,633 times.
    #expect(!history.held(0, before: 5_001, sinceThen: false))
    #expect(history.held(0, before: 4_900, sinceThen: false))
    #expect(!history.held(0, before: 4_897, sinceThen: false))
    history.forget()
    #expect(history.held(0, before: 4_897, sinceThen: true))
  }
}
