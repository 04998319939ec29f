/// Which of the running transitions is meant: its index among them, which is used again when it is over.
struct RunningIndex: Hashable, Sendable {
  let index: Int32

  static let none = RunningIndex(index: -1)
  var isSome: Bool { index >= 0 }
}
