/// What a line says before or behind an event's word about whose event it is.
enum Label {
  /// Nothing but decoration.
  case nothing
  /// A name that can hardly be anything else: an object, a class's name, a bracketed name.
  case clear(NamePlace)
  /// Some words that may be a name.
  case vague(NamePlace)
  /// No name: the line is something else.
  case refused(NearMiss)

  /// The name, if it has one.
  var name: NamePlace? {
    switch self {
    case .clear(let name), .vague(let name): name
    case .nothing, .refused: nil
    }
  }

  /// The same name, of the instance that a text tells.
  func with(_ identifier: Range<Int>) -> Label {
    switch self {
    case .clear(var name), .vague(var name):
      name.identifier = identifier
      return .clear(name)
    case .nothing, .refused: return self
    }
  }

  /// The same where a name that is clear need not be told from one that is not.
  var softened: Label {
    if case .clear(let name) = self { .vague(name) } else { self }
  }
}
