/// In what words a line tells of a call: what is needed to know whether it is another line's.
struct CallManner: Equatable {
  /// The number of the source line that it gives; 0 where it gives none.
  var sourceLine: Int64 = 0
  /// The number alone behind its function, which may be that of a source line; 0 where there is none.
  var bareLine: Int64 = 0
  /// What its words are, without numbers, keys and values. Even for our own notation, odd for all others.
  var text: UInt32 = 1
  /// What its statement is beyond its words: `StatementForm`.
  var form: UInt32 = 0
  /// The same of what is behind the event.
  var tail: UInt32 = 0
  /// What is around its name and its event: `CallOutline`.
  var outline: UInt32 = 0
  /// Whether that is something else than on its class's lines as a rule.
  var breaksRule = false
  /// A number for the words behind the event; 0 where there are none, and where a source line says more than they do.
  var words: UInt32 = 0
  /// Whether it says no more than that the call was made, or begun.
  var isPlain = true
  /// Whether a release is told with words that say more.
  var saysMore = false
  /// Whether it says behind its event that the call is over.
  var isEnd = false
  /// Whether it's free text that a logger put behind the function it was written in, which a closure made there prints, too, or
  /// names a call in the form of somebody else.
  var isMessage = false
  /// The sign before it.
  var sign = CallSign.none

  private static let ends = [
    "end", "ends", "ended", "done", "finish", "finished", "exit", "exits", "exited", "exiting", "leave",
    "leaves", "left",
    "leaving", "return", "returns", "returned", "completed", "complete",
  ]
  /// Words that are an end behind an event alone: elsewhere they say where something is.
  private static let lastEnds = ["out", "after", "fin", "fim", "fine", "ende"]
  /// What such lines have where a call begins.
  private static let begins = [
    "in", "before", "inicio", "início", "inizio", "début", "debut", "anfang", "beginn", "beginning",
  ]
  private static let otherEnds = ["结束", "結束", "完成", "終了", "完了", "종료", "끝", "완료", "конец"]

  /// Whether nothing is to be known of other lines to know that this one tells a call.
  var isUsual: Bool { isPlain && !isMessage && sourceLine == 0 && bareLine == 0 && sign != .minus }

  /// Whether nothing of it but its words is to be known.
  var isBare: Bool { isUsual && words == 0 && !breaksRule }

  /// The manner of a function logger's line.
  init(sourceLine: Int64 = 0, isMessage: Bool = false) {
    self.sourceLine = sourceLine
    self.isMessage = isMessage
  }

  /// The manner of a message that is logged in a callback and needn't say so.
  init(_ bytes: Span<UInt8>, message: Range<Int>, sourceLine: Int64) {
    self.sourceLine = sourceLine
    text = Self.text(bytes, from: message.lowerBound, to: message.upperBound) | 1
    isMessage =
      message.isEmpty || !Self.isPlain(bytes, behind: message.lowerBound, to: message.upperBound)
  }

  /// The manner of a message whose event and names are known.
  init(_ bytes: Span<UInt8>, _ word: WordPlace, _ words: EventWords, from start: Int, to end: Int) {
    let subject = words.subject.map { $0.start >= word.end ? $0.end : 0 } ?? 0
    let behind = max(word.selectorEnd, subject)
    let remark = PointingRemark.behind(bytes, behind, to: end)
    let end = remark == .none ? end : behind
    isPlain =
      !Self.returns(bytes, from: start, to: word.start) && Self.isPlain(bytes, behind: behind, to: end)
    isEnd = !isPlain && Self.ends(bytes, behind: behind, to: end)
    sign = CallSign.before(start, bytes)
    sourceLine = SourceLine.number(bytes, behind: word, from: start, to: end)
    bareLine = sourceLine > 0 ? 0 : BareLine.number(bytes, behind: word, to: end)
    outline = CallOutline.number(bytes, word, words.subject, from: start, to: end)
    isMessage =
      isPlain
      && (sourceLine > 0 && Self.holdsMessage(bytes, word, to: end)
        || OtherForm.isOne(bytes, word, words.subject, from: start, to: end))
    takeText(bytes, word, words.subject, start..<end, behind: behind, remark)
    if sourceLine == 0, bareLine == 0 { self.words = Self.words(bytes, behind: behind, to: end) }
    if word.kind == .deinitialized, self.words != 0 {
      saysMore = TrailingText.judge(bytes, from: behind, to: end) != .closed
    }
  }

