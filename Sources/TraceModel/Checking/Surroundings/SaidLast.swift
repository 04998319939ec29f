/// What marks said of a controller behind its last call.
struct SaidLast: Sendable {
  /// The children that it got.
  var children: [Containment.ChildLink] = []
  /// The parent that it got, how far it came into it, and where that was said, or 0.
  var parent = InstanceRef.none
  var containment: ContainmentState = []
  var parentLine = 0
  /// The value of its `isModalInPresentation`, if one was said.
  var modal: Bool?
  var modalLine = 0
}
