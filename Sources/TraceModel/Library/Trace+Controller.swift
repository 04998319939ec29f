extension Trace {
  /// A controller that a log tells of.
  public struct Controller: Hashable, Sendable {
    /// Its name, without its module.
    public let name: String
    /// Its instance, such as `0x7fd1e6042310`; `nil` where the log gives none, and the name stands for all of its class.
    public let instance: String?
  }

  /// The controllers that had callbacks, in the order in which they were first logged. An address that the
  /// same class uses again counts as one controller.
  ///
  /// - Complexity: goes through all events.
  public var controllers: [Controller] {
    var found: Set<Participant> = []
    var order: [Controller] = []
    var names = SymbolTable()
    for batch in kept.batches {
      names.append(batch.newNames)
      for event in batch.events where event.kind.isLifecycle && event.subject.isSome {
        guard found.insert(event.subject).inserted else { continue }
        order.append(
          Controller(
            name: names.name(of: event.subject.name), instance: event.subject.instance.text(names)))
      }
    }
    return order
  }
}
