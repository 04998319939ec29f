/// A line format of an app's own: `{time} {level} [{category}] {controller}.{event}`.
///
/// A field reaches to the first occurrence of the text behind it, so a line is gone over once whatever it holds; blanks
/// around it are not part of it. A time is written in any of the ways that are known and may hold blanks itself.
package struct LineTemplate: Sendable {
  /// What a field can hold.
  package enum Field: String, CaseIterable, Sendable {
    case time, level, category, subsystem, process, pid, thread, controller, instance, event, message, any
  }

  /// Why a template can't work, and where.
  package struct Fault: Error, Equatable, Sendable {
    /// What is wrong with it.
    package enum Reason: Equatable, Sendable {
      case empty, unclosedBrace, strayBrace, unknownField(String), doubledField(String), nothingBetweenFields
      case noEvent
    }

    /// What is wrong.
    package let reason: Reason
    /// Where in the template, in bytes from its beginning.
    package let offset: Int

    /// The reason in words.
    package var message: String {
      switch reason {
      case .empty: "the format is empty"
      case .unclosedBrace: "this brace is never closed; write {{ for a literal brace"
      case .strayBrace: "this brace closes nothing; write }} for a literal brace"
      case .unknownField(let name): "unknown field {\(name)}; the fields are \(Self.fields)"
      case .doubledField(let name): "duplicate field {\(name)}"
      case .nothingBetweenFields:
        "nothing separates this field from the one before, so tracecheck can't see where it begins"
      case .noEvent: "the format has neither {event} nor {message}, so none of its lines can be an event"
      }
    }

    private static var fields: String { Field.allCases.map { "{\($0.rawValue)}" }.joined(separator: " ") }
  }

  /// A field and the text behind it.
  struct Part: Sendable {
    var field: Field
    var text: ContiguousArray<UInt8>
  }

  /// The text before the first field.
  private(set) var lead: ContiguousArray<UInt8> = []
  /// The fields, in their order.
  private(set) var parts: [Part] = []

  /// A template from its text; refused where no line could be read by it.
  package init(_ text: String) throws(Fault) {
    let bytes = ContiguousArray(text.utf8)
    guard !bytes.isEmpty else { throw Fault(reason: .empty, offset: 0) }
    var offset = 0
    while offset < bytes.count { offset = try step(bytes, offset) }
    guard parts.contains(where: { $0.field == .event || $0.field == .message }) else {
      throw Fault(reason: .noEvent, offset: 0)
    }
  }

  private mutating func step(_ bytes: ContiguousArray<UInt8>, _ offset: Int) throws(Fault) -> Int {
    let byte = bytes[offset]
    let isBrace = byte == UInt8(ascii: "{") || byte == UInt8(ascii: "}")
    let isDoubled = isBrace && offset + 1 < bytes.count && bytes[offset + 1] == byte
    if !isBrace || isDoubled {
      append(byte)
      return offset + (isDoubled ? 2 : 1)
    }
    guard byte == UInt8(ascii: "{") else { throw Fault(reason: .strayBrace, offset: offset) }
    guard let close = bytes[offset...].firstIndex(of: UInt8(ascii: "}")) else {
      throw Fault(reason: .unclosedBrace, offset: offset)
    }
    try add(String(decoding: bytes[offset + 1..<close], as: UTF8.self), at: offset)
    return close + 1
  }

  private mutating func append(_ byte: UInt8) {
    if parts.isEmpty { lead.append(byte) } else { parts[parts.count - 1].text.append(byte) }
  }

  private mutating func add(_ name: String, at offset: Int) throws(Fault) {
    guard let field = Field(rawValue: name == "tid" ? "thread" : name) else {
      throw Fault(reason: .unknownField(name), offset: offset)
    }
    if field != .any, parts.contains(where: { $0.field == field }) {
      throw Fault(reason: .doubledField(name), offset: offset)
    }
    if let last = parts.last, last.text.isEmpty { throw Fault(reason: .nothingBetweenFields, offset: offset) }
    parts.append(Part(field: field, text: []))
  }
}
