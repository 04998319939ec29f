/// A line that tells a callback in the words of the line right before it: one call that is printed twice, or two calls.
package struct CallEcho: Sendable {
  /// The line, counted from 1.
  package var line: Int
  /// Whether its class tells every call so, as far as that is known: then it is one call.
  package var isOneCall: Bool
}
