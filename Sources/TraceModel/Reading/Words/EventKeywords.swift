/// The names of events where only a name of an event can be: in the canonical notation, in JSON records, in the
/// selectors of methods. Signs between the letters don't count, so `navigationController:willShowViewController:animated:`,
/// `navigationController(_:willShow:animated:)` and the canonical spelling are rows of one table.
struct EventKeywords: Sendable {
  private var slots = ContiguousArray<UInt16>(repeating: 0, count: 1024)
  private var hashes: ContiguousArray<UInt64> = [0]
  private var kinds: ContiguousArray<EventKind> = [.diagnostic]

  /// The built-in names alone; made once.
  static let standard = EventKeywords()

  /// All names, and those of the configuration.
  init(own: [String: EventKind] = [:]) {
    for kind in EventKind.allCases where kind != .diagnostic { add(kind.name, kind) }
    for (text, kind) in Self.others { add(text, kind) }
    for word in own.keys.sorted() { if let kind = own[word] { add(word, kind) } }
  }

  private mutating func add(_ text: String, _ kind: EventKind) {
    let letters = ContiguousArray(text.utf8)
    let hash = ByteScan.foldedHash(letters.span, from: 0, to: letters.count)
    hashes.append(hash)
    kinds.append(kind)
    var slot = Self.slot(hash)
    // The last one counts, so an app's own meaning of a word goes before ours.
    while slots[slot] != 0, hashes[Int(slots[slot])] != hash { slot = (slot + 1) & 1023 }
    slots[slot] = UInt16(hashes.count - 1)
  }

  private static func slot(_ hash: UInt64) -> Int { Int(truncatingIfNeeded: hash >> 40) & 1023 }

  /// The event that some letters name, in any capitals.
  @inline(__always)
  func kind(_ bytes: Span<UInt8>, from start: Int, to end: Int) -> EventKind? {
    guard start < end else { return nil }
    let hash = ByteScan.foldedHash(bytes, from: start, to: end)
    var slot = Self.slot(hash)
    while slots[slot] != 0 {
      if hashes[Int(slots[slot])] == hash { return kinds[Int(slots[slot])] }
      slot = (slot + 1) & 1023
    }
    return nil
  }

  /// The event that the word or selector at an offset names, and the offset behind it.
  func read(_ bytes: Span<UInt8>, at start: Int, to end: Int) -> WordPlace? {
    var offset = start
    while offset < end, bytes[offset].isWordByte { offset += 1 }
    guard offset > start else { return nil }
    let sign = offset < end ? bytes[offset] : 0
    if sign == UInt8(ascii: ":") || sign == UInt8(ascii: "("), let word = selector(bytes, start, offset, end)
    {
      return word
    }
    // A view's own: `willMove(toSuperview:)`.
    for label in ["(tosuperview", "(towindow"] where bytes.hasFolded(label, at: offset, before: end) {
      return nil
    }
    return kind(bytes, from: start, to: offset).map {
      WordPlace($0, bytes, from: start, to: offset, before: end)
    }
  }

  /// A method's name with its labels: the letters of the name and of the labels make the key.
  private func selector(_ bytes: Span<UInt8>, _ start: Int, _ nameEnd: Int, _ end: Int) -> WordPlace? {
    var word = WordPlace(.diagnostic, bytes, from: start, to: nameEnd, before: end)
    guard word.selectorEnd - start < 160 else { return nil }
    var letters: ContiguousArray<UInt8> = []
    for offset in start..<word.selectorEnd where bytes[offset].isLetter { letters.append(bytes[offset]) }
    guard let kind = kind(letters.span, from: 0, to: letters.count) else { return nil }
    word.kind = kind
    return word
  }

