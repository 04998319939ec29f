/// Events of a log in its order, with the names that are new since the batch before.
///
/// Reading fills one, checking empties it; nothing else passes between the two.
public struct EventBatch: Sendable {
  /// The events, in the order of the log.
  public var events: ContiguousArray<Event> = []
  /// The texts of the symbols that were met for the first time, in the order of their numbers.
  public var newNames: [String] = []

  /// An empty batch.
  public init() {}
}
