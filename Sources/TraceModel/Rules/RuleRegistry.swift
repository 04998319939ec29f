/// All rules, and the ways to name one.
package enum RuleRegistry {
  /// The rules by rising id. A rule that is not listed here does not exist.
  package static let all: [RuleInfo] =
    [
      .didAppearWithoutWill,
      .didDisappearWithoutWill,
      .callbackRepeated,
      .appearedBeforeLoad,
      .loadedTwice,
      .eventAfterDeinit,
      .isAppearingOutOfPlace,
      .disappearedWhileHidden,
      .calledInBackground,
      .sceneOrder,
      .releasedOnScreen,
      .presentationOrder,
      .dismissalOrder,
      .presenterDisturbed,
      .presenterNotNotified,
      .callbackMissing,
      .completionTooEarly,
      .styleNonePresented,
      .dismissDelegateOrder,
      .delegateCalledForCodeDismissal,
      .attemptWithoutBlock,
      .dismissedWhileBlocked,
      .shouldDismissWhileModal,
      .didDismissMissing,
      .didDismissAfterCancel,
      .swipeUntold,
      .pushOrder,
      .popOrder,
      .showDelegateOrder,
      .didShowAfterCancel,
      .overlappingTransitions,
      .skippedControllerNotified,
      .barHiddenOutsideWillShow,
      .pushTakenBack,
      .pushedTwice,
      .tabOrder,
      .pageOrder,
      .pageSkipped,
      .didMoveMissing,
      .willMoveNilMissing,
      .containmentOrder,
      .childAppearsApart,
      .touchReachesHiddenController,
      .forwardingUnbalanced,
      .childrenPileUp,
      .presentFromHiddenController,
      .presentWhilePresenting,
      .stackChangedUnderPresentation,
      .dismissedTwoLevels,
      .controllerLeaked,
      .coordinatorLeaked,
      .coordinatorFinishedEarly,
      .coordinatorFinishedTwice,
      .coordinatorNotRetained,
      .releasesLagBehind,
    ]
    + RuleInfo.diagnosticsPresentation + RuleInfo.diagnosticsNavigation + RuleInfo.diagnosticsMisuse
    + RuleInfo.diagnosticsExceptions + RuleInfo.diagnosticsOthers + RuleInfo.diagnosticsMisfits
    + [
      .unusedSuppression,
      .expiredSuppression,
      .suppressionNotFollowed,
      .appRuleIdle,
      .appRulesContradict,
      .configuredPresenterUnknown,
    ]

  /// The rules that are no more. Their ids and names are never given to another rule: a configuration that
  /// names one is told what took its place.
  ///
  /// Empty so far. Numbers that are in neither list (TC206, TC403, TC411 to TC420 ...) have never been used.
  package static let retired: [RetiredRule] = []

  /// The rule of an id.
  package static func rule(_ id: RuleID) -> RuleInfo? {
    // The list is sorted, so this is a binary search; findings ask for their words one by one.
    var low = 0
    var high = all.count
    while low < high {
      let middle = (low + high) / 2
      if all[middle].id < id { low = middle + 1 } else { high = middle }
    }
    return low < all.count && all[low].id == id ? all[low] : nil
  }

  /// The name of a rule; one for all rules of apps, `nil` where there is none any more.
  package static func name(of id: RuleID) -> String? { id.isOfApp ? "app-rule" : rule(id)?.name }

  /// The rule that a person means by `TC203` or `presenter-disturbed`, in any capitals.
  package static func rule(named text: String) -> RuleInfo? {
    let wanted = text.asciiLowercased
    return all.first { $0.id.description.asciiLowercased == wanted || $0.name == wanted }
  }

  /// The retired rule that a person means by its id or its name, in any capitals.
  package static func retiredRule(named text: String) -> RetiredRule? {
    let wanted = text.asciiLowercased
    return retired.first { $0.id.description.asciiLowercased == wanted || $0.name == wanted }
  }

  /// The rules whose id begins with a text such as `TC3`, in any capitals; at least the letters `TC` are needed.
  package static func rules(withPrefix text: String) -> [RuleInfo] {
    let prefix = text.asciiLowercased
    guard prefix.hasPrefix("tc") else { return [] }
    return all.filter { $0.id.description.asciiLowercased.hasPrefix(prefix) }
  }

  /// What a person may write for one rule or for many: an id, a name, or the beginning of ids. By rising id,
  /// empty where nothing fits.
  package static func rules(matching text: String) -> [RuleInfo] {
    if let rule = rule(named: text) { return [rule] }
    return rules(withPrefix: text)
  }
}

/// A rule that is no more.
package struct RetiredRule: Sendable {
  /// Its id, never used again.
  package var id: RuleID
  /// Its name, never used again.
  package var name: String
  /// The rule that took its place, if any.
  package var replacement: RuleID?
  /// Why it went, in one sentence.
  package var reason: String

  /// A retired rule with all that is said of it.
  package init(id: UInt16, name: String, replacement: RuleID? = nil, reason: String) {
    self.id = RuleID(number: id)
    self.name = name
    self.replacement = replacement
    self.reason = reason
  }
}
