/// The bytes of a log, line by line.
package struct LogLines: Sendable {
  /// The bytes.
  package let bytes: ContiguousArray<UInt8>
  /// Where each line begins, and where the last one ends.
  private let starts: [Int]

  /// The lines of a log.
  package init(_ bytes: ContiguousArray<UInt8>) {
    self.bytes = bytes
    var starts = [0]
    for index in bytes.indices where bytes[index] == 0x0A { starts.append(index + 1) }
    if starts.last != bytes.count { starts.append(bytes.count) }
    self.starts = starts
  }

  /// How many there are.
  package var count: Int { starts.count - 1 }

  /// The bytes of some lines, counted from 1, in the order given.
  package func bytes(of lines: [Int]) -> ContiguousArray<UInt8> {
    var chosen: ContiguousArray<UInt8> = []
    for line in lines { chosen += bytes[starts[line - 1]..<starts[line]] }
    return chosen
  }
}
