/// The last controllers that died, in a few bytes each: an event after a deinit is told however many died since.
///
/// To bury one is to write one more behind the last. Where each lies is only learnt when one is looked for, which a log
/// that tells how controllers begin hardly ever asks for.
struct Graveyard: Sendable {
  private struct Grave: Sendable {
    var who: Participant
    /// The line of the deinit.
    @LineNumber var line: Int
  }

  /// How many there is room for.
  static let capacity = 65_536

  private var graves: ContiguousArray<Grave> = []
  private var oldest = 0
  /// Where each lies, from the first time on that one is looked for.
  private var places: [Participant: Int]?

  /// The line at which one was released; `nil` where it wasn't, or too long ago.
  mutating func line(of who: Participant) -> Int? {
    if graves.isEmpty { return nil }
    let known = places ?? survey()
    places = known
    return known[who].map { graves[$0].line }
  }

  /// Remembers one, and forgets the one that has been dead longest where there are too many.
  mutating func bury(_ who: Participant, line: Int) {
    let grave = Grave(who: who, line: line)
    guard graves.count == Self.capacity else {
      places?[who] = graves.count
      return graves.append(grave)
    }
    let forgotten = graves[oldest].who
    if places?[forgotten] == oldest { places?[forgotten] = nil }
    places?[who] = oldest
    graves[oldest] = grave
    oldest = (oldest + 1) % Self.capacity
  }

  /// Where each lies; of several of one key the one that died last.
  private func survey() -> [Participant: Int] {
    var places: [Participant: Int] = [:]
    for place in Array(oldest..<graves.count) + Array(0..<oldest) { places[graves[place].who] = place }
    return places
  }
}
