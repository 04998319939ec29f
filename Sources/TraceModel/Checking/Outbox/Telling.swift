/// What is told of a trace besides its findings and its counts: what isn't wanted is never made.
package struct Telling: OptionSet, Sendable {
  package let rawValue: UInt8

  package init(rawValue: UInt8) { self.rawValue = rawValue }

  /// The transitions that are over, in words.
  package static let records = Telling(rawValue: 1)
  /// The same without texts, for pictures.
  package static let sketches = Telling(rawValue: 2)
  /// The same in numbers, for a comparison; and which controllers are on screen, which tells whether there
  /// was a choice.
  package static let outlines = Telling(rawValue: 4)
  /// The events as they were understood.
  package static let steps = Telling(rawValue: 8)
  /// The same in brief, for pictures, and the lines of findings.
  package static let briefSteps = Telling(rawValue: 16)

  /// What SwiftUI called.
  package static let asides = Telling(rawValue: 32)

  /// The transitions that are over, for the rules of the app.
  package static let appRules = Telling(rawValue: 64)

  /// Where rules of the app were armed, kept and broken.
  package static let ruleMarks = Telling(rawValue: 128)

  /// What is told of a transition that is over, in any of four ways.
  static let transitions: Telling = [.records, .sketches, .outlines, .appRules]
  /// What is told of an event, in any of two ways.
  static let events: Telling = [.steps, .briefSteps]
}
