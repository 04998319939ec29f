import Testing

@testable import TraceModel

/// Right logs that can be read in two ways, one of which would be a fault: what was observed decides between them, or
/// the finding is possible at most.
@Suite struct TwoReadingsTests {
  struct Log: CustomTestStringConvertible {
    let testDescription: String
    /// What is found: possible in a right log, definite in a wrong one.
    var rules: [String] = []
    let text: String
  }

  @Test(arguments: logs)
  func `a right log is not accused`(_ log: Log) {
    let trace = CheckedTrace(log.text)
    #expect(trace.definite.map(\.message).isEmpty)
    #expect(trace.findings.filter { $0.certainty == .possible }.map(\.rule.description) == log.rules)
  }

  static let logs = [
    Log(
      testDescription: "a pop reveals a screen that was pushed out of sight, and the delegate names it",
      text: """
        [Left] setViewControllers List,Detail
        [Detail] viewDidLoad
        [Detail] viewWillAppear
        [Detail] viewDidAppear
        [Left] pop animated=true
        [Detail] viewWillDisappear
        [Draft] viewDidLoad
        [Draft] viewWillAppear
        [Left] navigationControllerWillShow Draft
        [Detail] viewDidDisappear
        [Draft] viewDidAppear
        [Left] navigationControllerDidShow Draft
        [Left] pop animated=true
        [Draft] viewWillDisappear
        [List] viewDidLoad
        [List] viewWillAppear
        [Left] navigationControllerWillShow List
        [Draft] viewDidDisappear
        [List] viewDidAppear
        [Left] navigationControllerDidShow List
        """),
    Log(
      testDescription: "the first arrival of a class, another of which was pushed out of sight",
      text: """
        [Left] push Detail animated=false
        [Home] present Middle style=pageSheet modalInPresentation=true
        [Middle] setViewControllers List
        [List] viewWillAppear
        [List] viewWillDisappear
        [List] viewWillAppear
        [List] viewDidAppear
        [Middle] push Detail animated=true
        [List] viewWillDisappear
        [Detail] viewWillAppear
        [List] viewDidDisappear
        [Detail] viewDidAppear
        [Detail] deinit
        [List] deinit
        """),
    Log(
      testDescription: "a screen presents one of its own class, which logs no arrival",
      text: """
        [Story] viewWillAppear
        [Story] present Story style=automatic modalInPresentation=false
        [Story] viewWillAppear
        [Story] present Note style=overFullScreen modalInPresentation=false
        [Note] viewWillAppear
        [Note] deinit
        [Story] dismiss
        [Story] viewDidDisappear
        [Story] viewDidDisappear
        [Chart] viewWillAppear
        [Left] setViewControllers Story,Draft,Chart
        [Chart] viewWillDisappear
        [Chart] viewIsAppearing
        [Chart] viewDidDisappear
        [Chart] viewDidAppear
        [Chart] deinit
        [Left] popToRoot animated=true
        [Story] viewWillAppear
        """),
    Log(
      testDescription: "a screen covers one of its own class, and loads its view at that moment",
      text: """
        [Guide] viewWillAppear
        [Story] viewWillAppear
        [Story] viewDidAppear
        [Story] viewWillDisappear
        [Story] viewDidLoad
        [Story] viewWillAppear
        [Story] viewDidLayoutSubviews
        [Story] viewDidDisappear
        [Story] viewDidAppear
        [Story] viewWillDisappear
        [Story] deinit
        [Left] push Story animated=true
        [Story] viewDidLoad
        [Story] viewWillAppear
        [Story] viewDidAppear
        [Story] viewWillDisappear
        [Story] deinit
        [Left] pop animated=true
        [Story] viewWillAppear
        [Story] viewDidAppear
        """),
    Log(
      testDescription: "a stack shows a screen that logs nothing, and its delegate says so",
      rules: ["TC101"],
      text: """
        [Story] present Cover style=fullScreen modalInPresentation=false
        [Story] viewWillDisappear
        [Story] viewDidAppear
        [Inner] push Quiet animated=true
        [Story] viewWillDisappear
        [Inner] navigationControllerDidShow Quiet
        [Cover] dismiss
        [Story] viewWillAppear
        [Story] viewDidAppear
        [Cover] viewDidDisappear
        """),
    Log(
      testDescription: "a sheet whose class logs no arrival presents another one over itself",
      text: """
        [Home@0x10] present Note@0x20 style=formSheet modalInPresentation=false
        [Note@0x20] viewWillAppear
        [Note@0x20] present Photo@0x30 style=currentContext modalInPresentation=false
        [Note@0x20] viewWillDisappear
        [Photo@0x30] viewWillAppear
        [Note@0x20] viewDidDisappear
        [Photo@0x40] deinit
        [Photo@0x50] deinit
        """),
    Log(
      testDescription: "a stack whose screen logs no arrival is covered",
      text: """
        [Home@0x10] present Inner@0x20 style=overFullScreen modalInPresentation=false
        [Inner@0x20] setViewControllers Note@0x30
        [Note@0x30] viewWillAppear
        [Note@0x30] present Photo@0x40 style=currentContext modalInPresentation=false
        [Note@0x30] viewWillDisappear
        [Photo@0x40] viewWillAppear
        [Note@0x30] viewDidDisappear
        [Photo@0x50] viewDidAppear
        [Photo@0x50] present Draft@0x60 style=fullScreen modalInPresentation=false
        [Photo@0x50] viewWillDisappear
        [Photo@0x70] viewDidAppear
        [Draft@0x60] dismiss
        [Photo@0x70] viewWillDisappear
        [Photo@0x50] viewWillAppear
        [Photo@0x70] deinit
        [Guide@0x80] viewDidDisappear
        [Story@0x90] viewDidAppear
        [Story@0x90] viewWillDisappear
        """),
    Log(
      testDescription: "two stacks have the same root class, and one is pushed on out of sight",
      text: """
        [Left] setViewControllers Home
        [Middle] setViewControllers Home
        [Home] viewDidAppear
        [Middle] push Story animated=false
        [Left] push Story animated=true
        [Home] viewWillDisappear
        [Home] viewIsAppearing
        [Home] viewWillDisappear
        [Home] viewDidDisappear
        [Story] viewWillAppear
        """),
    Log(
      testDescription: "another of the name is created while the first goes",
      rules: ["TC205"],
      text: """
        [Left] push Draft animated=true
        [Home] viewWillDisappear
        [Draft] viewWillAppear
        [Draft] viewDidAppear
        [Draft] viewWillDisappear
        [Home] viewWillAppear
        [Draft] init
        [Draft] viewWillAppear
        [Draft] viewDidAppear
        [Draft] viewWillDisappear
        """),
    Log(
      testDescription: "a screen came while one was on its way that never logs its arrival",
      text: """
        [Guide@0x10] viewWillAppear
        [Home] viewWillAppear
        [Story] viewDidDisappear
        [Home] viewDidAppear
        [Home] viewWillDisappear
        [Home] viewDidDisappear
        [Home] viewWillAppear
        [Side@0x20] push Chart@0x30 animated=true
        [Home] viewWillDisappear
        [Chart@0x30] viewDidAppear
        """),
    Log(
      testDescription: "a stack was pushed on out of sight, so another stack's screen was taken for its top",
      text: """
        [Home@0x10] viewDidDisappear
        [Middle@0x20] push Home@0x30 animated=false
        [Left@0x40] push Story@0x50 animated=true
        [Story@0x50] viewDidAppear
        [Draft@0x50] viewWillDisappear
        [Chart@0x60] viewWillDisappear
        [Middle@0x20] push Note@0x70 animated=true
        [Note@0x70] viewDidAppear
        [Middle@0x20] setViewControllers Draft@0x80,Photo@0x90,Chart@0xa0
        [Guide@0xb0] viewDidDisappear
        [Chart@0x10] viewDidDisappear
        [Home@0xc0] viewDidDisappear
        [Draft@0xd0] viewWillDisappear
        [Draft@0xd0] deinit
        [Guide@0xb0] viewWillAppear
        [Chart@0x10] viewDidAppear
        [Chart@0x10] viewWillDisappear
        """),
    Log(
      testDescription: "a pop was answered by another window, as it seemed",
      rules: ["TC401"],
      text: """
        [Left@0x1] popToRoot animated=true
        [Leaf@0x40] viewWillDisappear
        [Chart@0x50] viewWillAppear
        [Chart@0x50] viewDidAppear
        [Left@0x1] push Note@0x20 animated=false
        [Note@0x20] viewDidLoad
        [Note@0x20] viewWillAppear
        [Chart@0x50] viewWillDisappear
        [Chart@0x50] viewDidDisappear
        [Leaf@0x40] viewWillAppear
        """),
    Log(
      testDescription: "a dismissal is asked of a name that another below may have",
      rules: ["TC203"],
      text: """
        [Story] present Photo style=overCurrentContext modalInPresentation=false
        [Photo] viewDidLoad
        [Photo] viewWillAppear
        [Photo] viewDidAppear
        [Photo] presentCompletion
        [Story] dismiss
        [Photo] viewWillDisappear
        [Story] viewWillAppear
        [Photo] viewDidDisappear
        [Story] viewDidDisappear
        [Photo] deinit
        [Story] deinit
        """),
    Log(
      testDescription: "a tab is selected, and the log says late what its screen presents",
      text: """
        [Left] setViewControllers Home
        [Right] setViewControllers Story
        [Bar] select Left
        [Home] viewWillAppear
        [Home] viewIsAppearing
        [Left] push Story animated=true
        [Home] viewWillDisappear
        [Story] viewWillAppear
        [Story] viewIsAppearing
        [Left] navigationControllerWillShow Story
        [Left] navigationControllerDidShow Story
        [Bar] select Right
        [Story] viewWillAppear
        [Story] viewIsAppearing
        [Story] viewWillDisappear
        [Note] init
        [Story] present Note style=overFullScreen modalInPresentation=false
        [Note] viewIsAppearing
        [Note] viewDidAppear
        """),
    Log(
      testDescription: "the top of a stack has the name of a screen that was presented",
      text: """
        [Home] present Draft style=overFullScreen modalInPresentation=false
        [Draft] viewWillAppear
        [Draft] viewDidAppear
        [Inner] push Draft animated=false
        [Draft] viewWillAppear
        [Draft] viewDidAppear
        [Draft] viewWillDisappear
        [Draft] deinit
        [Inner] push Story animated=true
        [Story] viewIsAppearing
        [Draft] viewWillDisappear
        """),
    Log(
      testDescription: "a sheet is dragged and comes back, and another of its name was pushed out of sight",
      text: """
        [Note] init
        [Side] push Note animated=false
        [Note] init
        [Home] present Note style=automatic modalInPresentation=false
        [Note] viewDidLoad
        [Note] viewWillAppear
        [Note] viewDidAppear
        [Note] presentationControllerShouldDismiss result=true
        [Note] presentationControllerWillDismiss
        [Note] viewWillDisappear
        [Note] viewWillAppear
        [Note] viewDidAppear
        [Note] presentationControllerShouldDismiss result=true
        [Note] presentationControllerWillDismiss
        [Note] viewWillDisappear
        [Note] viewDidDisappear
        [Note] presentationControllerDidDismiss
        [Note] deinit
        """),
    Log(
      testDescription: "a class logs no viewWillDisappear, and three of it come and go",
      text: """
        [Story] init
        [Story] init
        [Story] viewWillAppear
        [Story] viewDidAppear
        [Story] init
        [Story] viewWillAppear
        [Story] viewDidAppear
        [Story] viewWillAppear
        [Story] viewDidAppear
        [Story] viewDidDisappear
        [Story] viewDidDisappear
        [Chart] viewDidLoad
        [Chart] viewDidAppear
        [Story] viewDidDisappear
        """),
    Log(
      testDescription: "the screen to push was just created, and another of its name is in another tab",
      text: """
        [Middle] setViewControllers Home
        [Right] setViewControllers Draft
        [Middle] push Draft animated=false
        [Draft] viewDidAppear
        [Bar] select Left
        [Draft] viewWillDisappear
        [Draft] viewDidDisappear
        [Draft] init
        [Inner] push Draft animated=true
        [Draft] viewWillAppear
        [Inner] navigationControllerDidShow Draft
        [Draft] viewWillDisappear
        [Draft] viewDidDisappear
        [Draft] viewWillAppear
        """),
    Log(
      testDescription: "a pop was asked for before another is made at the address",
      text: """
        [Left@0x1] push Note@0x20 animated=true
        [Note@0x20] viewDidLoad
        [Left@0x1] pop animated=true
        [Home@0x10] viewIsAppearing
        [Note@0x20] viewDidLoad
        [Chart@0x30] viewWillAppear
        """),
    Log(
      testDescription: "of two that are on their way in, the earlier has long arrived unlogged",
      text: """
        [Draft] viewIsAppearing
        [Note] viewDidAppear
        [Note] present Draft style=fullScreen modalInPresentation=false
        [Draft] viewWillAppear
        [Draft] viewDidAppear
        [Inner] push Note animated=true
        [Note] viewDidAppear
        [Inner] pop animated=true
        """),
    Log(
      testDescription: "a sheet that logs nothing was dismissed, and another of its name is presented",
      text: """
        [Note] dismiss
        [Home] present Note style=formSheet modalInPresentation=true
        [Note] dismiss
        [Home] present Note style=pageSheet modalInPresentation=false
        [Note] presentationControllerShouldDismiss result=true
        """),
    Log(
      testDescription: "one of a name is released while another goes, which is released later",
      text: """
        [Story] viewWillDisappear
        [Home] viewWillAppear
        [Chart] deinit
        [Story] deinit
        [Story] viewDidDisappear
        [Home] viewDidAppear
        [Story] deinit
        [Home] viewWillDisappear
        [Note] viewWillAppear
        [Home] viewDidDisappear
        [Note] viewDidAppear
        """),
    Log(
      testDescription: "a class logs no viewWillDisappear, and one of it covers another",
      text: """
        [Story] viewWillAppear
        [Story] viewDidAppear
        [Story] viewWillAppear
        [Story] viewDidAppear
        [Story] viewDidDisappear
        [Chart] viewDidLoad
        [Chart] viewWillAppear
        [Story] viewDidDisappear
        [Chart] viewDidAppear
        """),
    Log(
      testDescription: "a screen that covered one of its own class before the log is popped",
      text: """
        [Left] navigationControllerWillShow Story
        [Story] viewDidDisappear
        [Story] viewDidAppear
        [Left] navigationControllerDidShow Story
        [Left] pop animated=true
        [Story] viewWillDisappear
        [Story] viewWillAppear
        [Left] navigationControllerWillShow Story
        [Story] viewDidDisappear
        [Story] viewDidAppear
        [Left] navigationControllerDidShow Story
        [Story] deinit
        """),
    Log(
      testDescription: "the one that was just loaded comes, and not the one of its name in the stack",
      text: """
        [Left] setViewControllers Story
        [Story] viewDidLoad
        [Story] viewWillAppear
        [Story] viewDidAppear
        [Left] push Chart animated=true
        [Story] viewWillDisappear
        [Chart] viewDidLoad
        [Chart] viewWillAppear
        [Story] viewDidDisappear
        [Chart] viewDidAppear
        [Story] init
        [Story] viewDidLoad
        [Chart] viewWillDisappear
        [Story] viewWillAppear
        [Story] viewDidAppear
        [Chart] viewDidDisappear
        """),
    Log(
      testDescription: "one of a name is released while it goes, and nobody of the name later",
      rules: ["TC106"],
      text: """
        [Story] viewWillDisappear
        [Home] viewWillAppear
        [Chart] deinit
        [Story] deinit
        [Story] viewDidDisappear
        [Home] viewDidAppear
        [Home] viewWillDisappear
        [Note] viewWillAppear
        [Home] viewDidDisappear
        [Note] viewDidAppear
        """),
    Log(
      testDescription: "the stack names whom a pop reveals, and who goes comes back in the order of two",
      rules: ["TC402"],
      text: """
        [Left] setViewControllers Home
        [Home] viewDidLoad
        [Home] viewWillAppear
        [Home] viewDidAppear
        [Left] push Story animated=true
        [Story] viewDidLoad
        [Home] viewWillDisappear
        [Story] viewWillAppear
        [Home] viewDidDisappear
        [Story] viewDidAppear
        [Left] pop animated=true
        [Story] viewWillDisappear
        [Story] viewWillAppear
        [Story] viewDidDisappear
        [Story] viewDidAppear
        """),
  ]