  /// Takes what the line says, without what a person put before it or beside it.
  private mutating func takeText(
    _ bytes: Span<UInt8>, _ word: WordPlace, _ subject: NamePlace?, _ line: Range<Int>, behind: Int,
    _ remark: PointingRemark.Certainty
  ) {
    let name = subject.map { min($0.start, word.start) } ?? word.start
    let first = PointingRemark.endOfLead(bytes, from: line.lowerBound, to: name)
    let said = isEnd ? line.upperBound : Self.endOfSaid(bytes, behind: behind, to: line.upperBound)
    text = Self.text(bytes, from: first, to: said) | 1
    form = StatementForm.number(bytes, from: first, to: said)
    tail = StatementForm.number(bytes, from: behind, to: said)
    let isLed = first > line.lowerBound && bytes[line.lowerBound] >= 0x80
    if remark == .likely || isLed { form ^= Self.pointed }
  }

  /// What tells the form of a line with an emoji, which the program may have written itself.
  private static let pointed: UInt32 = 1 << 30

  /// Whether free text is behind the number that is glued to an event: `Home.viewDidLoad():33 rows`, `[Home.viewDidLoad:33] rows`.
  private static func holdsMessage(_ bytes: Span<UInt8>, _ word: WordPlace, to end: Int) -> Bool {
    let colon = bytes.at(word.selectorEnd) == UInt8(ascii: ":") ? word.selectorEnd + 1 : word.selectorEnd
    let rest = bytes.endOfDigits(from: colon, to: end)
    guard colon > word.end, colon < rest, rest < end, !isPlain(bytes, behind: rest, to: end) else {
      return false
    }
    return bytes.find(bytes.text(from: word.start, to: word.end), from: rest, to: end) == nil
  }

  private static let longestWords = 512

  /// Where a person's remark beside a line begins: `// called again`, `<-- why?`. A drawn line may be the program's own.
  private static func endOfSaid(_ bytes: Span<UInt8>, behind start: Int, to end: Int) -> Int {
    guard start < end, let sign = SideNote.find(bytes, from: start, to: min(end, start + longestWords))?.sign,
      SideNote.begins(bytes, at: sign, to: end)
    else { return end }
    return sign
  }

  /// A number for the words behind an event, up to a note beside the line.
  private static func words(_ bytes: Span<UInt8>, behind start: Int, to end: Int) -> UInt32 {
    guard start < end else { return 0 }
    let end = min(end, start + longestWords)
    let last = SideNote.find(bytes, from: start, to: end)?.sign ?? end
    let text = text(bytes, from: start, to: max(start, last))
    return text == noText ? 0 : max(text, 1)
  }

  /// Whether a word for an end is the last of a line.
  private static func ends(_ bytes: Span<UInt8>, behind start: Int, to end: Int) -> Bool {
    guard let word = lastWord(bytes, behind: start, to: end) else { return false }
    return isEnd(bytes, word) || (lastEnds + otherEnds).contains { EventKey.equals(bytes, word, $0) }
  }

  /// The one word that is all behind an event, in brackets or not: `viewDidLoad (end)`, `viewDidLoad | after`.
  private static func lastWord(_ bytes: Span<UInt8>, behind start: Int, to end: Int) -> Range<Int>? {
    var offset = skipSigns(bytes, start, end)
    let isInBrackets = bytes.at(offset) == UInt8(ascii: "(") || bytes.at(offset) == UInt8(ascii: "[")
    if isInBrackets { offset = bytes.skipBlanks(from: min(offset + 1, end), to: end) }
    var last = offset
    while last < end, bytes[last].isLetter || bytes[last] >= 0x80 { last += 1 }
    return last > offset && isRest(bytes, last, end) ? offset..<last : nil
  }

  /// Whether nothing but signs is left of a line.
  private static func isRest(_ bytes: Span<UInt8>, _ start: Int, _ end: Int) -> Bool {
    (start..<max(start, end)).allSatisfy { signs.contains(bytes[$0]) || bytes[$0] == UInt8(ascii: "!") }
  }

  /// The same of a line in our own notation, where each line is a call.
  var own: CallManner {
    var own = self
    own.text &= ~1
    (own.words, own.form, own.tail) = (0, 0, 0)
    return own
  }

  /// Whether an arrow back or a word for an end is before a name, or between it and the event: `← Home viewDidLoad` is
  /// the end of `→ Home viewDidLoad`.
  private static func returns(_ bytes: Span<UInt8>, from start: Int, to word: Int) -> Bool {
    let last = bytes.trimmedEnd(from: start, to: max(start, word))
    let part = ByteScan.lastEnd(0x20, in: bytes, from: start, to: last)
    return saysEnd(bytes, at: start, before: word) || part > start && saysEnd(bytes, at: part, before: word)
  }

  private static func saysEnd(_ bytes: Span<UInt8>, at start: Int, before word: Int) -> Bool {
    let first = bytes.at(start)
    if first.isLetter { return isEndWord(bytes, start, word) }
    guard first >= 0x80 || first == UInt8(ascii: "<") else { return false }
    return arrows.contains { bytes.has($0, at: start, before: word) }
      || otherEnds.contains {
        bytes.has($0, at: start, before: word) && bytes.at(start + $0.utf8.count).isBlank
      }
  }

