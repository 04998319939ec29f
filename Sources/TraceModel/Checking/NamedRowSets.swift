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
  private let ofFamily: [RowSet]
  private let ofCurl: [RowSet]
  /// For each likelihood four sets of rows, the likeliest first.
  private let likely: ContiguousArray<RowSet>

  private init(_ catalogue: CompiledCatalogue) {
    all = catalogue.matchable.without(
      catalogue.rows { [.background, .foreground].contains($0.kind) || $0.outcome == .blocked })
    ofKind = TransitionKind.allCases.map { kind in catalogue.rows { $0.kind == kind } }
    completed = catalogue.rows { $0.outcome == .completed }
    cancelled = catalogue.rows { $0.outcome == .cancelled }
    byCode = catalogue.rows { $0.triggers.contains(.code) }
    byGesture = catalogue.rows { $0.triggers.contains(.swipe) && $0.outcome != .blocked }
    gestureOnly = catalogue.rows { !$0.triggers.isEmpty && !$0.triggers.contains(.code) }
    ofFamily = FamilyReading.allCases.map { family in
      catalogue.rows { $0.conditions.families?.contains(family) ?? true }
    }
    ofCurl = [false, true].map { curl in catalogue.rows { ($0.conditions.curl ?? curl) == curl } }
    likely = ContiguousArray(
      Likelihood.allCases.flatMap { likelihood in
        let sets = likelihood.kinds.map { kind in catalogue.rows { $0.kind == kind } }
        return sets + repeatElement(.none, count: 4 - sets.count)
      })
  }

  @inline(__always)
  func of(_ kind: TransitionKind) -> RowSet { ofKind[Int(kind.rawValue)] }

  /// The rows for a family; all families where it is not known.
  func of(_ family: FamilyReading?) -> RowSet {
    guard let family else { return all }
    return ofFamily[family.place]
  }

  /// The likeliest of some rows.
  @inline(__always)
  func first(of rows: RowSet, by likelihood: Likelihood) -> Int? {
    let first = Int(likelihood.rawValue) * 4
    for place in first..<first + 4 {
      if let row = rows.and(likely[place]).first { return row }
    }
    return rows.first
  }

  /// The rows for a style of page controller.
  func of(curl: Bool) -> RowSet { ofCurl[curl ? 1 : 0] }
}

extension FamilyReading {
  fileprivate var place: Int {
    switch self {
    case .cover: 0
    case .over: 1
    case .either: 2
    case .invalid: 3
    }
  }
}
