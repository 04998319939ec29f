extension Trace {
  /// Why a log can't be read.
  public struct ReadError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The file as it was named.
    public let path: String
    /// The sentence that says what is wrong, with the command that makes the log readable where there is one.
    public let description: String
  }

  /// Why a configuration can't be used: everything that is wrong with it, at once.
  public struct ConfigurationError: Error, Hashable, Sendable, CustomStringConvertible {
    /// One thing that is wrong.
    public struct Problem: Hashable, Sendable {
      /// Where: `file:line:column`.
      public let location: String
      /// The path of keys, such as `controllers.B.style`; empty where it is not about a key.
      public let key: String
      /// What is wrong, in words, with the nearest right word.
      public let message: String
    }

    /// The problems, in the order of the text; one at least.
    public let problems: [Problem]

    /// The problems, a line each.
    public var description: String {
      problems.map { "\($0.location): \($0.key.isEmpty ? "" : $0.key + ": ")\($0.message)" }.joined(
        separator: "\n")
    }
  }
}

extension ReadError {
  /// The error as a client sees it.
  var face: Trace.ReadError { Trace.ReadError(path: path, description: message) }
}

extension ConfigurationError {
  /// The error as a client sees it.
  var face: Trace.ConfigurationError {
    Trace.ConfigurationError(
      problems: problems.map {
        Trace.ConfigurationError.Problem(location: $0.location, key: $0.keyPath, message: $0.message)
      })
  }
}
