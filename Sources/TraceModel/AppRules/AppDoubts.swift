/// Why what a rule of the app saw may be otherwise.
package struct AppDoubts: OptionSet, Sendable {
  package let rawValue: UInt8

  package init(rawValue: UInt8) { self.rawValue = rawValue }

  /// A transition was inferred from callbacks alone, or the log cuts it off.
  package static let inferred = AppDoubts(rawValue: 1)
  /// What is missing may have come before the log, or where lines are missing.
  package static let beforeLog = AppDoubts(rawValue: 2)
  /// What is missing was never seen in this log: the app may not log it.
  package static let unlogged = AppDoubts(rawValue: 4)
}
