/// The first and the last of some times, in microseconds.
struct TimeSpan: Sendable {
  private var first = Int64.min
  private var last = Int64.min

  /// The first of them; `nil` where no time was noted.
  var start: Int64? { first == .min ? nil : first }

  /// The time from the first to the last; `nil` if no time was noted.
  var length: Int64? { last == .min ? nil : last - first }

  /// Notes the time of what announces the rest, if nothing came before it.
  mutating func begin(_ time: Int64) {
    if first == .min { first = time }
  }

  /// Notes a time that isn't earlier than those before it.
  mutating func note(_ time: Int64) {
    if first == .min { first = time }
    last = time
  }
}
