/// What would have to be so for a finding to be no fault: the reason why it is only possible.
package struct Assumption: Hashable, Sendable {
  /// What is assumed, of the list that the law of doubt knows.
  package var kind: AssumptionKind
  /// The assumption as a sentence part, such as "another controller of that name may be meant".
  package var text: String
  /// What the app can log, or the configuration can say, to settle it.
  package var remedy: String

  /// An assumption.
  package init(kind: AssumptionKind, text: String, remedy: String) {
    self.kind = kind
    self.text = text
    self.remedy = remedy
  }
}

/// The assumptions that may explain what contradicts an order. New cases may come: switch over them with a default.
package enum AssumptionKind: String, CaseIterable, Sendable {
  /// Another instance of the name is meant.
  case namesake
  /// A transition ran that nobody announced.
  case unannounced
  /// A callback came that this class does not log.
  case unlogged
  /// The address was used again for another instance.
  case addressReused = "address-reused"
  /// Something happened before the log's first line.
  case beforeLog = "before-log"
  /// A setting had another value by then.
  case setting
  /// Another style took effect.
  case style
  /// One call printed two lines.
  case doubledLine = "doubled-line"
  /// UIKit may do so on some releases, or while several things happen at once.
  case uikit
}

extension AssumptionKind {
  /// The kind as a heading.
  package var title: String {
    switch self {
    case .namesake: "Another controller of that name"
    case .unannounced: "A transition whose `present`, `push` or `pop` isn't logged"
    case .unlogged: "A callback that isn't logged"
    case .addressReused: "An address used again"
    case .beforeLog: "What came before the log's first line"
    case .setting: "Another value of a setting"
    case .style: "Another style in force"
    case .doubledLine: "Two lines, one call"
    case .uikit: "What UIKit may do"
    }
  }
}
