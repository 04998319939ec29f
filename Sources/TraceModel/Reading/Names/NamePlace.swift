/// Where a line names somebody.
struct NamePlace {
  /// Where the name begins.
  var start: Int
  /// Behind its last byte.
  var end: Int
  /// The instance, where the line gives one.
  var instance = InstanceKey.none
  /// The text that identifies the instance, if that isn't a number.
  var identifier: Range<Int>?

  /// Whether there is a name at all.
  var isSome: Bool { start < end || instance.isSome }

  /// The same name with an instance, where it has none.
  func with(_ instance: InstanceKey) -> NamePlace {
    var copy = self
    if !copy.instance.isSome { copy.instance = instance }
    return copy
  }

  /// What names an object by its type, or by its view.
  private static let types: Phrases = [".Type", ".self", ".view"]

  /// A name in a range, without its module; `_TtC` names are taken apart.
  static func named(_ bytes: Span<UInt8>, from start: Int, to end: Int, _ instance: InstanceKey = .none)
    -> NamePlace
  {
    let type = types.first(in: bytes, endingAt: end, from: start + 1)
    let end = end - (type?.utf8.count ?? 0)
    if bytes.at(start) == UInt8(ascii: "_") || bytes.at(start) == UInt8(ascii: "$"),
      let inner = MangledName.last(bytes, from: start, to: end)
    {
      return NamePlace(start: inner.lowerBound, end: inner.upperBound, instance: instance)
    }
    return NamePlace(start: behindModule(bytes, start, end), end: end, instance: instance).observed(bytes)
  }

  /// Without what the runtime puts before the class of an object that is observed.
  private func observed(_ bytes: Span<UInt8>) -> NamePlace {
    let prefix = "NSKVONotifying_"
    guard bytes.at(start) == UInt8(ascii: "N"), bytes.has(prefix, at: start, before: end - 1) else {
      return self
    }
    var name = self
    name.start += prefix.utf8.count
    return name
  }

  /// Behind the last dot that parts two identifiers and isn't in angle brackets; `Step 1.1` is a number.
  private static func behindModule(_ bytes: Span<UInt8>, _ start: Int, _ end: Int) -> Int {
    var name = start
    var offset = start
    while offset < end, bytes[offset] != UInt8(ascii: "<") {
      if bytes[offset] == UInt8(ascii: "."), offset > start, offset + 1 < end,
        NameText.isNameStart(bytes, at: offset + 1, to: end), !bytes[offset - 1].isBlank,
        !bytes[offset - 1].isDigit || !bytes[offset + 1].isDigit
      {
        name = offset + 1
      }
      offset += 1
    }
    return name
  }
}
