/// Something that was found, as a value: who, what and where, and no word of it.
///
/// A part of the checker answers with facts. `Words` makes a finding of each, once.
protocol Fact {
  /// What must turn out to be logged for it to hold.
  var claim: Claim { get }

  /// What speaks against it.
  var doubts: Doubts { get }

  /// The name by which alone its controller is known, where the whole log is to be asked whether it hides another.
  var namedOnly: Symbol { get }

  /// What else is asked at the end of the log.
  var questions: OpenQuestions { get }

  /// The finding that tells it, as if nothing spoke against it.
  func told(in words: borrowing Words) -> Finding
}

extension Fact {
  var doubts: Doubts { [] }
  var namedOnly: Symbol { .none }
  var questions: OpenQuestions { [] }
}
