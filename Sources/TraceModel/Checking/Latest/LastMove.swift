/// The last transition that came to its row without a mark: its mark may be printed behind it.
struct LastMove: Sendable {
  var outgoing = Seat()
  var incoming = InstanceRef.none
  /// Whether the incoming one was below the outgoing one, as a pop and a dismissal leave it.
  var reveals = false
  /// The rows that its calls fit.
  var rows = RowSet.none
  /// Which of the transitions it was, counted from 1; 0 where there is none.
  var serial: UInt32 = 0
  var line = 0
}
