/// A dismissal of what logs nothing, asked of a controller that is presented itself: the user may have closed that before,
/// and then UIKit dismisses the controller.
struct UnseenDismissal: Sendable {
  /// The presentation of the controller that was asked, or is around it.
  var presentation: PresentationIndex
  var request: Event
}
