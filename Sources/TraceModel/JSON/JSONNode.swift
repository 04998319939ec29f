/// A value of a JSON5 text, with its position.
package struct JSONNode: Sendable {
  /// The value.
  package var value: JSONValue
  /// Where it begins.
  package var position: TextPosition

  /// A value at a position.
  package init(_ value: JSONValue, at position: TextPosition) {
    self.value = value
    self.position = position
  }
}

extension JSONNode {
  /// More than anybody counts, and so little that sums of such numbers never leave the range.
  private static let highestCount = 1_000_000_000_000

  /// How many of something it says; `nil` where it says no such number.
  var count: Int? { text.flatMap { Int($0) }.flatMap { (0...Self.highestCount).contains($0) ? $0 : nil } }
}

/// What a JSON5 text can say.
package enum JSONValue: Sendable {
  case null
  case bool(Bool)
  /// The number as it is written: `17.10` is not `17.1` where it names a version.
  case number(String)
  case string(String)
  case array([JSONNode])
  /// The members in the order of the text, including duplicate keys: the code that reads them says what is
  /// wrong.
  case object([JSONMember])

  /// The kind of value, as a message names it.
  package var kind: String {
    switch self {
    case .null: "null"
    case .bool: "true or false"
    case .number: "a number"
    case .string: "a string"
    case .array: "a list"
    case .object: "an object"
    }
  }

  /// The value itself where it is short enough for a message, else what it is.
  var shown: String {
    switch self {
    case .bool(let flag): "`\(flag)`"
    case .number(let text) where text.count <= 40, .string(let text) where text.count <= 40: "`\(text)`"
    default: kind
    }
  }
}

/// A key of an object and its value.
package struct JSONMember: Sendable {
  /// The key, without quotes.
  package var key: String
  /// Where the key begins.
  package var keyPosition: TextPosition
  /// The value.
  package var node: JSONNode

  /// A member of an object.
  package init(key: String, keyPosition: TextPosition, node: JSONNode) {
    self.key = key
    self.keyPosition = keyPosition
    self.node = node
  }
}
