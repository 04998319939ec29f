/// Where the controllers were at one moment of a log.
package struct HierarchyMoment: Sendable {
  /// The controllers from the root to the topmost.
  package var chain: HierarchyChain
  /// The line of the last event before the moment; 0 where there was none.
  package var line: Int
  /// The process that the chain is of, or 0 where the log gives none.
  package var process: Int32
  /// How many runs of processes logged up to the moment.
  package var processCount: Int
  /// What was read.
  package var counts: ReadCounts
}
