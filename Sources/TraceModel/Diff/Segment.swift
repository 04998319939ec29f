/// A stretch of a life: the events of one controller from where it begins to move to where it rests again.
///
/// Where one ends is told from the controller's own events and what they belong to, so that it is the same whatever others
/// do.
struct Segment: Sendable {
  /// The sequence of its event words.
  var events: UInt32
  /// The transition that it belongs to, or 0.
  var transition: UInt32
  /// The lines of its calls.
  var lines: SegmentLines

  /// Its first line.
  var line: UInt32 { lines.first }

  /// Stands for a stretch of segments that is the same on both sides and was let go of.
  static func fold(_ number: UInt32, line: UInt32) -> Segment {
    Segment(events: foldBit | number, transition: 0, lines: SegmentLines(line))
  }

  /// Whether it stands for segments that are equal on both sides.
  var isFold: Bool { events & Self.foldBit != 0 }

  private static let foldBit: UInt32 = 1 << 31
}

extension EventKind {
  /// Whether an event begins a new segment after another.
  func beginsSegment(after previous: EventKind) -> Bool {
    self == previous || isMark || isOpening && !previous.isOpening
  }

  /// Whether it says what the app asked for.
  var isMark: Bool {
    rawValue >= EventKind.present.rawValue && rawValue <= EventKind.select.rawValue
      && self != .presentCompletion && self != .dismissCompletion
  }

  /// Whether a controller begins something with it, and does not end it.
  var isOpening: Bool {
    switch self {
    case .initialized, .loadView, .viewDidLoad, .viewWillAppear, .viewWillDisappear: true
    case .presentationControllerShouldDismiss, .presentationControllerWillDismiss: true
    case .navigationControllerWillShow, .tabBarControllerShouldSelect, .pageViewControllerWillTransition: true
    case .addChild, .willMove, .beginAppearanceTransition, .setRoot: true
    case .sceneWillConnect, .sceneWillResignActive, .sceneWillEnterForeground: true
    case .applicationWillResignActive, .applicationWillEnterForeground: true
    case .addChildCoordinator, .start, .show: true
    default: isMark
    }
  }

  /// Whether an event is compared at all: how often a view is laid out or touched isn't behaviour of a
  /// screen.
  var isCompared: Bool {
    switch self {
    case .viewWillLayoutSubviews, .viewDidLayoutSubviews, .touch, .hitTest, .diagnostic: false
    default: true
    }
  }
}
