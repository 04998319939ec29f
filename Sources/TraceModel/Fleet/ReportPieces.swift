/// Takes JSON texts apart while they are read: the members of each object, and the elements of the lists among them,
/// one by one. So a report of any size is read in the memory that its largest finding takes.
struct ReportPieces: ~Copyable {
  /// A part of a text.
  enum Piece {
    /// A member of the object that isn't a list.
    case member(String, JSONNode)
    /// An element of a list that is a member.
    case element(of: String, JSONNode)
    /// A whole object that does not begin as a report does: a line of JSON lines.
    case line(JSONNode)
    /// The end of the object.
    case end
  }

  private enum Place {
    case outside, atKey
    case inList(String)
  }

  private var bytes: ReportBytes
  private var index = Place.outside
  private var hasBegun = false

  /// The pieces of a source.
  init(_ source: consuming ByteSource) {
    bytes = ReportBytes(source)
  }

  /// The next piece; `nil` where the source ends between two objects.
  mutating func next() throws(ReportProblem) -> Piece? {
    switch index {
    case .outside: return try nextObject()
    case .atKey: return try nextMember()
    case .inList(let key): return try nextElement(of: key)
    }
  }

  private mutating func nextObject() throws(ReportProblem) -> Piece? {
    guard let first = try bytes.peekPastSpace() else { return nil }
    guard first == UInt8(ascii: "{") else {
      throw .damaged(
        hasBegun
          ? "no JSON object begins here"
          : "no JSON object begins here; `tracecheck check --report json=FILE LOG` makes a report of a log")
    }
    hasBegun = true
    // Only a report begins with its format; any other object on a line is passed on whole.
    guard try bytes.startsReport() else { return .line(try value()) }
    bytes.advance()
    index = .atKey
    return try nextMember()
  }

  private mutating func nextMember() throws(ReportProblem) -> Piece {
    if try bytes.take(UInt8(ascii: "}")) {
      index = .outside
      return .end
    }
    _ = try bytes.take(UInt8(ascii: ","))
    guard let key = try value().text, try bytes.take(UInt8(ascii: ":")) else {
      throw .damaged("a key is missing")
    }
    guard try bytes.take(UInt8(ascii: "[")) else { return .member(key, try value()) }
    index = .inList(key)
    return try nextElement(of: key)
  }

  private mutating func nextElement(of key: String) throws(ReportProblem) -> Piece {
    if try bytes.take(UInt8(ascii: "]")) {
      index = .atKey
      return try nextMember()
    }
    _ = try bytes.take(UInt8(ascii: ","))
    return .element(of: key, try value())
  }

  private mutating func value() throws(ReportProblem) -> JSONNode {
    let text = try bytes.value()
    do throws(JSONError) {
      return try JSONReader.read(text)
    } catch {
      throw .damaged(error.message)
    }
  }
}
