/// A finding with its number in a page.
struct PageFinding {
  /// Counted from 1.
  let number: Int
  let finding: Finding

  /// The anchor that leads to it.
  var anchor: String { "f\(number)" }
}
