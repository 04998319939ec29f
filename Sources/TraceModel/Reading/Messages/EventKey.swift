/// The keys of the canonical notation and of JSON records.
enum EventKey {
  private static let flags: [(String, EventFlags.Key)] = EventFlags.Key.allCases.map {
    ($0.name.asciiLowercased, $0)
  }
  private static let styles: [(String, PresentationStyle)] = PresentationStyle.allCases.map {
    ($0.name.asciiLowercased, $0)
  }

  /// Puts one key into an event; `false` where the key is known and its value can't be read.
  static func read(
    _ bytes: Span<UInt8>, _ key: Range<Int>, value: Range<Int>, into event: inout Event,
    _ names: inout NameTable
  ) -> Bool {
    switch bytes[key.lowerBound].folded {
    case UInt8(ascii: "s") where equals(bytes, key, "style"):
      event.style = style(bytes, value)
      return event.style != nil
    case UInt8(ascii: "m") where equals(bytes, key, "modalpresentationstyle"):
      event.style = style(bytes, value)
      return event.style != nil
    case UInt8(ascii: "s") where equals(bytes, key, "size"):
      event.flags[.compactHeight] = AdaptationText.isCompact(
        bytes, from: value.lowerBound, to: value.upperBound)
      return event.flags[.compactHeight] != nil
    case UInt8(ascii: "p") where equals(bytes, key, "presentedby"):
      let presenter = participant(bytes, value, &names)
      if presenter.isSome { names.note(on: &event) { $0.presenter = presenter } }
      return true
    case UInt8(ascii: "p") where equals(bytes, key, "parent"):
      _ = read(bytes, parent: value, into: &event, &names)
      return true
    default: return flag(bytes, key, value, into: &event, &names)
    }
  }

  /// Puts the parent that a text names, or that there is none, into an event.
  ///
  /// - Returns: whether it says either.
  static func read(
    _ bytes: Span<UInt8>, parent value: Range<Int>, into event: inout Event, _ names: inout NameTable
  ) -> Bool {
    event.parentIsNil = isNil(bytes, value)
    let parent = event.parentIsNil ? .none : participant(bytes, value, &names)
    if parent.isSome { names.note(on: &event) { $0.parent = parent } }
    return event.parentIsNil || parent.isSome
  }

  private static func flag(
    _ bytes: Span<UInt8>, _ key: Range<Int>, _ value: Range<Int>, into event: inout Event,
    _ names: inout NameTable
  ) -> Bool {
    guard let flag = flags.first(where: { equals(bytes, key, $0.0) })?.1 else { return true }
    if flag == .zoom {
      event.flags[flag] = equals(bytes, value, "zoom")
      return true
    }
    if let truth = truth(bytes, value) {
      event.flags[flag] = truth
      return true
    }
    guard flag == .result, !value.isEmpty else { return false }
    names.note(on: &event) { $0.valueText = bytes.text(from: value.lowerBound, to: value.upperBound) }
    return event.kind == .hitTest
  }

  /// Whether a key says yes or no.
  static func isFlag(_ bytes: Span<UInt8>, _ key: Range<Int>) -> Bool {
    flags.contains { equals(bytes, key, $0.0) }
  }

  static func equals(_ bytes: Span<UInt8>, _ range: Range<Int>, _ text: String) -> Bool {
    range.count == text.utf8.count && bytes.hasFolded(text, at: range.lowerBound, before: range.upperBound)
  }

  /// Yes or no, as Swift, Objective-C and JSON print it.
  static func truth(_ bytes: Span<UInt8>, _ value: Range<Int>) -> Bool? {
    if equals(bytes, value, "true") || equals(bytes, value, "yes") || equals(bytes, value, "1") {
      return true
    }
    if equals(bytes, value, "false") || equals(bytes, value, "no") || equals(bytes, value, "0") {
      return false
    }
    return nil
  }

  static func isNil(_ bytes: Span<UInt8>, _ value: Range<Int>) -> Bool {
    equals(bytes, value, "nil") || equals(bytes, value, "(null)") || equals(bytes, value, "null")
      || equals(bytes, value, "none")
  }

  private static func style(_ bytes: Span<UInt8>, _ value: Range<Int>) -> PresentationStyle? {
    var start = value.lowerBound
    if bytes.at(start) == UInt8(ascii: ".") { start += 1 }
    if let known = styles.first(where: { equals(bytes, start..<value.upperBound, $0.0) }) { return known.1 }
    return PresentationStyle(name: bytes.text(from: value.lowerBound, to: value.upperBound))
  }

  static func participant(_ bytes: Span<UInt8>, _ value: Range<Int>, _ names: inout NameTable) -> Participant
  {
    guard let name = BracketName.read(bytes, from: value.lowerBound, to: value.upperBound) else {
      return .none
    }
    return names.participant(bytes, name)
  }
}

extension NameTable {
  /// The participant whose name is at an offset.
  mutating func participant(_ bytes: Span<UInt8>, _ name: NamePlace) -> Participant {
    let symbol = intern(bytes, from: name.start, to: name.end)
    guard let identifier = name.identifier else { return Participant(name: symbol, instance: name.instance) }
    return Participant(
      name: symbol,
      instance: .identifier(intern(bytes, from: identifier.lowerBound, to: identifier.upperBound)))
  }
}
