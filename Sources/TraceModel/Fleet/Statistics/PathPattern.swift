/// How the path of a log is made, from its end on: `{version}/{os}/{device}/*.log`.
package struct PathPattern: Sendable {
  private enum Piece: Sendable {
    case text([Character])
    /// Any text within a part of the path; a named one is a value.
    case any(String?)
  }

  private let parts: [[Piece]]
  /// The names of the values.
  package let names: [String]

  /// A pattern; `nil` where a brace has no partner or a value no name.
  package init?(_ text: String) {
    var parts: [[Piece]] = []
    for part in text.split(separator: "/") {
      guard let pieces = Self.pieces(part) else { return nil }
      parts.append(pieces)
    }
    self.parts = parts
    names = parts.flatMap { $0 }.compactMap { if case .any(let name) = $0 { name } else { nil } }
    if names.isEmpty { return nil }
  }

  private static func pieces(_ text: Substring) -> [Piece]? {
    var pieces: [Piece] = []
    var rest = text
    while let sign = rest.first {
      if sign == "*" {
        pieces.append(.any(nil))
        rest.removeFirst()
      } else if sign == "{" {
        guard let end = rest.firstIndex(of: "}") else { return nil }
        let name = rest[rest.index(after: rest.startIndex)..<end]
        if name.isEmpty { return nil }
        pieces.append(.any(String(name)))
        rest = rest[rest.index(after: end)...]
      } else {
        let literal = rest.prefix { $0 != "*" && $0 != "{" }
        pieces.append(.text(Array(literal)))
        rest = rest.dropFirst(literal.count)
      }
    }
    return pieces
  }

  /// The values in a path; `nil` where it does not fit.
  func values(in path: String) -> [String: String]? {
    let folders = path.split(separator: "/").suffix(parts.count)
    guard folders.count == parts.count else { return nil }
    var values: [String: String] = [:]
    for (pieces, folder) in zip(parts, folders) {
      guard Self.match(pieces[...], Array(folder)[...], &values) else { return nil }
    }
    return values
  }

  /// Whether pieces make up a text; a value is as short as it can be.
  private static func match(
    _ pieces: ArraySlice<Piece>, _ text: ArraySlice<Character>, _ values: inout [String: String]
  ) -> Bool {
    guard let piece = pieces.first else { return text.isEmpty }
    switch piece {
    case .text(let literal):
      return text.starts(with: literal) && match(pieces.dropFirst(), text.dropFirst(literal.count), &values)
    case .any(let name):
      // The last one takes all, which keeps the time in proportion for the patterns that people write.
      let least = pieces.count == 1 ? text.count : name == nil ? 0 : 1
      guard least <= text.count else { return false }
      for count in least...text.count where match(pieces.dropFirst(), text.dropFirst(count), &values) {
        if let name { values[name] = String(text.prefix(count)) }
        return true
      }
      return false
    }
  }
}
