// Methods of containers in headings, which tell what the lines below are about.
extension MessageReader {
  /// `[All steps] didMoveToParentViewController:`: whether a method is named without any parent, behind a bracket that holds a
  /// title and no controller.
  func isHeading(_ bytes: Span<UInt8>, _ word: WordPlace, _ title: NamePlace?, to end: Int) -> Bool {
    guard word.kind.movesToParent, word.selectorEnd > word.end, let title,
      bytes[word.selectorEnd - 1] == UInt8(ascii: ":"),
      bytes.skipBlanks(from: word.selectorEnd, to: end) == end
    else { return false }
    let isTitle = (title.start..<title.end).contains { bytes[$0].isBlank || bytes[$0] >= 0x80 }
    return isTitle && !mayBeController(bytes, title)
  }

  /// `[without didMove] addSubview`: whether a method ends a bracket that something is said behind, with nothing in it that may be a controller.
  func isInTitle(_ bytes: Span<UInt8>, _ word: WordPlace, from start: Int, to end: Int) -> Bool {
    guard word.kind.movesToParent || word.kind == .addChild || word.kind == .removeFromParent,
      bytes.at(word.selectorEnd) == UInt8(ascii: "]"),
      bytes.skipBlanks(from: word.selectorEnd + 1, to: end) < end
    else { return false }
    let open = ByteScan.lastEnd(UInt8(ascii: "["), in: bytes, from: start, to: word.start)
    guard open > start, bytes[open - 1] == UInt8(ascii: "["), bytes.at(open - 2) != UInt8(ascii: "-") else {
      return false
    }
    let name = NamePlace(start: open, end: bytes.trimmedEnd(from: open, to: word.start))
    return name.isSome && !mayBeController(bytes, name)
  }

  /// Whether a name is a controller's by its looks, or the log has had it.
  private func mayBeController(_ bytes: Span<UInt8>, _ name: NamePlace) -> Bool {
    name.instance.isSome || ControllerName.isOne(bytes, name)
      || names.find(bytes, from: name.start, to: name.end) != nil
  }
}
