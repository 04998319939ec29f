/// What is wrong with a presenter that has no view in the window: kept until its transition begins, or raised at once.
extension TraceChecker {
  /// What is wrong with the presenter that was just asked, if anything is.
  private mutating func takeHiddenPresenter() -> HeldFinding? {
    defer { hiddenPresenter = nil }
    return hiddenPresenter
  }

  /// Raises what is wrong with the presenter that is being asked.
  @inline(never)
  mutating func raiseHiddenPresenter() {
    if let hidden = takeHiddenPresenter() { raise(hidden) }
  }

  /// Leaves it to the transition that was asked for.
  @inline(never)
  mutating func holdHiddenPresenter(in transition: RunningIndex) {
    if let hidden = takeHiddenPresenter() { app.running.note(transition) { $0.hiddenPresenter = hidden } }
  }
}
