/// All rows, in the order in which `order` prints them. A row's index here is its bit in candidate sets.
package enum Catalogue {
  package static let rows: [TransitionSpec] = [
    .presentCover, .presentOver, .presentEither, .presentNone,
    .presentCoverCancelled, .presentOverCancelled, .presentEitherCancelled,
    .dismissCover, .dismissOver, .dismissEither,
    .dismissBySwipe, .dismissBySwipeEither, .dismissPopover, .dismissSwipeCancelled,
    .dismissBlockedModal, .dismissBlockedByDelegate, .dismissThroughBlock, .dismissNotBlocked,
    .dismissZoom, .dismissZoomCancelled, .dismissCoverByGesture, .dismissOverByGesture, .dismissNone,
    .dismissCoverCancelled, .dismissOverCancelled, .dismissEitherCancelled,
    .push, .pushCancelled, .pop, .popCancelled, .popTo, .popToRoot, .setViewControllers,
    .selectAnimated, .select, .selectCancelled, .selectOwn,
    .turnScroll, .turnCurl, .turnScrollCancelled, .turnCurlCancelled,
    .swap, .addChild, .removeChild, .launch, .setRoot, .background, .foreground, .kill,
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
