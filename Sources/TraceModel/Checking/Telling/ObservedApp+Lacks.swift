extension ObservedApp {
  /// What the log does not tell: many rules can't be judged without. What the configuration says of controllers stands
  /// for marks.
  var lacks: LogTraits {
    var lacks: LogTraits = []
    if classes.all.allSatisfy({ $0.addressedCount == 0 }) { lacks.insert(.addresses) }
    if configured.controllers.isEmpty, !classes.announcesAny(EventKind.marks) { lacks.insert(.marks) }
    return lacks
  }

  /// The controllers that marks seem to call by another name than their callbacks do.
  var labelsProposed: [LabelProposal] {
    LabelProposal.among(
      zip(words.names, classes.all).map { name, record in
        (
          name: name, callsBack: record.loggedCallbacks != 0,
          isCoordinator: record.isLeader || record.logged & EventKind.ofCoordinators != 0
        )
      })
  }
}

extension EventKind {
  /// What coordinators say of themselves.
  fileprivate static let ofCoordinators =
    EventKind.addChildCoordinator.bit | EventKind.start.bit | EventKind.show.bit
    | EventKind.childDidFinish.bit

  /// What no callback tells, and an app has to log itself: what it asks for, sets and is touched at. A bit each.
  static let marks = [
    EventKind.present, .presentCompletion, .dismiss, .dismissCompletion, .isModalInPresentation, .push, .pop,
    .popToRoot,
    .popTo, .setViewControllers, .setNavigationBarHidden, .select, .addChild, .removeFromParent,
    .beginAppearanceTransition, .endAppearanceTransition, .setRoot, .makeKeyAndVisible, .addChildCoordinator,
    .start,
    .show, .childDidFinish, .touch, .hitTest, .adaptivePresentationStyle,
  ].reduce(0) { $0 | $1.bit }
}
