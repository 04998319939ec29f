import Testing

@testable import TraceModel

/// What UIKit does today, release by release: each log is in the shape of one that was judged wrongly once.
@Suite struct UIKitTodayTests {
  struct Log: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var app = ""
    var text: String
    /// The definite findings, the possible ones, and how many are known quirks.
    var definite: [String] = []
    var possible: [String] = []
    var known = 0
    /// Transitions that the timeline tells, as `kind outcome`, whatever else it tells.
    var told: [String] = []
    /// Transitions that it must not tell.
    var untold: [String] = []
  }

  @Test(arguments: styles + cancelled + containers + settings + others)
  func `a log is judged as UIKit does it`(_ log: Log) throws {
    let trace = CheckedTrace(log.text, app: try .text(log.app))
    let possible = trace.findings.filter { $0.certainty == .possible && !$0.isKnown }
    #expect(trace.rules == log.definite, "\(trace.definite.map(\.message))")
    #expect(possible.map(\.rule.description) == log.possible, "\(possible.map(\.message))")
    #expect(trace.findings.count { $0.isKnown } == log.known)
    let told = trace.transitions.map { "\($0.kind.name) \($0.outcome.name)" }
    for one in log.told { #expect(told.contains(one), "\(told)") }
    for one in log.untold { #expect(!told.contains(one), "\(told)") }
  }

  static let launch = """
    [Wall@0x10] viewDidLoad
    [Wall@0x10] viewWillAppear
    [Wall@0x10] viewDidAppear

    """
  /// The order of a presentation that covers, and of its dismissal, after a mark.
  static func covers(_ mark: String, _ name: String = "Sort@0x20") -> String {
    """
    [Wall@0x10] present \(name) \(mark)
    [\(name)] viewDidLoad
    [Wall@0x10] viewWillDisappear
    [\(name)] viewWillAppear
    [\(name)] viewDidAppear
    [Wall@0x10] viewDidDisappear
    [\(name)] dismiss
    [\(name)] viewWillDisappear
    [Wall@0x10] viewWillAppear
    [Wall@0x10] viewDidAppear
    [\(name)] viewDidDisappear

    """
  }

  // MARK: The style that takes effect

  static let styles = [
    Log(
      testDescription: "a popover that may have been adapted", text: launch + covers("style=popover"),
      possible: ["TC203"]),
    Log(
      testDescription: "a system controller that chooses its own style",
      text: launch + covers("style=automatic", "SFSafariViewController@0x20"), possible: ["TC203"]),
    Log(
      testDescription: "one sheet in the order of a covering presentation",
      text: launch + covers("style=pageSheet"), definite: ["TC203"]),
    Log(
      testDescription: "every sheet in the order of a covering presentation",
      text: launch + covers("style=pageSheet") + covers("style=formSheet", "Pick@0x30"),
      possible: ["TC203", "TC203"]),
    Log(
      testDescription: "a style that the delegate adapts",
      text: launch
        + covers("style=popover").replacing(
          "[Sort@0x20] viewDidLoad", with: "[Sort@0x20] adaptivePresentationStyle style=fullScreen")),
    Log(
      testDescription: "the same, as Swift prints it",
      text: launch
        + covers("style=popover").replacing(
          "[Sort@0x20] viewDidLoad",
          with:
            "[Sort@0x20] presentationController(_:willPresentWithAdaptiveStyle:transitionCoordinator:) .fullScreen"
        )),
    Log(
      testDescription: "a sheet in landscape, of which the log tells",
      text: launch + "[Wall@0x10] traits compactHeight=true\n" + covers("style=pageSheet")),
    Log(
      testDescription: "a sheet in landscape, told by the size",
      text: launch + "[Wall@0x10] viewWillTransition(to:with:) (852.0, 393.0)\n" + covers("style=pageSheet")),
    Log(
      testDescription: "a sheet after the phone was turned back",
      text: launch
        + "[Wall@0x10] viewWillTransition size=852x393\n[Wall@0x10] viewWillTransition size=393x852\n"
        + covers("style=pageSheet"), definite: ["TC203"]),
    Log(
      testDescription: "a custom presentation that covers, and whose presenter hears nothing",
      text: launch + """
        [Wall@0x10] present Sort@0x20 style=custom coversPresenter=true
        [Sort@0x20] viewDidLoad
        [Sort@0x20] viewWillAppear
        [Sort@0x20] viewDidAppear
        [Sort@0x20] dismiss
        [Sort@0x20] viewWillDisappear
        [Sort@0x20] viewDidDisappear
        [Wall@0x10] viewWillDisappear
        [Wall@0x10] viewDidDisappear
        """, definite: ["TC204"]),
    Log(
      testDescription: "the same by the configuration",
      app: #"{"controllers": {"Sort": {"style": "custom", "coversPresenter": true}}}"#,
      text: launch + covers("style=custom")),
  ]

  @Test func `the help for a whole covering order under a sheet begins with adaptation`() {
    for mark in ["style=pageSheet", "style=popover"] {
      let finding = CheckedTrace(Self.launch + Self.covers(mark)).findings.first
      #expect(finding?.help.contains("adaptivePresentationStyle(for:traitCollection:)") == true)
      #expect(finding?.help.hasPrefix("The presenter got all the callbacks") == true)
    }
  }

  // MARK: What is given up

  /// The way back of two controllers, of which one was coming.
  static func back(_ come: String, _ gone: String) -> String {
    """
    [\(come)] viewWillDisappear
    [\(come)] viewDidDisappear
    [\(gone)] viewWillAppear
    [\(gone)] viewDidAppear

    """
  }

  static let cancelled = [
    Log(
      testDescription: "a presentation that is given up",
      text: launch + """
        [Wall@0x10] present Film@0x20 style=fullScreen
        [Film@0x20] viewDidLoad
        [Wall@0x10] viewWillDisappear
        [Film@0x20] viewWillAppear

        """ + back("Film@0x20", "Wall@0x10"), told: ["present cancelled"], untold: ["dismiss completed"]),
    Log(
      testDescription: "a push that is given up",
      text: launch + """
        [Nav@0x1] push Film@0x20 animated=true
        [Film@0x20] viewDidLoad
        [Wall@0x10] viewWillDisappear
        [Film@0x20] viewWillAppear

        """ + back("Film@0x20", "Wall@0x10"), told: ["push cancelled"],
      untold: ["dismiss completed", "pop completed"]),
    Log(
      testDescription: "a dismissal by code that is given up",
      text: launch + """
        [Wall@0x10] present Film@0x20 style=fullScreen
        [Film@0x20] viewDidLoad
        [Wall@0x10] viewWillDisappear
        [Film@0x20] viewWillAppear
        [Film@0x20] viewDidAppear
        [Wall@0x10] viewDidDisappear
        [Film@0x20] dismiss animated=true
        [Film@0x20] viewWillDisappear
        [Wall@0x10] viewWillAppear

        """ + back("Wall@0x10", "Film@0x20"), told: ["dismiss cancelled"], untold: ["dismiss completed"]),
    Log(
      testDescription: "the same with the delegate's word, and none of the code",
      text: launch + """
        [Wall@0x10] present Film@0x20 style=fullScreen
        [Film@0x20] viewDidLoad
        [Wall@0x10] viewWillDisappear
        [Film@0x20] viewWillAppear
        [Film@0x20] viewDidAppear
        [Wall@0x10] viewDidDisappear
        [Film@0x20] presentationControllerWillDismiss
        [Film@0x20] viewWillDisappear
        [Wall@0x10] viewWillAppear

        """ + back("Wall@0x10", "Film@0x20"), told: ["dismiss cancelled"], untold: ["dismiss completed"]),
    Log(
      testDescription: "a tab that is given up",
      text: launch + """
        [Bar@0x1] select Film@0x20
        [Film@0x20] viewDidLoad
        [Film@0x20] viewWillAppear
        [Wall@0x10] viewWillDisappear

        """ + back("Film@0x20", "Wall@0x10"), told: ["select cancelled"], untold: ["dismiss completed"]),
  ]

  // MARK: Containers

  static let containers = [
    Log(
      testDescription: "viewIsAppearing after the other has gone",
      text: launch + """
        [Nav@0x1] push Film@0x20 animated=true
        [Film@0x20] viewDidLoad
        [Wall@0x10] viewWillDisappear
        [Film@0x20] viewWillAppear
        [Wall@0x10] viewDidDisappear
        [Film@0x20] viewIsAppearing
        [Film@0x20] viewDidAppear
        """, possible: ["TC107"]),
    Log(
      testDescription: "a tab that appears before the other was told",
      app: #"{"controllers": {"Wall": {"in": "tab"}, "Film": {"in": "tab"}}}"#,
      text: launch + """
        [Bar@0x1] select Wall@0x10
        [Bar@0x1] select Film@0x20
        [Film@0x20] viewDidLoad
        [Film@0x20] viewWillAppear
        [Film@0x20] viewDidAppear
        [Wall@0x10] viewWillDisappear
        [Wall@0x10] viewDidDisappear
        """, definite: ["TC421"]),
    Log(
      testDescription: "a tab bar of one's own, by transition(from:to:)",
      text: launch + """
        [Bar@0x1] select Film@0x20
        [Film@0x20] viewDidLoad
        [Wall@0x10] viewWillDisappear
        [Film@0x20] viewWillAppear
        [Film@0x20] viewDidAppear
        [Wall@0x10] viewDidDisappear
        """),
    Log(
      testDescription: "the same of UIKit's own",
      text: launch + """
        [Bar@0x1] tabBarControllerShouldSelect Film@0x20
        [Bar@0x1] select Film@0x20
        [Film@0x20] viewDidLoad
        [Wall@0x10] viewWillDisappear
        [Film@0x20] viewWillAppear
        [Film@0x20] viewDidAppear
        [Wall@0x10] viewDidDisappear
        """, definite: ["TC421"]),
    Log(
      testDescription: "three pages in flight",
      app: #"{"controllers": {"Leaf*": {"in": "page"}}}"#,
      text: """
        [Leaf1@0x1] viewDidLoad
        [Leaf1@0x1] viewWillAppear
        [Leaf1@0x1] viewDidAppear
        [Book@0x9] pageViewControllerWillTransition
        [Leaf2@0x2] viewDidLoad
        [Leaf2@0x2] viewWillAppear
        [Leaf1@0x1] viewWillDisappear
        [Book@0x9] pageViewControllerWillTransition
        [Leaf3@0x3] viewDidLoad
        [Leaf3@0x3] viewWillAppear
        [Leaf2@0x2] viewWillDisappear
        [Leaf1@0x1] viewDidDisappear
        [Leaf3@0x3] viewDidAppear
        [Leaf2@0x2] viewDidDisappear
        [Book@0x9] pageViewControllerDidFinishAnimating completed=true
        """, possible: ["TC431"]),
    Log(
      testDescription: "two pages at once",
      app: #"{"controllers": {"Leaf*": {"in": "page"}}}"#,
      text: """
        [Leaf1@0x1] viewDidLoad
        [Leaf2@0x2] viewDidLoad
        [Leaf1@0x1] viewWillAppear
        [Leaf2@0x2] viewWillAppear
        [Leaf1@0x1] viewDidAppear
        [Leaf2@0x2] viewDidAppear
        [Book@0x9] pageViewControllerWillTransition
        [Leaf3@0x3] viewDidLoad
        [Leaf4@0x4] viewDidLoad
        [Leaf3@0x3] viewWillAppear
        [Leaf4@0x4] viewWillAppear
        [Leaf1@0x1] viewWillDisappear
        [Leaf2@0x2] viewWillDisappear
        [Leaf1@0x1] viewDidDisappear
        [Leaf2@0x2] viewDidDisappear
        [Leaf3@0x3] viewDidAppear
        [Leaf4@0x4] viewDidAppear
        [Book@0x9] pageViewControllerDidFinishAnimating completed=true
        """, possible: ["TC431"]),
    Log(
      testDescription: "a curled page in the order of scrolling",
      app: #"{"controllers": {"Leaf*": {"in": "page-curl"}}}"#,
      text: """
        [Leaf1@0x1] viewDidLoad
        [Leaf1@0x1] viewWillAppear
        [Leaf1@0x1] viewDidAppear
        [Book@0x9] pageViewControllerWillTransition
        [Leaf2@0x2] viewDidLoad
        [Leaf2@0x2] viewWillAppear
        [Leaf1@0x1] viewWillDisappear
        [Leaf2@0x2] viewDidAppear
        [Leaf1@0x1] viewDidDisappear
        [Book@0x9] pageViewControllerDidFinishAnimating completed=true
        """),
    Log(
      testDescription: "a child that UIKit tells a second time that it has moved",
      text: """
        [Frame@0x1] viewDidLoad
        [Frame@0x1] viewWillAppear
        [Frame@0x1] viewDidAppear
        [Frame@0x1] addChild Chart@0x2
        [Chart@0x2] willMove parent=Frame@0x1
        [Chart@0x2] viewDidLoad
        [Chart@0x2] viewWillAppear
        [Chart@0x2] didMove parent=Frame@0x1
        [Chart@0x2] viewIsAppearing
        [Chart@0x2] viewDidAppear
        [Chart@0x2] didMove parent=Frame@0x1
        """),
    Log(
      testDescription: "a child that logs before its parent in every phase",
      text: """
        [Frame@0x1] viewDidLoad
        [Frame@0x1] addChild Chart@0x2
        [Chart@0x2] willMove parent=Frame@0x1
        [Chart@0x2] viewDidLoad
        [Chart@0x2] didMove parent=Frame@0x1
        [Chart@0x2] viewWillAppear
        [Frame@0x1] viewWillAppear
        [Chart@0x2] viewDidAppear
        [Frame@0x1] viewDidAppear
        [Chart@0x2] viewWillDisappear
        [Frame@0x1] viewWillDisappear
        [Chart@0x2] viewDidDisappear
        [Frame@0x1] viewDidDisappear
        """),
    Log(
      testDescription: "a view without its controller: parent first in the wills, child first in the dids",
      text: """
        [Frame@0x1] viewDidLoad
        [Chart@0x2] viewDidLoad
        [Frame@0x1] viewWillAppear
        [Chart@0x2] viewWillAppear
        [Chart@0x2] viewDidAppear
        [Frame@0x1] viewDidAppear
        """, possible: ["TC504"]),
    Log(
      testDescription: "a view that is dropped and loaded again",
      text: """
        [Frame@0x1] loadView
        [Frame@0x1] viewDidLoad
        [Frame@0x1] viewWillAppear
        [Frame@0x1] viewDidAppear
        [Frame@0x1] loadView
        [Frame@0x1] viewDidLoad
        [Frame@0x1] viewWillDisappear
        [Frame@0x1] viewDidDisappear
        """, possible: ["TC105"]),
    Log(
      testDescription: "another root", app: "",
      text: """
        [window@0x1] setRoot Door@0x10
        [Door@0x10] viewDidLoad
        [Door@0x10] viewWillAppear
        [Door@0x10] viewDidAppear
        [window@0x1] setRoot Home@0x20
        [Home@0x20] viewDidLoad
        [Door@0x10] viewWillDisappear
        [Door@0x10] viewDidDisappear
        [Home@0x20] viewWillAppear
        [Home@0x20] viewDidAppear
        """, told: ["setRoot completed"], untold: ["present completed", "dismiss completed"]),
    Log(
      testDescription: "another root, in the order of a presentation",
      text: """
        [window@0x1] setRoot Door@0x10
        [Door@0x10] viewDidLoad
        [Door@0x10] viewWillAppear
        [Door@0x10] viewDidAppear
        [window@0x1] setRoot Home@0x20
        [Home@0x20] viewDidLoad
        [Door@0x10] viewWillDisappear
        [Home@0x20] viewWillAppear
        [Home@0x20] viewDidAppear
        [Door@0x10] viewDidDisappear
        """, told: ["setRoot completed"], untold: ["present completed"]),
    Log(
      testDescription: "a column of a split controller that goes though it is hidden",
      text: """
        [Split@0x1] splitViewController(_:willShow:) primary
        [Split@0x1] addChild List@0x2
        [List@0x2] willMove parent=Split@0x1
        [List@0x2] viewDidLoad
        [List@0x2] didMove parent=Split@0x1
        [List@0x2] viewWillAppear
        [List@0x2] viewDidAppear
        [List@0x2] viewWillDisappear
        [List@0x2] viewDidDisappear
        [List@0x2] viewWillDisappear
        [List@0x2] viewDidDisappear
        """),
    Log(
      testDescription: "one that may be a column goes though it is hidden",
      text: "[Split@0x1] splitViewController(_:willShow:) primary\n" + hiddenList, possible: ["TC108"]),
    Log(
      testDescription: "one that stands in a column's stack goes though it is hidden",
      text: """
        [Split@0x1] splitViewController(_:willShow:) primary
        [Stack@0x3] willMove parent=Split@0x1
        [List@0x2] willMove parent=Stack@0x3

        """ + hiddenList, possible: ["TC108"]),
    Log(
      testDescription: "the same where no split controller speaks", text: hiddenList, definite: ["TC108"]),
    Log(
      testDescription: "the same where the split controller speaks only afterwards",
      text: hiddenList + "\n[Split@0x1] splitViewController(_:willShow:) primary", possible: ["TC108"]),
    Log(
      testDescription: "the same where it is told only afterwards that it is a column",
      text: hiddenList + """

        [Split@0x1] addChild List@0x2
        [Split@0x1] splitViewController(_:willShow:) primary
        """),
    Log(
      testDescription: "a column goes while another shows its next screen",
      text: "[Split@0x1] splitViewController(_:willHide:) primary\n" + besidePush, possible: ["TC401"]),
    Log(
      testDescription: "a column goes so before the split controller speaks",
      text: besidePush + "\n[Split@0x1] splitViewController(_:willHide:) primary", possible: ["TC401"]),
    Log(
      testDescription: "the same push where no split controller speaks", text: besidePush,
      definite: ["TC401"]),
    Log(
      testDescription: "a push that is completed and then popped", app: #"{"os": "26.1"}"#,
      text: interrupted, told: ["push completed", "pop completed"],
      untold: ["present completed", "launch completed"]),
    Log(
      testDescription: "the pop of an interrupted push in the wrong order", app: #"{"os": "26.1"}"#,
      text: interrupted.replacing(
        "[Letter@0x20] viewDidDisappear\n[List@0x2] viewDidAppear",
        with: "[List@0x2] viewDidAppear\n[Letter@0x20] viewDidDisappear"), definite: ["TC402"]),
  ]

  private static let interrupted = """
    [Stack@0x5] setViewControllers List@0x2
    [List@0x2] viewDidLoad
    [List@0x2] viewWillAppear
    [List@0x2] viewDidAppear
    [Stack@0x5] push Letter@0x20 animated=true
    [Letter@0x20] viewDidLoad
    [List@0x2] viewWillDisappear
    [Letter@0x20] viewWillAppear
    [Stack@0x5] pop animated=true
    [List@0x2] viewDidDisappear
    [Letter@0x20] viewDidAppear
    [Letter@0x20] viewWillDisappear
    [List@0x2] viewWillAppear
    [Letter@0x20] viewDidDisappear
    [List@0x2] viewDidAppear
    """

  private static let hiddenList = """
    [List@0x2] viewDidLoad
    [List@0x2] viewWillAppear
    [List@0x2] viewDidAppear
    [List@0x2] viewWillDisappear
    [List@0x2] viewDidDisappear
    [List@0x2] viewWillDisappear
    [List@0x2] viewDidDisappear

    """

  private static let besidePush = """
    [Stack@0x5] push Letter@0x20 animated=true
    [Letter@0x20] viewDidLoad
    [List@0x2] viewWillDisappear
    [Letter@0x20] viewWillAppear
    [Letter@0x20] viewDidAppear
    [List@0x2] viewDidDisappear
    """

  // MARK: Settings

  static func sheet(_ mark: String) -> String {
    launch + """
      [Wall@0x10] present Form@0x20 style=pageSheet \(mark)
      [Form@0x20] viewDidLoad
      [Form@0x20] viewWillAppear
      [Form@0x20] viewDidAppear

      """
  }

  static let swipe = """
    [Form@0x20] presentationControllerShouldDismiss result=true
    [Form@0x20] presentationControllerWillDismiss
    [Form@0x20] viewWillDisappear
    [Form@0x20] viewDidDisappear
    [Form@0x20] presentationControllerDidDismiss
    """

  static let settings = [
    Log(
      testDescription: "a swipe though the mark said that the sheet is modal",
      text: sheet("modalInPresentation=true") + swipe, possible: ["TC305"]),
    Log(
      testDescription: "the same, where the log tells the changes",
      text: sheet("modalInPresentation=false") + "[Form@0x20] isModalInPresentation value=true\n" + swipe,
      definite: ["TC305"]),
    Log(
      testDescription: "the same, by the configuration",
      app: #"{"controllers": {"Form": {"modalInPresentation": true}}}"#,
      text: sheet("modalInPresentation=true") + swipe, definite: ["TC305"]),
    Log(
      testDescription: "asked and allowed, and an attempt all the same",
      text: sheet("modalInPresentation=true") + """
        [Form@0x20] presentationControllerShouldDismiss result=true
        [Form@0x20] presentationControllerDidAttemptToDismiss
        """, definite: ["TC305"]),
    Log(
      testDescription: "the delegate alone tells that it is gone, while it still goes",
      text: sheet("") + """
        [Form@0x20] viewWillDisappear
        [Form@0x20] presentationControllerDidDismiss
        [Form@0x20] viewDidDisappear
        """, definite: ["TC301"]),
    Log(
      testDescription: "an attempt in the middle of a swipe that goes through",
      text: sheet("modalInPresentation=false") + """
        [Form@0x20] presentationControllerShouldDismiss result=true
        [Form@0x20] presentationControllerWillDismiss
        [Form@0x20] viewWillDisappear
        [Form@0x20] presentationControllerDidAttemptToDismiss
        [Form@0x20] viewDidDisappear
        [Form@0x20] presentationControllerDidDismiss
        """, definite: ["TC301"]),
    Log(
      testDescription: "an attempt in the middle of a drag that is let go",
      text: sheet("") + """
        [Form@0x20] presentationControllerWillDismiss
        [Form@0x20] viewWillDisappear
        [Form@0x20] presentationControllerDidAttemptToDismiss
        [Form@0x20] viewWillAppear
        [Form@0x20] viewDidAppear
        """),
    Log(
      testDescription: "an attempt after a drag that was let go",
      text: sheet("modalInPresentation=false") + """
        [Form@0x20] presentationControllerShouldDismiss result=true
        [Form@0x20] presentationControllerWillDismiss
        [Form@0x20] viewWillDisappear
        [Form@0x20] viewWillAppear
        [Form@0x20] viewDidAppear
        [Form@0x20] presentationControllerDidAttemptToDismiss
        """, possible: ["TC303"]),
  ]

  // MARK: Hierarchy, scenes, the background

  static let others = [
    Log(
      testDescription: "a request of a controller that is covered in its stack",
      text: launch + """
        [Nav@0x1] push Film@0x20
        [Film@0x20] viewDidLoad
        [Wall@0x10] viewWillDisappear
        [Film@0x20] viewWillAppear
        [Wall@0x10] viewDidDisappear
        [Film@0x20] viewDidAppear
        [Wall@0x10] present Alert@0x30 style=overFullScreen
        [Alert@0x30] viewDidLoad
        [Alert@0x30] viewWillAppear
        [Alert@0x30] viewDidAppear
        """, possible: ["TC601"]),
    Log(
      testDescription: "a request of a controller that was popped",
      text: launch + """
        [Nav@0x1] setViewControllers Wall@0x10
        [Nav@0x1] push Film@0x20
        [Film@0x20] viewDidLoad
        [Wall@0x10] viewWillDisappear
        [Film@0x20] viewWillAppear
        [Wall@0x10] viewDidDisappear
        [Film@0x20] viewDidAppear
        [Nav@0x1] pop
        [Film@0x20] viewWillDisappear
        [Wall@0x10] viewWillAppear
        [Film@0x20] viewDidDisappear
        [Wall@0x10] viewDidAppear
        [Film@0x20] present Alert@0x30 style=overFullScreen
        """, definite: ["TC601"]),
    Log(
      testDescription: "callbacks in the background",
      text: launch + """
        [app] applicationDidEnterBackground
        [Wall@0x10] viewWillDisappear
        [Wall@0x10] viewDidDisappear
        [app] applicationWillEnterForeground
        [Wall@0x10] viewWillAppear
        [Wall@0x10] viewDidAppear
        """, possible: ["TC109"]),
    Log(
      testDescription: "a lock screen in the background",
      text: launch + """
        [app] applicationDidEnterBackground
        [Wall@0x10] present Lock@0x20 style=overFullScreen
        [Lock@0x20] viewDidLoad
        [Lock@0x20] viewWillAppear
        [Lock@0x20] viewDidAppear
        [app] applicationWillEnterForeground
        """),
    Log(
      testDescription: "one of two windows in the background",
      text: """
        [scene@0x1] sceneWillConnect
        [scene@0x1] sceneWillEnterForeground
        [scene@0x1] sceneDidBecomeActive
        [scene@0x2] sceneWillConnect
        [scene@0x2] sceneWillEnterForeground
        [scene@0x2] sceneDidBecomeActive
        [scene@0x1] sceneWillResignActive
        [scene@0x1] sceneDidEnterBackground
        [Wall@0x10] viewDidLoad
        [Wall@0x10] viewWillAppear
        [Wall@0x10] viewDidAppear
        [scene@0x1] sceneWillEnterForeground
        [scene@0x1] sceneDidBecomeActive
        """),
    Log(
      testDescription: "a scene that is active without having come to the front",
      text: """
        [scene@0x1] sceneWillConnect
        [scene@0x1] sceneWillEnterForeground
        [scene@0x1] sceneDidBecomeActive
        [scene@0x1] sceneWillResignActive
        [scene@0x1] sceneDidEnterBackground
        [scene@0x1] sceneDidBecomeActive
        """, definite: ["TC110"]),
    Log(
      testDescription: "a scene whose way to the front is not logged",
      text: """
        [scene@0x1] sceneDidBecomeActive
        [scene@0x1] sceneDidEnterBackground
        [scene@0x1] sceneDidBecomeActive
        [scene@0x1] sceneDidEnterBackground
        """),
    Log(
      testDescription: "two scenes of one name",
      text: """
        [scene] sceneWillConnect
        [scene] sceneWillEnterForeground
        [scene] sceneDidBecomeActive
        [scene] sceneWillConnect
        [scene] sceneWillEnterForeground
        [scene] sceneDidBecomeActive
        [scene] sceneWillResignActive
        """),
    Log(
      testDescription: "an app that is launched, looked away from, and left",
      text: """
        [app] didFinishLaunching
        [app] applicationDidBecomeActive
        [app] applicationWillResignActive
        [app] applicationDidBecomeActive
        [app] applicationWillResignActive
        [app] applicationDidEnterBackground
        [app] applicationWillEnterForeground
        [app] applicationDidBecomeActive
        """),
    Log(
      testDescription: "the kill of an app whose root is hidden already",
      text: launch + """
        [Wall@0x10] viewWillDisappear
        [Wall@0x10] viewDidDisappear
        [scene] sceneDidDisconnect
        [Wall@0x10] viewWillDisappear
        [Wall@0x10] viewDidDisappear
        """, known: 1),
  ]

  // MARK: Words

  @Test(arguments: [
    ("[Bar@0x4] tabBarController(_:shouldSelectTab:) Home", EventKind.tabBarControllerShouldSelect),
    ("[Bar@0x4] tabBarController(_:didSelectTab:previousTab:) Home", .tabBarControllerDidSelect),
    ("[Bar@0x4] tabBarController shouldSelectTab Home", .tabBarControllerShouldSelect),
    ("[Split@0x1] splitViewController willShow column", .splitViewControllerWillShow),
    ("[Split@0x1] splitViewController(_:willShow:) primary", .splitViewControllerWillShow),
    ("[Split@0x1] splitViewControllerDidCollapse", .splitViewControllerWillShow),
    ("[Nav@0x5] navigationController(_:willShow:animated:) Home@0x3", .navigationControllerWillShow),
    ("[Sort@0x2] adaptivePresentationStyle(for:traitCollection:) -> .fullScreen", .adaptivePresentationStyle),
    ("[Sort@0x2] presentationControllerWillPresent style=fullScreen", .adaptivePresentationStyle),
    ("[Wall@0x3] viewWillTransition(to:with:) (852.0, 393.0)", .traits),
  ])
  func `the words of tabs, columns, styles and sizes are told apart`(
    _ line: String, _ kind: EventKind
  ) throws {
    let batch = try ReadLog.batch((line + "\n").utf8)
    #expect(batch.events.map(\.kind) == [kind])
  }

  @Test(arguments: [
    "[Wall@0x3] viewWillTransition to size", "[Sort@0x2] adaptivePresentationStyle was asked",
  ])
  func `what says neither style nor size is no event`(_ line: String) throws {
    let batch = try ReadLog.batch((line + "\n").utf8)
    #expect(batch.events.isEmpty)
  }
}
