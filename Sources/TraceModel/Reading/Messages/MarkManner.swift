/// How a mark says that UIKit was asked: `(pageSheet)`, `, formSheet, animated: true`, `as popover`.
///
/// Only UIKit's own words count, as UIKit spells them and set off from the name, so that `Info Popover` stays a name.
struct MarkManner {
  private var style: PresentationStyle?
  private var isAnimated: Bool?
  /// `true` or `false`, until the word in front of it is read.
  private var answer: Bool?
  private var isSetOff = false
  /// Whether `nil` was read, until `completion` in front of it is.
  private var isNil = false

  /// Takes the manner off the end of the text behind a mark's word, and puts it into the event.
  ///
  /// - Returns: the text in front of it.
  static func strip(_ bytes: Span<UInt8>, _ text: Range<Int>, into event: inout Event) -> Range<Int> {
    var manner = MarkManner()
    let name = text.lowerBound..<manner.read(bytes, text)
    guard manner.isSetOff, manner.answer == nil, !manner.isNil else { return text }
    if let style = manner.style { event.style = style }
    if let isAnimated = manner.isAnimated { event.flags[.animated] = isAnimated }
    return name
  }

  /// Reads words from the last to the first, as long as they say how.
  ///
  /// - Returns: where the text in front of them ends.
  private mutating func read(_ bytes: Span<UInt8>, _ text: Range<Int>) -> Int {
    var end = text.upperBound
    while true {
      var last = end
      while last > text.lowerBound, Self.isSign(bytes[last - 1]) { last -= 1 }
      var first = last
      while first > text.lowerBound, bytes[first - 1].isWordByte { first -= 1 }
      guard first < last, take(bytes, first..<last) else {
        if says { isSetOff = isSetOff || Self.hasSign(bytes, last..<end) }
        return says ? last : text.upperBound
      }
      end = first
    }
  }

  /// Whether any word said something about how.
  private var says: Bool { style != nil || isAnimated != nil || isSetOff }

  private mutating func take(_ bytes: Span<UInt8>, _ word: Range<Int>) -> Bool {
    // In most marks an address is last, and none of the words begins so.
    guard !bytes[word.lowerBound].isDigit else { return false }
    let text = bytes.text(from: word.lowerBound, to: word.upperBound)
    switch text {
    case "true", "YES", "false", "NO":
      answer = text == "true" || text == "YES"
    case "animated":
      (isAnimated, answer) = (answer ?? true, nil)
    case "modally":
      isSetOff = true
    case "nil": isNil = true
    case "completion" where isNil: isNil = false
    case "as", "in", "with", "style", "modalPresentationStyle":
      isSetOff = says
      return says
    default:
      let known =
        PresentationStyle.allCases.first { $0 != .none && $0.name == text } ?? spoken(bytes, word, text)
      style = known ?? style
      return known != nil
    }
    return true
  }

  /// What people call a style behind `as`: `as sheet`.
  private static let spoken: [String: PresentationStyle] = ["sheet": .pageSheet, "fullscreen": .fullScreen]

  private func spoken(_ bytes: Span<UInt8>, _ word: Range<Int>, _ text: String) -> PresentationStyle? {
    bytes.has("as ", endingAt: word.lowerBound, from: 0) ? Self.spoken[text] : nil
  }

  private static func isSign(_ byte: UInt8) -> Bool { byte.isBlank || signs.contains(byte) }

  private static func hasSign(_ bytes: Span<UInt8>, _ range: Range<Int>) -> Bool {
    range.contains { !bytes[$0].isBlank }
  }

  private static let signs = Set("()[],.:;-=|".utf8)
}
