/// A place outside of memory for sorted records, as a file that nobody else sees.
package protocol Spill: AnyObject {
  /// Adds bytes at the end.
  func append(_ bytes: ContiguousArray<UInt8>) throws(SpillFailure)

  /// Goes back to the first byte.
  func rewind() throws(SpillFailure)

  /// The next `count` bytes, or fewer at the end.
  func read(_ count: Int) throws(SpillFailure) -> ContiguousArray<UInt8>
}

/// Why a place outside of memory can't be used.
package struct SpillFailure: Error, Hashable, Sendable {
  /// What the system says.
  package var message: String

  /// A failure in words.
  package init(message: String) {
    self.message = message
  }
}
