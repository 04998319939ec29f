/// Which events a condition means: `Cart viewWillAppear animated=true`, `Home present Filter*`.
package struct AppEventPattern: Hashable, Sendable {
  /// A glob of whom it is about; `nil` for anybody.
  package var subject: String?
  /// What happened.
  package var kind: EventKind
  /// A glob of the other one; `nil` for anybody or nobody.
  package var object: String?
  /// What the event's keys have to say.
  package var flags: [EventFlags.Key: Bool] = [:]
  /// The style that they have to say.
  package var style: PresentationStyle?

  /// Any event of a kind.
  package init(kind: EventKind, subject: String? = nil, object: String? = nil) {
    (self.kind, self.subject, self.object) = (kind, subject, object)
  }

  /// Whether an event's keys matter.
  var asksKeys: Bool { style != nil || !flags.isEmpty }

  /// Whether the keys of an event say what they have to.
  func fits(_ event: Event) -> Bool {
    (style == nil || event.style == style) && flags.allSatisfy { event.flags[$0.key] == $0.value }
  }
}
