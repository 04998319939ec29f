/// In which words each class told a callback that was in its place, besides those of its first such line. A line in other
/// words that is out of its place may be a remark.
struct CallWordings: Sendable {
  private struct Call: Hashable {
    var kind: EventKind
    var name: Symbol
  }

  private struct Known {
    var texts: [UInt32] = []
    var count = 0
  }

  private static let mostTexts = 8
  private static let mostLines = 1024

  /// The line that was told in other words last, and what they were.
  private(set) var line = 0
  private var latest: OtherWords?
  private var known: [Call: Known] = [:]
  /// The lines whose words were new: what follows from them is in doubt.
  private(set) var oddLines: Set<Int> = []

  /// A line tells a callback in other words than the first of its class.
  mutating func note(_ words: OtherWords, at line: Int) {
    latest = words
    self.line = line
    if areOdd, oddLines.count < Self.mostLines { oddLines.insert(line) }
  }

  /// Whether the words of that line are new to its callback, and its class hasn't others for each call anyway.
  var areOdd: Bool {
    guard let latest else { return false }
    guard let known = known[Call(kind: latest.kind, name: latest.name)] else { return true }
    let areOthersEachTime = !latest.isUsualKnown && known.texts.count > 1 && known.texts.count == known.count
    return !known.texts.contains(latest.text) && !areOthersEachTime
  }

  /// That line told a call in its place.
  mutating func keep() {
    guard let latest else { return }
    let call = Call(kind: latest.kind, name: latest.name)
    var known = known[call] ?? Known()
    known.count += 1
    if known.texts.count < Self.mostTexts, !known.texts.contains(latest.text) {
      known.texts.append(latest.text)
    }
    self.known[call] = known
  }
}
