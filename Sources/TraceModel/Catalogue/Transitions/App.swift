extension TransitionSpec {
  private static func silent(_ id: String, _ title: String, _ kind: TransitionKind, _ source: String)
    -> TransitionSpec
  {
    TransitionSpec(
      id: id, title: title, kind: kind, triggers: [.system], names: .move, required: [], chains: [],
      forbidden: [Forbidden(103, .appearance(.incoming), source: source)], rule: RuleID(number: 103),
      note: "No controller gets an appearance callback: " + source + ".")
  }

  /// The first controller of a window.
  package static let launch = TransitionSpec(
    id: "launch", title: "launch: the root of a window", kind: .launch, triggers: [.system], names: .move,
    required: [.incomingWillAppear, .incomingDidAppear],
    optional: [.incomingDidLoad, .incomingIsAppearing, .willShow, .didShow],
    chains: [
      hard(
        101, .incomingDidLoad, .incomingWillAppear, .incomingIsAppearing, .incomingDidAppear,
        source: "recorded launches, iOS 9 to 26")
    ],
    rule: RuleID(number: 101),
    note: "Where didBecomeActive stands against viewDidAppear has changed between releases.")

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
    chains: [
      hard(
        102, .outgoingWillDisappear, .outgoingDidDisappear,
        source: "recorded: the root is called after sceneDidDisconnect")
    ],
    rule: RuleID(number: 102), note: "Known quirk: the root disappears after the scene is disconnected.")
}
