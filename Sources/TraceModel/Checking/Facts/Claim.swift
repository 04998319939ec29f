/// "This class logs that": a callback is missing only if its class logs it, before or after.
struct Claim: Equatable, Sendable {
  var name = Symbol.none
  /// One of these events must be logged; 0 if that doesn't matter.
  var anyOf: UInt64 = 0
  /// For each set of logged appearance callbacks, whether the fault holds.
  var faulty: UInt16 = .max

  static let proven = Claim()

  /// Whether it claims nothing.
  var isProven: Bool { anyOf == 0 && faulty == .max }

  /// Whether what a class has logged proves it.
  func holds(for record: ClassRecord) -> Bool {
    (anyOf == 0 || record.logged & anyOf != 0) && faulty & 1 << UInt16(record.loggedCallbacks) != 0
  }
}
