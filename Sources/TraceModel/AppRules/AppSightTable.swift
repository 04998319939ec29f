/// Which conditions of which rules an event or a transition may meet: asked for each event of a log, so the names that
/// fit a glob are found once for each name.
struct AppSightTable: Sendable {
  /// A condition of a rule.
  struct Row: Sendable {
    var rule: Int
    var condition: Int
    var sight: AppCondition.Sight
    /// The globs of whom it is about and of the other one, by their places, or -1 for anybody.
    var first: Int
    var second: Int
    /// The states in which it counts, by their places in the list of states.
    var states: [Int]
  }

  private(set) var rows: [[Row]] = Array(repeating: [], count: EventKind.allCases.count)
  private(set) var transitions: [Row] = []
  /// The kinds of events that somebody looks for, a bit each.
  private(set) var kinds: UInt64 = 0
  private var globs: [String] = []
  /// Whether each name fits each glob: a row of bits for each name.
  private var fitting: ContiguousArray<Bool> = []

  /// The place of a glob, new or known.
  mutating func place(of glob: String?) -> Int {
    guard let glob else { return -1 }
    let folded = glob.asciiLowercased
    if let known = globs.firstIndex(of: folded) { return known }
    globs.append(folded)
    return globs.count - 1
  }

  /// Enters a condition.
  mutating func enter(_ condition: AppCondition, at place: Int, of rule: Int, states: [Int]) {
    let row = Row(
      rule: rule, condition: place, sight: condition.sight, first: self.place(of: condition.first),
      second: self.place(of: condition.second), states: states)
    switch condition.sight {
    case .event(let pattern):
      rows[Int(pattern.kind.rawValue)].append(row)
      look(for: pattern.kind)
    case .transition: transitions.append(row)
    case .state: break
    }
  }

  /// Events of a kind matter.
  mutating func look(for kind: EventKind) { kinds |= kind.bit }

  /// Learns a name; all globs are known by then.
  mutating func learn(_ name: String) {
    for glob in globs { fitting.append(Glob.matches(glob, name)) }
  }

  /// Whether a name fits a glob.
  func fits(_ name: Symbol, _ glob: Int) -> Bool {
    glob < 0 || name.isSome && fitting[(Int(name.index) - 1) * globs.count + glob]
  }
}
