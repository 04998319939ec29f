extension CallManner {
  /// Takes what is before a message for a part of its words: a heading, an item of a list or a row of a table, in a log whose
  /// own lines are none, may be what somebody has written about the call.
  mutating func take(_ decoration: Decoration, isBold: Bool) {
    guard !decoration.isPlain || isBold, sourceLine == 0, bareLine == 0 else { return }
    let signs = [decoration.isComment, decoration.isHeading, decoration.isItem, decoration.isRow, isBold]
    words = signs.reduce(words) { $0 << 1 | ($1 ? 1 : 0) } | 1 << 31
  }
}
