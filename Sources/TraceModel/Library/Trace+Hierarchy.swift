extension Trace {
  /// The controllers from a window's root to the one on top, at one moment of a log.
  public struct Hierarchy: Sendable {
    /// One controller of the chain.
    public struct Step: Hashable, Sendable {
      /// Its name, without its module.
      public let controller: String
      /// Its instance; `nil` where the log gives none.
      public let instance: String?
      /// Why it follows on the one before, such as "visible of the navigation Nav".
      public let reason: String
    }

    /// The controllers, the root first; the last one is on top.
    public let steps: [Step]
    /// What the log does not tell, a sentence each.
    public let unknown: [String]

    init(_ chain: HierarchyChain) {
      steps = chain.steps.map { step in
        let note = step.note.isEmpty ? "" : "; it " + step.note
        return Step(controller: step.controller, instance: step.instance, reason: step.rule + note)
      }
      unknown = chain.unknown
    }
  }

  /// Where the controllers stood after a line, or at the end of the log. Where a log tells of several launches, it is
  /// that of the one heard of last.
  ///
  /// - Parameter line: the line, counted from 1; one behind the end stands for the end.
  /// - Complexity: goes through the events up to that line.
  public func hierarchy(at line: Int = .max) -> Hierarchy {
    var checker = LogChecker(app: kept.settings.configuration.app)
    for var batch in kept.batches {
      let end = batch.events.firstIndex { $0.line > line } ?? batch.events.count
      let isEnd = end < batch.events.count
      batch.events.removeSubrange(end...)
      checker.consume(batch)
      if isEnd { break }
    }
    return Hierarchy(checker.hierarchyChain())
  }
}
