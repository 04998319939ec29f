/// What somebody wants to know about UIKit's orders: conditions, any of them left open.
package struct OrderQuestion: Sendable {
  package var kind: TransitionKind?
  package var style: PresentationStyle?
  package var trigger: TransitionTrigger?
  package var outcome: TransitionOutcome?
  package var modal: Bool?
  package var shouldDismiss: ShouldDismiss?
  /// The release and the device; left out, the newest iOS on a phone.
  package var app = AppDescription()

  package init() {}

  /// The row of the family table that the style falls under.
  package var familyRow: FamilyRow? { style.flatMap { FamilyTable.row(of: $0, app: app) } }

  /// The rows of the catalogue that answer. Those that say that there is none are kept where there is
  /// nothing else to say.
  package var rows: [TransitionSpec] {
    let rows = Catalogue.rows(for: question).filter { row in
      isPresentation(row.kind) || !asksForPresentation
    }
    let occurring = rows.filter { !$0.neverOccurs }
    return occurring.isEmpty ? rows : occurring
  }

  /// What the kinds that were asked for can be, where the whole question has no answer.
  package var nearestRows: [TransitionSpec] {
    var open = self
    open.trigger = nil
    let anyTrigger = open.rows
    if !anyTrigger.isEmpty { return anyTrigger }
    open.outcome = nil
    return open.rows
  }

  /// Whether something is asked that only presentations have.
  package var asksForPresentation: Bool { style != nil || modal != nil || shouldDismiss != nil }

  /// Whether a kind has a style.
  package func isPresentation(_ kind: TransitionKind) -> Bool { kind == .present || kind == .dismiss }

  private var question: Question {
    var question = Question(kind: kind)
    question.trigger = trigger
    question.outcome = outcome
    question.family = familyRow?.family
    question.modal = modal
    question.shouldDismiss = shouldDismiss
    question.style = style
    question.release = app.os
    // Since tab switches are animated a tap always is.
    if trigger == .tap, kind == .select, app.os.map({ $0.major >= 18 }) ?? true { question.animated = true }
    return question
  }
}
