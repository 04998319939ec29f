/// What the tab controllers of a trace show, and which active tab was chosen again.
struct TabSelections: ~Copyable, Sendable {
  /// The tab that a tab controller shows.
  private struct Selection {
    var owner: Participant
    var selected = Seat()
    /// Whether it has changed its tabs in an order that only UIKit's own tab bar has.
    var isOfUIKit = false
  }

  private var selections: [Selection] = []
  /// The active tab, chosen again: it must not get any callback. `.none` as soon as anything else happens.
  private var chosenAgain = InstanceRef.none
  /// Whether that tab has got viewWillDisappear since, and nothing else has happened.
  private(set) var isGoing = false

  /// How many tab controllers are kept.
  static let limit = 256

  /// The tab controller that was logged first.
  var first: Participant? { selections.first?.owner }

  /// Whether a container has chosen a tab.
  func know(_ owner: Participant) -> Bool { selections.contains { $0.owner == owner } }

  /// What a tab controller shows; an empty seat if that isn't known.
  func selected(of owner: Participant) -> Seat {
    selections.first { $0.owner == owner }?.selected ?? Seat()
  }

  /// Whether an instance is a selected tab.
  func show(_ instance: InstanceRef) -> Bool { selections.contains { $0.selected.instance == instance } }

  /// The tab controller that shows a controller.
  func owner(of seat: Seat) -> Participant? { selections.first { $0.selected.isSame(as: seat) }?.owner }

  /// The first tab controller that meets a condition, and what it shows.
  func first(where isMeant: (Participant) -> Bool) -> (owner: Participant, selected: Seat)? {
    selections.first { isMeant($0.owner) }.map { ($0.owner, $0.selected) }
  }

  /// Whether a tab controller has changed its tabs in an order that only UIKit's own tab bar has.
  func isOfUIKit(_ owner: Participant) -> Bool { selections.contains { $0.owner == owner && $0.isOfUIKit } }

  /// A tab controller has changed its tabs in that order.
  mutating func noteOfUIKit(_ owner: Participant) { selections[learn(owner)].isOfUIKit = true }

  /// A tab is chosen.
  mutating func select(_ seat: Seat, of owner: Participant) { selections[learn(owner)].selected = seat }

  /// Somebody asked for a tab who has none.
  mutating func forget(_ owner: Participant) { selections.removeAll { $0.owner == owner } }

  /// The active tab is chosen again.
  ///
  /// - Parameter screen: the controller whose callbacks would show it.
  mutating func selectAgain(_ seat: Seat, seen screen: InstanceRef, of owner: Participant) {
    select(seat, of: owner)
    chosenAgain = screen
    isGoing = false
  }

  /// The active tab that was chosen again got viewWillDisappear.
  mutating func noteGoing() { isGoing = true }

  /// The active tab that was chosen again just before.
  @inline(__always)
  var reselected: InstanceRef? { chosenAgain.isSome ? chosenAgain : nil }

  /// Something else happens: what comes now isn't a result of choosing the tab again.
  mutating func settle() {
    chosenAgain = .none
    isGoing = false
  }

  private mutating func learn(_ owner: Participant) -> Int {
    if let known = selections.firstIndex(where: { $0.owner == owner }) { return known }
    selections.append(Selection(owner: owner), keeping: Self.limit)
    return selections.count - 1
  }
}
