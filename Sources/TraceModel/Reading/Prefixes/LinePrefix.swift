/// What is before the message of a line, and where the message begins.
struct LinePrefix {
  /// Who wrote it.
  var format = LineFormat.plain
  /// Where the message begins.
  var messageStart: Int
  /// The number of the process, or 0.
  var process: Int32 = 0
  /// Where the time is written; empty where there is none.
  var timeStart = 0
  /// The end of the time.
  var timeEnd = 0
  /// Whether a subsystem of Apple's own logged it: no callback of the app then, but perhaps a diagnostic.
  var isApple = false
  /// Whether the logger itself writes the function's name before each message.
  var isFunctionLogger = false
  /// Whom the logger is for, where its category, its label or a field of its own says so; empty where none does.
  var owner = 0..<0

  /// Whether Xcode's metadata is below, which says more of the line than its words do.
  var hasMetadata = false

  /// What the person who pasted the line has put before it.
  var decoration = Decoration()

  /// Where the time is written.
  var time: Range<Int> { timeStart..<timeEnd }

  /// Whether nothing but a decoration is before the message: then the line as a whole says what it means.
  var isBare: Bool {
    format == .plain && process == 0 && timeStart == timeEnd && messageStart == decoration.end
  }

  /// Where `10:00:00` begins in the time; `nil` if the time is written in another way.
  func clock(_ bytes: Span<UInt8>) -> Int? { Self.clock(bytes, in: time) }

  /// Where `10:00:00` begins in a text that holds a time.
  static func clock(_ bytes: Span<UInt8>, in time: Range<Int>) -> Int? {
    var offset = time.lowerBound
    while offset + 8 <= time.upperBound {
      if bytes[offset].isDigit, bytes[offset + 2] == UInt8(ascii: ":"), bytes[offset + 5] == UInt8(ascii: ":")
      {
        return offset
      }
      offset += 1
    }
    return nil
  }

  /// Nothing before the message.
  init(messageStart: Int) {
    self.messageStart = messageStart
  }
}
