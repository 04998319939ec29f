/// The stable number of a rule: `TC203`. Numbers are never used again.
package struct RuleID: Hashable, Comparable, Sendable, CustomStringConvertible {
  /// The number after `TC`.
  package let number: UInt16

  /// The rule of a number.
  package init(number: UInt16) {
    self.number = number
  }

  /// Whether it is about the configuration and the suppressions, and not about what the app did.
  package var isRemark: Bool { number >= 900 }
  /// Whether it is about what UIKit said itself.
  package var isDiagnostic: Bool { (800..<900).contains(number) }

  /// The id as reports print it.
  package var description: String {
    let digits = String(number)
    return "TC" + String(repeating: "0", count: max(0, 3 - digits.count)) + digits
  }

  /// By number.
  package static func < (left: RuleID, right: RuleID) -> Bool { left.number < right.number }
}
