// Methods of delegates and containers: the whole selector has to be known, and its line must say whose it is.
extension MessageReader {
  /// A delegate's or a container's method: the whole selector has to be known, and its line must say whose it is.
  mutating func selector(
    _ bytes: Span<UInt8>, _ hit: Int, _ decoration: Decoration, from start: Int, to end: Int, line: Int
  ) throws(NearMiss) -> Event {
    var first = hit
    while first > start, bytes[first - 1].isWordByte { first -= 1 }
    // `SheetVC::presentationControllerDidDismiss`
    if !bytes.has("::", endingAt: first, from: start) { first = selectorStart(bytes, first, start) }
    guard
      var word = SpokenDelegate.read(bytes, at: first, to: end)
        ?? SpokenScene.read(bytes, at: first, from: start, to: end)
        ?? splitWord(bytes, before: first, from: start, to: end)
        ?? keywords.read(bytes, at: first, to: end) ?? TabWord.read(bytes, at: first, from: start, to: end)
    else { throw .longerWord }
    takeIn(&word, bytes, from: start, to: end)
    if let bracket = CanonicalLine.bracket(bytes, before: word.start, from: start),
      !isBehindName(bytes, word, bracket, from: start)
    {
      let named = try CanonicalLine.read(bytes, word, bracket, from: start)
      let child = word.hasParent ? FreeLine.preferBehind(bytes, word, named, to: end) : named
      let words = aboutWhom(bytes, word, child, to: end)
      if isHeading(bytes, word, words.subject, to: end) { throw .bareSelector }
      try checkShow(bytes, word, words, to: end)
      try checkDismissal(bytes, word, words.subject, to: end)
      return try withChild(
        adapted(finish(bytes, words, to: end, line: line), bytes, word, to: end), word)
    }
    if let (words, end) = CoordinatorLine.finish(bytes, word, from: start, to: end) {
      return try finish(bytes, words, to: end, line: line)
    }
    if let stack = StackMark.read(bytes, word, from: start, to: end, names) {
      var event = try finish(bytes, stack.words, to: stack.objectEnd, line: line)
      _ = MarkManner.strip(bytes, stack.objectEnd..<end, into: &event)
      return event
    }
    if CanonicalLine.isMark(word.kind) { throw .unknownMark }
    if isInTitle(bytes, word, from: start, to: end) { throw .prose }
    let words = aboutWhom(bytes, word, try FreeLine.read(bytes, word, from: start, to: end), to: end)
    try checkShow(bytes, word, words, to: end)
    let isShort = !word.kind.isLifecycle && word.end - word.start < 20 && word.kind.isPresentationDelegate
    if isShort, bytes.at(bytes.trimmedEnd(from: start, to: word.start) - 1) != UInt8(ascii: ":"),
      !isOfController(bytes, word, words, to: end)
    {
      throw .bareSelector
    }
    if words.subject != nil { try checkDismissal(bytes, word, words.subject, to: end) }
    let caller = words.subject == nil ? Self.caller(of: word, bytes) : nil
    if words.subject?.isSome != true, !word.kind.isPresentationDelegate, !isNavigation(word.kind),
      caller == nil,
      !namesContainer(bytes, word), !namesTab(bytes, word, to: end),
      !TabWord.isBeforeController(bytes, word.end, end),
      !isScenesWholeLine(word, bytes, decoration, from: start, to: end)
    {
      throw .bareSelector
    }
    var event = try withChild(
      adapted(finish(bytes, words, to: end, line: line), bytes, word, to: end), word)
    if let caller { event.subject.name = names.intern(caller) }
    return event
  }

  /// `SheetVC [0x10] presentationControllerDidDismiss`: whether the brackets before a delegate's call hold an address, or a tag behind
  /// the class that it is of.
  func isBehindName(_ bytes: Span<UInt8>, _ word: WordPlace, _ bracket: (Int, Int), from start: Int)
    -> Bool
  {
    word.kind.isPresentationDelegate
      && (bytes.has("[0x", at: bracket.0, before: bracket.1)
        || LeadClass.read(bytes, from: start, to: word.start) != nil)
  }

