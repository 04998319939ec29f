/// The kinds of faults, with the rules that are right about each.
extension PlantedFault {
  static let all = callbacks + stacks + presentations + gestures + containers + coordinators

  /// One controller.
  private static let callbacks = [
    PlantedFault(
      "a viewWillAppear left out", [101, 205], .push,
      [.leaveOut("new viewWillAppear"), .leaveOut("new viewIsAppearing")]),
    PlantedFault("a viewWillDisappear left out", [102, 205], .push, [.leaveOut("old viewWillDisappear")]),
    PlantedFault("a viewDidAppear left out", [205], .push, needs: [.mark], [.leaveOut("new viewDidAppear")]),
    PlantedFault(
      "a viewDidDisappear left out", [205, 401], .push, needs: [.mark], [.leaveOut("old viewDidDisappear")]),
    PlantedFault(
      "a viewDidDisappear repeated", [102, 103], .push,
      [.insertBehind("old viewDidDisappear", "new viewDidAppear")]),
    PlantedFault(
      "a viewDidAppear before its viewWillAppear", [101, 401], .push,
      [.move("new viewDidAppear", before: "new viewWillAppear")]),
    PlantedFault(
      "a viewDidAppear of a covered screen", [101, 205], .push,
      [.give("new viewDidAppear", "below viewDidAppear")]),
    PlantedFault(
      "a covered screen disappears again", [108], .push,
      [
        .insert("below viewWillDisappear", before: "old viewDidDisappear"),
        .insertBehind("below viewDidDisappear", "new viewDidAppear"),
      ]),
    PlantedFault(
      "loaded after it began to appear", [104], .push, needs: [.address],
      [.moveBehind("new viewDidLoad", "new viewIsAppearing")]),
    PlantedFault(
      "loaded twice", [105], .push, needs: [.address, .release],
      [.insertBehind("new viewDidLoad", "old viewWillDisappear")]),
    PlantedFault(
      "a viewIsAppearing after its viewDidAppear", [107, 401], .push,
      [.moveBehind("new viewIsAppearing", "new viewDidAppear")]),
    PlantedFault(
      "released before it has gone", [106, 111], .pop,
      [.move("old deinit", before: "old viewDidDisappear")]),
    PlantedFault(
      "released on the screen", [111], .push, needs: [.release],
      [
        .append("ghost viewDidLoad"), .append("ghost viewWillAppear"), .append("ghost viewDidAppear"),
        .append("ghost deinit"),
      ]),
    PlantedFault(
      "called in the background", [109], .background,
      [
        .insertBehind("old viewDidDisappear", "scene sceneDidEnterBackground"),
        .insertBehind("old viewWillDisappear", "scene sceneDidEnterBackground"),
        .insert("old viewWillAppear", before: "scene sceneWillEnterForeground"),
        .insert("old viewDidAppear", before: "scene sceneWillEnterForeground"),
      ]),
    PlantedFault(
      "a scene goes before it says so", [110], .background,
      [.exchange("scene sceneDidEnterBackground", "scene sceneWillResignActive")]),
  ]

  /// Stacks and tabs.
  private static let stacks = [
    PlantedFault(
      "a push that ends like a cover", [401], .push, needs: [.mark],
      [.exchange("old viewDidDisappear", "new viewDidAppear")]),
    PlantedFault(
      "a pop that ends like a dismissal", [402], .pop, needs: [.mark],
      [.exchange("old viewDidDisappear", "new viewDidAppear")]),
    PlantedFault(
      "a pop whose will-callbacks are swapped", [402], .pop, needs: [.mark],
      [.move("new viewWillAppear", before: "old viewWillDisappear")]),
    PlantedFault(
      "didShow before the screen comes", [404], .push,
      [.move("stack navigationControllerDidShow", before: "new viewWillAppear")]),
    PlantedFault(
      "didShow after a cancelled swipe", [405], .cancelledPop, needs: [.mark],
      [.append("stack navigationControllerDidShow below")]),
    PlantedFault(
      "a presentation during a push", [406, 601, 602], .push,
      [.insertBehind("old present ghost style=pageSheet animated=true", "new viewWillAppear")]),
    PlantedFault(
      "a skipped screen gets callbacks", [407], .popToRoot, needs: [.mark],
      [
        .insertBehind("below viewWillDisappear", "new viewWillAppear"),
        .insertBehind("below viewWillAppear", "new viewWillAppear"),
        .insertBehind("below viewDidDisappear", "below viewWillDisappear"),
      ]),
    PlantedFault(
      "a tab that changes like a push", [421], .select, needs: [.mark],
      [.move("old viewWillDisappear", before: "new viewWillAppear")]),
    PlantedFault(
      "the active tab gets callbacks", [103, 421], .selectAgain,
      [.append("old viewWillAppear"), .append("old viewDidAppear")]),
  ]

