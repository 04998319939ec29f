import Testing

@testable import TraceModel

/// What a class does not log, or an app does not mark, is evidence of nothing: each of these logs is what is left of a
/// legal run where some classes log some callbacks only.
@Suite struct PartialLogTests {
  struct Log: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var text: String
  }

  @Test(arguments: logs) func `a legal run raises nothing, whatever its classes log`(_ log: Log) {
    #expect(CheckedTrace(log.text).definite.isEmpty)
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
      testDescription: "a sheet that is dragged, let go, and dismissed by code",
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
      testDescription: "a way back heard by viewIsAppearing alone",
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
      testDescription: "a pop that was not heard of, and moves elsewhere",
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
      testDescription: "a pop that was heard elsewhere: who was to come is there, goes, and comes back",
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
      testDescription: "a tab of a class that stands in the stack as well, heard by names only",
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
      testDescription: "a form sheet of the class of its presenter, heard by names only",
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
  ]

  @Test(arguments: faults.indices) func `a fault among quiet classes is found`(_ place: Int) {
    #expect(CheckedTrace(Self.faults[place].text).rules == [Self.faults[place].rule])
  }
}
