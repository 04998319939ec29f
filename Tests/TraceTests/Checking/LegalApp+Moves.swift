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

  private var navigation: Navigation { modals.last?.navigation ?? tabs[selected] }
  var top: Screen { navigation.screens[navigation.screens.count - 1] }

  private mutating func launch() {
    lines.append("[\(window)window] setRoot \(text(tabBar))")
    lines.append("[\(window)window] makeKeyAndVisible")
    for tab in tabs { steadyMark("[\(text(tab.who))] setViewControllers \(text(tab.screens[0]))") }
    steadyMark("[\(text(tabBar))] select \(text(tabs[0].who))")
    phase(top, "viewWillAppear")
    phase(top, "viewDidAppear")
  }

  private mutating func move() {
    let canPush = modals.last?.isContainer ?? true
    switch Int.random(in: 0..<100, using: &random) {
    case 0..<26 where canPush: push()
    case 26..<40 where navigation.screens.count > 1: pop()
    case 40..<46 where navigation.screens.count > 1: cancelPop()
    case 46..<51 where navigation.screens.count > 2: popToRoot()
    case 51..<55 where canPush: deepLink()
    case 55..<63 where modals.isEmpty: select()
    case 63..<75 where modals.count < 4: present()
    case 75..<84 where !modals.isEmpty: dismiss()
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
    for (place, (isNew, event)) in phases.enumerated() {
      if place == 2 { pause() }
      phase(isNew ? new : old, event)
    }
  }

  private static let pushOrder = [
    (false, "viewWillDisappear"), (true, "viewWillAppear"), (false, "viewDidDisappear"),
    (true, "viewDidAppear"),
  ]

  private mutating func push() {
    let (old, new) = (top, newScreen())
    if chance(25) { show(new) }
    mark("[\(text(navigation.who))] push \(text(new)) animated=\(chance(80))")
    navigation.screens.append(new)
    if chance(80) { load(new) }
    exchange(old, new, Self.pushOrder)
  }

  private mutating func pop() {
    let (old, new) = (top, navigation.screens[navigation.screens.count - 2])
    if chance(60) { mark("[\(text(navigation.who))] pop animated=true") }
    navigation.screens.removeLast()
    exchange(old, new, Self.pushOrder)
    release(old)
  }

  private mutating func cancelPop() {
    let (old, new) = (top, navigation.screens[navigation.screens.count - 2])
    exchange(
      old, new,
      [
        (false, "viewWillDisappear"), (true, "viewWillAppear"), (true, "viewWillDisappear"),
        (true, "viewDidDisappear"), (false, "viewWillAppear"), (false, "viewDidAppear"),
      ])
  }

  private mutating func popToRoot() {
    let (old, new) = (top, navigation.screens[0])
    let skipped = navigation.screens.dropFirst().dropLast()
    mark("[\(text(navigation.who))] popToRoot animated=true")
    navigation.screens = [new]
    phase(old, "viewWillDisappear")
    phase(new, "viewWillAppear")
    for screen in skipped { release(screen, isMidway: true) }
    phase(old, "viewDidDisappear")
    phase(new, "viewDidAppear")
    release(old)
  }

  private mutating func deepLink() {
    let old = navigation.screens
    let new = [old[0], newScreen(), newScreen()]
    steadyMark("[\(text(navigation.who))] setViewControllers " + new.map(text).joined(separator: ","))
    navigation.screens = new
    exchange(old[old.count - 1], new[2], Self.pushOrder)
    for screen in old.dropFirst().reversed() { release(screen) }
  }

  // MARK: Tabs

  private mutating func select() {
    let next = Int.random(in: 0..<tabs.count, using: &random)
    steadyMark("[\(text(tabBar))] select \(text(tabs[next].who))")
    if next == selected { return }
    let old = top
    selected = next
    exchange(
      old, top,
      [
        (true, "viewWillAppear"), (false, "viewWillDisappear"), (true, "viewDidAppear"),
        (false, "viewDidDisappear"),
      ])
  }

  // MARK: Presentations

  private static let styles = [
    "fullScreen", "currentContext", "pageSheet", "formSheet", "automatic", "overFullScreen",
    "overCurrentContext",
  ]

  private mutating func present() {
    let presenter = top
    let isContainer = chance(40)
    let stack = Navigation(newNavigation(), newScreen())
    let style = Self.styles[Int.random(in: 0..<Self.styles.count, using: &random)]
    let modal = Modal(navigation: stack, isContainer: isContainer, style: style, isModal: chance(30))
    steadyMark(
      "[\(text(presenter))] present \(text(modal.presented)) style=\(style) modalInPresentation=\(modal.isModal)"
    )
    if isContainer { steadyMark("[\(text(stack.who))] setViewControllers \(text(stack.screens[0]))") }
    modals.append(modal)
    load(stack.screens[0])
    if modal.isCover { phase(presenter, "viewWillDisappear") }
    phase(top, "viewWillAppear")
    pause()
    phase(top, "viewDidAppear")
    if modal.isCover { phase(presenter, "viewDidDisappear") }
    if chance(30) { steadyMark("[\(text(modal.presented))] presentCompletion") }
  }

  private mutating func dismiss() {
    guard let modal = modals.last else { return }
    steadyMark("[\(text(modal.presented))] dismiss")
    goAway(modal)
    if chance(30) { steadyMark("[\(text(modal.presented))] dismissCompletion") }
    for screen in modal.navigation.screens.reversed() { release(screen) }
  }

  private mutating func goAway(_ modal: Modal) {
    let old = top
    modals.removeLast()
    phase(old, "viewWillDisappear")
    if modal.isCover { phase(top, "viewWillAppear") }
    pause()
    if modal.isCover { phase(top, "viewDidAppear") }
    phase(old, "viewDidDisappear")
  }

  private mutating func drag() {
    guard let modal = modals.last else { return }
    let who = "[\(text(modal.presented))] presentationController"
    if modal.isModal { return steadyMark(who + "DidAttemptToDismiss") }
    steadyMark(who + "ShouldDismiss result=true")
    steadyMark(who + "WillDismiss")
    if chance(50) {
      phase(top, "viewWillDisappear")
      phase(top, "viewWillAppear")
      return phase(top, "viewDidAppear")
    }
    goAway(modal)
    steadyMark(who + "DidDismiss")
    for screen in modal.navigation.screens.reversed() { release(screen) }
  }

  // MARK: Children, and the app

  private mutating func child() {
    let parent = top
    guard parent.children.isEmpty else { return removeChild(of: parent) }
    let child = newScreen()
    let isByHand = chance(30)
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

  private mutating func removeChild(of parent: Screen) {
    let child = parent.children.removeLast()
    steadyMark("[\(text(child))] willMove parent=nil")
    phase(child, "viewWillDisappear")
    phase(child, "viewDidDisappear")
    steadyMark("[\(text(child))] removeFromParent")
    steadyMark("[\(text(child))] didMove parent=nil")
    release(child)
  }

  private mutating func background() {
    lines += ["[scene] sceneWillResignActive", "[scene] sceneDidEnterBackground"]
    lines += ["[scene] sceneWillEnterForeground", "[scene] sceneDidBecomeActive"]
  }
}
