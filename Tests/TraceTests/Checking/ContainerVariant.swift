/// A log in a shape that no fixture has: other names, with and without addresses, with and without animation, nested.
struct ContainerVariant: Sendable {
  var title: String
  /// The rule that it breaks; `nil` where it is legal.
  var rule: String?
  /// What the configuration says.
  var app = ""
  var log: String
}
