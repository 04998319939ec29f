/// The scenes that were disconnected, and the app that was told to terminate.
///
/// UIKit calls the root then: `viewWillDisappear`, `viewDidDisappear`, even where it is hidden. That is a known quirk,
/// once for each of them, until the next sign of life: a scene is disconnected also to reclaim memory, or because one
/// window of several was closed.
struct Endings: ~Copyable, Sendable {
  private struct Ending {
    /// The scene, or the app.
    var who: Participant
    /// The controllers that were called for it.
    var called: [InstanceRef] = []
  }

  private var endings: [Ending] = []

  /// How many are remembered.
  static let limit = 16

  @inline(__always)
  var isEmpty: Bool { endings.isEmpty }

  /// A scene is disconnected, or the app terminates.
  mutating func begin(_ who: Participant) {
    if !endings.contains(where: { $0.who == who }) { endings.append(Ending(who: who), keeping: Self.limit) }
  }

  /// A scene connects: its own ending is over, and no other's.
  mutating func reconnect(_ who: Participant) { endings.removeAll { $0.who == who } }

  /// A sign of life.
  mutating func giveUp() { endings = [] }

  /// Whether the end of one of them may be what calls a controller: each does so once.
  mutating func call(_ controller: InstanceRef) -> Bool {
    guard let index = endings.firstIndex(where: { !$0.called.contains(controller) }) else { return false }
    endings[index].called.append(controller, keeping: 256)
    return true
  }
}

extension EventKind {
  /// What only an app that lives does: something comes, or is asked for, or is touched.
  static let signsOfLife: UInt64 = [
    EventKind.initialized, .loadView, .viewDidLoad, .viewWillAppear, .presentationControllerShouldDismiss,
    .presentationControllerWillDismiss, .presentationControllerDidAttemptToDismiss,
    .navigationControllerWillShow,
    .tabBarControllerShouldSelect, .pageViewControllerWillTransition, .present, .dismiss, .push, .pop,
    .popToRoot,
    .popTo, .setViewControllers, .select, .addChild, .setRoot, .makeKeyAndVisible, .didFinishLaunching,
    .start, .show,
    .touch, .hitTest,
  ].reduce(0) { $0 | $1.bit }
}
