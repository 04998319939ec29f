extension JSONWriter {
  /// Writes a value that was read.
  package mutating func write(_ node: JSONNode) {
    switch node.value {
    case .null: null()
    case .bool(let value): bool(value)
    case .number(let text): number(text)
    case .string(let text): string(text)
    case .array(let nodes): array { for node in nodes { $0.write(node) } }
    case .object(let members):
      object {
        for member in members {
          $0.key(member.key)
          $0.write(member.node)
        }
      }
    }
  }
}
