// Whose callback a sentence names.
extension MessageReader {
  /// Notes whose callback a line names that isn't an event, since it reads as a sentence or measures: `Home viewWillAppear
  /// needs login` may be all that the app prints of that call.
  mutating func noteMention(
    _ bytes: Span<UInt8>, _ word: WordPlace, _ reason: NearMiss, from start: Int, line: Int
  ) {
    guard reason == .prose || reason == .measured, word.kind.isLifecycle,
      let known = knownName(bytes, before: word, from: start)
    else { return }
    mention = ToldCall(kind: word.kind, subject: Participant(name: known), line: line)
  }

  /// The name before a callback, of those that the log has had. Where lines are torn, anything may stand before it.
  private func knownName(_ bytes: Span<UInt8>, before word: WordPlace, from start: Int) -> Symbol? {
    if case .clear(let name) = LabelBefore.read(bytes, from: start, to: word.start),
      let known = names.find(bytes, from: name.start, to: name.end)
    {
      return known
    }
    var end = word.start
    while end > start, bytes[end - 1].isBlank { end -= 1 }
    var first = end
    while first > start, bytes[first - 1].isWordByte { first -= 1 }
    return names.find(bytes, from: first, to: end)
  }

  /// The callback that was noted since the last call.
  mutating func takeMention() -> ToldCall? {
    defer { mention = nil }
    return mention
  }
}
