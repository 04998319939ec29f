/// A release of iOS, such as 17.4.
package struct OSVersion: Hashable, Comparable, Sendable {
  /// The number before the point.
  package var major: Int
  /// The number after it.
  package var minor: Int

  /// A release by its numbers.
  package init(major: Int, minor: Int = 0) {
    self.major = major
    self.minor = minor
  }

  /// By age.
  package static func < (left: OSVersion, right: OSVersion) -> Bool {
    (left.major, left.minor) < (right.major, right.minor)
  }
}