  /// Presentations.
  private static let presentations = [
    PlantedFault(
      "a cover that ends like a push", [201], .cover, needs: [.style],
      [.exchange("old viewDidDisappear", "new viewDidAppear")]),
    PlantedFault(
      "a cover that begins with the incoming controller", [201], .cover, needs: [.style],
      [.moveBehind("old viewWillDisappear", "new viewIsAppearing")]),
    PlantedFault(
      "a dismissal that ends like a pop", [202], .uncover, needs: [.style],
      [.exchange("old viewDidDisappear", "new viewDidAppear")]),
    PlantedFault(
      "a presenter disturbed by a sheet", [203], .sheet, needs: [.style],
      [
        .insert("old viewWillDisappear", before: "new viewWillAppear"), .append("old viewDidDisappear"),
        .append("old viewWillAppear"), .append("old viewDidAppear"),
      ]),
    PlantedFault(
      "a presenter without callbacks for its cover", [204, 205], .coverAndBack, needs: [.style],
      [
        .leaveOut("old viewWillDisappear"), .leaveOut("old viewDidDisappear"),
        .leaveOut("old viewWillAppear"), .leaveOut("old viewIsAppearing"), .leaveOut("old viewDidAppear"),
      ]),
    PlantedFault(
      "a presentation that completes without viewDidAppear", [205], .sheetAndBack, needs: [.mark],
      [.leaveOut("visitor viewDidAppear")]),
    PlantedFault(
      "a dismissal without callbacks", [111, 205], .unsheet, needs: [.mark],
      [.leaveOut("old viewWillDisappear"), .leaveOut("old viewDidDisappear")]),
    PlantedFault(
      "a completion before the end", [207], .unsheet,
      [.move("old dismissCompletion", before: "old viewDidDisappear")]),
    PlantedFault("presented with style none", [208], .over, [.rewrite("style=overFullScreen", "style=none")]),
    PlantedFault(
      "presented by a popped controller", [601], .pop,
      [.insert("old present ghost style=pageSheet", before: "old deinit")]),
    PlantedFault(
      "presented by a controller that already presents", [602], .sheet,
      [.append("old present ghost style=pageSheet")]),
    PlantedFault("a touch on a covered screen", [505], .cover, [.append("old touch")]),
  ]

  /// A sheet that is dragged.
  private static let gestures = [
    PlantedFault(
      "willDismiss after it began to go", [301], .swipe,
      [.moveBehind("old presentationControllerWillDismiss", "old viewWillDisappear")]),
    PlantedFault(
      "didDismiss before it has gone", [301], .swipe,
      [.move("old presentationControllerDidDismiss", before: "old viewDidDisappear")]),
    PlantedFault(
      "didDismiss twice", [103, 301, 307], .swipe,
      [.insertBehind("old presentationControllerDidDismiss", "old presentationControllerDidDismiss")]),
    PlantedFault(
      "didDismiss left out", [306], .swipe, [.leaveOut("old presentationControllerDidDismiss")], isLate: true),
    PlantedFault(
      "didDismiss after a dismissal by code", [302], .unsheet, needs: [.mark],
      [.insertBehind("old presentationControllerDidDismiss", "old viewDidDisappear")]),
    PlantedFault(
      "didAttempt though nothing blocks", [303], .touchedSheet, needs: [.style],
      [.append("old presentationControllerDidAttemptToDismiss")]),
    PlantedFault(
      "a modal sheet is swiped away", [304, 305], .sheetAndSwipe, needs: [.style],
      [.rewrite("modalInPresentation=false", "modalInPresentation=true")]),
    PlantedFault(
      "shouldDismiss is called for a modal sheet", [305], .modalDrag,
      [
        .insert(
          "old presentationControllerShouldDismiss result=true",
          before: "old presentationControllerDidAttemptToDismiss")
      ]),
    PlantedFault(
      "didDismiss after a cancelled swipe", [304, 307], .cancelledSwipe,
      [.append("old presentationControllerDidDismiss")]),
  ]

  /// Children and pages.
  private static let containers = [
    PlantedFault(
      "a page that turns like the other style", [431], .page,
      [.exchange("child viewDidAppear", "oldChild viewDidDisappear")]),
    PlantedFault(
      "a child without didMove", [501], .childAndBack, [.leaveOut("visitor didMove")], isLate: true),
    PlantedFault(
      "a child removed without willMove", [502], .childGoes, [.leaveOut("oldChild willMove parent=nil")]),
    PlantedFault("didMove before willMove", [503], .child, [.exchange("child willMove", "child didMove")]),
    PlantedFault(
      "a child without callbacks for its parent", [504], .parentGoesAndComes, needs: [.mark],
      [
        .leaveOut("oldChild viewWillDisappear"), .leaveOut("oldChild viewDidDisappear"),
        .leaveOut("oldChild viewWillAppear"), .leaveOut("oldChild viewIsAppearing"),
        .leaveOut("oldChild viewDidAppear"),
      ]),
    PlantedFault(
      "endAppearanceTransition without a begin", [506], .childByHand,
      [.append("child endAppearanceTransition")]),
  ]

  /// Who keeps whom.
  private static let coordinators = [
    PlantedFault("never released", [701, 706], .threeVisits, [.leaveOut("visitor deinit")], isLate: true),
    PlantedFault(
      "a coordinator that is never finished", [702], .flow, needs: [.mark],
      [.leaveOut("main childDidFinish flow"), .leaveOut("flow deinit")], isLate: true),
    PlantedFault(
      "a coordinator finished while it is covered", [703], .coveredFlow,
      [.append("main childDidFinish flow")]),
    PlantedFault(
      "a coordinator finished twice", [704], .flow,
      [.insertBehind("main childDidFinish flow", "main childDidFinish flow")]),
    PlantedFault(
      "a coordinator released too early", [705], .openFlow, needs: [.mark], [.append("flow deinit")]),
  ]
}
