/// A rule that held in good runs, and how much speaks for it.
package struct RuleProposal: Sendable {
  /// Its id, in words of its own.
  package var id: String
  /// What the configuration would say, key by key.
  package var members: [(key: String, value: String)]
  /// How often it could have been broken.
  package var support: Int
  /// How unlikely it is that this came about by chance, in bits.
  package var surprise: Double
  /// Where good runs break it after all: `log:line`.
  package var exceptions: [String] = []
  /// How often it is broken in the runs that it is held against.
  package var breaches = 0
  /// Where the first of these is.
  package var firstBreach = ""

  /// A proposal.
  package init(id: String, _ members: [(String, String)], support: Int, surprise: Double) {
    (self.id, self.support, self.surprise) = (id, support, surprise)
    self.members = members.map { (key: $0.0, value: $0.1) }
  }

  /// The rule as an object of the configuration, on a line.
  package var text: String {
    var writer = JSONWriter()
    writer.object { object in
      object.member("id", id)
      for (key, value) in members {
        if let count = Int(value) { object.member(key, count) } else { object.member(key, value) }
      }
    }
    return String(decoding: writer.bytes, as: UTF8.self)
  }

  /// What speaks for it, and against it.
  package var evidence: String {
    var words = "held \(support - min(support, exceptions.count)) of \(support) times"
    if let first = exceptions.first { words += "; not at \(first)" }
    if breaches > 0 { words = "broken \(Counted.words(breaches, "time")), first at \(firstBreach); \(words)" }
    return words
  }
}
