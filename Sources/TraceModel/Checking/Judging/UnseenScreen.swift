/// A screen that the log never showed: what came over it has gone, and revealed nobody.
struct UnseenScreen: Sendable {
  /// Who left it behind.
  var name = Symbol.none
  /// Where that was known; 0 without such a screen.
  var line = 0
}

extension ObservedApp {
  /// Notes what is on screen once a controller has gone for whom nobody came, and that came over nobody that is known.
  mutating func noteUnseen(leftBy transition: RunningIndex) {
    guard !running[transition].incoming.isTaken,
      let index = instances.index(of: running[transition].outgoing.instance), !instances[index].below.isSome
    else { return }
    latest.unseen = UnseenScreen(name: instances[index].name, line: latest.line)
  }

  /// Whether the outgoing controller may be that screen, though another of its name is known: the last to come has gone.
  func mayBeUnseen(_ who: Participant, goingBy callback: AppearanceCallback?) -> Bool {
    guard callback == .viewWillDisappear, latest.unseen.line > 0, latest.unseen.name != who.name,
      !who.instance.isSome
    else { return false }
    return instances.index(of: latest.coming).map { !instances[$0].isOnScreen } ?? true
  }

  /// Whether the first that comes in the log was told that it had gone before it had come: that may have been another of its name,
  /// which was on the screen before the log began. It shows when this one has come, or goes in its turn.
  func mayHaveMetOneBefore(_ index: InstanceIndex, _ callback: AppearanceCallback) -> Bool {
    let one = instances[index]
    return !callback.isWill && callback != .viewIsAppearing && !one.key.isSome
      && one.line(.viewWillAppear) > 0
      && one.line(.viewDidDisappear) > one.line(.viewWillAppear)
      && (latest.arrivalLine == 0 || latest.arrivalLine == latest.line)
  }
}
