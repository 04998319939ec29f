/// What a value of our own JSON looks like, as far as JSON Schema can say it.
package indirect enum SchemaShape: Sendable {
  case text
  case boolean
  /// A whole number from a lowest on.
  case count(from: Int)
  case number
  /// One of a few words.
  case words([String])
  /// Always this text.
  case constant(String)
  /// A text of this form, a regular expression.
  case form(String)
  case list(of: SchemaShape)
  /// An object; members that are not named are allowed, so that readers of today read what comes tomorrow.
  case object([SchemaMember])
  /// An object in which nothing else is allowed: for what people write.
  case closedObject([SchemaMember])
  /// An object with keys of the user's own.
  case map(of: SchemaShape)
  /// One of several.
  case either([SchemaShape])
  /// This, or `null`.
  case optional(SchemaShape)

  /// Writes the members of the schema.
  func write(to schema: inout JSONWriter) {
    switch self {
    case .text: schema.member("type", "string")
    case .boolean: schema.member("type", "boolean")
    case .number: schema.member("type", "number")
    case .count(let lowest):
      schema.member("type", "integer")
      schema.member("minimum", lowest)
    case .words(let words): schema.member("enum", words)
    case .constant(let text): schema.member("const", text)
    case .form(let pattern):
      schema.member("type", "string")
      schema.member("pattern", pattern)
    case .list(let element):
      schema.member("type", "array")
      schema.key("items")
      schema.object { element.write(to: &$0) }
    case .object(let members): Self.write(members, isClosed: false, to: &schema)
    case .closedObject(let members): Self.write(members, isClosed: true, to: &schema)
    case .map(let value):
      schema.member("type", "object")
      schema.key("additionalProperties")
      schema.object { value.write(to: &$0) }
    case .either(let shapes): Self.write(shapes, to: &schema)
    case .optional(let shape):
      schema.key("anyOf")
      schema.array { list in
        list.object { shape.write(to: &$0) }
        list.object { $0.member("type", "null") }
      }
    }
  }

  private static func write(_ shapes: [SchemaShape], to schema: inout JSONWriter) {
    schema.key("anyOf")
    schema.array { list in
      for shape in shapes { list.object { shape.write(to: &$0) } }
    }
  }

  private static func write(_ members: [SchemaMember], isClosed: Bool, to schema: inout JSONWriter) {
    schema.member("type", "object")
    schema.key("properties")
    schema.object { properties in
      for member in members {
        properties.key(member.name)
        properties.object { property in
          if !member.summary.isEmpty { property.member("description", member.summary) }
          member.shape.write(to: &property)
        }
      }
    }
    let required = members.filter(\.isRequired).map(\.name)
    if !required.isEmpty { schema.member("required", required) }
    if isClosed { schema.member("additionalProperties", false) }
  }
}

/// A member of an object.
package struct SchemaMember: Sendable {
  /// Its key.
  package var name: String
  /// What its value looks like.
  package var shape: SchemaShape
  /// One line about it; may be empty.
  package var summary: String
  /// Whether it is always there.
  package var isRequired: Bool

  /// A member; it is always there unless something else is said.
  package init(_ name: String, _ shape: SchemaShape, _ summary: String = "", isRequired: Bool = true) {
    self.name = name
    self.shape = shape
    self.summary = summary
    self.isRequired = isRequired
  }
}
