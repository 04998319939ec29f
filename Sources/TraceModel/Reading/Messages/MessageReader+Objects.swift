// Names and keys of an event, once its words are found.
extension MessageReader {
  /// The event of some words: names become symbols, keys are read.
  mutating func finish(_ bytes: Span<UInt8>, _ words: EventWords, to end: Int, line: Int)
    throws(NearMiss) -> Event
  {
    var event = Event(kind: words.kind, line: line)
    if words.kind.movesToParent, readParent(bytes, behind: words.argumentsStart, to: end, into: &event) {
      if let subject = words.subject { event.subject = names.participant(bytes, subject) }
      return event
    }
    if words.argumentsStart < end {
      let arguments = EventArguments.read(
        bytes, from: words.argumentsStart, to: min(end, words.argumentsStart + 4096), into: &event, &names)
      if arguments.broken > 0 { malformed += 1 }
      if let text = arguments.objectText {
        try object(bytes, text, into: &event)
      } else if arguments.haveKeys, arguments.broken == 0, isOfOthers(event) {
        throw .unknownMark
      }
    }
    if let subject = words.subject { event.subject = names.participant(bytes, subject) }
    return event
  }

  /// Whether none of the keys of a mark without an object is one of ours: `[Pusher] push token=abc`.
  private func isOfOthers(_ event: Event) -> Bool {
    (event.kind == .push || event.kind == .present) && event.flags.isEmpty && event.style == nil
      && event.details == 0
  }

  /// The parent that a child moves to, where its label says that it is one.
  private mutating func readParent(
    _ bytes: Span<UInt8>, behind word: Int, to end: Int, into event: inout Event
  ) -> Bool {
    guard let text = ParentText.find(bytes, behind: word, to: min(end, word + 4096)), !text.isEmpty else {
      return false
    }
    return EventKey.read(bytes, parent: text, into: &event, &names)
  }

  /// Who is named behind the word, where the event has somebody to name there.
  mutating func object(_ bytes: Span<UInt8>, _ behind: Range<Int>, into event: inout Event)
    throws(NearMiss)
  {
    var text = CanonicalLine.isMark(event.kind) ? MarkManner.strip(bytes, behind, into: &event) : behind
    guard !text.isEmpty else { return }
    if event.kind == .isModalInPresentation, let value = Self.assigned(bytes, text) {
      event.flags[.value] = value
      return
    }
    guard CanonicalLine.hasObject(event.kind) else {
      if namesWhoGoes(bytes, text, event.kind) { return }
      if CanonicalLine.isMark(event.kind) { throw .unknownMark }
      return readAnswer(bytes, withoutLink(bytes, text), into: &event)
    }
    if event.kind == .setViewControllers { return list(bytes, text, into: &event) }
    if event.kind.movesToParent, ParentText.isNote(bytes, text) { return }
    text = beforeRest(bytes, withoutLink(bytes, text), of: event.kind)
    if CanonicalLine.isMark(event.kind) { text = try MarkObject.name(bytes, text, of: event.kind) }
    guard !text.isEmpty, !isValue(bytes, text, of: &event), !isRemark(bytes, text, of: event) else { return }
    let last = bytes.trimmedEnd(from: text.lowerBound, to: text.upperBound)
    let blank = ByteScan.lastEnd(0x20, in: bytes, from: text.lowerBound, to: last)
    if bytes[text.lowerBound] == UInt8(ascii: "<") {
      guard let (name, _) = ObjectText.starting(bytes, at: text.lowerBound, to: last) else {
        malformed += 1; return
      }
      event.object = names.participant(bytes, name)
    } else if blank == text.lowerBound || LabelText.hasEnding(bytes, blank..<last)
      || NameArguments.read(bytes, from: text.lowerBound, to: last) != nil
      || names.find(bytes, from: text.lowerBound, to: last) != nil
      || isAddressed(bytes, from: text.lowerBound, to: last)
    {
      event.object = EventKey.participant(bytes, text.lowerBound..<last, &names)
    } else if CanonicalLine.isMark(event.kind) {
      throw .unknownMark
    }
  }

  /// `PhotoVC 0x600002000`: whether one name with an address behind it is all of a range, and is a controller's, or one that was met.
  private func isAddressed(_ bytes: Span<UInt8>, from start: Int, to end: Int) -> Bool {
    guard let (name, _) = InstanceSuffix.ending(bytes, at: end, from: start) else { return false }
    return ByteScan.lastEnd(0x20, in: bytes, from: start, to: name) == start
      && (ControllerName.isOne(bytes, start..<name) || names.find(bytes, from: start, to: name) != nil)
  }

