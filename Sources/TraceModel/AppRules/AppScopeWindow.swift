/// One opening of a rule's scope, and what came of it since.
struct AppScopeWindow: Sendable {
  /// What opened it, where something opens it.
  var opened: AppMark?
  /// It is over behind that.
  var deadline = Int64.max
  /// How many of what is expected have come, or how often what may come so often has.
  var progress = 0
  /// Why what opened it may be otherwise.
  var doubts: AppDoubts = []

  /// Whether all that a later one will tell, this one tells as well.
  func covers(_ later: AppScopeWindow, _ plan: AppRulePlan) -> Bool {
    guard plan.within == nil, doubts.isSubset(of: later.doubts) else { return false }
    return !plan.expects || progress == later.progress
  }

  /// Whether all that an earlier one will tell, this one tells as well.
  func replaces(_ earlier: AppScopeWindow, _ plan: AppRulePlan) -> Bool {
    guard progress == earlier.progress, doubts.isSubset(of: earlier.doubts) else { return false }
    // Each wait has a deadline of its own; what is forbidden is so until the last deadline.
    return plan.expects == (plan.within == nil)
  }
}
