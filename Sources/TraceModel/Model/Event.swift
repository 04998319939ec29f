/// One recognised callback, delegate call, mark or diagnostic, at one line of a log.
package struct Event: Sendable {
  // In an order that leaves no gaps: reading and checking pass millions of these to each other.

  /// The controller, container, window or coordinator that the event is about; `.none` for `print(#function)`.
  package var subject = Participant.none
  /// Where in `EventBatch.details` its details are, counted from 1; 0 where it has none.
  package var details: UInt32 = 0
  /// The other one: who is presented, pushed, shown, added.
  package var object = Participant.none
  /// The process's number, or 0 where the log gives none.
  package var process: Int32 = 0
  /// The line, counted from 1.
  package var line: Int
  /// Microseconds since 1970 in UTC, where date and zone are known; else since an unknown origin; `nil` where
  /// the line has no time or nobody asked for it.
  package var time: Int64?
  /// What happened.
  package var kind: EventKind
  /// The presentation style that the event's own keys give.
  package var style: PresentationStyle?
  /// Which of UIKit's diagnostics this is, where `kind` is `.diagnostic`.
  package var diagnostic: Diagnostic?
  /// The yes-or-no keys.
  package var flags = EventFlags()
  /// Whether the keys say `parent=nil`.
  package var parentIsNil = false

  /// An event with nothing but its kind, its line and whom it is about.
  package init(kind: EventKind, line: Int, subject: Participant = .none) {
    self.kind = kind
    self.line = line
    self.subject = subject
  }
}

/// What few events have, apart so that the others stay small and are copied as plain bytes.
package struct EventDetails: Sendable {
  /// The controllers of `setViewControllers A,B,C`, or all that a diagnostic names, in the order of the line.
  package var participants: [Participant]
  /// What `presentedBy=` names.
  package var presenter = Participant.none
  /// What `parent=` names.
  package var parent = Participant.none
  /// Whether the line says that a stack is to hold nobody: `setViewControllers []`.
  package var emptiesStack = false
  /// The time as it is written; only where the reader was asked for it.
  package var timeText: String?
  /// The key's value where it is neither yes nor no: `hitTest result=Name`.
  package var valueText: String?

  /// Details of an event.
  package init(participants: [Participant] = [], timeText: String? = nil, valueText: String? = nil) {
    self.participants = participants
    self.timeText = timeText
    self.valueText = valueText
  }
}
