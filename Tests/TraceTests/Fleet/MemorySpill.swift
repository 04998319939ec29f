@testable import TraceModel

/// A spill that is none: tests need no files.
final class MemorySpill: Spill {
  private var bytes: ContiguousArray<UInt8> = []
  private var place = 0

  func append(_ bytes: ContiguousArray<UInt8>) throws(SpillFailure) { self.bytes += bytes }

  func rewind() throws(SpillFailure) { place = 0 }

  func read(_ count: Int) throws(SpillFailure) -> ContiguousArray<UInt8> {
    let end = min(bytes.count, place + count)
    defer { place = end }
    return ContiguousArray(bytes[place..<end])
  }
}
