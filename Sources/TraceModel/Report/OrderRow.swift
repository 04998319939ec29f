/// A row of the catalogue in the words of reports.
package struct OrderRow {
  /// A call of the row.
  package struct Call {
    package var role: String
    package var name: String
    package var isRequired: Bool

    /// The call in an order: in brackets where it may be missing.
    package var text: String { isRequired ? "\(role) \(name)" : "[\(role) \(name)]" }
  }

  /// An order that somebody vouches for.
  package struct Source {
    package var calls: [String]
    package var rule: RuleID
    package var isHard: Bool
    package var text: String
  }

  package let spec: TransitionSpec
  /// The release; `nil` stands for the newest.
  private let release: OSVersion?
  /// What sets it off; `nil` stands for all that the row knows.
  private let trigger: TransitionTrigger?

  /// A row on a release, set off in one way.
  package init(_ spec: TransitionSpec, on release: OSVersion? = nil, by trigger: TransitionTrigger? = nil) {
    self.spec = spec
    self.release = release
    self.trigger = trigger
  }

  /// The slots that are called on the release, by what sets it off.
  private func known(_ slots: [Slot]) -> [Slot] {
    slots.filter { slot in
      slot.since <= release?.major ?? .max && !(slot.isForUserOnly && trigger == .code)
    }
  }

  /// All calls in the order that was recorded.
  package var calls: [Call] {
    known(spec.shown).map { slot in
      Call(role: role(slot), name: slot.text(spec.kind), isRequired: spec.required.contains(slot))
    }
  }

  /// The chains that make the order.
  package var sources: [Source] {
    spec.chains.filter { known($0.slots).count > 1 }.map { chain in
      Source(
        calls: known(chain.slots).map(call), rule: chain.rule, isHard: chain.grade == .hard,
        text: chain.source)
    }
  }

  /// The calls that must not come.
  package var forbidden: [Source] {
    spec.forbidden.filter { !known($0.slots.slots).isEmpty }.map { forbidden in
      Source(
        calls: known(forbidden.slots.slots).map(call), rule: forbidden.rule, isHard: true,
        text: forbidden.source)
    }
  }

  /// The row as a line of the timeline: `dismiss  presented → presenter  (over, by swipe or tap)`.
  package func heading(style: PresentationStyle?, family: FamilyReading?) -> String {
    var details = spec.outcomes == [.completed] ? [] : [spec.outcomes.map(\.name).joined(separator: " or ")]
    if let style { details.append(style.name) }
    let families = family.map { [$0] } ?? spec.conditions.families ?? []
    details.append(FamilyReading.words(of: families))
    let triggers = trigger.map { [$0] } ?? spec.triggers
    if !triggers.isEmpty { details.append("by " + triggers.map(\.name).joined(separator: " or ")) }
    details += settings
    let told = details.filter { !$0.isEmpty }.joined(separator: ", ")
    return "\(spec.kind.name)  \(who)" + (told.isEmpty ? "" : "  (\(told))")
  }

  /// The settings that the row needs.
  private var settings: [String] {
    var settings: [String] = []
    if let modal = spec.conditions.modal { settings.append("isModalInPresentation \(modal)") }
    if let answers = spec.conditions.shouldDismiss {
      settings.append("shouldDismiss " + answers.map(\.rawValue).joined(separator: " or "))
    }
    if let blocked = spec.conditions.blocked { settings.append(blocked ? "blocked" : "nothing blocks it") }
    if let animated = spec.conditions.animated { settings.append(animated ? "animated" : "not animated") }
    if spec.conditions.zooms == true { settings.append("zoom transition") }
    if let since = spec.conditions.since { settings.append("from iOS \(since)") }
    if let curl = spec.conditions.curl { settings.append(curl ? "page curl" : "scroll") }
    return settings
  }

  private var who: String {
    let sides = Set(spec.declared.slots.compactMap(\.side))
    let isPresentation = spec.kind == .present || spec.kind == .dismiss
    let from = isPresentation || sides.contains(.outgoing) ? spec.names.outgoing : ""
    let to = isPresentation || sides.contains(.incoming) ? spec.names.incoming : ""
    return [from, "→", to].filter { !$0.isEmpty }.joined(separator: " ")
  }

  private func call(_ slot: Slot) -> String { "\(role(slot)) \(slot.text(spec.kind))" }

  private func role(_ slot: Slot) -> String {
    switch slot {
    case .completion: return "completion"
    case .skipped: return "skipped"
    default: break
    }
    switch slot.side {
    case .incoming: return spec.names.incoming
    case .outgoing: return spec.names.outgoing
    case nil: return "delegate"
    }
  }
}

extension FamilyReading {
  /// Several families in words, each once.
  fileprivate static func words(of families: [FamilyReading]) -> String {
    families.contains(.either) ? either.words : families.map(\.words).joined(separator: " or ")
  }

  /// The family in words.
  package var words: String {
    switch self {
    case .cover: "cover"
    case .over: "over"
    case .either: "cover or over"
    case .invalid: "not allowed"
    }
  }

  /// The family, and what becomes of the presenter's view.
  package var explanation: String {
    switch self {
    case .cover: "cover (the presenter's view is removed)"
    case .over: "over (the presenter's view stays)"
    case .either: "cover or over (the presenter's view is removed or stays)"
    case .invalid: "not allowed"
    }
  }
}
