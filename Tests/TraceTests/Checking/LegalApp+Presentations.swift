/// What is shown on top of the rest, and how it goes again.
extension LegalApp {
  mutating func present() {
    let style = Modal.styles[Int.random(in: 0..<Modal.styles.count, using: &random)]
    present(style: style, isModal: chance(30), isContainer: chance(40), isCompleted: chance(30))
  }

  /// Where the configuration tells how a class is presented, its name says so, and none is modal.
  mutating func present(
    style: String, among names: [String] = Self.names, isModal: Bool = false, isContainer: Bool = false,
    isCompleted: Bool = false
  ) {
    let isOfClass = level?.isConfigured == true
    let root = newScreen(among: isOfClass ? [LoggingLevel.modalClass(style)] : names)
    let stack = Navigation(newNavigation(), root)
    let modal = Modal(
      navigation: stack, isContainer: isContainer && !isOfClass, style: style, isModal: isModal && !isOfClass)
    let mark = "[\(text(top))] present \(text(modal.presented)) style=\(style)"
    steadyMark(mark + " modalInPresentation=\(modal.isModal)")
    if modal.isContainer { steadyMark("[\(text(stack.who))] setViewControllers \(text(root))") }
    comeUp(modal)
    if isCompleted { steadyMark("[\(text(modal.presented))] presentCompletion") }
  }

  private mutating func comeUp(_ modal: Modal) {
    let presenter = top
    modals.append(modal)
    load(top)
    if modal.isCover { phase(presenter, "viewWillDisappear") }
    phase(top, "viewWillAppear")
    pause()
    phase(top, "viewDidAppear")
    if modal.isCover { phase(presenter, "viewDidDisappear") }
  }

  mutating func dismiss() { dismiss(isCompleted: chance(30)) }

  mutating func dismiss(isCompleted: Bool) {
    guard let modal = modals.last else { return }
    steadyMark("[\(text(modal.presented))] dismiss")
    goAway(modal)
    if isCompleted { steadyMark("[\(text(modal.presented))] dismissCompletion") }
    release(modal)
  }

  private mutating func release(_ modal: Modal) {
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

  /// Dismissed by the lowest presenter, all go at once: who was not covered is called, the upper first.
  mutating func dismissAll() {
    let gone = modals
    let seen = gone.indices.reversed().filter { $0 + 1 == gone.count || !gone[$0 + 1].isCover }
      .compactMap { gone[$0].navigation.screens.last }
    modals = []
    steadyMark("[\(text(top))] dismiss")
    for screen in seen { phase(screen, "viewWillDisappear") }
    if gone[0].isCover { phase(top, "viewWillAppear") }
    pause()
    if gone[0].isCover { phase(top, "viewDidAppear") }
    for screen in seen { phase(screen, "viewDidDisappear") }
    for modal in gone.reversed() { release(modal) }
  }

  // MARK: Gestures

  enum Drag: CaseIterable {
    case completed, cancelled, refused, touched
  }

  mutating func drag() { drag(Drag.allCases[Int.random(in: 0..<4, using: &random)]) }

  /// A sheet is dragged down: to its end, back again, or against a delegate that says no.
  mutating func drag(_ drag: Drag) {
    guard let modal = modals.last else { return }
    let who = "[\(text(modal.presented))] presentationController"
    if modal.isModal { return tell(who + "DidAttemptToDismiss") }
    tell(who + "ShouldDismiss result=\(drag != .refused)")
    switch drag {
    case .touched: return
    case .refused: tell(who + "DidAttemptToDismiss")
    case .cancelled:
      tell(who + "WillDismiss")
      for event in ["viewWillDisappear", "viewWillAppear", "viewDidAppear"] { phase(top, event) }
    case .completed:
      tell(who + "WillDismiss")
      goAway(modal)
      tell(who + "DidDismiss")
      release(modal)
    }
  }
}
