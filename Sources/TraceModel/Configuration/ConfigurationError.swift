/// Why a configuration can't be used: everything that is wrong with it, at once.
package struct ConfigurationError: Error, Hashable, Sendable {
  /// The problems, in the order of the text; one at least.
  package var problems: [ConfigurationProblem]
}

/// One thing that is wrong with a configuration.
package struct ConfigurationProblem: Hashable, Sendable {
  /// Where: `file:line:column`, or the option.
  package var location: String
  /// The path of keys, such as `controllers.B.style`; empty where it is not about a key.
  package var keyPath: String
  /// What is wrong, in words, with the nearest right word.
  package var message: String

  /// The problem as one line.
  package var text: String {
    keyPath.isEmpty ? "\(location): \(message)" : "\(location): \(keyPath): \(message)"
  }
}
