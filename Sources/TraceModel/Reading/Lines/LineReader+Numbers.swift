// Numbers behind a class: of its instances, or of the lines of its source.
extension LineReader {
  /// Takes the number off that an event's class has behind it, where that is the line of its source.
  ///
  /// - Returns: the number; `nil` where it is the instance's, or there is none.
  mutating func takeNumber(
    _ bytes: Span<UInt8>, _ line: Range<Int>, _ block: BlockRange, from event: inout Event
  ) -> Int64? {
    guard let number = ClassNumbers.number(of: event) else { return nil }
    let name = event.subject.name
    if !classNumbers.knows(name) {
      let ahead = LinesAhead(bytes, from: line.lowerBound, in: block, vocabulary)
      classNumbers.judge(name, number, bytes, ahead)
    }
    guard classNumbers.areLines(of: name) else { return nil }
    event.subject.instance = .none
    return number
  }

  /// Takes the number off that an event's name has behind a sign, where that is the line of its source, or that is all of its
  /// name, where it counts steps.
  mutating func takeNameNumber(
    _ bytes: Span<UInt8>, _ hit: Int, _ line: Range<Int>, _ block: BlockRange, from event: inout Event
  ) -> Int64? {
    guard event.kind.isLifecycle, !event.subject.instance.isSome, event.subject.isSome,
      let place = PlainNameNumbers.place(bytes, before: hit, from: line.lowerBound)
    else { return nil }
    // Asked even where another is named, so that no line waits for others twice.
    if nameNumbers.asks(place, bytes) {
      nameNumbers.judge(place, bytes, LinesAhead(bytes, from: line.lowerBound, in: block, vocabulary))
    }
    guard nameNumbers.areLines(place, bytes),
      messages.names.find(bytes, from: place.name.lowerBound, to: place.number.upperBound)
        == event.subject.name
    else { return nil }
    if place.name.isEmpty {
      event.subject = .none
      return nil
    }
    event.subject.name = messages.names.intern(
      bytes, from: place.name.lowerBound, to: place.name.upperBound)
    return bytes.number(from: place.number.lowerBound, to: place.number.upperBound)
  }

  /// The event of a line's message: of the one whose name is behind the callback, where this log has plain words for names there.
  mutating func readMessage(
    _ bytes: Span<UInt8>, _ hit: WordFinder.Hit, _ prefix: LinePrefix, _ line: Range<Int>, _ block: BlockRange
  ) throws(NearMiss) -> Event {
    let number = counts.lines + 1
    if !namesBefore.areNames { judgeNameBefore(bytes, hit, prefix.messageStart, line, block) }
    guard let (word, name) = nameBehind(bytes, hit, prefix, line) else {
      return try messages.read(bytes, first: hit, prefix, to: line.upperBound, line: number)
    }
    if namesBehind.asks(name, bytes) {
      namesBehind.judge(name, bytes, LinesAhead(bytes, from: line.lowerBound, in: block, vocabulary))
    }
    guard namesBehind.areNames else {
      return try messages.read(bytes, first: hit, prefix, to: line.upperBound, line: number)
    }
    var event = try messages.read(bytes, first: hit, prefix, to: word.upperBound, line: number)
    event.subject.name = messages.names.intern(bytes, from: name.lowerBound, to: name.upperBound)
    return event
  }

  /// A plain word before a callback in small words is asked about where it is met first.
  private mutating func judgeNameBefore(
    _ bytes: Span<UInt8>, _ hit: WordFinder.Hit, _ start: Int, _ line: Range<Int>, _ block: BlockRange
  ) {
    guard let name = nameBefore(bytes, hit, from: start, to: line.upperBound), namesBefore.asks(name, bytes)
    else { return }
    let end = min(block.end, line.lowerBound + LinesAhead.reach)
    namesBefore.judge(name, bytes, from: line.lowerBound, to: end, vocabulary)
    messages.hasPlainNames = namesBefore.areNames
  }

  /// The plain word before a line's callback in small words, if nothing else is in the line.
  private func nameBefore(_ bytes: Span<UInt8>, _ hit: WordFinder.Hit, from start: Int, to end: Int) -> Range<
    Int
  >? {
    guard case .spelledCallback = vocabulary.meanings[hit.word], start <= hit.offset,
      let word = SpelledWord.read(bytes, at: hit.offset, from: start, to: end)
    else { return nil }
    return PlainNamesBefore.place(bytes, word, from: start, to: end)
  }

  /// The callback and the plain word behind it, of a line that begins with the one and ends with the other.
  private func nameBehind(
    _ bytes: Span<UInt8>, _ hit: WordFinder.Hit, _ prefix: LinePrefix, _ line: Range<Int>
  ) -> (word: Range<Int>, name: Range<Int>)? {
    guard hit.offset == prefix.messageStart, case .callback = vocabulary.meanings[hit.word] else {
      return nil
    }
    let word = hit.offset..<bytes.endOfWord(from: hit.offset, to: line.upperBound)
    guard let name = PlainNamesBehind.place(bytes, behind: word, to: line.upperBound),
      !LabelText.isTypeName(bytes, name)
    else { return nil }
    return (word, name)
  }

  /// Whether a line has a plain word behind its callback that has to be judged by lines that aren't there yet.
  func needsLinesBehind(_ bytes: Span<UInt8>, _ line: Range<Int>) -> Bool {
    guard let hit = vocabulary.finder.next(in: bytes, from: line.lowerBound, to: line.upperBound) else {
      return false
    }
    if let name = nameBefore(bytes, hit, from: line.lowerBound, to: line.upperBound) {
      return namesBefore.asks(name, bytes)
    }
    guard case .callback = vocabulary.meanings[hit.word]
    else { return false }
    let word = hit.offset..<bytes.endOfWord(from: hit.offset, to: line.upperBound)
    return PlainNamesBehind.place(bytes, behind: word, to: line.upperBound).map {
      namesBehind.asks($0, bytes)
    }
      == true
  }

  /// Whether a line has a name with a number before a word that has to be judged by lines that aren't there yet.
  func needsNamesAhead(_ bytes: Span<UInt8>, _ line: Range<Int>) -> Bool {
    guard let hit = vocabulary.finder.next(in: bytes, from: line.lowerBound, to: line.upperBound),
      let place = PlainNameNumbers.place(bytes, before: hit.offset, from: line.lowerBound)
    else { return false }
    return nameNumbers.asks(place, bytes)
  }

  /// Whether a line has a class with a number that has to be judged by lines that aren't there yet.
  func needsNumbersAhead(_ bytes: Span<UInt8>, _ line: Range<Int>) -> Bool {
    var offset = line.lowerBound
    while offset < line.upperBound {
      let open = ByteScan.first(UInt8(ascii: "("), in: bytes, from: offset, to: line.upperBound)
      if classNumbers.asks(bytes, open, line) { return true }
      offset = open + 1
    }
    return false
  }
}
