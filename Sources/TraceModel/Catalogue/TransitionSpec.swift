/// A row of the catalogue: one transition under one set of conditions, and the order of its calls.
package struct TransitionSpec: Sendable {
  /// A stable name, such as `present-cover`.
  package var id: String
  /// What it is, in words that hold whether or not it is animated.
  package var title: String
  package var kind: TransitionKind
  /// How it ends; several where the row says that none of them occurs.
  package var outcomes: [TransitionOutcome] = [.completed]
  /// What sets it off; empty where that makes no difference.
  package var triggers: [TransitionTrigger] = []
  /// When the row applies.
  package var conditions = Conditions()
  /// What the two sides are called in messages.
  package var names: RoleNames
  /// The calls that must come, where the class logs them.
  package var required: [Slot]
  /// The calls that may come.
  package var optional: [Slot] = []
  /// All its calls in the order that was recorded, for people to read.
  package var shown: [Slot]
  /// The order, chain by chain.
  package var chains: [Chain]
  /// The rule that a call breaks which must not come, for each; the rest break `rule`.
  package var forbidden: [Forbidden] = []
  /// The rule that other breaches break.
  package var rule: RuleID
  /// What is known besides the order.
  package var note = ""
  /// How well it is proven that all its calls come: if only one source tells of the order, a missing call
  /// isn't a fault.
  package var grade = Grade.hard
  /// Where it counts.
  package var reach = Reach.everywhere
  /// Why there is nothing to match, where the row is there to say so.
  package var absence: Absence?

  /// What it is, and whether it is animated where the order depends on that.
  package var fullTitle: String {
    conditions.animated.map { title + ($0 ? ", animated" : ", not animated") } ?? title
  }

  /// Whether it does not occur.
  package var neverOccurs: Bool { absence != nil }

  /// How it ends.
  package var outcome: TransitionOutcome { outcomes.first ?? .completed }

  /// All slots that may occur.
  package var declared: SlotSet { SlotSet(required + optional) }
}

/// Where a row counts.
package enum Reach: Sendable {
  /// Wherever its conditions hold.
  case everywhere
  /// Only where it is known that it can be meant: its order is another than that of its kind.
  case whereNamed
  /// For people: of its order too little is known to judge by it.
  case toldOnly
}

/// Why something does not occur.
package enum Absence: Sendable {
  /// Apple says that UIKit does not do it.
  case never
  /// UIKit has nothing by which a person could set it off.
  case notOffered

  /// The sentence in reports.
  package var text: String {
    switch self {
    case .never: "UIKit never does this."
    case .notOffered: "UIKit offers no such gesture."
    }
  }
}

/// What the sides of a transition are called.
package struct RoleNames: Sendable {
  package var outgoing: String
  package var incoming: String

  package static let present = RoleNames(outgoing: "presenter", incoming: "presented")
  package static let dismiss = RoleNames(outgoing: "presented", incoming: "presenter")
  package static let move = RoleNames(outgoing: "outgoing", incoming: "incoming")
}

/// Calls that must not come, and the rule that they break.
package struct Forbidden: Sendable {
  package var slots: SlotSet
  package var rule: RuleID
  package var source: String

  package init(_ rule: UInt16, _ slots: SlotSet, source: String) {
    self.rule = RuleID(number: rule)
    self.slots = slots
    self.source = source
  }
}
