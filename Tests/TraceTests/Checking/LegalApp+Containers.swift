/// Pages, children that are exchanged, columns, coordinators; and what a log of all that may look like.
extension LegalApp {
  /// What the configuration says of the classes with an order of their own.
  static let ownOrders = [
    #""*Page*": {"in": "page"}"#, #""*Leaf*": {"in": "page-curl"}"#, #""*Column*": {"in": "split"}"#,
  ]
  static let configuration = "{\"controllers\": {" + ownOrders.joined(separator: ", ") + "}}"

  /// The log of one window or of two at once, whole or cut at both ends, at a level of logging or at one by lot.
  static func log(seed: UInt64, moves: Int, level: LoggingLevel? = nil) -> String {
    var app = LegalApp(seed: seed, level: level)
    var lines = app.play(moves).split(separator: "\n", omittingEmptySubsequences: false)
    let hasOther = app.chance(25)
    if hasOther {
      var other = LegalApp(seed: seed &+ 1 << 32, window: "Side", level: level)
      lines = app.mixed(lines, other.play(moves / 2).split(separator: "\n", omittingEmptySubsequences: false))
    }
    lines.removeAll(where: \.isEmpty)
    if !hasOther, app.chance(15) { lines += app.ended() }
    if app.chance(50) {
      lines.removeFirst(Int.random(in: 0..<lines.count / 2, using: &app.random))
      lines.removeLast(Int.random(in: 0..<lines.count / 2, using: &app.random))
    }
    guard let level else { return lines.map { $0 + "\n" }.joined() }
    return lines.compactMap { level.printed(String($0)) }.map { $0 + "\n" }.joined()
  }

  /// What is printed when the user ends the app.
  private mutating func ended() -> [Substring] {
    lines = []
    killed()
    return lines.map { $0[...] }
  }

  /// Nothing comes for a while: what another window does may come here.
  mutating func pause() { lines.append("") }

  /// The lines of two windows, each in its own order, and what comes at once together.
  private mutating func mixed(_ one: [Substring], _ other: [Substring]) -> [Substring] {
    var (first, second) = (one[...], other[...])
    var lines: [Substring] = []
    while !first.isEmpty, !second.isEmpty {
      // The first window is there from the launch.
      let isFirst = chance(60) || lines.isEmpty
      let part = (isFirst ? first : second).prefix { !$0.isEmpty }
      lines += part
      if isFirst { first.removeFirst(part.count + 1) } else { second.removeFirst(part.count + 1) }
    }
    return lines + first + second
  }

  // MARK: Pages

  /// A page controller in the top screen: its first page, or another.
  mutating func turnPage() { turnPage(isDone: chance(60)) }

  mutating func turnPage(isDone: Bool) {
    guard modals.isEmpty else { return }
    let parent = top
    guard let old = parent.children.first else { return firstPage(of: parent) }
    guard let isCurl = isCurl(old) else { return }
    let others = Self.pageNames.filter { $0.hasPrefix(isCurl ? "Leaf" : "Page") && window + $0 != old.name }
    let new = newScreen(among: others)
    tell("[\(window)pager] pageViewControllerWillTransition")
    exchange(old, new, Self.turn(isCurl, isDone))
    tell("[\(window)pager] pageViewControllerDidFinishAnimating completed=\(isDone)")
    if isDone { parent.children = [new] }
    release(isDone ? old : new)
  }

  private func isCurl(_ page: Screen) -> Bool? {
    let name = page.name.dropFirst(window.count)
    return name.hasPrefix("Leaf") ? true : name.hasPrefix("Page") ? false : nil
  }

  private mutating func firstPage(of parent: Screen) {
    let page = newScreen(among: Self.pageNames)
    parent.children = [page]
    phase(page, "viewWillAppear")
    phase(page, "viewDidAppear")
  }

  private static func turn(_ isCurl: Bool, _ isDone: Bool) -> [(Bool, String)] {
    let begins = [(true, "viewWillAppear"), (false, "viewWillDisappear")]
    switch (isCurl, isDone) {
    case (false, true): return begins + [(true, "viewDidAppear"), (false, "viewDidDisappear")]
    case (true, true): return begins + [(false, "viewDidDisappear"), (true, "viewDidAppear")]
    case (false, false):
      return begins + [
        (false, "viewWillAppear"), (false, "viewDidAppear"), (true, "viewWillDisappear"),
        (true, "viewDidDisappear"),
      ]
    case (true, false):
      return begins + [
        (true, "viewWillDisappear"), (false, "viewWillAppear"), (true, "viewDidDisappear"),
        (false, "viewDidAppear"),
      ]
    }
  }

  // MARK: Children

  /// The opposite call before the end gives a move up that a container forwards by hand, and once more begins it.
  mutating func giveUp(_ child: Screen) {
    steadyMark("[\(text(child))] beginAppearanceTransition appearing=false")
    phase(child, "viewWillDisappear")
    steadyMark("[\(text(child))] endAppearanceTransition")
    phase(child, "viewDidDisappear")
    steadyMark("[\(text(child))] beginAppearanceTransition appearing=true")
    phase(child, "viewWillAppear")
  }

  /// One child for another, by `transition(from:to:)`.
  mutating func swapChildren() {
    let parent = top
    guard let old = parent.children.first, isCurl(old) == nil else { return }
    let new = newScreen()
    steadyMark("[\(text(parent))] addChild \(text(new))")
    steadyMark("[\(text(new))] willMove parent=\(text(parent))")
    steadyMark("[\(text(old))] willMove parent=nil")
    exchange(
      old, new,
      [
        (false, "viewWillDisappear"), (true, "viewWillAppear"), (true, "viewDidAppear"),
        (false, "viewDidDisappear"),
      ])
    steadyMark("[\(text(new))] didMove parent=\(text(parent))")
    steadyMark("[\(text(old))] removeFromParent")
    steadyMark("[\(text(old))] didMove parent=nil")
    parent.children = [new]
    release(old)
  }

  /// The columns of a split controller, of which no order is known.
  mutating func columns() {
    let column = Screen(name: window + Self.splitNames[chance(50) ? 0 : 1], address: 0x90)
    for _ in 0..<3 { call(column, Self.events[Int.random(in: 2..<7, using: &random)]) }
  }

  // MARK: Coordinators

  /// A coordinator of its own for a screen that is about to come.
  mutating func show(_ screen: Screen) {
    let coordinator = Screen(name: "\(window)Flow\(lines.count)", address: 0x5000 + UInt64(lines.count))
    screen.coordinator = coordinator
    steadyMark("[\(window)App] addChildCoordinator \(text(coordinator))")
    steadyMark("[\(text(coordinator))] start")
    steadyMark("[\(text(coordinator))] show \(text(screen))")
  }

  /// The coordinators whose screens are gone are told, once each, and let go.
  mutating func finishCoordinators() {
    for coordinator in finishing {
      steadyMark("[\(window)App] childDidFinish \(text(coordinator))")
      steadyMark("[\(text(coordinator))] deinit")
    }
    finishing = []
  }
}
