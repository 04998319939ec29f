/// The words in which each class told each of its callbacks first.
struct UsualWords {
  /// For each callback of each name a number for its words; 0 before it was told.
  private var firsts: ContiguousArray<UInt32> = []
  private var repeated = CallSet()
  /// Callbacks that were told without any words.
  private var bare = CallSet()

  /// A line told a callback without words.
  mutating func noteBare(_ event: ToldCall) { bare.insert(event.kind, of: event.subject.name) }

  /// Notes the words of a call; returns them where those of the first were others.
  mutating func note(_ words: UInt32, of event: ToldCall) -> OtherWords? {
    let (kind, name) = (event.kind, event.subject.name)
    if bare.contains(kind, of: name) {
      return OtherWords(kind: kind, name: name, text: words, isUsualKnown: true)
    }
    let index = Int(name.index) * 16 + Int(kind.rawValue) & 15
    while firsts.count <= index { firsts.append(0) }
    if firsts[index] == words { repeated.insert(kind, of: name) }
    guard firsts[index] != words, firsts[index] != 0 else {
      firsts[index] = words
      return nil
    }
    return OtherWords(kind: kind, name: name, text: words, isUsualKnown: repeated.contains(kind, of: name))
  }
}
