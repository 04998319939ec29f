/// The sets of rows that a mark or a key narrows a transition to, found once.
struct NamedRowSets: Sendable {
  static let standard = NamedRowSets(.standard)

  let all: RowSet
  let ofKind: [RowSet]
  let completed: RowSet
  let cancelled: RowSet
  let byCode: RowSet
  let byGesture: RowSet
  let gestureOnly: RowSet
  /// The rows of kinds that can be fluid.
  let fluid: RowSet
  /// The rows that count only where they are known to be possible.
  let apart: RowSet
  private let givenUp: [RowSet]
  /// The rows that give a window another root.
  let newRoot: RowSet
  /// The rows of popovers alone.
  let popover: RowSet
  /// The rows of tab bars that aren't UIKit's.
  let ownTabs: RowSet
  /// The rows with too little evidence for a missing callback to be a fault. In whatever order the calls of two roots come, the new
  /// one appears.
  let unsure: RowSet
  private let ofFamily: [RowSet]
  private let ofCurl: [RowSet]
  /// For each likelihood four sets of rows, the likeliest first.
  private let likely: ContiguousArray<RowSet>

  private init(_ catalogue: CompiledCatalogue) {
    let apart = catalogue.rows { $0.reach == .whereNamed }
    self.apart = apart
    all = catalogue.matchable.without(apart).without(
      catalogue.rows(of: .background).or(catalogue.rows(of: .foreground)).or(
        catalogue.rows(ending: .blocked)))
    completed = catalogue.rows(ending: .completed)
    let cancelled = catalogue.rows(ending: .cancelled)
    self.cancelled = cancelled
    ofKind = TransitionKind.allCases.map { kind in catalogue.rows(of: kind).without(apart) }
    givenUp = TransitionKind.allCases.map { kind in apart.and(catalogue.rows(of: kind)).and(cancelled) }
    popover = catalogue.rows { $0.conditions.styles == [.popover] }
    ownTabs = catalogue.rows(of: .select).and(apart).and(completed)
    newRoot = catalogue.rows(of: .setRoot)
    unsure = catalogue.rows { $0.grade == .soft && $0.kind != .setRoot }
    byCode = catalogue.rows { $0.triggers.contains(.code) }
    byGesture = catalogue.rows { $0.triggers.contains(.swipe) && $0.outcome != .blocked }
    gestureOnly = catalogue.rows { !$0.triggers.isEmpty && !$0.triggers.contains(.code) }
    fluid = ObservedApp.fluidKinds.map(catalogue.rows(of:)).reduce(.none) { $0.or($1) }
    ofFamily = FamilyReading.allCases.map { family in
      catalogue.rows { $0.conditions.families?.contains(family) ?? true }
    }
    ofCurl = [false, true].map { curl in catalogue.rows { ($0.conditions.curl ?? curl) == curl } }
    likely = ContiguousArray(
      Likelihood.allCases.flatMap { likelihood in
        let sets = likelihood.kinds.map(catalogue.rows(of:))
        return sets + repeatElement(.none, count: 4 - sets.count)
      })
  }

  @inline(__always)
  func of(_ kind: TransitionKind) -> RowSet { ofKind[Int(kind.rawValue)] }

  /// The rows for a family; all families where it is not known.
  func of(_ family: FamilyReading?) -> RowSet {
    guard let family else { return all }
    return ofFamily[family.index]
  }

  /// The rows of a kind that is given up halfway, which happens only where a controller turns back.
  func givenUp(_ kind: TransitionKind) -> RowSet { givenUp[Int(kind.rawValue)] }

  /// The rows for a gesture on what was presented in a style.
  func gestures(on style: PresentationStyle?, _ family: FamilyReading?) -> RowSet {
    let rows = of(.dismiss).and(byGesture).and(of(family))
    return style == .popover ? rows.without(completed).or(popover) : rows
  }

  /// The likeliest of some rows.
  @inline(__always)
  func first(of rows: RowSet, by likelihood: Likelihood) -> Int? {
    let first = Int(likelihood.rawValue) * 4
    for index in first..<first + 4 {
      if let row = rows.and(likely[index]).first { return row }
    }
    return rows.first
  }

  /// The rows for a style of page controller.
  func of(curl: Bool) -> RowSet { ofCurl[curl ? 1 : 0] }
}

extension FamilyReading {
  fileprivate var index: Int {
    switch self {
    case .cover: 0
    case .over: 1
    case .either: 2
    case .invalid: 3
    }
  }
}
