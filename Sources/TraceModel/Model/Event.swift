/// One recognised callback, delegate call, mark or diagnostic, at one line of a log.
public struct Event: Sendable {
  /// What happened.
  public var kind: EventKind
  /// The presentation style that the event's own keys give.
  public var style: PresentationStyle?
  /// Which of UIKit's diagnostics this is, where `kind` is `.diagnostic`.
  public var diagnostic: Diagnostic?
  /// The yes-or-no keys.
  public var flags = EventFlags()
  /// Whether the keys say `parent=nil`.
  public var parentIsNil = false
  /// The process's number, or 0 where the log gives none.
  public var process: Int32 = 0
  /// The line, counted from 1.
  public var line: Int
  /// Microseconds since 1970 in UTC, where date and zone are known; else since an unknown origin; `nil` where
  /// the line has no time or nobody asked for it.
  public var time: Int64?
  /// The controller, container, window or coordinator that the event is about; `.none` for `print(#function)`.
  public var subject = Participant.none
  /// The other one: who is presented, pushed, shown, added.
  public var object = Participant.none
  /// Where in `EventBatch.details` its details are, counted from 1; 0 where it has none.
  public var details: UInt32 = 0

  /// An event with nothing but its kind, its line and whom it is about.
  public init(kind: EventKind, line: Int, subject: Participant = .none) {
    self.kind = kind
    self.line = line
    self.subject = subject
  }
}

/// What few events have, apart so that the others stay small and are copied as plain bytes.
public struct EventDetails: Sendable {
  /// The controllers of `setViewControllers A,B,C`, or all that a diagnostic names, in the order of the line.
  public var participants: [Participant]
  /// What `presentedBy=` names.
  public var presenter = Participant.none
  /// What `parent=` names.
  public var parent = Participant.none
  /// The time as it is written; only where the reader was asked for it.
  public var timeText: String?
  /// The key's value where it is neither yes nor no: `hitTest result=Name`.
  public var valueText: String?

  /// Details of an event.
  public init(participants: [Participant] = [], timeText: String? = nil, valueText: String? = nil) {
    self.participants = participants
    self.timeText = timeText
    self.valueText = valueText
  }
}
