/// What is another way in one of two facts about the same controller or transition.
struct FactDifference: Sendable {
  private let owner: String
  private let isOrder: Bool
  /// The calls of the fact after.
  private let after: [String]
  private var gone: [String] = []
  private var come: [String] = []

  init(_ old: BehaviourFact, _ new: BehaviourFact) {
    owner = new.owner
    isOrder = old.sortedCalls == new.sortedCalls
    after = new.calls
    for gap in SequenceAlignment.gaps(ContiguousArray(old.calls), ContiguousArray(new.calls)) {
      gone += old.calls[gap.before]
      come += new.calls[gap.after]
    }
  }

  /// Whether all that is lost is among some calls.
  func losesOnly(_ calls: Set<String>) -> Bool { isLoss && !gone.isEmpty && gone.allSatisfy(calls.contains) }

  /// Whether it is only that calls are not there any more.
  var isLoss: Bool { come.isEmpty }

  /// What kind of change it is.
  var kind: BehaviourChange.Kind {
    if isOrder { return .order }
    if styles != nil { return .style }
    if isLoss { return isLessOften ? .count : .vanished }
    return gone.isEmpty ? .appeared : .changed
  }

  /// The change as a sentence.
  var sentence: String {
    if isOrder { return "\(owner): the same calls in a different order" }
    if let styles { return "\(owner): style \(styles.new), was \(styles.old)" }
    if isLoss {
      return isLessOften
        ? "\(owner) gets \(Self.text(gone)) less often" : "\(owner) no longer gets \(Self.text(gone))"
    }
    if gone.isEmpty { return "\(owner) now gets \(Self.text(come))" }
    return "\(owner): \(Self.text(come)), was \(Self.text(gone))"
  }

  /// What is after, told from what was before: to be put behind its owner.
  var variant: String {
    if isOrder { return "with its calls in a different order" }
    if isLoss { return "without \(Self.text(gone))" }
    return "with \(Self.text(come))" + (gone.isEmpty ? "" : " instead of \(Self.text(gone))")
  }

  private var isLessOften: Bool { gone.allSatisfy(after.contains) }

  /// The styles before and after, where nothing else of one call differs.
  private var styles: (old: String, new: String)? {
    guard gone.count == 1, come.count == 1, let old = Self.style(gone[0]), let new = Self.style(come[0]),
      Self.withoutStyle(gone[0]) == Self.withoutStyle(come[0])
    else { return nil }
    return (old, new)
  }

  private static func style(_ call: String) -> String? {
    call.split(separator: " ").first { $0.hasPrefix(stylePrefix) }.map {
      String($0.dropFirst(stylePrefix.count))
    }
  }

  private static func withoutStyle(_ call: String) -> [Substring] {
    call.split(separator: " ").filter { !$0.hasPrefix(stylePrefix) }
  }

  private static let stylePrefix = "style="

  /// Some calls in words.
  static func text(_ calls: [String]) -> String {
    calls.prefix(4).joined(separator: ", ") + (calls.count > 4 ? " …" : "")
  }
}
