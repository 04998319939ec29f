/// What happened in a run, however often.
struct RunFacts: Sendable {
  /// A stretch of a controller's life.
  struct Stretch: Hashable, Sendable {
    /// The number of the name.
    var name: UInt32
    /// The sequence of event words.
    var events: UInt32
  }

  /// The order of a transition's calls.
  struct Order: Hashable, Sendable {
    /// The transition.
    var flow: TransitionFlow
    /// The sequence of calls.
    var calls: UInt32
  }

  private(set) var stretches: Set<Stretch> = []
  private(set) var orders: Set<Order> = []

  /// Takes a stretch of a life.
  mutating func take(_ segment: Segment, of name: UInt32) {
    stretches.insert(Stretch(name: name, events: segment.events))
  }

  /// Takes a transition, if it was told.
  mutating func take(_ told: ToldTransition) {
    guard told.isTold, told.isEstablished else { return }
    let flow = TransitionFlow(kind: told.kind, from: told.from, to: told.to)
    orders.insert(Order(flow: flow, calls: told.order))
  }

  /// The facts in other numbers.
  func translated(
    name: (UInt32) -> UInt32, events: (UInt32) -> UInt32, calls: (UInt32) -> UInt32
  ) -> RunFacts {
    var facts = RunFacts()
    facts.stretches = Set(stretches.map { Stretch(name: name($0.name), events: events($0.events)) })
    facts.orders = Set(
      orders.map { order in
        let flow = TransitionFlow(
          kind: order.flow.kind, from: name(order.flow.from), to: name(order.flow.to))
        return Order(flow: flow, calls: calls(order.calls))
      })
    return facts
  }
}
