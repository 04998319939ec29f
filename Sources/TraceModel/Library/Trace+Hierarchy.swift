extension Trace {
  /// The controllers from a window's root to the one on top, at one moment of a log.
  public struct Hierarchy: Sendable {
    /// The controllers, the root first; the last one is on top.
    public let controllers: [Controller]
    /// What the log does not tell, a sentence each.
    public let unknown: [String]
    /// The chain as `tracecheck top` prints it, with the reason why each controller follows on the one before.
    public let description: String

    init(_ chain: HierarchyChain) {
      controllers = chain.steps.map { Controller(name: $0.controller, instance: $0.instance) }
      unknown = chain.unknown
      description = HierarchyText(Paint(isColoured: false)).lines(chain).joined(separator: "\n")
    }
  }

  /// The hierarchy after a line, or at the end of the log. If a log covers several launches, it is that of
  /// the launch logged last.
  ///
  /// - Parameter line: the line, counted from 1; a line after the end means the end.
  /// - Complexity: goes through the events up to that line.
  public func hierarchy(at line: Int = .max) -> Hierarchy {
    var checker = LogChecker(app: kept.configuration.settings.configuration.app)
    for var batch in kept.batches {
      let end = batch.events.firstIndex { $0.line > line } ?? batch.events.count
      let isEnd = end < batch.events.count
      batch.cut(at: end)
      checker.consume(batch)
      if isEnd { break }
    }
    return Hierarchy(checker.hierarchyChain())
  }
}

extension Trace.Hierarchy: CustomStringConvertible {}
