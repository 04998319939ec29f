/// What UIKit knows of a controller, in words: `viewWillDisappear but NOT being dismissed - only dragged`. The negation is of that
/// and not of the call.
enum SpokenFlag {
  private static let fillers: Set<String> = ["but", "is", "it", "not"]
  private static let flags = [
    "being dismissed", "being presented", "being popped", "being pushed", "being removed",
    "moving from parent",
    "moving to parent", "dismissed", "popped",
  ]

  /// Whether such words begin at an offset, with nothing or a sign behind them.
  static func begins(_ bytes: Span<UInt8>, at start: Int, to end: Int) -> Bool {
    var offset = start
    for _ in 0..<4 {
      if let flag = flags.first(where: { bytes.hasFolded($0, at: offset, before: end) }) {
        let behind = bytes.skipBlanks(from: offset + flag.utf8.count, to: end)
        return behind == end || !NameText.isNameStart(bytes, at: behind, to: end)
      }
      let last = bytes.endOfWord(from: offset, to: end)
      guard fillers.contains(bytes.text(from: offset, to: last).asciiLowercased) else { return false }
      offset = bytes.skipBlanks(from: last, to: end)
    }
    return false
  }
}
