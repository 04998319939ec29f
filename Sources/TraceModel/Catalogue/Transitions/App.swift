extension TransitionSpec {
  private static func silent(_ id: String, _ title: String, _ kind: TransitionKind, _ source: String)
    -> TransitionSpec
  {
    TransitionSpec(
      id: id, title: title, kind: kind, triggers: [.system], names: .move, required: [], shown: [],
      chains: [], forbidden: [Forbidden(109, .appearance(.incoming), source: source)],
      rule: RuleID(number: 109),
      note: "UIKit calls no controller of its own accord, but the app may still change its screens.")
  }

  /// The first controller of a window.
  package static let launch = TransitionSpec(
    id: "launch", title: "launch: the root of a window", kind: .launch, triggers: [.system], names: .move,
    required: [.incomingWillAppear, .incomingDidAppear],
    optional: [.incomingDidLoad, .incomingIsAppearing, .willShow, .didShow],
    shown: [
      .incomingDidLoad, .incomingWillAppear, .incomingIsAppearing, .willShow, .incomingDidAppear, .didShow,
    ],
    chains: [
      hard(
        101, .incomingDidLoad, .incomingWillAppear, .incomingIsAppearing, .incomingDidAppear,
        source: "recorded launches, iOS 9 to 26")
    ],
    rule: RuleID(number: 101),
    note: "Whether didBecomeActive comes before or after viewDidAppear has changed between releases.")

  /// Another root for a window that has one.
  package static let setRoot = TransitionSpec(
    id: "set-root", title: "replace the root of a window", kind: .setRoot, triggers: [.code], names: .move,
    required: [.incomingWillAppear, .incomingDidAppear],
    optional: [
      .incomingDidLoad, .incomingIsAppearing, .outgoingWillDisappear, .outgoingDidDisappear, .outgoingDeinit,
    ],
    shown: [
      .incomingDidLoad, .outgoingWillDisappear, .incomingWillAppear, .incomingIsAppearing,
      .outgoingDidDisappear, .incomingDidAppear, .outgoingDeinit,
    ],
    chains: [
      hard(
        101, .incomingDidLoad, .incomingWillAppear, .incomingIsAppearing, .incomingDidAppear,
        source: "Apple, UIViewController and viewIsAppearing(_:)"),
      hard(102, .outgoingWillDisappear, .outgoingDidDisappear, source: "Apple, UIViewController"),
    ],
    rule: RuleID(number: 101),
    note: "No log of it is published, so the order between the two roots' calls isn't known.",
    grade: .soft, reach: .whereNamed)

  /// Leaving the app.
  package static let background = silent(
    "background", "the app goes to the background", .background,
    "four recordings, iOS 9 to 17")

  /// Coming back to the app.
  package static let foreground = silent(
    "foreground", "the app comes to the foreground", .foreground, "three recordings, iOS 9 to 17")

  /// The app killed from the switcher.
  package static let kill = TransitionSpec(
    id: "kill", title: "the app is killed from the switcher", kind: .kill, triggers: [.system], names: .move,
    required: [], optional: [.outgoingWillDisappear, .outgoingDidDisappear],
    shown: [.outgoingWillDisappear, .outgoingDidDisappear],
    chains: [
      hard(
        102, .outgoingWillDisappear, .outgoingDidDisappear,
        source: "two recordings, iOS 13 and later: the root is called after sceneDidDisconnect")
    ],
    rule: RuleID(number: 102), note: "Known quirk: the root disappears after the scene has disconnected.")
}
