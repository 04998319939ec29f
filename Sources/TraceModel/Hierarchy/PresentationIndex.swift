/// Which of the presentations is meant: its place among them, which is used again when it is over.
struct PresentationIndex: Hashable, Sendable {
  let place: Int32

  static let none = PresentationIndex(place: -1)
  var isSome: Bool { place >= 0 }
}
