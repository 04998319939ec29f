/// What a log may tell beside names and callbacks.
package struct LogTraits: OptionSet, Hashable, Sendable {
  package let rawValue: UInt8

  package init(rawValue: UInt8) { self.rawValue = rawValue }

  /// The addresses of controllers, which tell two of a class apart.
  package static let addresses = LogTraits(rawValue: 1)
  /// What the app asks for: `present`, `push`, `pop` ...
  package static let marks = LogTraits(rawValue: 2)

  /// Their words in reports.
  package var words: [String] {
    (contains(.addresses) ? ["addresses"] : []) + (contains(.marks) ? ["marks"] : [])
  }
}
