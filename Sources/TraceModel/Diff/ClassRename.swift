/// A class that is gone and another that came in its place, as far as the logs tell.
struct ClassRename: Sendable {
  /// The name before.
  var old: String
  /// The name after.
  var new: String
  /// A transition that both take part in, with the new name.
  var flow: String
  /// How many stretches of events there are before, and how many of them are the same after.
  var stretches: Int
  var alike: Int
  /// The line of its first event before and after.
  var lineBefore: Int
  var lineAfter: Int

  /// The rename as one change.
  var change: BehaviourChange {
    BehaviourChange(
      kind: .renamed, flow: flow, controller: new, what: "\(old) is now called \(new)", before: [old],
      after: [new], beforeLines: [lineBefore], afterLines: [lineAfter], names: [old, new])
  }

  /// Why the two are taken for one.
  var reason: String {
    "\(old) with \(new): the same transitions, such as \(flow), "
      + "\(alike) of \(Counted.words(stretches, "stretch of events", plural: "stretches of events")) alike, "
      + "and no other class fits"
  }
}
