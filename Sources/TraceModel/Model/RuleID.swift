/// The stable id of a rule: `TC203`, whose number is never used again, or one that an app has given to a rule of its own.
package struct RuleID: Hashable, Comparable, Sendable, CustomStringConvertible {
  /// The number after `TC`; `ofApps` for all rules of apps.
  package let number: UInt16
  /// The id that the app gave; empty for tracecheck's own rules.
  private let own: String

  /// The number that all rules of apps have: behind all others.
  package static let ofApps: UInt16 = 1_000

  /// The rule of a number.
  package init(number: UInt16) {
    self.number = number
    own = ""
  }

  /// The rule of an app; `nil` where an id can't be one: it begins with a letter, and not as those of tracecheck do.
  package init?(app id: String) {
    let letters = Array(id.asciiLowercased.utf8)
    guard let first = letters.first, Self.isLetter(first), letters.count <= 80,
      letters.allSatisfy({ Self.isLetter($0) || Self.isDigit($0) || "-_.".utf8.contains($0) }),
      !id.asciiLowercased.hasPrefix("tc") || !letters.dropFirst(2).allSatisfy(Self.isDigit)
    else { return nil }
    number = Self.ofApps
    own = id
  }

  /// The rule of an id as reports print it, also of one that this version, or this configuration, does not have.
  package init?(_ text: String) {
    if text.hasPrefix("TC"), let number = UInt16(text.dropFirst(2)), number < Self.ofApps {
      self.init(number: number)
    } else {
      self.init(app: text)
    }
  }

  private static func isLetter(_ byte: UInt8) -> Bool { (0x61...0x7A).contains(byte) }
  private static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }

  /// Whether it is about the configuration and the suppressions, and not about what the app did.
  package var isRemark: Bool { (900..<Self.ofApps).contains(number) }
  /// Whether it is about what UIKit said itself.
  package var isDiagnostic: Bool { (800..<900).contains(number) }
  /// Whether it is a rule of the app's own.
  package var isOfApp: Bool { number == Self.ofApps }

  /// The id as reports print it.
  package var description: String {
    if isOfApp { return own }
    let digits = String(number)
    return "TC" + String(repeating: "0", count: max(0, 3 - digits.count)) + digits
  }

  /// By number, those of the app behind all others.
  package static func < (left: RuleID, right: RuleID) -> Bool {
    (left.number, left.own) < (right.number, right.own)
  }
}
