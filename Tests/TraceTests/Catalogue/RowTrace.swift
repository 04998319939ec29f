@testable import TraceModel

/// Traces made from a row of the catalogue: everything before it legal, then the row's calls in any order.
struct RowTrace {
  let row: TransitionSpec

  static let feed = "[Feed@0x7f00]"
  static let player = "[Player@0x7f40]"

  /// The rows whose transition a mark, a key or the stack names, so that it is judged.
  static let judged: [TransitionSpec] = Catalogue.rows.filter { row in
    !row.neverOccurs && !row.required.isEmpty && !row.kind.isUnannounced && row.reach != .toldOnly
      && row.grade == .hard
  }

  /// The rows of which too little is proven for a wrong order to be a fault: what they allow is told, and passes.
  static let soft: [TransitionSpec] = Catalogue.rows.filter { row in
    !row.neverOccurs && !row.required.isEmpty && !row.kind.isUnannounced && row.reach != .toldOnly
      && row.grade == .soft
  }

  /// Who comes and who goes in this row.
  var incoming: String { row.kind == .present || isForward ? Self.player : Self.feed }
  var outgoing: String { row.kind == .present || isForward ? Self.feed : Self.player }
  private var isForward: Bool { [.push, .select, .turn].contains(row.kind) }

  /// The log of some slots after all that must be before them.
  func log(_ slots: [Slot]) -> String {
    (prelude + slots.map(line)).joined(separator: "\n") + "\n"
  }

  /// The configuration that the row needs.
  var app: AppDescription {
    var app = AppDescription()
    for name in ["Feed", "Player"] {
      guard let container else { continue }
      var description = ControllerDescription(pattern: name)
      description.container = container
      app.controllers.append(description)
    }
    return app
  }

  private var container: ContainerKind? {
    switch row.kind {
    case .turn: row.conditions.curl == true ? .pageCurl : .page
    case .select: row.reach == .everywhere ? .tab : nil
    default: nil
    }
  }

  /// Both classes have logged all that they log: a callback that does not come is missing.
  private var prelude: [String] {
    let life = [
      "viewDidLoad", "viewWillAppear", "viewIsAppearing", "viewDidAppear", "viewWillDisappear",
      "viewDidDisappear",
    ]
    return life.map { "[Player@0x7f80] \($0)" } + ["[Player@0x7f80] deinit"]
      + life.map { "\(Self.feed) \($0)" } + ["\(Self.feed) viewWillAppear", "\(Self.feed) viewDidAppear"]
      + setUp + stage + announcement
  }

  /// What the containers showed at first.
  var setUp: [String] {
    switch row.kind {
    case .push, .pop, .popTo, .popToRoot: ["[Nav@0x7e00] setViewControllers Feed@0x7f00"]
    case .select: ["[Tabs@0x7e00] select Feed@0x7f00"]
    default: []
    }
  }

  /// What must have come for the row to take it back.
  var stage: [String] {
    switch row.kind {
    case .dismiss: presented
    case .pop, .popTo, .popToRoot: pushed
    default: []
    }
  }

  /// The mark that announces the row's transition.
  var announcement: [String] {
    switch row.kind {
    case .present: ["\(Self.feed) present Player@0x7f40 style=\(style)"]
    case .dismiss: isByGesture ? [] : ["\(Self.player) dismiss"]
    case .push: ["[Nav@0x7e00] push Player@0x7f40"]
    case .pop: row.outcome == .cancelled ? [] : ["[Nav@0x7e00] pop"]
    case .popTo: ["[Nav@0x7e00] popTo Feed@0x7f00"]
    case .popToRoot: ["[Nav@0x7e00] popToRoot"]
    case .select: ["[Tabs@0x7e00] select Player@0x7f40"]
    default: ["[Pages@0x7e00] pageViewControllerWillTransition"]
    }
  }

  var isByGesture: Bool { !row.triggers.contains(.code) }

  private var style: String {
    if row.conditions.styles == [.popover] { return "popover modalInPresentation=false" }
    return switch row.conditions.families?.first {
    case .cover: "fullScreen"
    case .either: "custom"
    default: "pageSheet modalInPresentation=\(row.conditions.modal == true)"
    }
  }

  /// The presentation that a dismissal takes back.
  private var presented: [String] {
    let covers = row.conditions.families == [.cover]
    return ["\(Self.feed) present Player@0x7f40 style=\(style)", "\(Self.player) viewDidLoad"]
      + (covers ? ["\(Self.feed) viewWillDisappear"] : []) + ["\(Self.player) viewWillAppear"]
      + ["\(Self.player) viewDidAppear"] + (covers ? ["\(Self.feed) viewDidDisappear"] : [])
  }

  /// The push that a pop takes back.
  private var pushed: [String] {
    [
      "[Nav@0x7e00] push Player@0x7f40", "\(Self.player) viewDidLoad",
      "\(Self.feed) viewWillDisappear", "\(Self.player) viewWillAppear", "\(Self.feed) viewDidDisappear",
      "\(Self.player) viewDidAppear",
    ]
  }

  func line(_ slot: Slot) -> String {
    let shown = incoming.dropFirst().dropLast()
    switch slot {
    case .completion: return "\(Self.player) \(slot.text(row.kind))"
    case .willShow, .didShow: return "[Nav@0x7e00] \(slot.text(row.kind)) \(shown)"
    case .shouldSelect, .didSelect: return "[Tabs@0x7e00] \(slot.text(row.kind)) \(shown)"
    case .willTransition, .didFinishAnimating: return "[Pages@0x7e00] \(slot.text(row.kind))"
    case .shouldDismiss: return "\(Self.player) \(slot.text(row.kind)) result=\(row.outcome != .blocked)"
    default:
      let who = slot.side == .incoming ? incoming : slot.side == .outgoing ? outgoing : Self.player
      return "\(who) \(slot.text(row.kind))"
    }
  }
}

extension TransitionKind {
  /// Kinds that no mark announces, and that are told and never judged.
  fileprivate var isUnannounced: Bool {
    [.swap, .addChild, .removeChild, .launch, .kill, .setViewControllers, .setRoot].contains(self)
  }
}
