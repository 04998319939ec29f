extension ObservedApp {
  /// What the log does not tell: many rules can't be judged without. What the configuration says of controllers stands
  /// for marks.
  var lacks: LogTraits {
    var lacks: LogTraits = []
    if classes.all.allSatisfy({ $0.addressedCount == 0 }) { lacks.insert(.addresses) }
    if configured.controllers.isEmpty, !classes.announcesAny(EventKind.marks) { lacks.insert(.marks) }
    return lacks
  }
}

extension EventKind {
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
