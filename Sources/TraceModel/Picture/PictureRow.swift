/// A row of a picture.
package struct PictureRow: Hashable, Sendable {
  /// What a row shows.
  package enum Kind: Hashable, Sendable {
    /// The heading of a transition.
    case heading
    /// A visible break: what was left out here, or how long nothing came.
    case gap
    /// An event.
    case event
  }

  /// How an event is marked.
  package enum Shape: Hashable, Sendable {
    /// A callback of the controller.
    case callback
    /// A call of a delegate.
    case delegate
    /// What the app asked for.
    case request
    /// The end of the controller.
    case end
    /// What UIKit says went wrong.
    case diagnostic
    /// A call of SwiftUI's, which nothing judges.
    case aside
  }

  /// What it shows.
  package var kind: Kind
  /// The line of the log, where there is one.
  package var line: Int?
  /// The lane of the event.
  package var lane: Int?
  /// The lane of who is presented, pushed, shown or added.
  package var object: Int?
  /// The mark of the event.
  package var shape = Shape.callback
  /// The name of the controller.
  package var name = ""
  /// The event, or the words of a heading or a break.
  package var text: String
  /// The controller's state after it.
  package var state: AppearanceState?
  /// What the event means for the findings at this line and for the rules of the app.
  package var note = ""
  /// The numbers of the findings at this line.
  package var flags: [Int] = []

  /// A heading or a break.
  package init(_ kind: Kind, _ text: String) {
    self.kind = kind
    self.text = text
  }
}

extension PictureRow.Shape {
  /// The mark of an event.
  package init(_ kind: EventKind) {
    switch kind {
    case .deinitialized: self = .end
    case .diagnostic: self = .diagnostic
    case _ where kind.isLifecycle: self = .callback
    case _ where kind.isPresentationDelegate: self = .delegate
    case .navigationControllerWillShow, .navigationControllerDidShow, .tabBarControllerShouldSelect,
      .tabBarControllerDidSelect, .pageViewControllerWillTransition, .pageViewControllerDidFinishAnimating:
      self = .delegate
    default: self = .request
    }
  }
}
