extension Trace {
  /// A controller that a log tells of.
  public struct Controller: Hashable, Sendable {
    /// Its name, without its module.
    public let name: String
    /// Its instance, such as `0x7fd1e6042310`; `nil` where the log gives none, and the name stands for all of its class.
    public let instance: String?
    /// The first line of one of its callbacks, counted from 1.
    public let firstLine: Int
    /// The last one.
    public let lastLine: Int
    /// How many callbacks of its life the log has.
    public let callbacks: Int
  }

  /// The controllers that had callbacks, in the order in which they were heard of first. An address that is used again
  /// by the same class is one of them.
  ///
  /// - Complexity: goes through all events.
  public var controllers: [Controller] {
    var found: [Participant: Controller] = [:]
    var order: [Participant] = []
    var names = SymbolTable()
    for batch in kept.batches {
      names.append(batch.newNames)
      for event in batch.events where event.kind.isLifecycle && event.subject.isSome {
        let known = found[event.subject]
        if known == nil { order.append(event.subject) }
        found[event.subject] = Controller(
          name: names.name(of: event.subject.name), instance: event.subject.instance.text(names),
          firstLine: known?.firstLine ?? event.line, lastLine: event.line,
          callbacks: (known?.callbacks ?? 0) + 1)
      }
    }
    return order.compactMap { found[$0] }
  }
}
