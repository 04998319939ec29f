/// Names with `*` for any text and `?` for one character, in any capitals.
package enum Glob {
  /// How much a pattern says of the names that fit it: a name itself says most, else it is the more, the more characters are
  /// fixed. `?` says less than a character, and more than `*`.
  static func narrowness(of pattern: String) -> Int {
    guard pattern.contains(where: { $0 == "*" || $0 == "?" }) else { return .max }
    return pattern.reduce(0) { $0 + ($1 == "*" ? 0 : $1 == "?" ? 1 : 2) }
  }

  /// Whether a name fits. Takes time in proportion to pattern times name at the most.
  package static func matches(_ pattern: String, _ name: String) -> Bool {
    let pattern = Array(pattern.asciiLowercased.unicodeScalars)
    let name = Array(name.asciiLowercased.unicodeScalars)
    var at = 0
    var index = 0
    var star: Int?
    var resumed = 0
    while index < name.count {
      if at < pattern.count, pattern[at] == "*" {
        star = at
        resumed = index
        at += 1
      } else if at < pattern.count, pattern[at] == "?" || pattern[at] == name[index] {
        at += 1
        index += 1
      } else if let star {
        at = star + 1
        resumed += 1
        index = resumed
      } else {
        return false
      }
    }
    return pattern[at...].allSatisfy { $0 == "*" }
  }
}
