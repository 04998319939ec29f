/// A cross behind an event that says that it wasn't called: `Home: viewDidLoad 호출 X`, `Home viewWillAppear ❌`. Behind what
/// ends a controller it may say that it ended.
enum CrossedOut {
  private static let calls: Phrases = ["호출됨", "호출", "called", "调用", "呼び出し", "呼出"]
  private static let crosses: Phrases = ["❌", "✖", "✕", "✗", "✘", "(x)", "(X)"]
  private static let beginnings: [EventKind] = [
    .viewDidLoad, .viewWillAppear, .viewIsAppearing, .viewDidAppear,
  ]

  /// Whether a cross is all that is behind a word, or behind its call.
  static func holds(_ bytes: Span<UInt8>, _ word: WordPlace, to end: Int) -> Bool {
    var first = bytes.skipBlanks(from: word.selectorEnd, to: end)
    guard first < end, first > word.selectorEnd, end - first < 32 else { return false }
    let call = calls.first(in: bytes, at: first, before: end)
    first = bytes.skipBlanks(from: first + (call?.utf8.count ?? 0), to: end)
    guard call != nil || beginnings.contains(word.kind) else { return false }
    if call != nil, bytes.at(first).folded == UInt8(ascii: "x"), first + 1 == end { return true }
    return crosses.beginning(with: bytes.at(first)).contains {
      bytes.has($0, at: first, before: end)
        && NameText.skipSymbols(bytes, from: first + $0.utf8.count, to: end) == end
    }
  }
}
