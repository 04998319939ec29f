/// What a dismissal of several levels took along, and what never said that it goes.
extension TraceChecker {
  /// A presenter goes, or presents anew: what a dismissal took along from above it must have gone by now.
  mutating func judgeLevels(under presenter: InstanceIndex) {
    guard !judges.levelsTakenAlong.isEmpty else { return }
    let kept = judges.levelsTakenAlong.take(under: app.instances.reference(presenter), in: app)
    for one in kept { settleKept(one) }
  }

  /// A controller is released: has it gone before?
  mutating func judgeLevel(_ index: InstanceIndex) {
    guard let kept = judges.levelsTakenAlong.take(app.instances.reference(index), in: app) else { return }
    settleKept(kept)
  }

  /// The fault ends here: whatever is told of it later, it is gone. Of a name alone another may be meant, and this one may be
  /// where it was.
  private mutating func settleKept(_ kept: LevelKeptFact) {
    raise(kept)
    guard let index = app.existing(kept.controller.who) else { return }
    app.instances[index].state = app.instances[index].key.isSome ? .hidden : .unknown
  }
}
