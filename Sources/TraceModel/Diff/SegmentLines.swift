/// The lines of a segment's calls: that of the first, and how far each of the next eight is behind the one before it.
struct SegmentLines: Sendable {
  /// The line of the first call.
  let first: UInt32
  /// A byte for each of the other calls, the lowest first: 1 is the same line, `far` one that is not known.
  private var steps: UInt64 = 0

  private static let far: UInt64 = 0xFF

  init(_ first: UInt32) {
    self.first = first
  }

  /// Notes the line of the next call.
  mutating func note(_ line: UInt32) {
    let used = (UInt64.bitWidth - steps.leadingZeroBitCount + 7) / 8
    guard used < 8, used == 0 || steps >> (8 * (used - 1)) != Self.far else { return }
    let step = UInt64(line &- last)
    steps |= (step < Self.far - 1 ? step + 1 : Self.far) << (8 * used)
  }

  /// The lines of the calls, up to the first that is not known.
  var known: [UInt32] {
    var lines = [first]
    var rest = steps
    while rest != 0, rest & 0xFF != Self.far {
      lines.append(lines[lines.count - 1] &+ UInt32(rest & 0xFF) &- 1)
      rest >>= 8
    }
    return lines
  }

  private var last: UInt32 {
    var line = first
    var rest = steps
    while rest != 0 {
      line &+= UInt32(rest & 0xFF) &- 1
      rest >>= 8
    }
    return line
  }
}
