/// What an event's keys say of yes and no: each key is unknown, true or false.
package struct EventFlags: Hashable, Sendable {
  /// A key of the notation whose value is true or false.
  package enum Key: UInt8, CaseIterable, Sendable {
    case animated, modalInPresentation, beingPresented, beingDismissed, movingToParent, movingFromParent
    case result, completed, appearing, value
    /// `transition=zoom`: the screen zooms in and out.
    case zoom
    case coversPresenter, compactHeight

    /// The key as it is written before `=`. Spelled out: to print a case takes a look at all types of the program.
    package var name: String {
      switch self {
      case .animated: "animated"
      case .modalInPresentation: "modalInPresentation"
      case .beingPresented: "beingPresented"
      case .beingDismissed: "beingDismissed"
      case .movingToParent: "movingToParent"
      case .movingFromParent: "movingFromParent"
      case .result: "result"
      case .completed: "completed"
      case .appearing: "appearing"
      case .value: "value"
      case .zoom: "transition"
      case .coversPresenter: "coversPresenter"
      case .compactHeight: "compactHeight"
      }
    }

    /// A value as it is written behind `=`.
    package func text(_ value: Bool) -> String {
      self == .zoom ? value ? "zoom" : "none" : value ? "true" : "false"
    }
  }

  private var known: UInt16 = 0
  private var isTrue: UInt16 = 0

  /// Nothing said.
  package init() {}

  /// All that is said, in one number.
  var bits: UInt32 { UInt32(known) << 16 | UInt32(isTrue) }

  /// What the event says of a key; `nil` where it says nothing.
  package subscript(key: Key) -> Bool? {
    get {
      let bit = UInt16(1) << UInt16(key.rawValue)
      return known & bit == 0 ? nil : isTrue & bit != 0
    }
    set {
      let bit = UInt16(1) << UInt16(key.rawValue)
      known = newValue == nil ? known & ~bit : known | bit
      isTrue = newValue == true ? isTrue | bit : isTrue & ~bit
    }
  }

  /// Whether nothing is said at all.
  package var isEmpty: Bool { known == 0 }
}
