extension JSONNode {
  /// The members of an object; none for any other value.
  package var members: [JSONMember] {
    if case .object(let members) = value { members } else { [] }
  }

  /// The elements of a list; none for any other value.
  package var elements: [JSONNode] {
    if case .array(let nodes) = value { nodes } else { [] }
  }

  /// The text of a value; a number's digits are one, since names and releases may be numbers.
  package var text: String? {
    switch value {
    case .string(let text), .number(let text): text
    default: nil
    }
  }

  /// The value of `true` or `false`.
  package var flag: Bool? {
    if case .bool(let flag) = value { flag } else { nil }
  }

  /// The member of a key.
  package subscript(key: String) -> JSONNode? {
    members.first { $0.key == key }?.node
  }

  /// These values, and a farther text's where these say nothing. Objects are merged key by key, the nearer
  /// keys first; of anything else the nearer counts as a whole.
  func merged(over farther: JSONNode) -> JSONNode {
    guard case .object(let near) = value, case .object(let far) = farther.value else { return self }
    let farByKey = Dictionary(far.map { ($0.key, $0.node) }, uniquingKeysWith: { first, _ in first })
    let nearKeys = Set(near.map(\.key))
    let both = near.map { member in
      var merged = member
      if let below = farByKey[member.key] { merged.node = member.node.merged(over: below) }
      return merged
    }
    return JSONNode(.object(both + far.filter { !nearKeys.contains($0.key) }), at: position)
  }
}