  /// `SheetVC didAttemptToDismiss`, `SheetVC shouldDismiss -> false`: of a controller, with nothing behind it but the answer.
  private func isOfController(_ bytes: Span<UInt8>, _ word: WordPlace, _ words: EventWords, to end: Int)
    -> Bool
  {
    let isAnswered =
      word.kind == .presentationControllerShouldDismiss
      && Self.isAnswer(bytes, from: word.selectorEnd, to: end)
    let isAlone =
      word.kind == .presentationControllerDidAttemptToDismiss
      && bytes.skipBlanks(from: word.selectorEnd, to: end) == end
    return (isAnswered || isAlone)
      && words.subject.map { ControllerName.isOne(bytes, $0) } == true
  }

  /// `[Menu] didDismiss`, `[SheetVC] didDismiss alert`: so short a word is UIKit's if a controller or what leads controllers
  /// has it, and names nothing else.
  private func checkDismissal(
    _ bytes: Span<UInt8>, _ word: WordPlace, _ subject: NamePlace?, to end: Int
  ) throws(NearMiss) {
    guard word.kind.isPresentationDelegate, word.end - word.start < 20 else { return }
    if OtherSubject.isNamed(bytes, behind: word, of: subject, to: end) { throw .bareSelector }
    guard let subject, subject.start < subject.end, !subject.instance.isSome else { return }
    let mayLead =
      ControllerName.isOne(bytes, subject) || names.find(bytes, from: subject.start, to: subject.end) != nil
      || Self.leaders.contains { bytes.hasFolded($0, endingAt: subject.end, from: subject.start) }
    if !mayLead { throw .bareSelector }
  }

  /// How the names end of what is a presentation's delegate besides controllers.
  private static let leaders = [
    "coordinator", "presenter", "router", "navigator", "delegate", "flow", "screen", "scene", "nav",
  ]

  /// `SheetCoordinator: presentationControllerDidDismiss for SheetVC`: who is dismissed, where the one that is told isn't a
  /// controller.
  func aboutWhom(_ bytes: Span<UInt8>, _ word: WordPlace, _ words: EventWords, to end: Int)
    -> EventWords
  {
    if SpokenDelegate.isProtocol(bytes, words.subject) {
      var nobodys = words
      nobodys.subject = nil
      return nobodys
    }
    if word.kind.isPresentationDelegate, LoggerTag.isTag(bytes, words.subject) {
      return FreeLine.preferBehind(bytes, word, words, to: end)
    }
    if word.kind.isPresentationDelegate, let told = SpokenDelegate.presented(bytes, word, to: end) {
      var better = words
      better.subject = told
      return better
    }
    let link = bytes.skipBlanks(from: word.selectorEnd, to: end)
    guard word.kind.isPresentationDelegate, let teller = words.subject, !ControllerName.isOne(bytes, teller),
      bytes.hasFolded("for ", at: link, before: end)
        || bytes.hasFolded("of ", at: link, before: end)
    else { return words }
    let name = bytes.skipBlanks(from: bytes.endOfWord(from: link, to: end), to: end)
    guard let object = ControllerName.all(bytes, from: name, to: end) else { return words }
    var better = words
    better.subject = object
    return better
  }

  /// `[Keyboard] willShow`: what isn't a navigation controller's.
  private func checkShow(_ bytes: Span<UInt8>, _ word: WordPlace, _ words: EventWords, to end: Int)
    throws(NearMiss)
  {
    if ShowWord.isThing(bytes, word, words.subject) { throw .bareSelector }
    if ShowWord.isBare(word), !ShowWord.isNavigations(bytes, word, words.subject, to: end) {
      throw .bareSelector
    }
  }

