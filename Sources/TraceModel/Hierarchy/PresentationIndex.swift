/// Which of the presentations is meant: its index among them, which is used again when it is over.
struct PresentationIndex: Hashable, Sendable {
  let index: Int32

  static let none = PresentationIndex(index: -1)
  var isSome: Bool { index >= 0 }
}
