/// What the app does, each in the order in which UIKit calls it.
extension LegalApp {
  /// The log of so many moves.
  mutating func play(_ moves: Int) -> String {
    launch()
    for _ in 0..<moves {
      move()
      finishCoordinators()
      pause()
    }
    return lines.map { $0 + "\n" }.joined()
  }

  var navigation: Navigation { modals.last?.navigation ?? tabs[selected] }
  var top: Screen { navigation.screens[navigation.screens.count - 1] }

  mutating func launch() {
    let isScene = window.isEmpty && (level != nil || chance(50))
    if isScene {
      lines =
        ["[app] didFinishLaunching", "[scene] sceneWillConnect", "[scene] sceneWillEnterForeground"] + lines
    }
    lines.append("[\(window)window] setRoot \(text(tabBar))")
    lines.append("[\(window)window] makeKeyAndVisible")
    for tab in tabs { steadyMark("[\(text(tab.who))] setViewControllers \(text(tab.screens[0]))") }
    steadyMark("[\(text(tabBar))] select \(text(tabs[0].who))")
    phase(top, "viewWillAppear")
    if isScene { lines.append("[scene] sceneDidBecomeActive") }
    phase(top, "viewDidAppear")
  }

  mutating func move() {
    switch Int.random(in: 0..<100, using: &random) {
    case 0..<20 where canPush: push()
    case 20..<23 where canPush: pushAgain()
    case 23..<26 where canPush: interruptedPush()
    case 26..<40 where navigation.screens.count > 1: pop()
    case 40..<46 where navigation.screens.count > 1: cancelPop()
    case 46..<51 where navigation.screens.count > 2: popToRoot()
    case 51..<55 where canPush: deepLink()
    case 55..<62 where modals.isEmpty: select()
    case 62: pushOutOfSight()
    case 63..<75 where modals.count < 4: present()
    case 75..<82 where !modals.isEmpty: dismiss()
    case 82..<84 where modals.count > 1: dismissAll()
    case 84..<90 where modals.last?.isSheet == true: drag()
    case 90..<92: child()
    case 92..<93: swapChildren()
    case 93..<96: turnPage()
    case 96..<98: columns()
    case 98: background()
    default: break
    }
  }

  // MARK: Navigation

  mutating func exchange(_ old: Screen, _ new: Screen, _ phases: [(Bool, String)]) {
    for (index, (isNew, event)) in phases.enumerated() {
      if index == 2 { pause() }
      phase(isNew ? new : old, event)
    }
  }

  /// The same in a stack, whose delegate is told: of the promise behind the incoming will, of the end behind its did.
  private mutating func exchange(
    _ old: Screen, _ new: Screen, in stack: Navigation, _ phases: [(Bool, String)] = Self.pushOrder
  ) {
    let (will, did) = (phases.prefix(2), phases.dropFirst(2))
    for (isNew, event) in will { phase(isNew ? new : old, event) }
    tell("[\(text(stack.who))] navigationControllerWillShow \(text(new))")
    pause()
    for (isNew, event) in did { phase(isNew ? new : old, event) }
    guard stack.screens.last === new else { return }
    tell("[\(text(stack.who))] navigationControllerDidShow \(text(new))")
  }

  var canPush: Bool { modals.last?.isContainer ?? true }

  private static let pushOrder = [
    (false, "viewWillDisappear"), (true, "viewWillAppear"), (false, "viewDidDisappear"),
    (true, "viewDidAppear"),
  ]

  mutating func push() { push(newScreen(), isCoordinated: chance(25)) }

  mutating func push(_ new: Screen, isCoordinated: Bool) {
    let old = top
    if isCoordinated { show(new) }
    mark("[\(text(navigation.who))] push \(text(new)) animated=\(chance(80))")
    navigation.screens.append(new)
    if chance(80) { load(new) }
    exchange(old, new, in: navigation)
  }

  /// A screen that the app keeps, for the first time or again.
  private mutating func pushAgain() {
    let held = (tabs + modals.map(\.navigation)).flatMap(\.screens)
    guard let screen = kept.first(where: { one in !held.contains { $0 === one } }) else { return }
    push(screen, isCoordinated: false)
  }

  /// From iOS 26 on a push that is interrupted is completed, and the pop begins at once.
  private mutating func interruptedPush() {
    push()
    if lines.last?.isEmpty == true { lines.removeLast() }
    pop()
  }

  mutating func pop() {
    let (old, new) = (top, navigation.screens[navigation.screens.count - 2])
    if chance(60) { mark("[\(text(navigation.who))] pop animated=true") }
    navigation.screens.removeLast()
    exchange(old, new, in: navigation)
    release(old)
  }

