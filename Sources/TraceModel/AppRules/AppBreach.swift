/// A rule of the app that was broken, and where.
package struct AppBreach: Equatable, Sendable {
  /// In which way.
  package enum Kind: Equatable, Sendable {
    /// What must not come has come.
    case came
    /// What may come so often has come once more.
    case tooOften
    /// What is expected was not there when the scope closed.
    case missing
    /// What is expected did not come in time.
    case overdue
    /// What is expected can't come any more: the controller is released.
    case released
  }

  /// In which way.
  package var kind: Kind
  /// The index of the condition that came, or did not.
  package var condition: Int
  /// Where it was seen.
  package var at: AppMark
  /// Where the scope was opened, where something opens it.
  package var opened: AppMark?
  /// Where the scope was closed, where that is why it is broken.
  package var closed: AppMark?
  /// The controller that the rule is bound to.
  package var life: AppWho?
  /// Why it may be no breach.
  package var doubts: AppDoubts

  /// Whom it is about.
  package var who: AppWho { life ?? at.who }

  /// Whether it is broken by what did not come.
  var isOfAbsence: Bool {
    switch kind {
    case .came, .tooOften: false
    case .missing, .overdue, .released: true
    }
  }
}
