/// All rows, in the order in which `order` prints them. A row's place here is its bit in candidate sets.
package enum Catalogue {
  package static let rows: [TransitionSpec] = [
    .presentCover, .presentOver, .presentEither, .presentNone,
    .dismissCover, .dismissOver, .dismissEither,
    .dismissBySwipe, .dismissBySwipeEither, .dismissSwipeCancelled,
    .dismissBlockedModal, .dismissBlockedByDelegate, .dismissThroughBlock, .dismissNotBlocked,
    .dismissCoverByGesture, .dismissNone,
    .push, .pop, .popCancelled, .popTo, .popToRoot, .setViewControllers,
    .select, .turnScroll, .turnCurl, .turnScrollCancelled, .turnCurlCancelled,
    .swap, .addChild, .removeChild, .launch, .background, .foreground, .kill,
  ]

  /// The rows that fall under a question, those that never occur among them.
  package static func rows(for question: Question) -> [TransitionSpec] {
    rows.filter { row in
      if let kind = question.kind, row.kind != kind { return false }
      if let outcome = question.outcome, !row.outcomes.contains(outcome) { return false }
      if let trigger = question.trigger, !row.triggers.isEmpty, !row.triggers.contains(trigger) {
        return false
      }
      return row.conditions.admit(question)
    }
  }
}
