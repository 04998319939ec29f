/// How the first times of a log follow each other, to the thousandth of a second: a log of a few lines may be over
/// before three seconds have passed.
struct FirstTimes {
  /// After this many, the whole seconds of the log say enough.
  private static let limit = 64

  private var rises = 0
  private var falls = 0
  /// The point and three digits behind the second.
  private var fraction: UInt64 = 0

  /// Whether there were enough.
  var isOver: Bool { rises + falls >= Self.limit }

  /// Whether they run from new to old.
  var runBack: Bool { falls > 2 && falls > 4 * rises }

  /// Notes a time of another second than the last.
  mutating func note(lag: Int, _ bytes: Span<UInt8>, at offset: Int) {
    if lag < 0 { rises += 1 } else if lag > 0 { falls += 1 }
    fraction = Self.fraction(bytes, offset)
  }

  /// Notes a time in microseconds that follows another one.
  mutating func note(from last: Int64, to now: Int64) {
    if now > last { rises += 1 } else if now < last { falls += 1 }
  }

  /// Notes a time of the same second. Apart, so that what all later lines need stays short.
  @inline(never)
  mutating func noteFraction(_ bytes: Span<UInt8>, at offset: Int) {
    let now = Self.fraction(bytes, offset)
    if now > fraction { rises += 1 } else if now < fraction { falls += 1 }
    fraction = now
  }

  /// `.123` as a number; 0 where no fraction is written.
  private static func fraction(_ bytes: Span<UInt8>, _ offset: Int) -> UInt64 {
    let sign = bytes.at(offset + 8)
    guard sign == UInt8(ascii: ".") || sign == UInt8(ascii: ",") || sign == UInt8(ascii: ":"),
      let eight = EightBytes.read(bytes, at: offset + 8)
    else { return 0 }
    return eight >> 32
  }
}