  /// `isModalInPresentation = true`, as the line of code has it, and `: false -> true`, `to true`.
  private static func assigned(_ bytes: Span<UInt8>, _ text: Range<Int>) -> Bool? {
    var offset =
      bytes.find("-> ", from: text.lowerBound, to: text.upperBound).map { $0 + 3 } ?? text.lowerBound
    if bytes.has("to ", at: offset, before: text.upperBound) { offset += 3 }
    while offset < text.upperBound,
      bytes[offset].isBlank || bytes[offset] == UInt8(ascii: "=") || bytes[offset] == UInt8(ascii: ":")
    {
      offset += 1
    }
    return EventKey.truth(bytes, offset..<bytes.trimmedEnd(from: offset, to: text.upperBound))
  }

  /// What a delegate answered: `presentationControllerShouldDismiss(_:) -> true`, `… returned NO`, `… (false)`.
  private func readAnswer(_ bytes: Span<UInt8>, _ text: Range<Int>, into event: inout Event) {
    guard event.kind == .presentationControllerShouldDismiss, event.flags[.result] == nil else { return }
    let last = bytes.trimmedEnd(from: text.lowerBound, to: text.upperBound)
    let word = ByteScan.lastEnd(0x20, in: bytes, from: text.lowerBound, to: last)
    let before = bytes.trimmedEnd(from: text.lowerBound, to: word)
    guard before == text.lowerBound || Self.answers(bytes, text.lowerBound, before) else { return }
    if let truth = EventKey.truth(bytes, Self.insideOfBrackets(bytes, word..<last)) {
      event.flags[.result] = truth
    }
  }

  private static func insideOfBrackets(_ bytes: Span<UInt8>, _ word: Range<Int>) -> Range<Int> {
    let pairs: [UInt8: UInt8] = [0x28: 0x29, 0x5B: 0x5D, 0x7B: 0x7D]
    guard word.count > 2, pairs[bytes[word.lowerBound]] == bytes[word.upperBound - 1] else { return word }
    return word.lowerBound + 1..<word.upperBound - 1
  }

  /// `-> false`: whether an arrow and yes or no are all of a range.
  static func isAnswer(_ bytes: Span<UInt8>, from start: Int, to end: Int) -> Bool {
    let arrow = bytes.skipBlanks(from: start, to: end)
    guard let sign = ["->", "=>", "→"].first(where: { bytes.has($0, at: arrow, before: end) }) else {
      return false
    }
    let value = bytes.skipBlanks(from: arrow + sign.utf8.count, to: end)
    return EventKey.truth(bytes, value..<bytes.trimmedEnd(from: value, to: end)) != nil
  }

  /// Whether an answer follows: `JarVC =>`, `returned`.
  private static func answers(_ bytes: Span<UInt8>, _ start: Int, _ end: Int) -> Bool {
    if bytes[end - 1] == UInt8(ascii: ">") || bytes.has("→", endingAt: end, from: start) { return true }
    return ["returned", "returning", "returns", "return", "answered", "answers", "result:", "answer:"]
      .contains {
        bytes.hasFolded($0, endingAt: end, from: start)
      }
  }

  /// `pageViewController(…transitionCompleted:) true`, `willMove(toParent:) nil`: what the call was made with.
  private func isValue(_ bytes: Span<UInt8>, _ text: Range<Int>, of event: inout Event) -> Bool {
    if TabWord.isIndex(bytes, text, of: event.kind) { return true }
    if let truth = EventKey.truth(bytes, text) {
      if event.kind == .pageViewControllerDidFinishAnimating { event.flags[.completed] = truth }
      return text.count > 1
    }
    guard EventKey.isNil(bytes, text), event.kind.movesToParent else { return false }
    event.parentIsNil = true
    return true
  }

  /// `[Home] dismiss SheetVC`, `[Nav] pop DetailVC`: the outgoing controller, which follows from what is there.
  private func namesWhoGoes(_ bytes: Span<UInt8>, _ text: Range<Int>, _ kind: EventKind) -> Bool {
    guard kind == .dismiss || kind == .pop else { return false }
    let last = bytes.trimmedEnd(from: text.lowerBound, to: text.upperBound)
    return bytes.endOfWord(from: text.lowerBound, to: last) == last
      && LabelText.hasEnding(bytes, text.lowerBound..<last)
  }

