/// The versions of tracecheck that a configuration was written for, such as `>=1.2`.
package struct VersionRequirement: Sendable {
  private let minimum: [Int]

  /// Understands `1.2` and `>=1.2`, which mean the same; `nil` for anything else.
  package init?(_ text: String) {
    let number = text.hasPrefix(">=") ? text.dropFirst(2).drop { $0 == " " } : Substring(text)
    guard let parts = Self.numbers(number) else { return nil }
    minimum = parts
  }

  /// Whether a version is new enough.
  package func isMet(by version: String) -> Bool {
    guard let parts = Self.numbers(Substring(version)) else { return false }
    for index in 0..<max(parts.count, minimum.count) {
      let have = index < parts.count ? parts[index] : 0
      let need = index < minimum.count ? minimum[index] : 0
      if have != need { return have > need }
    }
    return true
  }

  private static func numbers(_ text: Substring) -> [Int]? {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    let numbers = parts.compactMap { Int($0) }
    return numbers.count == parts.count && (1...3).contains(parts.count) && numbers.allSatisfy { $0 >= 0 }
      ? numbers : nil
  }
}