  /// `splitViewController willShow`: a split controller's own word, and no navigation controller's.
  private func splitWord(_ bytes: Span<UInt8>, before offset: Int, from start: Int, to end: Int) -> WordPlace?
  {
    let last = bytes.trimmedEnd(from: start, to: offset)
    let name = "splitviewcontroller"
    if let call = ShowWord.splitCall(bytes, before: offset, from: start) {
      return WordPlace(
        .splitViewControllerWillShow, bytes, from: call, to: call + name.utf8.count, before: end)
    }
    guard last < offset, bytes.hasFolded(name, endingAt: last, from: start) else { return nil }
    var behind = offset
    while behind < end, bytes[behind].isWordByte { behind += 1 }
    return WordPlace(
      .splitViewControllerWillShow, bytes, from: last - name.utf8.count, to: behind, before: end)
  }

  /// An event of the style or the size that takes effect, with what its line says of that where no key does; without it,
  /// it says nothing.
  func adapted(_ event: Event, _ bytes: Span<UInt8>, _ word: WordPlace, to end: Int) throws(NearMiss)
    -> Event
  {
    var event = event
    switch event.kind {
    case .adaptivePresentationStyle where event.style == nil:
      event.style = AdaptationText.style(bytes, from: word.end, to: end)
      if event.style == nil { throw .bareSelector }
    case .traits where event.flags[.compactHeight] == nil:
      event.flags[.compactHeight] = AdaptationText.isCompact(bytes, from: word.end, to: end)
      if event.flags[.compactHeight] == nil { throw .bareSelector }
    default: break
    }
    return event
  }

  /// `application(_:didFinishLaunchingWithOptions:)`: an app is asked so once, when it is launched.
  private static func caller(of word: WordPlace, _ bytes: Span<UInt8>) -> String? {
    let isWhole =
      bytes.hasFolded("application", at: word.start, before: word.end) && word.selectorEnd > word.end
    return word.kind == .didFinishLaunching && isWhole ? "app" : nil
  }

  /// Whether a line says nothing but that the app's or a scene's delegate is called: `sceneDidEnterBackground`,
  /// `applicationDidBecomeActive: // back`. Nobody else has a method of that name; a heading has it above what is said of it.
  private func isScenesWholeLine(
    _ word: WordPlace, _ bytes: Span<UInt8>, _ decoration: Decoration, from start: Int, to end: Int
  ) -> Bool {
    guard word.kind.isOfScene, !decoration.isHeading,
      SpokenScene.isFirst(bytes, word.start, from: start)
    else { return false }
    let first = bytes.skipBlanks(from: word.selectorEnd, to: end)
    let rest = first..<bytes.trimmedEnd(from: first, to: end)
    return rest.isEmpty || SideNote.text(bytes, at: first, to: end) != nil
      || TrailingText.saysCalled(bytes, rest)
      || ObjectText.starting(bytes, at: first, to: end)?.1 == rest.upperBound
  }

  /// The method that adds a child, without the child's name, is what somebody is about to call.
  func withChild(_ event: Event, _ word: WordPlace) throws(NearMiss) -> Event {
    if event.kind == .addChild, !event.object.isSome, word.selectorEnd > word.end { throw .bareSelector }
    return event
  }

  /// Whether the selector says itself which container calls: `tabBarController(_:didSelect:)`.
  func namesContainer(_ bytes: Span<UInt8>, _ word: WordPlace) -> Bool {
    TabWord.isOfTabBar(bytes, word)
      || ["tabbarcontroller", "pageviewcontroller"].contains {
        bytes.hasFolded($0, at: word.start, before: word.end)
          && (word.selectorEnd > word.end || bytes.at(word.start + $0.utf8.count).isBlank)
      }
  }

