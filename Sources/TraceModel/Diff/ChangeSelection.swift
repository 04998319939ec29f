/// The changes that people are shown: all, or of more than anybody reads the most frequent, with an overview of the
/// rest. What a refactoring does it does each time; what is seen once is chance more often.
struct ChangeSelection {
  /// The changes that are shown, equal ones together.
  let shown: [ChangeGroup]
  /// Where how much changed, in words; empty where all is shown.
  let overview: [String]
  /// What is not shown, in words.
  let rest: String?
  /// How many calls of a change are shown; `nil` for all.
  let callLimit: Int?

  /// Up to this many different changes are all shown where nobody says how many.
  private static let most = 50
  /// How many of more than that are shown, and with how many calls each.
  private static let few = 20
  private static let fewCalls = 12
  /// How many flows the overview has.
  private static let flowLimit = 15

  /// - Parameters:
  ///   - changes: all changes.
  ///   - limit: how many are shown, where somebody said it.
  ///   - isBrief: whether a list that nobody reads is cut where nobody said it.
  init(_ changes: [BehaviourChange], limit: Int?, isBrief: Bool) {
    let groups = ChangeGroup.groups(of: changes)
    let count = limit ?? (isBrief && groups.count > Self.most ? Self.few : groups.count)
    guard count < groups.count else {
      (shown, overview, rest, callLimit) = (groups, [], nil, nil)
      return
    }
    shown = Self.mostFrequent(groups, count)
    let left = changes.count - shown.reduce(0) { $0 + $1.count }
    rest = "… and \(Counted.words(left, "more change")); --report text=FILE and json list all"
    overview = limit == nil ? Self.overview(changes, different: groups.count) : []
    callLimit = limit == nil ? Self.fewCalls : nil
  }

  /// The most frequent changes first, of equally frequent ones the first.
  static func mostFrequent(_ groups: [ChangeGroup], _ count: Int) -> [ChangeGroup] {
    groups.enumerated().sorted { ($1.element.count, $0.offset) < ($0.element.count, $1.offset) }
      .prefix(count).map(\.element)
  }

  private static func overview(_ changes: [BehaviourChange], different: Int) -> [String] {
    let flows = Dictionary(grouping: changes, by: \.flow).sorted { one, other in
      (other.value.count, one.key) < (one.value.count, other.key)
    }
    let number = Counted.words(different, "different change")
    // Where each flow has one, a list of some of them sums nothing up.
    guard let most = flows.first, most.value.count > 1 else { return ["\(number): \(kinds(changes))"] }
    let shown = flows.prefix(flowLimit).map { flow, changes in
      "  \(ShownText.escaped(flow)): \(Counted.words(changes.count, "change")) (\(kinds(changes)))"
    }
    let left = flows.count - shown.count
    return ["\(number), most of them in"] + shown
      + (left > 0 ? ["  … and in \(Counted.words(left, "more flow"))"] : [])
  }

  /// How many changes there are of each kind.
  private static func kinds(_ changes: [BehaviourChange]) -> String {
    let counts = Dictionary(grouping: changes, by: \.kind).mapValues(\.count)
    return BehaviourChange.Kind.allCases.compactMap { kind in counts[kind].map { "\($0) \(kind.rawValue)" } }
      .joined(separator: ", ")
  }
}
