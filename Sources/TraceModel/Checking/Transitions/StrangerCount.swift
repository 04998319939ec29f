/// How many wills of controllers there were that had no part in what was announced.
struct StrangerCount: Equatable, Sendable {
  private(set) var wills: UInt32 = 0
  /// How many of them were of controllers that come.
  private(set) var coming: UInt32 = 0

  @inline(__always)
  mutating func note(isComing: Bool) {
    wills &+= 1
    if isComing { coming &+= 1 }
  }
}