  /// `didSelectViewController HomeVC`, `didSelectViewController: <Shop.HomeVC: 0x10>`: what is selected so is a tab, where a
  /// controller is all that follows.
  func namesTab(_ bytes: Span<UInt8>, _ word: WordPlace, to end: Int) -> Bool {
    let first = bytes.skipBlanks(from: word.selectorEnd, to: end)
    return bytes.at(word.end) != UInt8(ascii: "(")
      && bytes.hasFolded("selectviewcontroller", endingAt: word.end, from: word.start)
      && isTab(bytes, from: first, to: end)
  }

  private func isTab(_ bytes: Span<UInt8>, from start: Int, to end: Int) -> Bool {
    if bytes.at(start) == UInt8(ascii: "["), bytes[end - 1] == UInt8(ascii: "]") {
      return isTab(bytes, from: start + 1, to: end - 1)
    }
    if let (object, behind) = ObjectText.starting(bytes, at: start, to: end) {
      return behind == end && object.instance.isSome
    }
    return ClassBehind.isAll(bytes, from: start, to: end)
  }

  /// Makes a word before and a word behind part of it: `navigationController willShow viewController`.
  func takeIn(_ word: inout WordPlace, _ bytes: Span<UInt8>, from start: Int, to end: Int) {
    guard let container = container(word.kind) else { return }
    let last = bytes.trimmedEnd(from: start, to: word.start)
    // `HomeTabBarController tabBarController(…` has its own name before it.
    if last < word.start, bytes.hasFolded(container, endingAt: last, from: start),
      !bytes.at(last - container.utf8.count - 1).isWordByte
    {
      word.start = last - container.utf8.count
    }
    if word.kind == .tabBarControllerShouldSelect || word.kind == .tabBarControllerDidSelect {
      word.start = TabWord.startOfTabBar(bytes, before: word.start, from: start)
    }
    let next = bytes.skipBlanks(from: word.selectorEnd, to: end)
    let behind = "viewcontroller"
    if next > word.selectorEnd, bytes.hasFolded(behind, at: next, before: end),
      !bytes.at(next + behind.utf8.count).isWordByte
    {
      word.selectorEnd = next + behind.utf8.count
    }
  }

  private func container(_ kind: EventKind) -> String? {
    switch kind {
    case .navigationControllerWillShow, .navigationControllerDidShow: "navigationcontroller"
    case .tabBarControllerShouldSelect, .tabBarControllerDidSelect: "tabbarcontroller"
    default: nil
    }
  }

  /// The beginning of a selector whose later label was found: `navigationController(_:willShow:animated:)`.
  func selectorStart(_ bytes: Span<UInt8>, _ word: Int, _ start: Int) -> Int {
    let limit = max(start, word - 80)
    if SpokenDelegate.isBehindPlace(bytes, word, from: limit) { return word }
    var offset = word
    while offset > limit,
      bytes[offset - 1] == UInt8(ascii: ":") || bytes[offset - 1] == UInt8(ascii: "(")
        || bytes[offset - 1].isWordByte
    {
      offset -= 1
    }
    while offset < word, !bytes[offset].isLetter { offset += 1 }
    if isLabel(bytes, offset..<word) { return word }
    for name in ["navigationcontroller ", "navigationcontroller: "]
    where bytes.hasFolded(name, endingAt: word, from: start) {
      return word
    }
    return offset
  }

  /// `LidVC:didMove(toParent:)`: whether a controller's class, and no first part of a selector, is glued before a method's colon.
  private func isLabel(_ bytes: Span<UInt8>, _ text: Range<Int>) -> Bool {
    let end = text.upperBound
    return text.count > 1 && bytes[end - 1] == UInt8(ascii: ":")
      && ["willmove", "didmove", "removefromparent"].contains {
        bytes.hasFolded($0, at: end, before: bytes.count)
      }
      && ControllerName.isOne(bytes, text.lowerBound..<end - 1)
  }

  func isNavigation(_ kind: EventKind) -> Bool {
    kind == .navigationControllerWillShow || kind == .navigationControllerDidShow
  }
}
