extension Trace {
  /// A move between screens: its kind, who took part, and how it ended.
  public struct Transition: Sendable {
    /// What it is; where several readings fit, the likeliest.
    public let kind: Kind
    /// How it ended.
    public let outcome: Outcome
    /// Who goes, or stays below; `nil` where nobody was seen.
    public let from: Participant?
    /// Who comes, or is revealed.
    public let to: Participant?
    /// The presentation style as UIKit spells it, such as `pageSheet`, where it was said.
    public let style: String?
    /// `cover` where the presenter's view is removed and it gets callbacks, `over` where it stays and gets none.
    public let family: String?
    /// What set it off, such as `code` or `swipe`, where that is known.
    public let trigger: String?
    /// The first line of it, counted from 1.
    public let firstLine: Int
    /// The last line of it.
    public let lastLine: Int
    /// How long it took, where the log gives times.
    public let duration: Duration?
    /// Whether the kind was told from the order of the callbacks alone: such a one is not judged by its order.
    public let isInferred: Bool
    /// The rules that it broke.
    public let brokenRules: [Rule]
    /// The transition as `tracecheck timeline` prints it.
    public let description: String

    init(_ record: TransitionRecord) {
      kind = Kind(rawValue: record.kind.name)
      outcome = Outcome(rawValue: record.outcome.name)
      from = record.from.map { Participant(name: $0, instance: record.fromInstance) }
      to = record.to.map { Participant(name: $0, instance: record.toInstance) }
      style = record.style?.name
      family = record.family?.name
      trigger = record.trigger?.name
      firstLine = record.firstLine
      lastLine = record.lastLine
      duration = record.duration.map { .microseconds($0) }
      isInferred = record.isInferred
      brokenRules = record.findings.map(Rule.init)
      description = TimelineLine(record).text(Paint(isColoured: false))
    }

    /// A controller that takes part.
    public struct Participant: Hashable, Sendable {
      /// Its name, without its module.
      public let name: String
      /// Its instance, such as `0x7fd1e6042310`; `nil` where the log gives none.
      public let instance: String?
    }

    /// What kind of move it is. New kinds may come, so that a `switch` needs a `default`.
    public struct Kind: RawRepresentable, Hashable, Sendable {
      /// The word in reports.
      public let rawValue: String
      /// A kind by its word.
      public init(rawValue: String) { self.rawValue = rawValue }

      /// A presentation.
      public static let present = Kind(rawValue: "present")
      /// The end of a presentation.
      public static let dismiss = Kind(rawValue: "dismiss")
      /// A controller comes on top of a navigation stack.
      public static let push = Kind(rawValue: "push")
      /// The top controller of a navigation stack goes.
      public static let pop = Kind(rawValue: "pop")
      /// Several of them go, to one that is named.
      public static let popTo = Kind(rawValue: "popTo")
      /// All but the root go.
      public static let popToRoot = Kind(rawValue: "popToRoot")
      /// A navigation stack is put in place of another.
      public static let setViewControllers = Kind(rawValue: "setViewControllers")
      /// Another tab.
      public static let select = Kind(rawValue: "select")
      /// Another page.
      public static let turn = Kind(rawValue: "turn")
      /// One child for another in a container of the app's own.
      public static let swap = Kind(rawValue: "swap")
      /// A child comes into a container of the app's own.
      public static let addChild = Kind(rawValue: "addChild")
      /// A child goes.
      public static let removeChild = Kind(rawValue: "removeChild")
      /// The first screen of the app.
      public static let launch = Kind(rawValue: "launch")
    }

    /// How a transition ended. New outcomes may come, so that a `switch` needs a `default`.
    public struct Outcome: RawRepresentable, Hashable, Sendable {
      /// The word in reports.
      public let rawValue: String
      /// An outcome by its word.
      public init(rawValue: String) { self.rawValue = rawValue }

      /// It went to its end.
      public static let completed = Outcome(rawValue: "completed")
      /// A gesture was let go.
      public static let cancelled = Outcome(rawValue: "cancelled")
      /// A gesture was not allowed to begin.
      public static let blocked = Outcome(rawValue: "blocked")
      /// The log ends before it does.
      public static let incomplete = Outcome(rawValue: "incomplete")
    }
  }
}

extension Trace.Transition: CustomStringConvertible {}

extension TransitionRecord {
  /// The transition as a client sees it.
  var face: Trace.Transition { Trace.Transition(self) }
}
