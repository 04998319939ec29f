/// What the debugging operators of RxSwift and Combine print of a stream. They name the function in which the stream was
/// made, or the stream: `HomeVC.swift:42 (viewDidLoad()) -> Event next(1)`, `viewDidAppear: receive value: (true)`.
enum StreamOutput {
  private static let phrases = [
    "-> subscribed", "-> isDisposed", "-> Event next(", "-> Event error(", "-> Event completed",
    ": receive subscription: (", ": receive value: (", ": receive finished", ": receive cancel",
    ": receive error: (", ": request unlimited", ": request max: (",
  ]

  /// Whether the text around a word is one operator's.
  static func holds(_ bytes: Span<UInt8>, _ word: WordPlace, from start: Int, to end: Int) -> Bool {
    let (first, last) = (max(start, word.start - 64), min(end, word.end + 64))
    return phrases.contains { bytes.find($0, from: first, to: last) != nil }
  }
}
