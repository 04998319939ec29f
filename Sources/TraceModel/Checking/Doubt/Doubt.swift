/// A reason why what is assumed about a transition, a presentation or a controller may be wrong.
///
/// The cases say what was noticed. Only `LawOfDoubt` says what each does to a finding.
enum Doubt: UInt8, CaseIterable, Sendable {
  /// Two instances of the name can be called at this moment.
  case namesakeCanBeCalled
  /// The log may hide another instance of the name.
  case namesakeMayHide
  /// The name was logged as both incoming and outgoing in one transition.
  case nameMovedBothWays
  /// A side was given to the controller that moved, because no other did.
  case boundByOrder
  /// Other controllers moved at the same time, so another one may take part.
  case othersMove
  /// The stack's top, or the controller below it, isn't known.
  case stackUnknown
  /// Another window or container may be meant.
  case otherWindow
  /// Nothing but the configuration says that this container moved.
  case kindFromConfiguration
  /// A controller that is out of sight may have gone back by a gesture that no mark tells of.
  case mayHaveGoneBack
  /// The class would not log that it came, or went, in between.
  case endUnlogged
  /// A page is in flight, and nothing says whether it was turned.
  case pageInFlight
  /// The presenter was on its way in or out itself.
  case presenterUnsettled
  /// Several levels go at once.
  case severalLevelsGo
  /// A transition ran into another.
  case overlapped
  /// The first stack of a container is shown whenever the container is.
  case firstStack
  /// A delegate's call may be about a sheet that isn't logged at all.
  case otherSheetUnlogged
  /// The presentation began before the log did.
  case presentedBeforeLog
  /// The setting was said for the presentation, and may have been changed since.
  case settingMayHaveChanged
  /// The setting was logged for a child of the presented controller.
  case settingOfChild
  /// Lines are missing in which a controller came or went, or both sides of a transition did.
  case linesMissing
  /// A heading or a fence is in between, so that another excerpt may begin there.
  case otherExcerpt
  /// The app may have ended, and been launched again.
  case mayBeNextLaunch
  /// The delegate may not log each of its calls every time.
  case delegateMayNotTell
  /// A window of the app's own may have been let go with it.
  case windowMayGo
  /// The app may have a gesture of its own that brings screens in.
  case mayBeInteractive
  /// What was asked for besides may be wanted, without animation.
  case secondMayBeWanted
  /// All children may be shown on purpose.
  case childrenMayBeMeant
  /// Nobody may want to be told of a sheet's dismissal.
  case delegateMayBeUnwanted
  /// What is presented may be meant to stay, or be dismissed without a word.
  case sheetMayBeMeant
  /// Nothing says that the controller above was presented: it may be a part of the one below.
  case aboveMayBePart
  /// The page behind the last may be the first.
  case pagesMayGoRound
  /// A page controller's data source may have got other pages since two were seen next to each other.
  case pagesMayChange
  /// The app may keep what has gone on purpose.
  case mayBeKept
  /// The class may print no deinit.
  case deinitMayBeUnlogged
  /// The screens of a coordinator may be about to go one by one.
  case mayCloseOneByOne
  /// A coordinator may be meant to live for its start alone.
  case routerMayBeBrief
  /// What a coordinator shows is told by its name alone.
  case screensUntold
  /// The trace ends before what is missing.
  case mayStillRun
  /// The whole order of another style was seen.
  case styleMayHaveAdapted
  /// The whole order of a tab bar that is the app's own was seen, though this one has kept to UIKit's.
  case tabBarMayBeOwn
  /// The whole order of another tab's choice was seen, and the mark doesn't say which stack it asked.
  case tabMayBeChosen
  /// Two lines may tell of one call.
  case lineMayBeDoubled
  /// A line that says more than its class's other lines, and was taken for a remark, may tell the call.
  case remarkMayBeCall
  /// A line in other words than its class's other lines about the call may be a remark.
  case callMayBeRemark
  /// Two lines may tell of one call of a scene.
  case sceneToldTwice
  /// Another scene of the name may be meant.
  case otherScene
  /// The app may have moved its screens itself while it was in the background.
  case movedInBackground
  /// A request may have been forwarded to a controller that is visible.
  case mayBeForwarded
  /// The app may have dropped a view, so that it is loaded again.
  case viewMayBeDropped
  /// The view of a child may have been taken out while nobody saw it.
  case childMayBeOutOfView
  /// The parent may log before the inherited implementation in one method and after it in another.
  case parentMayLogAround
  /// Another controller may have been created at an address whose release isn't logged.
  case addressMayBeAnothers
  /// A split view controller is logged, and one of its columns may be meant.
  case mayBeColumn
  /// The order is recorded by one source, or on one release.
  case orderIsSoft
  /// On iOS 13 the root's callbacks may come twice at launch, and the release wasn't given.
  case launchMayRepeat
  /// On some releases UIKit repeats a will-callback in such a transition, and the release or the kind wasn't
  /// given.
  case willMayRepeat
  /// From some release on, such a transition may be interrupted, and the release wasn't given.
  case mayBeInterrupted
  /// What is at fault is an inferred transition, or a rule of the app names one.
  case inferredTransition
  /// What a rule of the app expects may have come before the log began.
  case mayHaveComeBefore
  /// What a rule of the app expects was never seen in this log.
  case neverSeen
}

/// A set of doubts.
struct Doubts: OptionSet, Sendable {
  let rawValue: UInt64

  init(rawValue: UInt64) { self.rawValue = rawValue }
  init(_ doubt: Doubt) { rawValue = 1 << UInt64(doubt.rawValue) }

  /// The doubts one by one.
  var all: [Doubt] { Doubt.allCases.filter { contains(Doubts($0)) } }

  /// The same, and that another of the name may be meant where none says so yet.
  func orNamesake(unless isSure: Bool) -> Doubts {
    isSure || contains(Doubts(.namesakeCanBeCalled)) ? self : union(Doubts(.namesakeMayHide))
  }

  /// What is left of them where two calls of one controller contradict each other: who else takes part has no say in that.
  var ofOneController: Doubts { subtracting(Doubts(.boundByOrder).union(Doubts(.othersMove))) }

  @inline(__always)
  mutating func add(_ doubt: Doubt) { insert(Doubts(doubt)) }
}
