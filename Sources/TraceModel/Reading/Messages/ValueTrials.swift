/// Messages that differ in nothing but their values, while it is not yet known whether the values matter. Where several of them
/// that were read in full have told the same, the next ones are taken to tell it too; where one hasn't, each is read in full.
struct ValueTrials {
  /// How many have to tell the same.
  private static let enough = 4
  /// How many kinds of messages are watched.
  private static let limit = 4096

  private struct Trial {
    var entry: MessageCache.Entry
    var count = 1
  }

  private var trials: [UInt64: Trial] = [:]
  /// Whether any kind of messages was found to tell the same.
  private(set) var haveProven = false

  /// What one more message of a kind tells.
  ///
  /// - Returns: whether that is enough for all of its kind.
  mutating func prove(_ entry: MessageCache.Entry, _ hash: UInt64) -> Bool {
    guard let trial = trials[hash] else {
      if trials.count < Self.limit { trials[hash] = Trial(entry: entry) }
      return false
    }
    // What told something else once is never trusted: its count stays where it is.
    guard trial.count > 0, trial.entry == entry else {
      trials[hash]?.count = 0
      return false
    }
    trials[hash]?.count += 1
    haveProven = haveProven || trial.count + 1 >= Self.enough
    return trial.count + 1 >= Self.enough
  }
}
