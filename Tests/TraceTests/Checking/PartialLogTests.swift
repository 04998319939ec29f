import Testing

@testable import TraceModel

/// What a class does not log, or an app does not mark, is evidence of nothing: each of these logs is what is left of a
/// legal run where some classes log some callbacks only.
@Suite struct PartialLogTests {
  struct Log: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var text: String
    var configuration = ""
  }

  @Test(arguments: logs) func `a legal run raises nothing, whatever its classes log`(_ log: Log) throws {
    let app = try AppDescription.text(log.configuration)
    #expect(CheckedTrace(log.text, app: app).definite.isEmpty)
  }

  static let logs = [
    Log(
      testDescription: "a sheet asked for after a swipe back whose return is not logged",
      text: """
        [Inbox@0x10] viewWillDisappear
        [Inbox@0x10] present Filter@0x20 style=pageSheet
        """),
    Log(
      testDescription: "an address used again by a controller that is pushed",
      text: """
        [Letter@0x20] viewWillAppear
        [Letter@0x20] viewDidDisappear
        [nav] push Letter@0x20
        """),
    Log(
      testDescription: "a sheet that is dragged, let go, or dismissed by code",
      text: """
        [Inbox@0x10] present Filter@0x20 style=pageSheet
        [Filter@0x20] viewWillAppear
        [Filter@0x20] presentationControllerShouldDismiss result=true
        [Filter@0x20] presentationControllerWillDismiss
        [Filter@0x20] viewWillAppear
        [Filter@0x20] dismiss
        [Filter@0x20] viewDidDisappear
        """),
    Log(
      testDescription: "the same, by the calls between will and did",
      text: """
        [Inbox@0x10] present Filter@0x20 style=pageSheet
        [Filter@0x20] viewIsAppearing
        [Filter@0x20] presentationControllerShouldDismiss result=true
        [Filter@0x20] presentationControllerWillDismiss
        [Filter@0x20] viewIsAppearing
        [Filter@0x20] dismiss
        [Filter@0x20] viewDidDisappear
        """),
    Log(
      testDescription: "a second drag after one that was let go",
      text: """
        [Inbox@0x10] present Filter@0x20 style=formSheet
        [Filter@0x20] viewIsAppearing
        [Filter@0x20] presentationControllerShouldDismiss result=true
        [Filter@0x20] presentationControllerWillDismiss
        [Filter@0x20] viewIsAppearing
        [Filter@0x20] presentationControllerShouldDismiss result=true
        [Filter@0x20] presentationControllerWillDismiss
        [Filter@0x20] presentationControllerDidDismiss
        """),
    Log(
      testDescription: "the first call of a class after a deinit at the same address",
      text: """
        [Letter@0x20] deinit
        [Letter@0x20] viewDidAppear
        """),
    Log(
      testDescription: "an address used again, in a class that does not log that it is gone",
      text: """
        [Letter@0x20] viewDidLoad
        [Letter@0x20] viewWillDisappear
        [Letter@0x20] viewDidLoad
        """),
    Log(
      testDescription: "the top of a stack that was set as a whole",
      text: """
        [nav] setViewControllers Inbox@0x10,Letter@0x20,Letter@0x30
        [Letter@0x30] viewDidAppear
        [nav] push Letter@0x40
        [Letter@0x30] viewWillDisappear
        [Letter@0x40] viewDidAppear
        [nav] pop
        [Letter@0x40] viewWillDisappear
        [Letter@0x30] viewDidAppear
        [nav] popToRoot
        [Letter@0x30] viewWillDisappear
        [Inbox@0x10] viewWillAppear
        """),
    Log(
      testDescription: "a swipe that is given up below a screen that logs no did",
      text: """
        [nav] push Letter@0x20 animated=false
        [Inbox@0x10] viewWillDisappear
        [Letter@0x20] viewWillAppear
        [Inbox@0x10] viewDidDisappear
        [Letter@0x20] viewWillDisappear
        [Inbox@0x10] viewWillAppear
        [Inbox@0x10] viewWillDisappear
        [Inbox@0x10] viewDidDisappear
        [Letter@0x20] viewWillAppear
        """),
    Log(
      testDescription: "a pop after a swipe that was given up",
      text: """
        [Inbox@0x10] viewDidAppear
        [nav] push Letter@0x20 animated=true
        [Inbox@0x10] viewWillDisappear
        [Letter@0x20] viewWillAppear
        [Inbox@0x10] viewDidDisappear
        [Letter@0x20] viewWillDisappear
        [Inbox@0x10] viewWillAppear
        [Inbox@0x10] viewWillDisappear
        [Inbox@0x10] viewDidDisappear
        [Letter@0x20] viewWillAppear
        [nav] pop animated=true
        """),
    Log(
      testDescription: "a screen that was revealed unheard, and goes again",
      text: """
        [nav] push Letter@0x20
        [Inbox@0x10] viewWillDisappear
        [Letter@0x20] viewDidAppear
        [nav] pop
        [Letter@0x20] viewDidDisappear
        [nav] push Filter@0x30
        [Inbox@0x10] viewWillDisappear
        """),
    Log(
      testDescription: "a root that comes back while the stack before was not seen to settle",
      text: """
        [nav] push Filter@0x20
        [Inbox@0x10] viewDidDisappear
        [nav] setViewControllers Inbox@0x10,Search@0x30,Letter@0x40
        [Letter@0x40] viewWillAppear
        [nav] push Letter@0x50
        [Letter@0x50] viewWillAppear
        [nav] popToRoot
        [Inbox@0x10] viewWillAppear
        """),
    Log(
      testDescription: "a way back logged by viewIsAppearing alone",
      text: """
        [nav] push Letter@0x20
        [Inbox@0x10] viewWillDisappear
        [Letter@0x20] viewIsAppearing
        [Inbox@0x10] viewDidDisappear
        [Letter@0x20] viewWillDisappear
        [Inbox@0x10] viewWillAppear
        [Inbox@0x10] viewWillDisappear
        [Inbox@0x10] viewDidDisappear
        [Letter@0x20] viewIsAppearing
        [nav] push Search@0x30
        [Letter@0x20] viewWillDisappear
        [Letter@0x20] viewDidDisappear
        """),
    Log(
      testDescription: "a released screen stands in no stack",
      text: """
        [nav] push Letter@0x20
        [Letter@0x20] viewWillAppear
        [Letter@0x20] viewDidAppear
        [Letter@0x20] viewWillDisappear
        [Letter@0x20] viewDidDisappear
        [Letter@0x20] deinit
        [nav] push Letter@0x20
        [Letter@0x20] viewWillAppear
        [Letter@0x20] viewDidAppear
        [nav] pop
        [Letter@0x20] viewWillDisappear
        [Letter@0x20] viewDidDisappear
        """),
    Log(
      testDescription: "a new controller with the name of a presenter",
      text: """
        [Inbox] present Filter style=pageSheet
        [Filter] dismiss
        [Inbox] viewDidLoad
        [Inbox] viewWillAppear
        """),
    Log(
      testDescription: "a presentation after a swipe of a sheet that logs no end",
      text: """
        [Inbox@0x10] present Filter@0x20 style=formSheet
        [Filter@0x20] viewWillAppear
        [Filter@0x20] viewDidAppear
        [Filter@0x20] presentationControllerShouldDismiss result=true
        [Filter@0x20] presentationControllerWillDismiss
        [Filter@0x20] presentationControllerDidDismiss
        [Inbox@0x10] present Filter@0x20 style=fullScreen
        [Filter@0x20] viewWillAppear
        """),
    Log(
      testDescription: "a screen that logs no viewDidAppear comes and goes",
      text: """
        [Letter@0x20] viewWillDisappear
        [Inbox@0x10] viewWillAppear
        [Inbox@0x10] viewWillDisappear
        [Inbox@0x10] viewDidDisappear
        [Letter@0x20] viewWillAppear
        [nav] push Search@0x30
        [Letter@0x20] viewWillDisappear
        [Search@0x30] viewWillAppear
        [Letter@0x20] viewDidDisappear
        [Search@0x30] viewWillDisappear
        [Letter@0x20] viewWillAppear
        [Search@0x30] viewDidDisappear
        [Letter@0x20] viewWillDisappear
        """),
    Log(
      testDescription: "a full-screen controller of a class that has appeared before",
      text: """
        [Filter@0x40] viewWillAppear
        [nav] push Letter@0x20
        [Letter@0x10] viewWillDisappear
        [Letter@0x10] viewDidDisappear
        [Letter@0x20] present Filter@0x30 style=fullScreen
        [Filter@0x30] viewDidLoad
        [Letter@0x20] viewWillDisappear
        [Filter@0x30] viewWillAppear
        [Letter@0x20] viewDidDisappear
        """),
    Log(
      testDescription: "a swipe that is given up, of screens that log only how they come",
      text: """
        [nav] push Letter@0x20
        [Letter@0x20] viewWillAppear
        [Letter@0x20] viewDidAppear
        [nav] push Letter@0x30
        [Letter@0x30] viewWillAppear
        [Letter@0x30] viewDidAppear
        [Letter@0x20] viewWillAppear
        [Letter@0x30] viewWillAppear
        [Letter@0x30] viewDidAppear
        [nav] push Search@0x40
        [Search@0x40] viewWillAppear
        [Search@0x40] viewDidAppear
        [Search@0x50] viewWillAppear
        [Search@0x40] viewWillDisappear
        """),
    Log(
      testDescription: "a pop that was not logged, and moves elsewhere",
      text: """
        [nav] pop
        [nav] push Letter@0x20
        [Letter@0x20] viewWillAppear
        [Letter@0x20] viewDidAppear
        [Files@0x30] viewWillAppear
        [Letter@0x20] viewWillDisappear
        [Files@0x30] viewDidAppear
        [Letter@0x20] viewDidDisappear
        [Letter@0x40] viewWillAppear
        [Letter@0x40] viewDidAppear
        [Letter@0x40] viewWillDisappear
        [Letter@0x40] viewDidDisappear
        [Letter@0x40] deinit
        [Letter@0x50] viewWillAppear
        [Letter@0x50] viewDidAppear
        [Letter@0x50] viewWillDisappear
        [Letter@0x50] viewDidDisappear
        [Letter@0x50] deinit
        """),
    Log(
      testDescription: "a controller released before its dismissal is over",
      text: """
        [Inbox@0x10] present Letter@0x20 style=currentContext
        [Letter@0x20] viewWillAppear
        [Letter@0x20] present Map@0x30 style=overCurrentContext
        [Map@0x30] viewDidAppear
        [Map@0x30] dismiss
        [Letter@0x20] dismiss
        [Letter@0x20] viewDidDisappear
        [Letter@0x20] deinit
        [Letter@0x30] viewWillAppear
        [Letter@0x30] viewDidDisappear
        [Letter@0x30] deinit
        [Letter@0x40] viewWillAppear
        [Letter@0x40] viewDidDisappear
        [Letter@0x40] deinit
        """),
    Log(
      testDescription: "a presenter that logs only that it is gone",
      text: """
        [Inbox@0x10] viewDidDisappear
        [Inbox@0x10] present Filter@0x20 style=currentContext
        [Filter@0x20] viewWillAppear
        [Inbox@0x10] viewDidDisappear
        [Filter@0x20] presentCompletion
        [Filter@0x20] dismiss
        """),
    Log(
      testDescription: "a pop of a screen that logs nothing, and a cover that is dismissed after it",
      text: """
        [nav] push Offer@0x50
        [nav] pop
        [nav] popToRoot
        [Map@0x20] viewWillDisappear
        [Inbox@0x10] viewDidAppear
        [Map@0x20] viewDidDisappear
        """),
    Log(
      testDescription: "a pop that brings back who never logs that it goes, and another unheard",
      text: """
        [nav] setViewControllers Inbox@0x10,Letter@0x20,Search@0x30
        [Search@0x30] viewDidAppear
        [nav] pop
        [Search@0x30] viewWillAppear
        [Letter@0x20] viewWillAppear
        """),
    Log(
      testDescription:
        "a pop that was logged elsewhere: the incoming controller is there, goes, and comes back",
      text: """
        [nav] setViewControllers Inbox@0x10,Letter@0x20,Search@0x30
        [Search@0x30] viewDidAppear
        [Letter@0x20] viewWillDisappear
        [nav] pop
        [Letter@0x20] viewWillAppear
        [Letter@0x20] viewDidAppear
        [Letter@0x20] viewWillDisappear
        [Letter@0x20] viewWillAppear
        """),
    Log(
      testDescription: "a sheet that comes again while a namesake of its presenter goes",
      text: """
        [Inbox@0x10] present Filter@0x20 style=pageSheet
        [Filter@0x20] viewWillAppear
        [Inbox@0x30] viewWillDisappear
        [Filter@0x20] viewWillAppear
        """),
    Log(
      testDescription: "a pop that is answered by who came last, and a swipe given up long after it",
      text: """
        [Letter@0x20] viewWillAppear
        [Map@0x30] viewWillDisappear
        [Letter@0x40] viewWillAppear
        [Letter@0x40] viewWillDisappear
        [Letter@0x20] viewWillDisappear
        [nav] pop
        [Inbox@0x10] viewWillAppear
        [Letter@0x50] viewWillAppear
        [Letter@0x50] viewWillDisappear
        [Inbox@0x10] viewWillAppear
        [Inbox@0x10] viewDidDisappear
        [Letter@0x50] viewWillAppear
        """),
    Log(
      testDescription: "a pop beside a child that logs only how it comes",
      text: """
        [Badge@0x40] viewWillAppear
        [nav] push Letter@0x20
        [Inbox@0x10] viewWillDisappear
        [Letter@0x20] viewWillAppear
        [Letter@0x20] viewDidAppear
        [Letter@0x20] viewWillDisappear
        [Inbox@0x10] viewWillAppear
        [Badge@0x40] viewWillAppear
        [Letter@0x20] viewDidDisappear
        """),
    Log(
      testDescription: "swipes given up in a row, of a screen that logs only how it goes",
      text: """
        [nav] push Letter@0x20
        [Letter@0x20] viewDidLoad
        [Inbox@0x10] viewWillDisappear
        [Inbox@0x10] viewDidDisappear
        [Letter@0x20] viewWillDisappear
        [Inbox@0x10] viewWillAppear
        [Inbox@0x10] viewWillDisappear
        [Inbox@0x10] viewDidDisappear
        [Letter@0x20] viewWillDisappear
        [Letter@0x20] viewDidDisappear
        """),
    Log(
      testDescription: "a pop, and a push from a screen that does not log that it has come",
      text: """
        [nav] pop
        [Letter@0x20] viewDidAppear
        [Letter@0x20] viewWillDisappear
        [Inbox@0x10] viewWillAppear
        [Inbox@0x10] viewWillDisappear
        [Inbox@0x10] viewDidDisappear
        [Inbox@0x10] viewWillAppear
        """),
    Log(
      testDescription: "a pop after a stack that was set as a whole",
      text: """
        [nav] setViewControllers Inbox@0x10,Map@0x20,Letter@0x30
        [Offer@0x40] init
        [nav] setViewControllers Inbox@0x10,Offer@0x40,Letter@0x50
        [Letter@0x50] viewWillAppear
        [Letter@0x50] viewDidAppear
        [Offer@0x40] viewWillAppear
        """),
    Log(
      testDescription: "a drag of a sheet below one that was dismissed unheard",
      text: """
        [Inbox] present accounts style=pageSheet modalInPresentation=false
        [accounts] dismiss
        [accounts] dismissCompletion
        [Filter] presentationControllerShouldDismiss result=true
        [Filter] presentationControllerWillDismiss
        [Filter] presentationControllerDidDismiss
        """),
    Log(
      testDescription: "a tab of a class that is in the stack as well, logged with names only",
      text: """
        [nav] push Letter animated=true
        [Inbox] viewWillDisappear
        [Letter] viewWillAppear
        [Inbox] viewDidDisappear
        [Inbox] viewWillAppear
        [Letter] viewWillDisappear
        """),
    Log(
      testDescription: "a dismissal of a name of which one has gone",
      text: """
        [Filter] viewWillAppear
        [Filter] viewDidDisappear
        [Filter] dismiss
        [Filter] viewDidDisappear
        """),
    Log(
      testDescription: "a pop that is answered by one of several namesakes",
      text: """
        [Letter] viewDidDisappear
        [nav] setViewControllers Inbox,Letter,Search
        [nav] pop animated=true
        [Letter] viewWillAppear
        [Letter] viewWillDisappear
        [Letter] viewWillAppear
        [Letter] viewDidDisappear
        """),
    Log(
      testDescription: "a form sheet of the class of its presenter, logged with names only",
      text: """
        [Letter] viewIsAppearing
        [Letter] present Letter style=formSheet modalInPresentation=false
        [Letter] viewIsAppearing
        [Letter] presentCompletion
        [Letter] present Search style=currentContext modalInPresentation=false
        [Letter] viewWillDisappear
        [Letter] viewDidDisappear
        [Search] dismiss
        [Letter] viewIsAppearing
        [Search] viewDidDisappear
        [Letter] dismiss
        [Letter] viewWillDisappear
        [Letter] viewDidDisappear
        """),
    Log(
      testDescription: "a stack set as a whole, whose top does not log that it has come, and a pop in it",
      text: """
        [nav] push Letter@0x20 animated=true
        [Draft@0x30] init
        [nav] setViewControllers Inbox@0x10,Draft@0x30,Search@0x40
        [Search@0x40] viewWillAppear
        [Draft@0x30] viewWillAppear
        """),
    Log(
      testDescription: "a stack set as a whole below a screen that had come back unheard",
      text: """
        [Offer@0x50] viewDidAppear
        [nav] push Letter@0x20 animated=true
        [Inbox@0x10] viewWillDisappear
        [Inbox@0x10] viewDidDisappear
        [nav] setViewControllers Inbox@0x10,Search@0x30,Offer@0x40
        [Inbox@0x10] viewWillDisappear
        [Offer@0x40] viewWillAppear
        """),
    Log(
      testDescription: "a push of a controller that logs only how it goes",
      text: """
        [Letter@0x20] init
        [nav] push Letter@0x20 animated=true
        [Letter@0x20] viewWillDisappear
        [Letter@0x20] viewDidDisappear
        """),
    Log(
      testDescription: "a parent and a child of one name",
      text: """
        [Letter] viewWillAppear
        [Letter] viewDidAppear
        [Letter] didMove parent=Letter
        [nav] push Letter animated=true
        [Letter] viewWillDisappear
        [Letter] viewWillDisappear
        """),
    Log(
      testDescription: "a push of a name that is on screen already",
      text: """
        [Letter] viewDidAppear
        [nav] push Letter animated=true
        [Letter] viewDidAppear
        [Letter] viewWillDisappear
        """),
    Log(
      testDescription: "a parent and a child of one name, of whom no mark tells",
      text: """
        [nav] push Search animated=true
        [Letter] viewWillDisappear
        [Letter] viewWillDisappear
        [Letter] viewDidDisappear
        [Letter] viewDidDisappear
        """),
    Log(
      testDescription: "a sheet, and long after it its namesake in another",
      text: """
        [Inbox] present Filter style=overCurrentContext modalInPresentation=false
        [Filter] viewDidAppear
        [Filter] present Letter style=automatic modalInPresentation=false
        [Letter] presentCompletion
        [Letter] present accounts style=fullScreen modalInPresentation=false
        [accounts] setViewControllers Letter
        [Filter] viewDidAppear
        [Filter] viewWillDisappear
        """),
    Log(
      testDescription: "a form sheet of a name that comes back elsewhere",
      text: """
        [Filter] viewWillDisappear
        [accounts] presentCompletion
        [accounts] dismiss
        [Filter] viewWillAppear
        [Inbox] present Filter style=formSheet modalInPresentation=false
        [Filter] viewWillAppear
        """),
    Log(
      testDescription: "a presenter by name, of which one has gone",
      text: """
        [Letter] viewWillAppear
        [Letter] viewWillDisappear
        [Letter] viewDidDisappear
        [Letter] present accounts style=fullScreen modalInPresentation=true
        [accounts] setViewControllers Inbox
        [Letter] viewWillDisappear
        """),
    Log(
      testDescription: "a pop from a screen to its namesake",
      text: """
        [nav] pop animated=true
        [Letter] viewWillDisappear
        [Letter] viewWillAppear
        [Letter] viewDidDisappear
        """),
    Log(
      testDescription: "a child's address used again by another child",
      text: """
        [Shop@0x10] viewWillAppear
        [Badge@0x20] init
        [Shop@0x10] addChild Badge@0x20
        [Badge@0x20] willMove parent=Shop@0x10
        [Badge@0x20] viewDidAppear
        [Badge@0x20] didMove parent=Shop@0x10
        [Badge@0x20] viewWillDisappear
        [Shop@0x10] viewDidDisappear
        [Badge@0x20] init
        [Badge@0x20] viewDidAppear
        """),
    Log(
      testDescription: "a child's address used again in a class that logs no beginning",
      text: """
        [Shop@0x10] viewWillAppear
        [Shop@0x10] addChild Badge@0x20
        [Badge@0x20] willMove parent=Shop@0x10
        [Badge@0x20] viewDidAppear
        [Badge@0x20] didMove parent=Shop@0x10
        [Shop@0x10] viewDidDisappear
        [Badge@0x20] viewDidAppear
        """),
    Log(
      testDescription: "a child that was another's before",
      text: """
        [Badge@0x20] didMove parent=Shop@0x10
        [Shop@0x10] dismiss
        [Inbox@0x30] present Offer@0x10 style=pageSheet modalInPresentation=true
        [Offer@0x10] addChild Badge@0x20
        [Badge@0x20] willMove parent=Offer@0x10
        """),
    Log(
      testDescription: "a presenter that logs only that it has come, twice",
      text: """
        [nav] setViewControllers Inbox@0x10,Letter@0x20,Shop@0x30
        [Shop@0x30] viewDidAppear
        [Shop@0x30] present Filter@0x40 style=formSheet modalInPresentation=false
        [Filter@0x40] dismiss
        [Filter@0x40] dismissCompletion
        [Shop@0x30] present Offer@0x40 style=fullScreen modalInPresentation=false
        [Offer@0x40] dismiss
        [Shop@0x30] viewDidAppear
        [Offer@0x40] viewDidDisappear
        """),
    Log(
      testDescription: "a sheet of the name of its presenter, dismissed, and a drag of another",
      text: """
        [Letter] present Letter style=overFullScreen modalInPresentation=true
        [Letter] dismiss
        [Letter] presentationControllerShouldDismiss result=true
        """),
    Log(
      testDescription: "a sheet dismissed unheard, and after it a drag of its namesake",
      text: """
        [Inbox] present Filter style=automatic modalInPresentation=false
        [Filter] dismiss
        [Filter] dismissCompletion
        [Inbox] present accounts style=fullScreen modalInPresentation=true
        [Filter] presentationControllerShouldDismiss result=true
        """),
    Log(
      testDescription: "a pop to a screen whose view is loaded at an address used again",
      text: """
        [nav] push Inbox@0x10 animated=false
        [Inbox@0x10] viewDidLoad
        [Inbox@0x10] viewDidAppear
        [nav] push Letter@0x20 animated=true
        [Letter@0x20] viewDidAppear
        [nav] pop animated=true
        [Letter@0x20] viewDidDisappear
        [Inbox@0x10] viewDidAppear
        [nav] dismiss
        [Inbox@0x10] viewDidLoad
        """),
    Log(
      testDescription: "a pop that is no answer to what its target did before the push",
      text: """
        [nav] push Inbox@0x10 animated=true
        [Inbox@0x10] viewWillAppear
        [Inbox@0x10] viewDidAppear
        [Inbox@0x10] viewWillAppear
        [nav] push Letter@0x20 animated=true
        [Letter@0x20] viewDidAppear
        [nav] pop animated=true
        [Letter@0x20] viewWillDisappear
        """),
    Log(
      testDescription: "a sheet that was dragged away unheard, and one at the same address as its presenter",
      text: """
        [Shop@0x50] viewDidLoad
        [Shop@0x50] present Offer@0x30 style=pageSheet modalInPresentation=false
        [Offer@0x30] presentationControllerShouldDismiss result=true
        [Offer@0x30] presentationControllerWillDismiss
        [Offer@0x30] presentationControllerDidDismiss
        [Shop@0x50] dismiss
        [Inbox@0x20] presentationControllerShouldDismiss result=true
        [Inbox@0x20] presentationControllerWillDismiss
        [Inbox@0x20] present Shop@0x50 style=formSheet modalInPresentation=true
        [Shop@0x50] viewDidLoad
        [Shop@0x50] presentationControllerDidAttemptToDismiss
        """),
    Log(
      testDescription: "a sheet of a sheet that goes, while a namesake comes",
      text: """
        [Inbox] present Letter style=overCurrentContext modalInPresentation=false
        [Letter] viewWillAppear
        [Letter] present Filter style=pageSheet modalInPresentation=false
        [Filter] viewWillAppear
        [Filter] viewWillDisappear
        [Inbox] viewDidAppear
        [Filter] viewDidDisappear
        [Filter] viewWillDisappear
        [Letter] dismiss
        [Letter] viewDidDisappear
        [Letter] viewWillAppear
        [Shop] present Offer style=formSheet modalInPresentation=false
        [Offer] present accounts style=formSheet modalInPresentation=false
        [accounts] presentationControllerShouldDismiss result=true
        """),
    Log(
      testDescription: "a pop to a screen that was last logged to disappear",
      text: """
        [Inbox@0x10] viewDidAppear
        [Inbox@0x10] viewWillDisappear
        [nav] setViewControllers Shop@0x20,Inbox@0x10,Letter@0x30
        [Letter@0x30] viewDidAppear
        [nav] pop animated=true
        [Inbox@0x10] viewWillAppear
        [Letter@0x30] viewDidDisappear
        [Inbox@0x10] viewDidAppear
        [Inbox@0x10] viewWillDisappear
        """),
    Log(
      testDescription: "a curled page that is let go, between classes that log one will each",
      text: """
        [book] pageViewControllerWillTransition
        [SheetTwo] viewWillDisappear
        [SheetOne] viewWillAppear
        [SheetTwo] viewDidDisappear
        [book] pageViewControllerDidFinishAnimating completed=false
        """,
      configuration: #"{"controllers": {"Sheet*": {"in": "page-curl"}}}"#),
    Log(
      testDescription: "a push of a class that logs nothing, and one that goes and comes back elsewhere",
      text: """
        [left] push Recipe@0x20
        [Map@0x90] viewDidAppear
        [Map@0x90] viewWillDisappear
        [Map@0x90] viewDidAppear
        [left] push Letter@0x30
        [Letter@0x30] viewWillAppear
        [Map@0x90] viewWillDisappear
        """),
    Log(
      testDescription: "a screen that presents another of the class below it, or uncovers one",
      text: """
        [nav] push Item
        [Shop] viewWillDisappear
        [Item] viewWillAppear
        [Shop] viewDidDisappear
        [Item] viewDidAppear
        [Item] viewWillDisappear
        [Shop] viewWillAppear
        [Shop] viewDidAppear
        [Item] viewDidDisappear
        """),
    Log(
      testDescription: "a screen pushed on its own class, which logs that it goes first",
      text: """
        [nav] push Item
        [Item] viewWillDisappear
        [Item] viewWillAppear
        [Item] viewDidDisappear
        [Item] viewDidAppear
        """),
    Log(
      testDescription: "a presenter is dismissed whose own sheet went before, in a class that logs no did",
      text: """
        [Shop@0x10] viewDidAppear
        [Shop@0x10] present Offer@0x20 style=overFullScreen
        [Offer@0x20] viewDidAppear
        [Offer@0x20] dismiss
        [Offer@0x20] viewWillDisappear
        [Shop@0x10] dismiss
        [Shop@0x10] dismissCompletion
        [Offer@0x20] viewDidAppear
        [Offer@0x20] viewWillDisappear
        """),
    Log(
      testDescription: "a pop that nobody of its own stack tells of, and a pop elsewhere",
      text: """
        [left] pop animated=true
        [Note@0x10] viewWillDisappear
        [Folder@0x20] viewWillAppear
        [left] push Recipe@0x30 animated=true
        [Folder@0x20] viewDidAppear
        """),
    Log(
      testDescription: "a screen in another of its class, dismissed together",
      text: """
        [Item] viewWillAppear
        [Item] viewWillAppear
        [Item] viewDidAppear
        [Item] viewDidAppear
        [Item] dismiss
        [Item] viewWillDisappear
        [Item] viewWillDisappear
        [Item] viewDidDisappear
        [Item] viewDidDisappear
        """),
    Log(
      testDescription: "a coordinator finished when its screen is popped, whose cover went without a word",
      text: """
        [Flow@0x5] show Item@0x30
        [nav@0x1] push Item@0x30
        [Item@0x30] viewDidAppear
        [Item@0x30] present sheets@0x2 style=overFullScreen
        [Offer@0x40] viewWillAppear
        [Offer@0x40] viewDidAppear
        [sheets@0x2] dismiss
        [Item@0x30] viewWillDisappear
        [Shop@0x10] viewWillAppear
        [Item@0x30] viewDidDisappear
        [Shop@0x10] viewDidAppear
        [Main] childDidFinish Flow@0x5
        """),
    Log(
      testDescription: "a coordinator finished when its screen is popped, on which one lay that logs nothing",
      text: """
        [Flow@0x5] show Item@0x30
        [nav@0x1] push Item@0x30
        [Item@0x30] viewWillAppear
        [Item@0x30] viewDidAppear
        [nav@0x1] push Recipe@0x40
        [Item@0x30] viewWillDisappear
        [Item@0x30] viewDidDisappear
        [Item@0x30] viewWillAppear
        [Item@0x30] viewDidAppear
        [Item@0x30] viewWillDisappear
        [Shop@0x10] viewWillAppear
        [Item@0x30] viewDidDisappear
        [Shop@0x10] viewDidAppear
        [Main] childDidFinish Flow@0x5
        """),
    Log(
      testDescription: "a coordinator finished when its screen is popped, and another of its class is below",
      text: """
        [Flow] show Item
        [nav] push Item
        [Item] viewDidLoad
        [Item] viewWillAppear
        [Item] viewDidAppear
        [Item] viewWillDisappear
        [Item] viewWillAppear
        [Item] viewDidDisappear
        [Item] viewDidAppear
        [Main] childDidFinish Flow
        """),
    Log(
      testDescription: "one of a class is released while another of it is covered, with its coordinator",
      text: """
        [Main] addChildCoordinator Flow
        [Flow] start
        [Flow] show Item
        [nav] push Item
        [Item] viewDidLoad
        [Item] viewWillAppear
        [Item] viewDidAppear
        [nav] push Letter
        [Item] viewWillDisappear
        [Letter] viewWillAppear
        [Item] viewDidDisappear
        [Letter] viewDidAppear
        [Item] deinit
        [Letter] viewWillDisappear
        [Shop] viewWillAppear
        [Letter] viewDidDisappear
        [Shop] viewDidAppear
        [Main] childDidFinish Flow
        """),
    Log(
      testDescription: "a coordinator finished after a move of which only the dids are logged",
      text: """
        [Main] addChildCoordinator Flow@0x5
        [Flow@0x5] show Item@0x30
        [nav@0x1] push Item@0x30
        [Item@0x30] viewDidAppear
        [nav@0x1] push Letter@0x40
        [Item@0x30] viewDidDisappear
        [Letter@0x40] viewDidAppear
        [nav@0x1] popToRoot
        [Item@0x30] deinit
        [Letter@0x40] viewDidDisappear
        [Shop@0x10] viewDidAppear
        [Shop@0x10] viewDidAppear
        [Main] childDidFinish Flow@0x5
        """),
    Log(
      testDescription: "a sheet that was there before is asked whether it goes, in another scene",
      text: """
        [Shop@0x10] present Offer@0x20 style=pageSheet modalInPresentation=true
        [rightNav@0x90] presentationControllerShouldDismiss result=true
        [rightNav@0x90] presentationControllerWillDismiss
        """),
    Log(
      testDescription: "a stack filled without animation, and then shown over the one that goes",
      text: """
        [nav] push Letter animated=false
        [Letter] viewDidLoad
        [Shop] viewWillDisappear
        [Letter] viewWillAppear
        [Letter] viewDidAppear
        [Shop] viewDidDisappear
        """),
  ]

  /// Faults that must stay found: what is not proven yet, or a name in two stacks, hides none of them.
  static let faults: [(text: String, rule: String)] = [
    (
      """
      [Item@0x30] viewWillAppear
      [Shop@0x10] viewWillAppear
      [Shop@0x10] viewDidAppear
      [nav] push Item@0x20
      [Shop@0x10] viewWillDisappear
      [Item@0x20] viewWillAppear
      [Shop@0x10] viewWillDisappear
      [Shop@0x10] viewDidDisappear
      [Item@0x20] viewWillDisappear
      """, "TC103"
    ),
    (
      """
      [left] setViewControllers Shop
      [right] setViewControllers Shop
      [Shop] present Offer style=pageSheet
      [Offer] viewDidLoad
      [Offer] viewWillAppear
      [Offer] viewDidAppear
      [Offer] viewIsAppearing
      """, "TC201"
    ),
    (
      """
      [nav] push Item
      [Item] viewDidLoad
      [Item] viewWillAppear
      [Item] viewWillAppear
      [Item] viewDidAppear
      [Item] viewWillDisappear
      [Item] viewDidDisappear
      """, "TC103"
    ),
  ]

  @Test(arguments: faults.indices) func `a fault among quiet classes is found`(_ index: Int) {
    var app = AppDescription()
    // Later releases may repeat a will.
    app.os = OSVersion(major: 17)
    #expect(CheckedTrace(Self.faults[index].text, app: app).rules == [Self.faults[index].rule])
  }
}
