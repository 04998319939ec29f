/// Who is asked by a mark, or asks for others, in brackets before it: `[Nav] Push DetailVC`, `[AppRouter] presenting SheetVC`. With a
/// capital, or in another form of the verb, the words are also those of a ticket or of a commit, as `[Fix] Present SheetVC`.
enum MarkAsker {
  /// Whether a name is that of a controller, of navigation, or of who leads others.
  static func isOne(_ bytes: Span<UInt8>, _ name: NamePlace, _ names: NameTable) -> Bool {
    guard name.start < name.end else { return false }
    return MarkedName.isOne(bytes, name, names) || ShowWord.isNavigation(bytes, name.start..<name.end)
      || isLeader(bytes, name.start..<name.end)
  }

  /// Whether a name is a coordinator's or a router's.
  static func isLeader(_ bytes: Span<UInt8>, _ name: Range<Int>) -> Bool {
    LeaderNames.endings.contains {
      bytes.hasFolded($0, endingAt: name.upperBound, from: name.lowerBound)
    }
  }

  /// Whether a mark that has a capital behind a bracket is one: such a name is in it, and behind the word a controller, or nobody where
  /// one goes, and besides no more than how.
  static func asks(
    _ bytes: Span<UInt8>, _ word: WordPlace, _ bracket: (Int, Int), to end: Int, _ names: NameTable
  ) -> Bool {
    guard NamedMark.isMark(word.kind), bytes[word.start].isUpper,
      let name = BracketName.read(bytes, from: bracket.0 + 1, to: bracket.1), isOne(bytes, name, names)
    else { return false }
    let first = bytes.skipBlanks(from: word.selectorEnd, to: end)
    let object = MarkedName.starting(bytes, at: first, to: end, names)
    guard object != nil || word.kind == .pop || word.kind == .popToRoot || word.kind == .dismiss else {
      return false
    }
    return MarkedName.saysHow(bytes, from: object?.upperBound ?? word.selectorEnd, to: end, names)
  }
}
