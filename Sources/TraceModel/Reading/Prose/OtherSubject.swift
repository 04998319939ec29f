/// Lines about something that a controller has, and not about the controller: `HomeVC banner will appear`, `HomeVC: webView did
/// load`, `[HomeVC] deinit timer`. So much appears, loads and goes in an app that the word beside such an event is its subject.
enum OtherSubject {
  /// Words for the controller itself, and those that say nothing of who it is.
  private static let own: Set<String> = [
    "view", "screen", "controller", "vc", "viewcontroller", "page", "self", "instance", "object", "class",
    "main", "root", "own", "whole", "s", "its", "the", "now", "just", "then", "finally", "again", "already",
    "also", "first", "did", "will", "has", "is", "was", "here", "call", "called", "calls", "received", "on",
    "in",
    "swift", "m", "mm",
  ]
  /// What may be said behind an event and names nothing.
  private static let remarks: Set<String> = [
    "cleanup", "bye", "goodbye", "success", "successful", "ok", "okay", "done", "memory", "yes", "all",
    "everything", "good", "works", "fine", "free", "dealloc", "deinit", "test", "log", "once", "twice",
  ]
  /// How the classes end of what controllers have, besides those that `ForeignObject` knows.
  private static let helpers = [
    "view", "cell", "timer", "presenter", "interactor", "service", "store", "session", "observer", "player",
    "cache",
  ]
  private static let articles: Set<String> = ["the", "a", "an", "my", "our", "this", "that", "its"]
  private static let endings = ["ed", "ing", "ly"]

  /// Whether what was taken for a name is none: a notification's, or words of a sentence that an event belongs to, as in `Current
  /// pane's viewDidLoad`.
  static func isNoController(_ bytes: Span<UInt8>, _ name: NamePlace?, before word: WordPlace) -> Bool {
    guard let name, name.start < name.end, !name.instance.isSome, name.end <= word.start else { return false }
    if bytes.has("Notification", endingAt: name.end, from: name.start),
      bytes.has("UI", at: name.start, before: name.end) || bytes.has("NS", at: name.start, before: name.end)
    {
      return true
    }
    let last = ByteScan.lastEnd(0x20, in: bytes, from: name.start, to: name.end)
    return last > name.start && !bytes[last].isUpper && bytes[last].isLetter
      && bytes.has("'s", at: name.end, before: word.start) && !LabelText.hasEnding(bytes, last..<name.end)
  }

  /// `coachingOverlayViewDidDeactivate: View did disappear`: whether a name is that of a delegate's method.
  static func isMethod(_ bytes: Span<UInt8>, _ name: NamePlace?, before word: WordPlace) -> Bool {
    guard let name, name.start < name.end, name.end <= word.start, !bytes[name.start].isUpper,
      !LabelText.hasEnding(bytes, name.start..<name.end),
      (name.start..<name.end).allSatisfy({ bytes[$0].isWordByte })
    else { return false }
    return ["Did", "Will"].contains { hump in
      bytes.find(hump, from: name.start, to: name.end).map { bytes.at($0 + hump.utf8.count).isUpper } == true
    }
  }

  private static let forwarded = ["viewmodel", "pagemodel", "presenter", "interactor", "reactor"]

  /// `HomeViewModel viewDidLoad`: whether a name is that of what a controller passes its callbacks on to.
  static func isForwarded(_ bytes: Span<UInt8>, _ name: NamePlace?) -> Bool {
    guard let name, name.start < name.end else { return false }
    return forwarded.contains { bytes.hasFolded($0, endingAt: name.end, from: name.start + 1) }
  }

  /// Whether the line of an event in words, or of a deinit, is about something else than the one that was taken for its
  /// subject.
  static func isOne(
    _ bytes: Span<UInt8>, _ word: WordPlace, _ subject: NamePlace?, from start: Int, to end: Int
  )
    -> Bool
  {
    if let subject, subject.start < subject.end, subject.end <= word.start,
      isBetween(bytes, subject.end, word) || isBehindController(bytes, subject, from: start)
        || isOwned(bytes, subject)
    {
      return true
    }
    guard word.kind == .deinitialized, !word.isSpelled, subject.map({ $0.start < word.start }) != false else {
      return false
    }
    return isNamed(bytes, behind: word, of: subject, to: end)
  }