  private static let arrows = ["←", "⬅", "◀", "↩", "<<", "<-"]

  /// Whether a word for an end, and a blank, begin at an offset.
  private static func isEndWord(_ bytes: Span<UInt8>, _ start: Int, _ end: Int) -> Bool {
    var last = start
    while last < end, bytes[last].isLetter { last += 1 }
    return bytes.at(last).isBlank && ends.contains { EventKey.equals(bytes, start..<last, $0) }
  }

  /// Whether the words behind an event say no more than that it was called.
  static func isPlain(_ bytes: Span<UInt8>, behind start: Int, to end: Int) -> Bool {
    if ends(bytes, behind: start, to: end) { return false }
    if let word = lastWord(bytes, behind: start, to: end),
      begins.contains(where: { EventKey.equals(bytes, word, $0) })
    {
      return true
    }
    var offset = start
    if bytes.at(offset) == UInt8(ascii: "]") { offset += 1 }
    offset = skipSigns(bytes, offset, end)
    if Measure.isTime(bytes, from: offset, to: end) { return false }
    guard offset < end, bytes[offset] >= 0x80 || bytes[offset].isLetter else { return true }
    if bytes[offset] >= 0x80 { return !otherEnds.contains { bytes.has($0, at: offset, before: end) } }
    var last = offset
    while last < end, bytes[last].isWordByte || bytes[last] == UInt8(ascii: ".") { last += 1 }
    let text = bytes.text(from: offset, to: last).asciiLowercased
    if ends.contains(text) { return false }
    return TrailingText.saysCalled(bytes, offset..<last) || isKey(bytes, offset..<last, end)
  }

  private static let signs = Set(" \t:-,.=>|)]".utf8)

  private static func skipSigns(_ bytes: Span<UInt8>, _ start: Int, _ end: Int) -> Int {
    var offset = start
    while offset < end,
      bytes[offset] < 0x80 ? signs.contains(bytes[offset]) : bytes.has("→", at: offset, before: end)
    {
      offset += bytes[offset] < 0x80 ? 1 : 3
    }
    return offset
  }

  /// `animated=true`, `animated: YES`, `frame = (0 0; 320 480)`
  private static func isKey(_ bytes: Span<UInt8>, _ word: Range<Int>, _ end: Int) -> Bool {
    if EventKey.truth(bytes, word) != nil { return true }
    let sign = bytes.skipBlanks(from: word.upperBound, to: end)
    if bytes.at(sign) == UInt8(ascii: "=") || bytes.at(sign) == UInt8(ascii: "{") { return true }
    guard bytes.at(sign) == UInt8(ascii: ":"), sign < end else { return false }
    let value = bytes.skipBlanks(from: sign + 1, to: end)
    let blank = ByteScan.first(0x20, in: bytes, from: value, to: end)
    // `visits: 1` counts something, as `visits: 2` does behind the next call.
    let mayBeTruth = !bytes.at(value).isDigit || EventKey.isFlag(bytes, word)
    return mayBeTruth && EventKey.truth(bytes, value..<blank) != nil
  }

  /// Whether a word says that a call was begun, or over.
  static func isPartOfCall(_ bytes: Span<UInt8>, _ word: Range<Int>) -> Bool {
    let text = bytes.text(from: word.lowerBound, to: word.upperBound).asciiLowercased
    return begins.contains(text) || lastEnds.contains(text) || otherEnds.contains(text)
  }

  /// Whether a word says that something was over.
  static func isEnd(_ bytes: Span<UInt8>, _ word: Range<Int>) -> Bool {
    ends.contains(bytes.text(from: word.lowerBound, to: word.upperBound).asciiLowercased)
  }

  private static let noText: UInt32 = 2_166_136_261

  /// A number for the words of a message. Numbers, addresses, ids, keys and truth values don't count as words.
  private static func text(_ bytes: Span<UInt8>, from start: Int, to end: Int) -> UInt32 {
    var hash = noText
    var offset = start
    while offset < min(end, start + 512) {
      let first = offset
      while offset < end, bytes[offset].isWordByte || bytes[offset] >= 0x80 { offset += 1 }
      guard offset > first else {
        offset += 1
        continue
      }
      if bytes[first].isDigit || bytes.isPartOfID(first..<offset)
        || EventKey.truth(bytes, first..<offset) != nil
        || NumeralWord.isOne(bytes, first..<offset, isFirst: first == start)
      {
        continue
      }
      if bytes.at(offset) == UInt8(ascii: "="), offset < end {
        while offset < end, !bytes[offset].isBlank { offset += 1 }
        continue
      }
      for letter in first..<offset where !bytes[letter].isDigit {
        hash = (hash ^ UInt32(bytes[letter].folded)) &* 16_777_619
      }
    }
    return hash
  }
}
