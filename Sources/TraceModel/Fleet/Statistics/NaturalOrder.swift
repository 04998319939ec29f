/// The order in which people count: 17.4 before 17.10.
enum NaturalOrder {
  static func areInOrder(_ left: String, _ right: String) -> Bool {
    let (first, second) = (parts(left), parts(right))
    for (one, other) in zip(first, second) where one != other {
      if let one = Int(one), let other = Int(other), one != other { return one < other }
      return one.utf8.lexicographicallyPrecedes(other.utf8)
    }
    return first.count < second.count
  }

  /// Runs of digits, and the text between them.
  private static func parts(_ text: String) -> [Substring] {
    var parts: [Substring] = []
    var rest = text[...]
    while let sign = rest.first {
      let isDigit = sign.isASCII && sign.isNumber
      let part = rest.prefix { ($0.isASCII && $0.isNumber) == isDigit }
      parts.append(part)
      rest = rest.dropFirst(part.count)
    }
    return parts
  }
}
