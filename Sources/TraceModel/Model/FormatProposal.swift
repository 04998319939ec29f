/// A line format that would read what is not understood of a log.
package struct FormatProposal: Sendable, Equatable {
  /// The format, as `formats` of the configuration takes it.
  package var format: String
  /// How many of the lines that were looked at it reads.
  package var lines: Int

  /// A format that was tried.
  package init(_ format: String, lines: Int) {
    self.format = format
    self.lines = lines
  }
}
