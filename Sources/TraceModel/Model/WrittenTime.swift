/// A moment as a log or a person writes it: the fields as written, in no time zone.
///
/// Filters compare times as they are written: a person who reads `09:41:02` in a log types that, whatever
/// zone the line names.
package struct WrittenTime: Hashable, Sendable {
  /// Year, month and day as one number, 20260301; `nil` where no date is written.
  private var date: Int?
  /// Microseconds since midnight; or since any origin, where the moment is a plain number of seconds.
  private var microseconds: Int

  /// The moment that a text names; what is around it is passed over. `nil` where there is none.
  package init?(_ text: String) {
    var fields = Fields(text)
    fields.read()
    guard let microseconds = fields.microseconds ?? (fields.date == nil ? nil : 0) else { return nil }
    date = fields.date
    self.microseconds = microseconds
  }

  /// The moment that a person typed: nothing but a date, a time of the day, or both, or a plain number of seconds.
  package init?(typed text: String) {
    var fields = Fields(text)
    fields.read()
    guard fields.isWhole, fields.microseconds ?? fields.date != nil else { return nil }
    date = fields.date
    microseconds = fields.microseconds ?? 0
  }

  /// The moment as it can be written again.
  package var text: String {
    let (seconds, rest) = microseconds.quotientAndRemainder(dividingBy: 1_000_000)
    let fraction = rest == 0 ? "" : "." + Self.padded(rest, 6)
    // A day has no more seconds: this is a number of them.
    guard seconds < 86_400 else { return "\(seconds)\(fraction.isEmpty ? ".0" : fraction)" }
    let clock = [seconds / 3600, seconds / 60 % 60, seconds % 60].map { Self.padded($0, 2) }
    let day = date.map { day in
      zip([day / 10_000, day / 100 % 100, day % 100], [4, 2, 2]).map(Self.padded).joined(separator: "-") + "T"
    }
    return (day ?? "") + clock.joined(separator: ":") + fraction
  }

  private static func padded(_ number: Int, _ width: Int) -> String {
    let digits = String(number)
    return String(repeating: "0", count: max(0, width - digits.count)) + digits
  }

  /// Whether this is before another; without a date on both sides the time of the day decides.
  package func isBefore(_ other: WrittenTime) -> Bool {
    guard let date, let otherDate = other.date, date != otherDate else {
      return microseconds < other.microseconds
    }
    return date < otherDate
  }

  /// The fields of a text, found one after the other.
  private struct Fields {
    private let bytes: [UInt8]
    private var index = 0
    var date: Int?
    var microseconds: Int?
    /// Whether something was passed over.
    private var hasStranger = false

    /// Whether all of the text is part of the moment; a zone may follow, because logs write one.
    var isWhole: Bool {
      guard !hasStranger else { return false }
      let rest = bytes[min(index, bytes.count)...].map { Character(UnicodeScalar($0)) }
      return rest.allSatisfy { "0123456789:Z+- ".contains($0) }
    }

    init(_ text: String) {
      bytes = Array(text.utf8.prefix(64))
    }

    mutating func read() {
      while index < bytes.count, microseconds == nil {
        guard let first = number() else {
          if date == nil || !(isAt("T") || isAt(" ")) { hasStranger = true }
          index += 1
          continue
        }
        let isPlain = index >= bytes.count || isAt(".")
        if let time = time(hours: first) {
          microseconds = time
        } else if let day = date(year: first) {
          date = day
        } else if date == nil, isPlain {
          microseconds = first * 1_000_000 + fraction()
        } else {
          hasStranger = true
        }
      }
    }

    private func isAt(_ letter: Character) -> Bool {
      index < bytes.count && bytes[index] == letter.asciiValue
    }

    /// Digits, at most twelve of them: a longer number isn't a time.
    private mutating func number() -> Int? {
      let start = index
      var value = 0
      while index < bytes.count, bytes[index] >= 0x30, bytes[index] <= 0x39, index - start < 12 {
        value = value * 10 + Int(bytes[index] - 0x30)
        index += 1
      }
      return index > start ? value : nil
    }

    private mutating func number(after letter: Character) -> Int? {
      guard isAt(letter) else { return nil }
      let start = index
      index += 1
      guard let value = number() else {
        index = start
        return nil
      }
      return value
    }

    private mutating func time(hours: Int) -> Int? {
      guard hours < 24, let minutes = number(after: ":"), minutes < 60 else { return nil }
      let seconds = number(after: ":") ?? 0
      // A leap second is the sixty-first.
      guard seconds <= 60 else { return nil }
      return ((hours * 60 + minutes) * 60 + seconds) * 1_000_000 + fraction()
    }

    private mutating func date(year: Int) -> Int? {
      guard year >= 1970, year < 10_000, let month = number(after: "-"), let day = number(after: "-"),
        1...12 ~= month, 1...31 ~= day
      else { return nil }
      return (year * 100 + month) * 100 + day
    }

    /// The microseconds after a point or a comma.
    private mutating func fraction() -> Int {
      guard isAt(".") || isAt(",") else { return 0 }
      var scale = 100_000
      var value = 0
      index += 1
      while index < bytes.count, bytes[index] >= 0x30, bytes[index] <= 0x39 {
        value += Int(bytes[index] - 0x30) * scale
        scale /= 10
        index += 1
      }
      return value
    }
  }
}
