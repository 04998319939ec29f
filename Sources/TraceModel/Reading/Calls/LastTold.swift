/// The call that was told last.
struct LastTold {
  var kind = EventKind.diagnostic
  var subject = Participant.none
  var text: UInt32 = 0
  var form: UInt32 = 0
  /// The line that told it last.
  var line = 0
  /// How often it has been told again in the same words.
  var again = 0
  /// Whether it has been told in other words, too: then the same words once more are another call.
  var hasOther = false
  /// Whether it was told by a name first.
  var isNamedFirst = false
  var bareLine: Int64 = 0
}
