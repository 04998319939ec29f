/// The part of the bytes in memory that lines are read from.
struct BlockRange {
  /// Where reading began.
  var start: Int
  /// Behind the last whole line.
  var end: Int
  /// Whether the log ends here.
  var isLast: Bool
}