  /// Without what follows a name: `Home -> true`, `Home animated: true`.
  private func beforeRest(_ bytes: Span<UInt8>, _ text: Range<Int>, of kind: EventKind) -> Range<Int> {
    var offset = text.lowerBound
    while let blank = Self.nextBlank(bytes, offset, text.upperBound) {
      let next = bytes.skipBlanks(from: blank, to: text.upperBound)
      var last = next
      while last < text.upperBound, bytes[last].isWordByte { last += 1 }
      let isKey =
        last > next && bytes.at(last) == UInt8(ascii: ":") && !bytes[next].isUpper
        && (!CanonicalLine.isMark(kind) || EventKey.isFlag(bytes, next..<last)
          || Self.markKeys.contains { EventKey.equals(bytes, next..<last, $0) })
      let isFlag = EventKey.isFlag(bytes, next..<last) && isTold(bytes, behind: last, to: text.upperBound)
      if isKey || isFlag || bytes.has("->", at: next, before: text.upperBound)
        || bytes.has("→", at: next, before: text.upperBound)
      {
        return text.lowerBound..<blank
      }
      offset = next
    }
    return text
  }

  /// `animated true`: whether a flag's value ends the line.
  private func isTold(_ bytes: Span<UInt8>, behind key: Int, to end: Int) -> Bool {
    let value = bytes.skipBlanks(from: key, to: end)
    return value > key && EventKey.truth(bytes, value..<bytes.trimmedEnd(from: value, to: end)) != nil
  }

  /// What a mark says besides, where it is written as a call's arguments are.
  private static let markKeys = [
    "style", "completion", "modalpresentationstyle", "transition", "in", "on", "from", "to", "at", "index",
    "depth",
    "reason", "presentationstyle",
  ]

  private static func nextBlank(_ bytes: Span<UInt8>, _ start: Int, _ end: Int) -> Int? {
    let blank = ByteScan.first(0x20, in: bytes, from: start, to: end)
    return blank < end ? blank : nil
  }

  /// `called by DrawerViewController`: who called, and not whom it was called with. `didMove(toParent:) Start` says no more
  /// than where in the call that is.
  private func isRemark(_ bytes: Span<UInt8>, _ text: Range<Int>, of event: Event) -> Bool {
    let first = ByteScan.first(0x20, in: bytes, from: text.lowerBound, to: text.upperBound)
    if event.kind.movesToParent, first == text.upperBound {
      let last = ByteScan.first(UInt8(ascii: "*"), in: bytes, from: text.lowerBound, to: first)
      return TrailingText.saysCalled(bytes, text.lowerBound..<last)
    }
    return first < text.upperBound && TrailingText.saysCalled(bytes, text.lowerBound..<first)
  }

  /// Without the signs that link a name to what is before it: `- Home`, `// Home`, `→ Home`.
  func withoutLink(_ bytes: Span<UInt8>, _ text: Range<Int>) -> Range<Int> {
    var offset = NameText.skipSymbols(bytes, from: text.lowerBound, to: text.upperBound)
    while offset < text.upperBound, NameLink.isSign(bytes[offset]) {
      offset = NameText.skipSymbols(bytes, from: offset + 1, to: text.upperBound)
    }
    return offset..<text.upperBound
  }

  /// `[]`, and what says how behind it: a list that is written, and has nobody in it.
  private static func isEmptyList(_ bytes: Span<UInt8>, _ text: Range<Int>) -> Bool {
    let open = ByteScan.first(UInt8(ascii: "["), in: bytes, from: text.lowerBound, to: text.upperBound)
    let close = bytes.skipBlanks(from: open + 1, to: text.upperBound)
    return open < text.upperBound && close < text.upperBound && bytes[close] == UInt8(ascii: "]")
  }

  /// `A,B,C`, `[A, B, C]`, `["A", "B"]`, and `A, B)` where the call's parenthesis stands before it.
  mutating func list(_ bytes: Span<UInt8>, _ text: Range<Int>, into event: inout Event) {
    var all: [Participant] = []
    var start = text.lowerBound
    let isOpen =
      ByteScan.first(UInt8(ascii: "("), in: bytes, from: start, to: text.upperBound) == text.upperBound
    for offset in text.lowerBound...text.upperBound {
      let byte = offset < text.upperBound ? bytes[offset] : UInt8(ascii: ",")
      if byte == UInt8(ascii: ",") || byte == UInt8(ascii: "[") || byte == UInt8(ascii: "]")
        || TextField.isQuote(byte) || isOpen && byte == UInt8(ascii: ")")
      {
        // Which of the stack they are can't be said then.
        if StackMark.isLeftOut(bytes, bytes.skipBlanks(from: start, to: offset)..<offset) { return }
        let participant = EventKey.participant(bytes, start..<offset, &names)
        if participant.isSome { all.append(participant) }
        start = offset + 1
      }
    }
    event.object = all.last ?? .none
    let isEmpty = all.isEmpty && Self.isEmptyList(bytes, text)
    names.note(on: &event) {
      $0.participants = all
      $0.emptiesStack = isEmpty
    }
  }
}
