/// Where in the source the lines about calls are.
enum CallPlaces {
  /// The function that a controller is in.
  struct Run {
    var kind: EventKind
    var sourceLine: Int64
  }

  struct Call: Hashable {
    var kind: EventKind
    var subject: Participant
  }

  /// The source lines that tell of a call: the first, and the one that did last.
  struct Part {
    var first: Int64
    var latest: Int64
  }

  /// Where in its function a message is.
  enum Place { case first, later, anywhere }
}
