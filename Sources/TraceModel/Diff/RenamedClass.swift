/// Controllers that are called otherwise since the change, as `--map 'Old*=New*'` says it.
package struct RenamedClass: Hashable, Sendable {
  /// The name before, with at most one `*`.
  package let old: String
  /// The name after; a `*` stands for what the old name's did.
  package let new: String

  /// One class by name.
  package init(old: String, new: String) {
    self.old = old
    self.new = new
  }

  /// Understands `OLD=NEW`; `nil` where it is none, or the two don't have the same number of stars.
  package init?(_ text: String) {
    let parts = text.split(separator: "=", omittingEmptySubsequences: false).map(String.init)
    guard parts.count == 2, !parts[0].isEmpty, !parts[1].isEmpty else { return nil }
    let stars = parts.map { part in part.count { $0 == "*" } }
    guard stars[0] <= 1, stars[0] == stars[1] else { return nil }
    self.init(old: parts[0], new: parts[1])
  }

  /// Whether it gives a controller another name.
  package func isOld(_ name: String) -> Bool { newName(of: name) != nil }

  /// The new name of a controller; `nil` where it is none of these.
  func newName(of name: String) -> String? {
    let folded = name.asciiLowercased
    let parts = old.asciiLowercased.split(separator: "*", omittingEmptySubsequences: false)
    guard parts.count == 2 else { return folded == old.asciiLowercased ? new : nil }
    guard folded.count >= parts[0].count + parts[1].count, folded.hasPrefix(parts[0]),
      folded.hasSuffix(parts[1])
    else { return nil }
    let middle = name.dropFirst(parts[0].count).dropLast(parts[1].count)
    return new.split(separator: "*", omittingEmptySubsequences: false).joined(separator: String(middle))
  }
}