  private static let others: [(String, EventKind)] = [
    ("shouldDismiss", .presentationControllerShouldDismiss),
    ("willDismiss", .presentationControllerWillDismiss),
    ("didDismiss", .presentationControllerDidDismiss),
    ("didAttemptToDismiss", .presentationControllerDidAttemptToDismiss),
    ("willShow", .navigationControllerWillShow), ("didShow", .navigationControllerDidShow),
    ("navigationControllerWillShowAnimated", .navigationControllerWillShow),
    ("navigationControllerDidShowAnimated", .navigationControllerDidShow),
    ("navigationControllerWillShowViewControllerAnimated", .navigationControllerWillShow),
    ("navigationControllerDidShowViewControllerAnimated", .navigationControllerDidShow),
    ("navigationControllerWillShowViewController", .navigationControllerWillShow),
    ("navigationControllerDidShowViewController", .navigationControllerDidShow),
    ("willShowViewController", .navigationControllerWillShow),
    ("didShowViewController", .navigationControllerDidShow),
    ("tabBarControllerShouldSelectViewController", .tabBarControllerShouldSelect),
    ("tabBarControllerDidSelectViewController", .tabBarControllerDidSelect),
    ("tabBarControllerShouldSelectTab", .tabBarControllerShouldSelect),
    ("tabBarControllerDidSelectTab", .tabBarControllerDidSelect),
    ("tabBarControllerDidSelectTabPreviousTab", .tabBarControllerDidSelect),
    ("shouldSelectTab", .tabBarControllerShouldSelect), ("didSelectTab", .tabBarControllerDidSelect),
    ("shouldSelectViewController", .tabBarControllerShouldSelect),
    ("didSelectViewController", .tabBarControllerDidSelect),
    ("pageViewControllerWillTransitionTo", .pageViewControllerWillTransition),
    ("pageViewControllerWillTransitionToViewControllers", .pageViewControllerWillTransition),
    (
      "pageViewControllerDidFinishAnimatingPreviousViewControllersTransitionCompleted",
      .pageViewControllerDidFinishAnimating
    ),
    ("presentAnimatedCompletion", .present), ("presentViewControllerAnimatedCompletion", .present),
    ("dismissAnimatedCompletion", .dismiss), ("dismissViewControllerAnimatedCompletion", .dismiss),
    ("pushViewControllerAnimated", .push), ("pushViewController", .push),
    ("popViewControllerAnimated", .pop), ("popViewController", .pop),
    ("presentViewController", .present), ("presentAnimated", .present), ("dismissAnimated", .dismiss),
    ("dismissViewController", .dismiss), ("dismissViewControllerAnimated", .dismiss),
    ("popToRootViewController", .popToRoot), ("popToViewController", .popTo),
    ("popToRootViewControllerAnimated", .popToRoot), ("popToViewControllerAnimated", .popTo),
    ("willMoveToParent", .willMove), ("willMoveToParentViewController", .willMove),
    ("didMoveToParent", .didMove), ("didMoveToParentViewController", .didMove),
    ("addChildViewController", .addChild), ("removeFromParentViewController", .removeFromParent),
    ("beginAppearanceTransitionAnimated", .beginAppearanceTransition),
    ("setViewControllersAnimated", .setViewControllers),
    ("setNavigationBarHiddenAnimated", .setNavigationBarHidden),
    ("willConnectTo", .sceneWillConnect), ("willConnect", .sceneWillConnect),
    ("sceneWillConnectTo", .sceneWillConnect), ("sceneWillConnectToOptions", .sceneWillConnect),
    ("sceneWillConnectToSessionOptions", .sceneWillConnect),
    ("sceneDidConnect", .sceneWillConnect),
    ("applicationDidFinishLaunching", .didFinishLaunching),
    ("didFinishLaunchingWithOptions", .didFinishLaunching),
    ("applicationDidFinishLaunchingWithOptions", .didFinishLaunching),
    ("applicationDidDiscardSceneSessions", .didDiscardSceneSessions),
    ("presentationControllerWillPresent", .adaptivePresentationStyle),
    ("adaptivePresentationStyleFor", .adaptivePresentationStyle),
    ("adaptivePresentationStyleForTraitCollection", .adaptivePresentationStyle),
    ("adaptivePresentationStyleForPresentationController", .adaptivePresentationStyle),
    (
      "adaptivePresentationStyleForPresentationControllerTraitCollection",
      .adaptivePresentationStyle
    ),
    ("presentationControllerWillPresentWithAdaptiveStyle", .adaptivePresentationStyle),
    (
      "presentationControllerWillPresentWithAdaptiveStyleTransitionCoordinator",
      .adaptivePresentationStyle
    ),
    ("viewWillTransition", .traits), ("viewWillTransitionToWith", .traits),
    ("viewWillTransitionToSizeWithTransitionCoordinator", .traits),
    ("splitViewControllerWillShowColumn", .splitViewControllerWillShow),
    ("splitViewControllerWillHide", .splitViewControllerWillShow),
    ("splitViewControllerWillHideColumn", .splitViewControllerWillShow),
    ("splitViewControllerDidCollapse", .splitViewControllerWillShow),
    ("splitViewControllerDidExpand", .splitViewControllerWillShow),
    ("view_did_load", .viewDidLoad), ("view_will_appear", .viewWillAppear),
    ("view_is_appearing", .viewIsAppearing), ("view_did_appear", .viewDidAppear),
    ("view_will_disappear", .viewWillDisappear), ("view_did_disappear", .viewDidDisappear),
    ("dealloc", .deinitialized), ("deinitialized", .deinitialized), ("deallocated", .deinitialized),
  ]
}
