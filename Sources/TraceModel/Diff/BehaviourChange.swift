/// A place where behaviour changed.
package struct BehaviourChange: Hashable, Sendable {
  /// What kind of change it is.
  package enum Kind: String, CaseIterable, Sendable {
    /// Something is there that was not.
    case appeared
    /// Something is not there any more.
    case vanished
    /// The same, but more or less often.
    case count
    /// The same calls in another order.
    case order
    /// Another presentation style.
    case style
    /// Set off by something else.
    case trigger
    /// Another outcome.
    case outcome
    /// Seen in some runs of a side: no longer never, or no longer always.
    case sometimes
    /// Seen in all runs of the side after, and before in some.
    case always
    /// A class has another name.
    case renamed
    /// Several of these at once.
    case changed
  }

  /// What kind of change it is.
  package var kind: Kind
  /// The transition that it happened in, such as `push A → B`; else the controller.
  package var flow: String
  /// The controller that it is about.
  package var controller: String
  /// The change in words.
  package var what: String
  /// The calls at this place before, in the canonical notation.
  package var before: [String] = []
  /// The calls at this place after.
  package var after: [String] = []
  /// The lines before: the first of each stretch of calls.
  package var beforeLines: [Int] = []
  /// The lines after.
  package var afterLines: [Int] = []
  /// The places of the calls before that findings are about.
  var foundBefore: Set<Int> = []
  /// The places of the calls after that findings are about.
  var foundAfter: Set<Int> = []
  /// All controllers that it has to do with.
  package var names: Set<String> = []
  /// Whether it may fail the gate; what differs from run to run on both sides is only shown.
  package var isGated = true

  /// Where the calls differ.
  var gaps: [Gap] {
    let (old, now) = (ContiguousArray(before), ContiguousArray(after))
    return GapPlacement.placed(
      SequenceAlignment.gaps(old, now), old, now, wanted: (foundBefore, foundAfter))
  }
}