  /// `HomeVC banner `: whether a thing is named between a controller and the event.
  private static func isBetween(_ bytes: Span<UInt8>, _ start: Int, _ word: WordPlace) -> Bool {
    var end = word.start
    var isController = false
    for _ in 0..<4 {
      let last = bytes.trimmedEnd(from: start, to: end)
      let first = bytes.startOfWord(endingAt: last, from: start)
      guard first > start, first < last, last < end || isController,
        bytes[first - 1].isBlank || bytes[first - 1] == UInt8(ascii: ".")
      else { return false }
      if isThing(bytes, first..<last, goes: word.kind == .deinitialized && !isController)
        || word.isSpelled && isAbbreviation(bytes, first..<last)
      {
        return true
      }
      isController = LabelText.hasEnding(bytes, first..<last)
      end = first
    }
    return false
  }

  /// Whether a word is that of a thing; a view that goes isn't the controller, but one that appears is.
  private static func isThing(_ bytes: Span<UInt8>, _ word: Range<Int>, goes: Bool) -> Bool {
    guard bytes[word.lowerBound].isLetter else { return false }
    let text = bytes.text(from: word.lowerBound, to: word.upperBound).asciiLowercased
    if goes, text == "view" { return true }
    if bytes[word.lowerBound].isUpper {
      return TitledEvent.others.contains(text)
        || goes
          && (helpers.contains(where: text.hasSuffix)
            || ForeignObject.isOne(
              bytes, NamePlace(start: word.lowerBound, end: word.upperBound), besides: nil))
    }
    return !own.contains(text) && !saysHow(bytes, word, text)
  }

  /// `HUD`, `FAB`, `UI`: what is called by its first letters, and isn't a level, a moment or a class.
  private static func isAbbreviation(_ bytes: Span<UInt8>, _ word: Range<Int>) -> Bool {
    guard word.count > 1, word.count < 5, MomentWord.isInCapitals(bytes, word),
      !LabelText.hasEnding(bytes, word), EventKey.truth(bytes, word) == nil, !EventKey.isNil(bytes, word)
    else { return false }
    return !MomentWord.isWord(bytes, word)
      && !LogLevel.isLevel(bytes, from: word.lowerBound, to: word.upperBound)
      && !LoggerTag.isShouted(bytes, NamePlace(start: word.lowerBound, end: word.upperBound))
  }

  /// Whether a word between a controller and an event names nothing and does nothing.
  static func saysNothing(_ bytes: Span<UInt8>, _ word: Range<Int>) -> Bool {
    let text = bytes.text(from: word.lowerBound, to: word.upperBound).asciiLowercased
    return own.contains(text) || saysHow(bytes, word, text)
  }

  /// `HomeVC's player`: what is a controller's.
  private static func isOwned(_ bytes: Span<UInt8>, _ subject: NamePlace) -> Bool {
    guard let sign = bytes.find("'s ", from: subject.start, to: subject.end) else { return false }
    let first = bytes.startOfWord(endingAt: subject.end, from: sign + 3)
    return isThing(bytes, first..<subject.end, goes: true)
  }

  /// Whether a word says how or when something happened, or is a logger's.
  private static func saysHow(_ bytes: Span<UInt8>, _ word: Range<Int>, _ text: String) -> Bool {
    text.hasSuffix("ly") || text == "nil" || text == "null" || MomentWord.isWord(bytes, word)
      || TrailingText.saysCalled(bytes, word)
      || LogLevel.isLevel(bytes, from: word.lowerBound, to: word.upperBound)
      || LoggerTag.isTag(bytes, NamePlace(start: word.lowerBound, end: word.upperBound))
      || LoggerTag.isThread(bytes, word) || LabelFillers.all.texts.contains(text)
  }

