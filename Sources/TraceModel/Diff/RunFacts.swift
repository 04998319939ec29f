/// What happened in a run, however often, and where it happened first.
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

  /// Where a stretch was seen first, in which transition, and who covers or reveals its controller there; 0 for nobody.
  struct Place: Sendable {
    /// The line.
    var line: UInt32
    /// The number of the name.
    var presented: UInt32
    /// The transition; `nil` where nobody announced one.
    var flow: TransitionFlow?

    fileprivate func first(_ other: Place?) -> Place {
      other.map { $0.line <= line ? $0 : self } ?? self
    }
  }

  private(set) var stretches: [Stretch: Place] = [:]
  private(set) var orders: [Order: UInt32] = [:]

  /// Takes a stretch of a life, and the transition that it belongs to.
  mutating func take(_ segment: Segment, of name: UInt32, in told: ToldTransition?) {
    let stretch = Stretch(name: name, events: segment.events)
    let flow = told.flatMap { $0.isTold && $0.isAnnounced ? $0.flow : nil }
    let place = Place(line: segment.line, presented: told?.presented(over: name) ?? 0, flow: flow)
    stretches[stretch] = place.first(stretches[stretch])
  }

  /// Takes a transition, if it was told.
  mutating func take(_ told: ToldTransition) {
    guard told.isTold, told.isAnnounced else { return }
    let flow = TransitionFlow(kind: told.kind, from: told.from, to: told.to)
    let order = Order(flow: flow, calls: told.order)
    orders[order] = min(orders[order] ?? .max, told.line)
  }

  /// The facts in other numbers.
  func translated(
    name: (UInt32) -> UInt32, events: (UInt32) -> UInt32, calls: (UInt32) -> UInt32
  ) -> RunFacts {
    var facts = RunFacts()
    for (stretch, place) in stretches {
      let stretch = Stretch(name: name(stretch.name), events: events(stretch.events))
      let flow = place.flow.map { TransitionFlow(kind: $0.kind, from: name($0.from), to: name($0.to)) }
      let place = Place(line: place.line, presented: name(place.presented), flow: flow)
      facts.stretches[stretch] = place.first(facts.stretches[stretch])
    }
    for (order, line) in orders {
      let flow = TransitionFlow(kind: order.flow.kind, from: name(order.flow.from), to: name(order.flow.to))
      let order = Order(flow: flow, calls: calls(order.calls))
      facts.orders[order] = min(facts.orders[order] ?? .max, line)
    }
    return facts
  }
}