  /// Logs like those, in which no second reading is open.
  static let faults = [
    Log(
      testDescription: "a dismissal is asked of the presenter at its address",
      rules: ["TC203"],
      text: """
        [Story@0x10] viewDidLoad
        [Story@0x10] viewWillAppear
        [Story@0x10] viewDidAppear
        [Story@0x10] present Photo@0x20 style=overCurrentContext modalInPresentation=false
        [Photo@0x20] viewDidLoad
        [Photo@0x20] viewWillAppear
        [Photo@0x20] viewDidAppear
        [Story@0x10] dismiss
        [Photo@0x20] viewWillDisappear
        [Story@0x10] viewWillAppear
        [Photo@0x20] viewDidDisappear
        """),
    Log(
      testDescription: "a screen loads again, and no pop was asked for",
      rules: ["TC105"],
      text: """
        [Left@0x1] push Note@0x20 animated=true
        [Note@0x20] viewDidLoad
        [Home@0x10] viewIsAppearing
        [Note@0x20] viewDidLoad
        [Chart@0x30] viewWillAppear
        """),
    Log(
      testDescription: "marks say what is on top of the stack",
      rules: ["TC401"],
      text: """
        [Left@0x1] setViewControllers Chart@0x50
        [Chart@0x50] viewWillAppear
        [Chart@0x50] viewDidAppear
        [Left@0x1] push Note@0x20 animated=false
        [Note@0x20] viewDidLoad
        [Note@0x20] viewWillAppear
        [Chart@0x50] viewWillDisappear
        [Chart@0x50] viewDidDisappear
        [Note@0x20] viewDidAppear
        """),
    Log(
      testDescription: "the only one of a name turns back in a pop that was asked for",
      rules: ["TC205"],
      text: """
        [Left] push Draft animated=true
        [Draft] init
        [Home] viewWillDisappear
        [Draft] viewWillAppear
        [Draft] viewDidAppear
        [Draft] viewWillDisappear
        [Home] viewWillAppear
        [Draft] viewWillAppear
        [Draft] viewDidAppear
        [Draft] viewWillDisappear
        """),
  ]

  @Test(arguments: faults)
  func `where one reading is left it is judged by that`(_ log: Log) {
    #expect(CheckedTrace(log.text).definite.map(\.rule.description) == log.rules)
  }

  @Test func `nothing but the configuration says who presents while another window moves`() throws {
    let app = try AppDescription.text(#"{"controllers": {"Card*": {"style": "pageSheet"}}}"#)
    let log = """
      [Home] viewWillAppear
      [Home] viewDidAppear
      [Pane] viewWillAppear
      [Pane] viewDidAppear
      [Below] viewWillAppear
      [Board] viewWillDisappear
      [Pane] viewWillDisappear
      [CardSheet] viewDidLoad
      [CardSheet] viewWillAppear
      [CardSheet] viewDidAppear
      [Board] viewDidDisappear
      [Pane] viewDidDisappear
      [Below] viewDidAppear
      """
    let findings = CheckedTrace(log, app: app).findings
    #expect(findings.map(\.rule.description) == ["TC203"] && findings[0].certainty == .possible)
  }
}
