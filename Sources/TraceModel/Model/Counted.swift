/// Numbers with their nouns.
package enum Counted {
  /// `1 error`, `2 errors`.
  package static func words(_ count: Int, _ noun: String, plural: String? = nil) -> String {
    count == 1 ? "1 \(noun)" : "\(count) \(plural ?? noun + "s")"
  }
}
