@testable import TraceModel

/// Holds JSON against the few words of JSON Schema that our own schemas use.
struct SchemaCheck {
  /// What is wrong, each with its place; a member that no schema names is wrong too.
  static func problems(_ value: JSONNode, _ schema: JSONNode, at place: String = "$") -> [String] {
    if let shapes = schema["anyOf"]?.elements {
      let tries = shapes.map { problems(value, $0, at: place) }
      return tries.contains { $0.isEmpty } ? [] : tries.last ?? []
    }
    var found = scalar(value, schema).map { "\(place): \($0)" }
    if let items = schema["items"] {
      for (number, element) in value.elements.enumerated() {
        found += problems(element, items, at: "\(place)[\(number)]")
      }
    }
    if schema["type"]?.text == "object" { found += members(of: value, schema, at: place) }
    return found
  }

  private static func members(of value: JSONNode, _ schema: JSONNode, at place: String) -> [String] {
    let keys = Set(value.members.map(\.key))
    var found = (schema["required"]?.elements ?? []).compactMap(\.text).filter { !keys.contains($0) }
      .map { "\(place): no member \($0)" }
    for member in value.members {
      if let shape = schema["properties"]?[member.key] ?? openShape(schema) {
        found += problems(member.node, shape, at: "\(place).\(member.key)")
      } else {
        found.append("\(place): a member \(member.key) that the schema does not name")
      }
    }
    return found
  }

  private static func openShape(_ schema: JSONNode) -> JSONNode? {
    guard let shape = schema["additionalProperties"], case .object = shape.value else { return nil }
    return shape
  }

  private static func scalar(_ value: JSONNode, _ schema: JSONNode) -> [String] {
    var found: [String] = []
    let text = value.text ?? ""
    if let type = schema["type"]?.text, !fits(value, type) {
      found.append("\(value.value.kind), not \(type)")
    }
    if let words = schema["enum"]?.elements, !words.contains(where: { $0.text == text }) {
      found.append("`\(text)` is no word of the list")
    }
    if let constant = schema["const"]?.text, constant != text { found.append("not `\(constant)`") }
    if let least = schema["minimum"]?.text.flatMap({ Int($0) }), Int(text).map({ $0 < least }) ?? true {
      found.append("`\(text)` is less than \(least)")
    }
    if let pattern = schema["pattern"]?.text, (try? Regex(pattern).firstMatch(in: text)) == nil {
      found.append("`\(text)` is not of the form \(pattern)")
    }
    return found
  }

  private static func fits(_ value: JSONNode, _ type: String) -> Bool {
    switch value.value {
    case .null: type == "null"
    case .bool: type == "boolean"
    case .number(let text): type == "number" || type == "integer" && Int(text) != nil
    case .string: type == "string"
    case .array: type == "array"
    case .object: type == "object"
    }
  }
}
