/// What is wrong between a parent and a child.
struct ContainmentFact: Equatable, Sendable {
  /// The parent of a child, and where the child was added, as far as the log tells.
  struct Home: Equatable {
    var parent = Symbol.none
    var line = 0
  }

  enum Fault: Equatable {
    /// TC501: the child goes, and never got `didMove(toParent:)`.
    case didMoveMissing(from: Home)
    /// TC502: it is taken out without `willMove(toParent: nil)`.
    case leavesUntold(from: Home)
    /// TC503: `didMove(toParent:)` came before `willMove(toParent:)`.
    case didMoveFirst(at: Int)
    /// TC504: it appears although its parent has disappeared.
    case appearsWithout(parent: Symbol, goneSince: Int)
    /// TC504, possibly: its view was added, but the controller wasn't; where the parent left without it, if it did.
    case ownerlessView(parent: Symbol, goneAt: Int?)
    /// TC504: it logged no callback while its parent disappeared and came back.
    case leftBehind(by: Symbol, goneSince: Int)
    /// TC504, possibly: it logged no callback when its parent disappeared, which isn't back by the end of the log.
    case keptShown(under: Symbol, goneSince: Int)
    /// TC504, possibly: it went with its parent, and did not come back with it.
    case notWoken(by: Symbol, goneSince: Int)
    /// TC504, possibly: its parent came and went, and it never appeared.
    case neverShown(in: Symbol, cameAt: Int)
  }

  var fault: Fault
  var child: Instance
  var line: Int
  /// The event at that line.
  var event: EventKind
  /// Why another controller of the same name may be meant.
  var doubts: Doubts = []
}

extension ContainmentFact.Fault {
  /// Whether it's found by which controller appears, not by the containment calls.
  var isOfAppearance: Bool {
    switch self {
    case .appearsWithout, .leftBehind, .keptShown, .notWoken, .ownerlessView, .neverShown: true
    case .didMoveMissing, .leavesUntold, .didMoveFirst: false
    }
  }

  /// Whether it's found by calls that did not come.
  var isOfSilence: Bool {
    switch self {
    case .leftBehind, .keptShown, .notWoken, .neverShown: true
    case .appearsWithout, .ownerlessView, .didMoveMissing, .leavesUntold, .didMoveFirst: false
    }
  }

  /// What is wrong if a child appears while its parent is hidden.
  init?(appearing child: Instance, in parent: Instance) {
    guard parent.state == .hidden, parent.flags.contains(.hasAppeared), child.containment.contains(.begun)
    else { return nil }
    self = .appearsWithout(parent: parent.name, goneSince: parent.line(.viewDidDisappear))
  }

  /// What is wrong if others have arrived since a parent went, and a child that had gone with it before wasn't told of that.
  init?(away parent: Instance, with child: Instance, arrivedSince line: Int) {
    let went = parent.line(.viewDidDisappear)
    guard parent.state == .hidden, line > went, child.line(.viewWillDisappear) > 0,
      case .leftBehind? = Self(returning: parent, with: child)
    else { return nil }
    self = .keptShown(under: parent.name, goneSince: went)
  }

  /// What is wrong if a parent appears again, and a child of it wasn't told that it had gone.
  init?(returning parent: Instance, with child: Instance) {
    let went = parent.line(.viewDidDisappear)
    guard child.state == .appeared, went > 0, child.line(.viewDidAppear) < went,
      child.line(.viewWillDisappear) < parent.line(.viewWillDisappear), child.containment.contains(.begun)
    else { return nil }
    self = .leftBehind(by: parent.name, goneSince: went)
  }

  /// What is wrong if a parent has come and gone, and a child that had loaded its view by then never appeared.
  init?(gone parent: Instance, without child: Instance, addedAt line: Int) {
    let (came, arrived) = (parent.line(.viewWillAppear), parent.line(.viewDidAppear))
    guard line < came, came < arrived, arrived < parent.line(.viewWillDisappear),
      0 < child.loadLine, child.loadLine < arrived, child.state == .hidden,
      !child.flags.contains(.hasAppeared), child.containment.contains(.begun)
    else { return nil }
    self = .neverShown(in: parent.name, cameAt: came)
  }

  /// What is wrong if a parent has appeared again, and a child that had gone with it hasn't begun to.
  init?(returned parent: Instance, without child: Instance) {
    guard child.containment.contains(.begun) else { return nil }
    self.init(returned: parent, withoutHosted: child)
  }

  /// The same of a child that no line named as one.
  init?(returned parent: Instance, withoutHosted child: Instance) {
    let (leaving, went) = (parent.line(.viewWillDisappear), parent.line(.viewDidDisappear))
    let childLeft = child.line(.viewWillDisappear)
    guard child.state == .hidden, leaving > 0, went > leaving, childLeft > leaving, childLeft < went,
      child.line(.viewWillAppear) < childLeft
    else { return nil }
    self = .notWoken(by: parent.name, goneSince: went)
  }
}
