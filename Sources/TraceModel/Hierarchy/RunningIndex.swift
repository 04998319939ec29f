/// Which of the running transitions is meant: its place among them, which is used again when it is over.
struct RunningIndex: Hashable, Sendable {
  let place: Int32

  static let none = RunningIndex(place: -1)
  var isSome: Bool { place >= 0 }
}