  mutating func cancelPop() {
    let (old, new) = (top, navigation.screens[navigation.screens.count - 2])
    exchange(
      old, new, in: navigation,
      [
        (false, "viewWillDisappear"), (true, "viewWillAppear"), (true, "viewWillDisappear"),
        (true, "viewDidDisappear"), (false, "viewWillAppear"), (false, "viewDidAppear"),
      ])
  }

  mutating func popToRoot() {
    let (old, new) = (top, navigation.screens[0])
    let skipped = navigation.screens.dropFirst().dropLast()
    mark("[\(text(navigation.who))] popToRoot animated=true")
    navigation.screens = [new]
    phase(old, "viewWillDisappear")
    phase(new, "viewWillAppear")
    tell("[\(text(navigation.who))] navigationControllerWillShow \(text(new))")
    for screen in skipped { release(screen, isMidway: true) }
    phase(old, "viewDidDisappear")
    phase(new, "viewDidAppear")
    tell("[\(text(navigation.who))] navigationControllerDidShow \(text(new))")
    release(old)
  }

  private mutating func deepLink() {
    let old = navigation.screens
    let new = [old[0], newScreen(), newScreen()]
    steadyMark("[\(text(navigation.who))] setViewControllers " + new.map(text).joined(separator: ","))
    navigation.screens = new
    exchange(old[old.count - 1], new[2], in: navigation)
    for screen in old.dropFirst().reversed() { release(screen) }
  }

  /// A push on the stack of a tab that is not seen: nobody is called until it is.
  private mutating func pushOutOfSight() {
    guard let tab = tabs.indices.first(where: { $0 != selected }) else { return }
    let new = newScreen()
    steadyMark("[\(text(tabs[tab].who))] push \(text(new)) animated=false")
    tabs[tab].screens.append(new)
  }

  // MARK: Tabs

  mutating func select() { select(Int.random(in: 0..<tabs.count, using: &random), isTap: chance(30)) }

  /// Chosen by code, or by a tap, of which the delegate is told.
  mutating func select(_ next: Int, isTap: Bool) {
    let (bar, tab) = (text(tabBar), text(tabs[next].who))
    if isTap { tell("[\(bar)] tabBarControllerShouldSelect \(tab)") }
    if !isTap || !hasDelegates { steadyMark("[\(bar)] select \(tab)") }
    let old = top
    if next != selected {
      selected = next
      exchange(old, top, isTap || chance(70) ? Self.animatedTabOrder : Self.tabOrder)
    }
    if isTap { tell("[\(bar)] tabBarControllerDidSelect \(tab)") }
  }

  private static let animatedTabOrder = [
    (true, "viewWillAppear"), (false, "viewWillDisappear"), (true, "viewDidAppear"),
    (false, "viewDidDisappear"),
  ]
  /// By `selectedIndex`, and before iOS 18.
  private static let tabOrder = [
    (true, "viewWillAppear"), (false, "viewWillDisappear"), (false, "viewDidDisappear"),
    (true, "viewDidAppear"),
  ]

  // MARK: Children, and the app

  mutating func child() {
    if top.children.isEmpty { addChild(isByHand: chance(30)) } else { removeChild() }
  }

  mutating func addChild(isByHand: Bool, among names: [String] = Self.names) {
    let parent = top
    let child = newScreen(among: names)
    steadyMark("[\(text(parent))] addChild \(text(child))")
    steadyMark("[\(text(child))] willMove parent=\(text(parent))")
    if isByHand { steadyMark("[\(text(child))] beginAppearanceTransition appearing=true") }
    phase(child, "viewWillAppear")
    if isByHand, chance(20) { giveUp(child) }
    phase(child, "viewDidAppear")
    if isByHand { steadyMark("[\(text(child))] endAppearanceTransition") }
    steadyMark("[\(text(child))] didMove parent=\(text(parent))")
    parent.children = [child]
  }

  mutating func removeChild() {
    let parent = top
    let child = parent.children.removeLast()
    steadyMark("[\(text(child))] willMove parent=nil")
    phase(child, "viewWillDisappear")
    phase(child, "viewDidDisappear")
    steadyMark("[\(text(child))] removeFromParent")
    steadyMark("[\(text(child))] didMove parent=nil")
    release(child)
  }

  mutating func background() {
    lines += ["[scene] sceneWillResignActive", "[scene] sceneDidEnterBackground"]
    lines += ["[scene] sceneWillEnterForeground", "[scene] sceneDidBecomeActive"]
  }

  /// The user ends the app from the switcher: the root is told after its scene is gone.
  mutating func killed() {
    lines += ["[scene] sceneWillResignActive", "[scene] sceneDidDisconnect", "[app] didDiscardSceneSessions"]
    phase(top, "viewWillDisappear")
    phase(top, "viewDidDisappear")
  }
}
