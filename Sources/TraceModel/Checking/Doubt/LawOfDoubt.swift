/// What each doubt does to a finding: the whole policy, in one table.
///
/// A doubt stands for an assumption. One that explains freely leaves no finding; one that explains at a price leaves it
/// *possible*, and says so. Several at once cost what the dearest costs, and three or more are never free.
struct LawOfDoubt: Sendable {
  /// The price of each doubt, and its words.
  static func row(_ doubt: Doubt) -> Row {
    switch doubt {
    case .namesakeCanBeCalled:
      Row(
        kind: .namesake, price: .free, text: "another controller of that name may exist", remedy: addresses,
        rules: names)
    case .namesakeMayHide:
      Row(
        kind: .namesake, price: .dear, text: "the log may mean another controller of that name",
        remedy: addresses, rules: names)
    case .nameMovedBothWays:
      Row(
        kind: .namesake, price: .dear,
        text: "this name both appears and disappears here, so two controllers may have it", remedy: addresses)
    case .boundByOrder, .othersMove:
      Row(
        kind: .unannounced, price: .dear,
        text: "another controller appeared or disappeared at the same time, and the log may mean that one",
        remedy: marks)
    case .stackUnknown:
      Row(
        kind: .beforeLog, price: .free, text: "the log doesn't show what is in the stack",
        remedy: "start the log at launch, or log `setViewControllers`",
        rules: [107...107, 205...205, 400...499])
    case .otherWindow:
      Row(
        kind: .unannounced, price: .dear, text: "the log may mean another window or container",
        remedy:
          "log `navigationController(_:didShow:animated:)` with the address of the navigation controller",
        rules: [205...205, 402...402, 404...405])
    case .kindFromConfiguration:
      Row(
        kind: .unannounced, price: .dear, text: "only the configuration says what kind of transition this is",
        remedy: marks, rules: [201...201, 204...205, 402...402, 404...405, 421...421, 431...431])
    case .endUnlogged:
      Row(
        kind: .unlogged, price: .dear,
        text: "the class may not log every callback, and one may have come in between",
        remedy: "log all four appearance callbacks",
        rules: [103...103, 106...108, 202...202, 205...205, 402...402, 404...407, 603...603])
    case .mayHaveGoneBack:
      Row(
        kind: .unannounced, price: .dear, text: "the user may have popped it by a gesture",
        remedy: "log `navigationController(_:didShow:animated:)`, which UIKit calls after each push and pop",
        rules: [703...703])
    case .pageInFlight:
      Row(
        kind: .uikit, price: .dear,
        text: "the user may have cancelled the page turn, or several pages may be turning",
        remedy: "log `pageViewController(_:didFinishAnimating:…)` with `completed=`",
        rules: [205...205, 431...431])
    case .presenterUnsettled:
      Row(
        kind: .uikit, price: .free, text: "the presenter was itself appearing or disappearing",
        remedy: "present after the first `viewDidAppear` in a debug run", rules: [200...399])
    case .severalLevelsGo:
      Row(
        kind: .uikit, price: .free, text: "several presentations are dismissed at once",
        remedy: "dismiss them one by one in a debug run", rules: [200...399, 604...604, 703...703])
    case .overlapped:
      Row(
        kind: .uikit, price: .free, text: "another transition began before this one was over",
        remedy: "start each transition only after the previous one has ended, in a debug run")
    case .firstStack:
      Row(
        kind: .beforeLog, price: .free,
        text: "a stack that is set before its container is on screen appears together with the container",
        remedy: "log the container's own callbacks", rules: [107...107, 400...499])
    case .otherSheetUnlogged:
      Row(
        kind: .unannounced, price: .dear, text: "the call may belong to another sheet that logs nothing",
        remedy: "log the callbacks of every presented controller", rules: [205...205, 301...307])
    case .presentedBeforeLog:
      Row(
        kind: .beforeLog, price: .dear, text: "the presentation may have begun before the log did",
        remedy: "start the log before the presentation", rules: [202...205, 301...305, 307...307])
    case .settingMayHaveChanged:
      Row(
        kind: .setting, price: .dear, text: "the setting may have changed since it was logged",
        remedy: "log `isModalInPresentation` with its `value=` wherever it is set", rules: [303...305])
    case .settingOfChild:
      Row(
        kind: .setting, price: .dear,
        text: "the child may need the setting only where it is itself the presented controller",
        remedy: "log `isModalInPresentation` of the presented controller", rules: [304...304])
    case .linesMissing:
      Row(
        kind: .unlogged, price: .dear,
        text: "lines seem to be missing: a controller left that hadn't come, as far as the log shows",
        remedy: "log without a break, or pass each recording as a log of its own",
        rules: [101...103, 108...108])
    case .otherExcerpt:
      Row(
        kind: .unlogged, price: .dear,
        text: "another excerpt may begin at the heading or fence that stands before it",
        remedy: "keep the times of the lines, or pass each excerpt as a log of its own",
        rules: [101...108, 110...110] + transitions.dropFirst())
    case .mayBeNextLaunch:
      Row(
        kind: .unlogged, price: .dear,
        text: "the app may have ended there and been launched again: another root of its class was loaded",
        remedy: "log `application(_:didFinishLaunchingWithOptions:)`, or keep each line's process number",
        rules: [205...205])
    case .delegateMayNotTell:
      Row(
        kind: .unlogged, price: .dear, text: "the delegate may not log every call it gets",
        remedy: "log each answer and each request", rules: [302...302, 304...304, 421...421])
    case .windowMayGo:
      Row(
        kind: .uikit, price: .dear, text: "its window may have been released with it",
        remedy: "log `viewDidDisappear` of its root, and hide a window before you release it",
        rules: [111...111])
    case .mayBeInteractive:
      Row(
        kind: .unannounced, price: .dear,
        text: "a custom gesture may have started the transition, and the user may have cancelled it",
        remedy: "log the gesture, and `transitionWasCancelled` where the animator ends",
        rules: [205...205, 409...409])
    case .secondMayBeWanted:
      Row(
        kind: .unannounced, price: .dear, text: "the app may have asked for both on purpose",
        remedy: "log `animated=false` where the app asks for both at once", rules: [406...406, 410...410])
    case .childrenMayBeMeant:
      Row(
        kind: .unannounced, price: .dear, text: "the container may show them all on purpose",
        remedy: "turn the rule off for that container in the configuration", rules: [507...507])
    case .delegateMayBeUnwanted:
      Row(
        kind: .unlogged, price: .dear, text: "the app may not need to know when this sheet is dismissed",
        remedy: "turn the rule off for that controller in the configuration", rules: [308...308])
    case .sheetMayBeMeant:
      Row(
        kind: .unannounced, price: .dear, text: "the app may also have called `dismiss` without logging it",
        remedy: "log what the app asks for (`dismiss`)", rules: [603...604])
    case .aboveMayBePart:
      Row(
        kind: .unannounced, price: .dear,
        text: "the controller above may be a child, and the app may have waited by itself",
        remedy: "log what the app asks for (`present`) for each presentation", rules: [602...602])
    case .pagesMayGoRound:
      Row(
        kind: .unannounced, price: .dear,
        text: "the pages may go round, so that both of them are next to the page",
        remedy: "turn the pages one by one, both ways, in a debug run", rules: [432...432])
    case .pagesMayChange:
      Row(
        kind: .unannounced, price: .dear, text: "the data source may have got other pages meanwhile",
        remedy: "log when its pages change", rules: [432...432])
    case .mayBeKept:
      Row(
        kind: .unannounced, price: .dear,
        text: "the app may be keeping these screens alive on purpose after they have gone",
        remedy: "log addresses, and what the app asks for (`present`, `push`, `select` ...)",
        rules: [701...702, 706...706])
    case .deinitMayBeUnlogged:
      Row(
        kind: .unlogged, price: .dear, text: "the class may not log its deinit",
        remedy: "log the deinit of each class", rules: [706...706])
    case .mayCloseOneByOne:
      Row(
        kind: .unannounced, price: .dear, text: "the app may be closing the screens one by one",
        remedy: "log what the app asks for (`popToRoot`, `popTo`), or finish after the last one is gone",
        rules: [703...703])
    case .routerMayBeBrief:
      Row(
        kind: .unannounced, price: .dear,
        text: "it may be a router that only has to live until its `start` returns",
        remedy: "log `addChildCoordinator`", rules: [705...705])
    case .screensUntold:
      Row(
        kind: .unannounced, price: .dear,
        text: "the coordinator may show a screen other than the one named after it",
        remedy: "log `show`", rules: [702...702])
    case .mayStillRun:
      Row(
        kind: .unannounced, price: .dear,
        text:
          "the class may not log `viewDidAppear` each time, or the transition may still have been running",
        remedy: "keep logging until the screen has appeared or the app ends", rules: [205...205, 506...506])
    case .styleMayHaveAdapted:
      Row(
        kind: .style, price: .dear, text: "another style may have taken effect",
        remedy:
          "log the style in force: what `adaptivePresentationStyle(for:traitCollection:)` returns, or the "
          + "requested style if that is `.none`", rules: [203...203])
    case .tabBarMayBeOwn:
      Row(
        kind: .style, price: .dear,
        text: "the tab bar may be the app's own and move its children with `transition(from:to:)`",
        remedy:
          "log `tabBarController(_:shouldSelect:)`, which UIKit's own tab bar calls when a tab is tapped",
        rules: [205...205, 421...421])
    case .tabMayBeChosen:
      Row(
        kind: .unannounced, price: .dear,
        text: "the mark doesn't say which stack is asked: it may be another tab's, which was chosen next",
        remedy: "log the navigation controller with each mark, and `select`", rules: [401...402])
    case .lineMayBeDoubled:
      Row(
        kind: .doubledLine, price: .dear,
        text: "two places may log the same call: an override and its superclass, or its caller",
        remedy: "log each call in one place only", rules: [103...103, 301...301, 506...506, 602...602])
    case .remarkMayBeCall:
      Row(
        kind: .unlogged, price: .dear,
        text: "a line that says more, and was taken for a remark, may be the missing call",
        remedy: "log each call in the same words", rules: missingCalls)
    case .callMayBeRemark:
      Row(
        kind: .doubledLine, price: .dear, text: "the line says something new and may only be a remark",
        remedy: "log each call in the same words", rules: calls)
    case .sceneToldTwice:
      Row(
        kind: .doubledLine, price: .dear, text: "the delegate and a notification may both log the same call",
        remedy: "log each call in one place only", rules: [110...110])
    case .otherScene:
      Row(
        kind: .namesake, price: .dear, text: "the log may mean another scene of that name",
        remedy: "log the address of the scene", rules: [110...110])
    case .movedInBackground:
      Row(
        kind: .unannounced, price: .dear,
        text: "the app may have changed its screens itself in the background",
        remedy: marks, rules: [109...109])
    case .mayBeForwarded:
      Row(
        kind: .uikit, price: .dear, text: "UIKit may have forwarded the request to a visible ancestor",
        remedy: "log `presentingViewController` of the presented controller", rules: [601...602])
    case .viewMayBeDropped:
      Row(
        kind: .uikit, price: .dear,
        text: "the app may have set the view to nil, so that UIKit loads it again",
        remedy: "log where the app sets the view to nil", rules: [105...105])
    case .addressMayBeAnothers:
      Row(
        kind: .namesake, price: .dear, text: "a new controller may have been created at that address",
        remedy: "log the deinit of the class", rules: [104...105])
    case .childMayBeOutOfView:
      Row(
        kind: .unannounced, price: .dear, text: "the child's view may not have been in the container's view",
        remedy: "log `addChild` where its view is added, and `removeFromParent` where it is taken out",
        rules: [204...204, 504...504])
    case .parentMayLogAround:
      Row(
        kind: .doubledLine, price: .dear,
        text: "the parent may log before `super` in one method and after it in another",
        remedy: "log at the same point of each method", rules: [504...504])
    case .mayBeColumn:
      Row(
        kind: .uikit, price: .dear,
        text: "the controller may be a column of a split view controller, whose order isn't known",
        remedy: "log `parent=` or `addChild`, or set `in` for its columns in the configuration",
        rules: [101...103, 107...108, 205...205, 401...402, 405...405, 407...407, 421...421])
    case .orderIsSoft:
      Row(
        kind: .uikit, price: .dear,
        text: "only a few recordings show this order, and Apple doesn't promise it",
        remedy: "log the same steps in an empty project on the same release",
        rules: [101...103, 107...108, 202...203, 205...205, 207...207, 301...302, 401...401, 431...431])
    case .launchMayRepeat:
      Row(
        kind: .uikit, price: .dear,
        text: "on iOS 13, UIKit may make each call of the root's twice at launch", remedy: release,
        rules: [103...103])
    case .willMayRepeat:
      Row(
        kind: .uikit, price: .dear,
        text:
          "UIKit may repeat a will-callback while a transition runs: on iOS 18 and later in zoom transitions, on "
          + "iOS 26 and later in any push or pop",
        remedy: "\(release), and log `transition=zoom` where a screen zooms", rules: [103...103])
    case .mayBeInterrupted:
      Row(
        kind: .uikit, price: .dear,
        text:
          "UIKit may complete a push or pop that is interrupted: from iOS 26, or from iOS 18 if it zooms",
        remedy: release, rules: [205...205, 405...406, 409...409])
    case .inferredTransition:
      Row(
        kind: .unannounced, price: .dear, text: "the transition was inferred, because no mark names it",
        remedy: marks, rules: [201...202, 401...402, 404...405, RuleID.ofApps...RuleID.ofApps])
    case .mayHaveComeBefore:
      Row(
        kind: .beforeLog, price: .dear, text: "the expected event may have come before the log began",
        remedy: "start the log at launch", rules: [RuleID.ofApps...RuleID.ofApps])
    case .neverSeen:
      Row(
        kind: .unlogged, price: .dear,
        text: "the expected event never occurs in this log and may not be logged",
        remedy: "log it, or say in the configuration which events the class `logs`",
        rules: [RuleID.ofApps...RuleID.ofApps])
    }
  }
}