  /// `HomeVC: webView`, `HomeVC - loading`: a word in small letters that names no controller, behind one that does.
  private static func isBehindController(_ bytes: Span<UInt8>, _ subject: NamePlace, from start: Int) -> Bool
  {
    guard bytes[subject.start].isLetter, !bytes[subject.start].isUpper, !subject.instance.isSome,
      !["controller", "vc"].contains(where: {
        bytes.hasFolded($0, endingAt: subject.end, from: subject.start)
      })
    else { return false }
    var offset = start
    while offset < subject.start {
      let last = bytes.endOfWord(from: offset, to: subject.start)
      if last > offset, ControllerName.isOne(bytes, offset..<last) { return true }
      offset = max(last, offset + 1)
    }
    return false
  }

  /// `deinit timer`, `didDismiss alert`, `deinit of the cell`: whether what an event is about is named behind it, and isn't
  /// a controller.
  static func isNamed(_ bytes: Span<UInt8>, behind word: WordPlace, of subject: NamePlace?, to end: Int)
    -> Bool
  {
    let behind = endOfVerb(bytes, word.selectorEnd, end)
    var first = bytes.skipBlanks(from: behind, to: end)
    let count = bytes.endOfDigits(from: first, to: end)
    // `dealloc'ed 3 cells`: of several of them.
    if behind > word.selectorEnd, count > first { first = bytes.skipBlanks(from: count, to: end) }
    // Behind a colon is what was logged at the call.
    guard first > behind, bytes.at(word.selectorEnd - 1) != UInt8(ascii: ":"), first < end,
      bytes.at(first).isLetter
    else { return false }
    // A name with a capital may be a screen's, if no controller is named before it.
    if bytes[first].isUpper, subject.map({ ControllerName.isOne(bytes, $0) }) != true { return false }
    var last = bytes.endOfWord(from: first, to: end)
    let isOf = EventKey.equals(bytes, first..<last, "of")
    if isOf { (first, last) = next(bytes, last, end) }
    let isThe = articles.contains(bytes.text(from: first, to: last).asciiLowercased)
    if isThe { (first, last) = next(bytes, last, end) }
    guard last - first > 1, !isController(bytes, first..<last) else { return false }
    return isOf || isThe || isAlone(bytes, behind: last, to: end) && !isRemark(bytes, first..<last)
  }

  /// Behind what makes a verb of an event: `dealloc'd cell`, `deinit called on child`.
  private static func endOfVerb(_ bytes: Span<UInt8>, _ word: Int, _ end: Int) -> Int {
    ["'d", "’d", "'ed", "’ed", " called on"].first { bytes.has($0, at: word, before: end) }.map {
      word + $0.utf8.count
    }
      ?? word
  }

  private static func next(_ bytes: Span<UInt8>, _ start: Int, _ end: Int) -> (Int, Int) {
    let first = bytes.skipBlanks(from: start, to: end)
    return (first, bytes.endOfWord(from: first, to: end))
  }

  private static func isController(_ bytes: Span<UInt8>, _ word: Range<Int>) -> Bool {
    LabelText.hasEnding(bytes, word)
      && !bytes.hasFolded("view", endingAt: word.upperBound, from: word.lowerBound + 1)
      || LabelText.isVariable(bytes, word)
      || own.contains(bytes.text(from: word.lowerBound, to: word.upperBound).asciiLowercased)
  }

  /// Whether nothing follows but a number and signs.
  private static func isAlone(_ bytes: Span<UInt8>, behind start: Int, to end: Int) -> Bool {
    let number = bytes.endOfDigits(from: bytes.skipBlanks(from: start, to: end), to: end)
    var rest = NameText.skipSymbols(bytes, from: number, to: end)
    while rest < end, bytes[rest] == UInt8(ascii: ".") || bytes[rest] == UInt8(ascii: "!") { rest += 1 }
    return rest == end
  }

  private static func isRemark(_ bytes: Span<UInt8>, _ word: Range<Int>) -> Bool {
    let text = bytes.text(from: word.lowerBound, to: word.upperBound).asciiLowercased
    return remarks.contains(text) || endings.contains { text.hasSuffix($0) } || saysHow(bytes, word, text)
      || EventKey.truth(bytes, word) != nil || EventKey.isNil(bytes, word)
  }
}
