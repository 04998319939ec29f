// Calls of SwiftUI.
extension MessageReader {
  /// A call of SwiftUI's, which is printed as UIKit's calls are.
  mutating func aside(
    _ bytes: Span<UInt8>, _ kind: Aside.Kind, _ hit: WordFinder.Hit, from start: Int, to end: Int, line: Int
  ) throws(NearMiss) -> Aside {
    let point = bytes[hit.offset] == UInt8(ascii: ".") ? 1 : 0
    let behind = hit.offset + vocabulary.lengths[hit.word]
    let word = try whole(bytes, .viewDidAppear, hit.offset + point, behind, end)
    let words = kind == .scenePhase ? nil : try FreeLine.read(bytes, word, from: start, to: end)
    if point == 1, words?.subject == nil { throw .longerWord }
    var aside = Aside(kind: kind, line: line)
    if let subject = words?.subject {
      aside.subject = names.participant(bytes, subject)
      aside.host = names.host(of: bytes, subject)
    }
    return aside
  }
}
