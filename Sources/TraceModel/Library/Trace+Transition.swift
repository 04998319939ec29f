extension Trace {
  /// A move between screens: its kind, who took part, and how it ended.
  public struct Transition: Sendable {
    /// What it is; where several readings fit, the likeliest.
    public let kind: Kind
    /// How it ended.
    public let outcome: Outcome
    /// The outgoing controller, or the one that stays below; `nil` if none was seen.
    public let from: Controller?
    /// The incoming controller, or the one that is revealed.
    public let to: Controller?
    /// The presentation style as UIKit spells it, such as `pageSheet`, where it was said.
    public let style: String?
    /// What set it off, such as `code` or `swipe`, where that is known.
    public let trigger: String?
    /// The lines of the log from its first call to its last, counted from 1.
    public let lines: ClosedRange<Int>
    /// How long it took, where the log gives times.
    public let duration: Duration?
    /// Whether the kind was inferred from the order of the callbacks, and not announced: the order of an
    /// inferred transition isn't judged.
    public let isInferred: Bool
    /// The transition as `tracecheck timeline` prints it.
    public let description: String

    init(_ record: TransitionRecord) {
      kind = Kind(rawValue: record.kind.name) ?? .other
      outcome = Outcome(record.outcome)
      from = record.from.map { Controller(name: $0, instance: record.fromInstance) }
      to = record.to.map { Controller(name: $0, instance: record.toInstance) }
      style = record.style?.name
      trigger = record.trigger?.name
      lines = record.firstLine...max(record.firstLine, record.lastLine)
      duration = record.duration.map { .microseconds($0) }
      isInferred = record.isInferred
      description = TimelineLine(record).text(Paint(isColoured: false))
    }

    /// What kind of move it is.
    public enum Kind: String, CaseIterable, Sendable {
      /// A presentation, and its end.
      case present, dismiss
      /// A navigation stack: a controller comes on top; one goes, several go, all but the root; it is put in place of
      /// another.
      case push, pop, popTo, popToRoot, setViewControllers
      /// Another tab, another page.
      case select, turn
      /// Children of a container of the app's own: one for another, one more, one less.
      case swap, addChild, removeChild
      /// The first screen of the app, another root for its window; the app goes to the background, comes back, is ended.
      case launch, setRoot, background, foreground, kill
      /// A kind that came after this major release: a `switch` that is complete stays so, and `description` has its name.
      case other
    }

    /// How a transition ended. There will be no other.
    public enum Outcome: String, Sendable {
      /// It went to its end.
      case completed
      /// A gesture was let go.
      case cancelled
      /// A gesture was not allowed to begin.
      case blocked
      /// The log ends before it does.
      case incomplete

      init(_ outcome: TransitionOutcome) {
        switch outcome {
        case .completed: self = .completed
        case .cancelled: self = .cancelled
        case .blocked: self = .blocked
        case .incomplete: self = .incomplete
        }
      }
    }
  }
}

extension Trace.Transition: CustomStringConvertible {}

extension TransitionRecord {
  /// The transition as a client sees it.
  var face: Trace.Transition { Trace.Transition(self) }
}
