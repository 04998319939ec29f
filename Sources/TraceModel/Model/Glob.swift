/// Names with `*` for any text and `?` for one character, in any capitals.
package enum Glob {
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
