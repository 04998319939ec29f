/// When a row of the catalogue applies. `nil` stands for "whatever it is".
package struct Conditions: Sendable {
  /// The families of presentation.
  package var families: [FamilyReading]?
  /// The value of `isModalInPresentation`.
  package var modal: Bool?
  /// The answers of `presentationControllerShouldDismiss`.
  package var shouldDismiss: [ShouldDismiss]?
  /// Whether something blocks the gesture: the setting, or the delegate's answer.
  package var blocked: Bool?
  /// Whether a page controller is in the page-curl style.
  package var curl: Bool?
  /// The styles, where a family has others to which this does not apply.
  package var styles: [PresentationStyle]?
  /// Whether the presentation zooms.
  package var zooms: Bool?
  /// Whether the move is animated.
  package var animated: Bool?
  /// The first release on which it applies.
  package var since: Int?

  /// Whether a question falls under this row.
  package func admit(_ question: Question) -> Bool {
    if let styles, let style = question.style, !styles.contains(style) { return false }
    if let zooms, let asked = question.zooms, zooms != asked { return false }
    if let animated, let asked = question.animated, animated != asked { return false }
    if let since, let release = question.release, release.major < since { return false }
    if let families, let family = question.family, !families.contains(family) { return false }
    if let modal, let asked = question.modal, modal != asked { return false }
    if let shouldDismiss, let asked = question.shouldDismiss, !shouldDismiss.contains(asked) { return false }
    if let blocked, let asked = question.blocked, blocked != asked { return false }
    if let curl, let asked = question.curl, curl != asked { return false }
    return true
  }
}

/// What a delegate answers when it is asked whether a gesture may dismiss.
package enum ShouldDismiss: String, CaseIterable, Sendable {
  case yes = "true"
  case no = "false"
  case notImplemented = "none"
}

/// What is known of a transition when its row is looked up. `nil` stands for "not known".
package struct Question: Sendable {
  package var kind: TransitionKind?
  package var outcome: TransitionOutcome?
  package var trigger: TransitionTrigger?
  package var family: FamilyReading?
  package var modal: Bool?
  package var shouldDismiss: ShouldDismiss?
  package var curl: Bool?
  package var style: PresentationStyle?
  package var zooms: Bool?
  package var animated: Bool?
  /// The release; `nil` stands for the newest.
  package var release: OSVersion?

  /// Whether a gesture is blocked; unknown where neither answer decides it.
  package var blocked: Bool? {
    if modal == true || shouldDismiss == .no { return true }
    guard modal == false, shouldDismiss != nil else { return nil }
    return false
  }

  package init(kind: TransitionKind? = nil) { self.kind = kind }
}
