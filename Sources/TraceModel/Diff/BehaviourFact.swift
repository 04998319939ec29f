/// Something that happens in a run, however often: a stretch of a controller's life, or a transition's order.
struct BehaviourFact: Hashable, Comparable, Sendable {
  /// The transition, such as `push A → B`; empty for what a controller does by itself.
  var flow = ""
  /// The controller; empty for the order of a transition.
  var controller = ""
  /// The calls, in their order.
  var calls: [String]

  /// Whether it is the order of a transition.
  var isOrder: Bool { controller.isEmpty }

  /// The transition or the controller that it is told of.
  var owner: String { isOrder ? flow : controller }

  /// Its calls, whatever their order, for comparing.
  var sortedCalls: [String] { [flow] + calls.sorted() }

  /// The controllers that it is about.
  var names: Set<String> {
    isOrder ? Set(calls.map { $0.split(separator: " ").dropLast().joined(separator: " ") }) : [controller]
  }

  static func < (left: BehaviourFact, right: BehaviourFact) -> Bool {
    if (left.controller, left.flow) != (right.controller, right.flow) {
      return (left.controller, left.flow) < (right.controller, right.flow)
    }
    return left.calls.lexicographicallyPrecedes(right.calls)
  }
}
