/// Which of the running transitions is meant: its index among them, which is used again when it is over.
struct RunningIndex: Hashable, Sendable {
  let index: Int32

  static let none = RunningIndex(index: -1)
  var isSome: Bool { index >= 0 }
  /// The same where that may be `nil`. What is passed on for each callback is `none` instead, which one number says.
  var ifSome: RunningIndex? { isSome ? self : nil }

  /// Where it is in their list. Without a sign, so that one comparison tells that it is within; `none` never is.
  @inline(__always)
  var position: Int { Int(UInt32(bitPattern: index)) }
}
