/// The label of a trace as it is sorted: by the log's name, byte by byte, then by the process's number.
///
/// It is the order of folders that are read, of the processes of a log, and of merged reports: so what is put together
/// in any order comes out as one run has it.
package struct TraceName: Hashable, Sendable {
  /// The label.
  package let label: String
  /// The name of the log: the label without `#pid`.
  package let log: Substring
  private let process: UInt32
  /// Which of several of that number it is, from 0.
  private let again: UInt32

  /// The name of a trace, or of a log.
  package init(_ label: String) {
    self.label = label
    guard let (log, process, again) = Self.parts(label) else {
      (log, process, again) = (label[...], 0, 0)
      return
    }
    (self.log, self.process, self.again) = (log, process, again)
  }

  /// The parts of `app.log#311` and `app.log#311.2`.
  private static func parts(_ label: String) -> (Substring, UInt32, UInt32)? {
    guard let sign = label.utf8.lastIndex(of: UInt8(ascii: "#")) else { return nil }
    let numbers = label[sign...].dropFirst().split(separator: ".", omittingEmptySubsequences: false)
    guard numbers.count <= 2, let process = number(numbers[0]) else { return nil }
    if numbers.count == 1 { return (label[..<sign], process, 0) }
    return number(numbers[1]).map { (label[..<sign], process, $0) }
  }

  private static func number(_ digits: Substring) -> UInt32? {
    digits.utf8.allSatisfy { $0 >= 0x30 && $0 <= 0x39 } ? UInt32(digits) : nil
  }

  /// Bytes that are in the order of the names when they are compared one by one.
  package var key: ContiguousArray<UInt8> {
    var key = ContiguousArray(log.utf8)
    key.append(0)
    key.append(bigEndian: UInt64(process))
    key.append(bigEndian: UInt64(again))
    key.append(contentsOf: label.utf8)
    key.append(0)
    return key
  }
}

extension TraceName: Comparable {
  /// By log, process and label.
  package static func < (left: TraceName, right: TraceName) -> Bool {
    left.key.lexicographicallyPrecedes(right.key)
  }
}

extension ContiguousArray<UInt8> {
  /// Appends a number so that numbers are in the order of their bytes.
  package mutating func append(bigEndian number: UInt64) {
    for shift in stride(from: 56, through: 0, by: -8) { append(UInt8(truncatingIfNeeded: number >> shift)) }
  }
}
