/// Whether a transition is fluid on a release: the next one may interrupt it, and UIKit may call its
/// will-callbacks again before a did-callback.
///
/// Apple, "Enhancing your app with fluid transitions"; WWDC 2024 session 10145; WWDC 2025 session 284.
package enum FluidTransitions: Sendable {
  case fluid, still
  /// The release was not said.
  case releaseUnsaid
  /// Those that zoom are fluid on the release, and whether this one does was not said.
  case zoomUnsaid

  /// The release from which on transitions that zoom are fluid.
  static let zoomsSince = 18
  /// The release from which on all are.
  static let allSince = 26

  /// What a transition is on a release.
  package init(on release: OSVersion?, zooms: Bool) {
    switch release?.major {
    case nil: self = zooms ? .fluid : .releaseUnsaid
    case .some(Self.allSince...): self = .fluid
    case .some(Self.zoomsSince...): self = zooms ? .fluid : .zoomUnsaid
    default: self = .still
    }
  }
}
