// Whose callback a sentence names.
extension MessageReader {
  /// Notes whose callback a line names that isn't an event, since it reads as a sentence or measures: `Home viewWillAppear
  /// needs login` may be all that the app prints of that call.
  mutating func noteMention(
    _ bytes: Span<UInt8>, _ word: WordPlace, _ reason: NearMiss, from start: Int, line: Int
  ) {
    guard reason == .prose || reason == .measured, word.kind.isLifecycle,
      case .clear(let name) = LabelBefore.read(bytes, from: start, to: word.start),
      let known = names.find(bytes, from: name.start, to: name.end)
    else { return }
    mention = ToldCall(kind: word.kind, subject: Participant(name: known), line: line)
  }

  /// The callback that was noted since the last call.
  mutating func takeMention() -> ToldCall? {
    defer { mention = nil }
    return mention
  }
}
