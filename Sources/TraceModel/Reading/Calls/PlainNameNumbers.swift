/// Which names have the line of their source behind a sign, `Home:31 viewDidLoad`, `Home#31: viewDidLoad`, where other apps have
/// the number of a page or of an instance, which is part of the name.
///
/// As behind a class (`ClassNumbers`), it is a source's where each callback has numbers of its own. Of a number alone,
/// `3 viewWillAppear`, the same tells steps or lines of a list from pages.
struct PlainNameNumbers {
  private static let mostNames = 256
  private static let longest = 6

  /// What is before the numbers, with the sign, and whether these are lines.
  private var verdicts: [String: Bool] = [:]

  /// A name and the number behind it.
  struct Place {
    var name: Range<Int>
    var number: Range<Int>
  }

  /// `Home:31`: where such a name is, right before a word but for signs.
  static func place(_ bytes: Span<UInt8>, before word: Int, from start: Int) -> Place? {
    var end = word
    while end > start, bytes[end - 1].isBlank || isSign(bytes[end - 1]) { end -= 1 }
    var first = end
    while first > start, end - first < longest, bytes[first - 1].isDigit { first -= 1 }
    guard first < end else { return nil }
    if isAlone(bytes, first, from: start) { return Place(name: first..<first, number: first..<end) }
    guard first - 1 > start, marks(bytes[first - 1]) else { return nil }
    let name = bytes.startOfWord(endingAt: first - 1, from: start)
    guard name < first - 2, bytes[name].isUpper, (name..<first - 1).allSatisfy({ bytes[$0].isLetter }) else {
      return nil
    }
    return Place(name: name..<first - 1, number: first..<end)
  }

  /// Whether a blank, and no word, is before a number.
  private static func isAlone(_ bytes: Span<UInt8>, _ number: Int, from start: Int) -> Bool {
    let last = bytes.trimmedEnd(from: start, to: number)
    return last == start || last < number && !bytes[last - 1].isLetter && bytes[last - 1] < 0x80
  }

  private static func marks(_ byte: UInt8) -> Bool { byte == UInt8(ascii: ":") || byte == UInt8(ascii: "#") }

  private static func isSign(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: ":") || byte == UInt8(ascii: "-") || byte == UInt8(ascii: ">")
      || byte == UInt8(ascii: "]")
  }

  /// Whether the numbers behind a name still have to be judged.
  func asks(_ place: Place, _ bytes: Span<UInt8>) -> Bool {
    verdicts.count < Self.mostNames && verdicts[Self.lead(place, bytes)] == nil
  }

  /// Whether they are lines of its source, or count steps.
  func areLines(_ place: Place, _ bytes: Span<UInt8>) -> Bool { verdicts[Self.lead(place, bytes)] == true }

  /// Judges a name by the lines from its first one on.
  mutating func judge(_ place: Place, _ bytes: Span<UInt8>, _ ahead: LinesAhead) {
    let lead = Self.lead(place, bytes)
    let calls = ahead.lines.compactMap { line in
      Self.number(behind: lead, bytes, line).map { (kind: line.kind, number: $0) }
    }
    verdicts[lead] = lead.isEmpty ? SourceNumbers.areSteps(calls) : SourceNumbers.areLines(calls)
  }

  private static func lead(_ place: Place, _ bytes: Span<UInt8>) -> String {
    bytes.text(from: place.name.lowerBound, to: place.number.lowerBound)
  }

  private static func number(behind lead: String, _ bytes: Span<UInt8>, _ line: LinesAhead.Line) -> Int64? {
    guard let place = place(bytes, before: line.word.lowerBound, from: line.text.lowerBound),
      self.lead(place, bytes) == lead
    else { return nil }
    return bytes.number(from: place.number.lowerBound, to: place.number.upperBound)
  }
}
