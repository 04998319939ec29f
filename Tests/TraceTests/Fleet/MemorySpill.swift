@testable import TraceModel

/// A spill that is none: tests need no files.
final class MemorySpill: Spill {
  private var bytes: ContiguousArray<UInt8> = []
  private var index = 0

  func append(_ bytes: ContiguousArray<UInt8>) throws(SpillFailure) { self.bytes += bytes }

  func rewind() throws(SpillFailure) { index = 0 }

  func read(_ count: Int) throws(SpillFailure) -> ContiguousArray<UInt8> {
    let end = min(bytes.count, index + count)
    defer { index = end }
    return ContiguousArray(bytes[index..<end])
  }
}
