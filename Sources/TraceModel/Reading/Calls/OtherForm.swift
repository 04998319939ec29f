/// Forms in which others name a call than its class does by a line of its own: a frame of a stack, a title of several words
/// before the name. Where a class has such lines, these are none; elsewhere they may be an app's own way to tell a call.
enum OtherForm {
  /// Whether the words around an event's have such a form.
  static func isOne(
    _ bytes: Span<UInt8>, _ word: WordPlace, _ subject: NamePlace?, from start: Int, to end: Int
  ) -> Bool {
    guard let subject, subject.start >= start, subject.start < word.start else { return false }
    if bytes[word.start - 1] == UInt8(ascii: ".") {
      if word.selectorEnd == word.end { return isFrame(bytes, behind: word.end, to: end) }
      if isIndexed(bytes, word, before: subject.start, to: end) { return true }
    }
    return hasTitle(bytes, from: start, to: subject.start)
      || isCount(bytes, behind: word.selectorEnd, to: end)
      || subject.end < word.start && WordsBetween.tellDeed(bytes, before: word, behind: subject.end)
  }

  private static let counts: Set<String> = ["count", "calls", "total", "times"]

  /// `viewWillAppear count=3`: how many there were, and nothing else.
  private static func isCount(_ bytes: Span<UInt8>, behind word: Int, to end: Int) -> Bool {
    let first = bytes.skipBlanks(from: word, to: end)
    let sign = bytes.endOfWord(from: first, to: end)
    guard first > word, sign > first, sign < end - 1, bytes[sign] == UInt8(ascii: "="),
      bytes.endOfDigits(from: sign + 1, to: end) == end
    else { return false }
    return counts.contains(bytes.text(from: first, to: sign).asciiLowercased)
  }

  /// `Home.viewDidLoad (Home.swift:42)`
  private static func isFrame(_ bytes: Span<UInt8>, behind word: Int, to end: Int) -> Bool {
    let last = bytes.trimmedEnd(from: word, to: end)
    guard bytes.has(" (", at: word, before: last), bytes[last - 1] == UInt8(ascii: ")") else { return false }
    return FileLabel.read(bytes, from: word + 2, to: last)?.start == word + 2
  }

  /// `[4] Home.viewDidLoad()`: a number in brackets, and then the function alone.
  private static func isIndexed(_ bytes: Span<UInt8>, _ word: WordPlace, before name: Int, to end: Int)
    -> Bool
  {
    let close = bytes.trimmedEnd(from: 0, to: name) - 1
    guard close > 0, close + 1 < name, bytes[close] == UInt8(ascii: "]"),
      bytes[word.selectorEnd - 1] == UInt8(ascii: ")"),
      bytes.skipBlanks(from: word.selectorEnd, to: end) >= end
    else { return false }
    var open = close
    while open > 0, bytes[open - 1].isDigit { open -= 1 }
    return open < close && open > 0 && bytes[open - 1] == UInt8(ascii: "[")
  }

  /// `App hang: `, `Main thread blocked 512 ms in -[`: two words or more before a colon, or a sentence that leads to a place.
  private static func hasTitle(_ bytes: Span<UInt8>, from start: Int, to name: Int) -> Bool {
    let isMethod = bytes.has("-[", endingAt: name, from: start)
    let end = bytes.trimmedEnd(from: start, to: isMethod ? name - 2 : name)
    guard end > start + 4, end < name else { return false }
    let first = LineLead.skip(bytes, from: start, to: end).0
    if bytes[end - 1] == UInt8(ascii: "]") { return isService(bytes, start..<end - 1) }
    if bytes[end - 1] == UInt8(ascii: ":") {
      return isTitle(bytes, first..<max(first, end - 1)) || isLead(bytes, start..<end - 1)
    }
    let place = bytes.startOfWord(endingAt: end, from: start)
    guard isMethod, place > first, EventKey.equals(bytes, place..<end, "in") else { return false }
    return ByteScan.first(0x20, in: bytes, from: first, to: place - 1) < place - 1
  }

  /// What others do to calls that were made, or know of them.
  private static let leads: Set<String> = [
    "queued", "replay", "replayed", "replaying", "breadcrumb", "logged", "tracked", "recorded", "sent",
    "uploaded",
    "buffered", "stored", "saved", "cached", "flushed", "next", "missing", "bug", "resent", "retry",
    "retrying",
  ]
  /// Services that are told of calls.
  private static let services: Set<String> = [
    "amplitude", "mixpanel", "firebase", "crashlytics", "sentry", "segment", "datadog", "appsflyer", "adjust",
    "bugsnag", "instabug", "appcenter", "flurry", "heap", "posthog", "braze",
  ]

  /// Whether such a word ends a range.
  private static func isLead(_ bytes: Span<UInt8>, _ text: Range<Int>) -> Bool {
    let word = bytes.startOfWord(endingAt: text.upperBound, from: text.lowerBound)
    return leads.contains(bytes.text(from: word, to: text.upperBound).asciiLowercased)
  }

  /// Whether a service in a bracket ends a range.
  private static func isService(_ bytes: Span<UInt8>, _ text: Range<Int>) -> Bool {
    let word = bytes.startOfWord(endingAt: text.upperBound, from: text.lowerBound)
    return bytes.at(word - 1) == UInt8(ascii: "[")
      && services.contains(bytes.text(from: word, to: text.upperBound).asciiLowercased)
  }

  /// Whether a range is two words or more, and nothing else.
  private static func isTitle(_ bytes: Span<UInt8>, _ title: Range<Int>) -> Bool {
    var blanks = 0
    for offset in title {
      if bytes[offset] == 0x20 { blanks += 1 } else if !bytes[offset].isLetter { return false }
    }
    return blanks > 0
  }
}
