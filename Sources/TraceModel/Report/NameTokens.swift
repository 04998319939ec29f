/// Replaces names, addresses and quoted text by tokens that are always the same for the same text.
struct NameTokens {
  private let names: Set<String>
  /// The longest names first: `Login Page` before `Login`.
  private let longest: [[UInt8]]
  /// The indices in `longest` of the names that begin with a byte.
  private let starts: [UInt8: [Int]]

  init(_ names: Set<String>) {
    self.names = names.filter { !$0.isEmpty && !$0.hasPrefix("the ") }
    let sorted = self.names.sorted { ($0.utf8.count, $0) > ($1.utf8.count, $1) }
    longest = sorted.map { Array($0.utf8) }
    starts = Dictionary(grouping: longest.indices) { [longest] index in longest[index].first ?? 0 }
  }

  /// The token of a name; words of our own for somebody that was not seen stay.
  func token(for name: String) -> String {
    name.isEmpty || name.hasPrefix("the ") ? name : "Controller-" + Self.digits(name.asciiLowercased)
  }

  /// The digits that stand for a text.
  static func digits(_ text: String) -> String {
    var hash = StableHash()
    hash.add(text)
    return String(StableHash.hexadecimal(hash.value).prefix(8))
  }

  /// The text with tokens in it.
  func replaced(_ text: String) -> String {
    let bytes = Array(text.utf8)
    var result: [UInt8] = []
    var index = 0
    while index < bytes.count {
      let (length, token) = match(bytes, at: index)
      result += token.map { Array($0.utf8) } ?? [bytes[index]]
      index += max(1, length)
    }
    return String(decoding: result, as: UTF8.self)
  }

  /// A log with other names, in any capitals, and other addresses instead of its own: such that the same lines can be
  /// read with.
  func replacedNames(_ text: String) -> String {
    let bytes = Array(text.utf8)
    let folded = Array(text.asciiLowercased.utf8)
    let names = longest.map { Array(String(decoding: $0, as: UTF8.self).asciiLowercased.utf8) }
    let starts = Dictionary(grouping: names.indices) { names[$0].first ?? 0 }
    var result: [UInt8] = []
    var index = 0
    while index < bytes.count {
      let isStart = index == 0 || !Self.isWord(bytes[index - 1])
      if isStart, let length = addressLength(folded, at: index) {
        let address = String(decoding: folded[index..<(index + length)], as: UTF8.self)
        result += Array(("0x" + Self.digits(address)).utf8)
        index += length
        continue
      }
      let candidates = isStart ? starts[folded[index], default: []] : []
      let found = candidates.first { candidate in
        let end = index + names[candidate].count
        return end <= folded.count && (end == folded.count || !Self.isWord(folded[end]))
          && folded[index..<end].elementsEqual(names[candidate])
      }
      result +=
        found.map {
          Array(("Name" + Self.digits(String(decoding: names[$0], as: UTF8.self)) + "Controller").utf8)
        } ?? [bytes[index]]
      index += found.map { names[$0].count } ?? 1
    }
    return String(decoding: result, as: UTF8.self)
  }

  /// What begins at an offset and has a token: how long it is, and the token.
  private func match(_ bytes: [UInt8], at index: Int) -> (Int, String?) {
    if bytes[index] == UInt8(ascii: "\""), let end = bytes[(index + 1)...].firstIndex(of: bytes[index]) {
      let quoted = String(decoding: bytes[(index + 1)..<end], as: UTF8.self)
      return (end + 1 - index, "\"text-\(Self.digits(quoted))\"")
    }
    guard index == 0 || !Self.isWord(bytes[index - 1]) else { return (1, nil) }
    if let length = addressLength(bytes, at: index) {
      let address = String(decoding: bytes[index..<(index + length)], as: UTF8.self)
      return (length, "instance-" + Self.digits(address))
    }
    for candidate in starts[bytes[index], default: []] {
      let name = longest[candidate]
      let end = index + name.count
      guard end <= bytes.count, end == bytes.count || !Self.isWord(bytes[end]),
        bytes[index..<end].elementsEqual(name)
      else { continue }
      return (name.count, token(for: String(decoding: name, as: UTF8.self)))
    }
    return (1, nil)
  }

  private func addressLength(_ bytes: [UInt8], at index: Int) -> Int? {
    guard bytes[index...].starts(with: "0x".utf8) else { return nil }
    let digits = bytes[(index + 2)...].prefix { Self.isWord($0) }
    return digits.isEmpty ? nil : 2 + digits.count
  }

  /// Whether a byte belongs to a word. All but ASCII does: a name is never cut out of a longer one.
  private static func isWord(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x5F, 0x80...0xFF: true
    default: false
    }
  }
}
