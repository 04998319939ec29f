/// Where the table of instances keeps one. After its release another one may be kept there: `InstanceRef` tells them apart.
struct InstanceIndex: Hashable, Sendable {
  let index: Int32

  static let none = InstanceIndex(index: -1)
  var isSome: Bool { index >= 0 }

  /// Where it is in the table. Without a sign, so that one comparison tells that it is within; `none` never is.
  @inline(__always)
  var position: Int { Int(UInt32(bitPattern: index)) }
}

extension InstanceIndex: Strideable {
  func distance(to other: InstanceIndex) -> Int { Int(other.index) - Int(index) }
  func advanced(by distance: Int) -> InstanceIndex { InstanceIndex(index: index + Int32(distance)) }
}
