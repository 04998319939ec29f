/// The names that several traces of a merged report have: how many traces are too many, and the first names.
package struct DoubledNames: Hashable, Sendable {
  /// How many names are told.
  private static let most = 3

  /// How many traces have the name of another.
  package private(set) var count = 0
  private var labels: [String] = []

  /// None.
  package init() {}

  /// A trace has the name of the one before it.
  mutating func add(_ label: @autoclosure () -> String) {
    count += 1
    guard labels.count <= Self.most else { return }
    let label = label()
    if labels.last != label { labels.append(label) }
  }

  /// The names, in words: no more of them than somebody reads.
  package var names: String {
    let shown = labels.prefix(Self.most).map { "`\(ShownText.shortened($0, to: 60))`" }
    return shown.joined(separator: ", ") + (labels.count > Self.most ? " …" : "")
  }
}
