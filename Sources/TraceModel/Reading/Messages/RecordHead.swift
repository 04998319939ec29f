/// What the fields of a line are of, where it says so: `Entry(…)`, `Rule(…)`, `<step …/>`.
enum RecordHead {
  /// Heads that are further away are not looked for.
  private static let reach = 200
  /// How the names end of what is printed at a call.
  private static let calls = [
    "event", "lifecycle", "entry", "record", "message", "trace", "step", "callback", "call", "crumb", "span",
  ]

  /// Keys of what a logger says of each record, and a list of methods of none.
  static let momentKeys = [
    "time", "timestamp", "@timestamp", "ts", "date", "datetime", "level", "lvl", "loglevel", "log_level",
    "thread", "queue", "pid", "processid", "caller",
  ]

  /// Whether the record around a key may be of a method, and not of a call of it. A method and its class are all that lists of
  /// methods have too: `Rule(name: "viewDidLoad", class: "Home")`, `<method name="viewDidLoad" class="Home"/>`.
  static func mayList(_ bytes: Span<UInt8>, _ key: Int, from start: Int) -> Bool {
    if let element = element(bytes, key, start) { return !isCall(bytes, element) }
    var isListed = false
    var bracket = bracket(bytes, key, start)
    while let open = bracket {
      let head = bytes.startOfWord(endingAt: open, from: start)..<open
      if isCall(bytes, head) { return false }
      isListed = isListed || !head.isEmpty && !EventKey.equals(bytes, head, "optional")
      bracket = self.bracket(bytes, open, start)
    }
    return isListed
  }

  /// The element that a message begins with, if the key is one of its attributes.
  private static func element(_ bytes: Span<UInt8>, _ key: Int, _ start: Int) -> Range<Int>? {
    guard bytes.at(start) == UInt8(ascii: "<"), start < key,
      ByteScan.first(UInt8(ascii: ">"), in: bytes, from: start, to: key) == key
    else { return nil }
    return start + 1..<bytes.endOfWord(from: start + 1, to: key)
  }

  private static func isCall(_ bytes: Span<UInt8>, _ head: Range<Int>) -> Bool {
    calls.contains { bytes.hasFolded($0, endingAt: head.upperBound, from: head.lowerBound) }
      || LoggerTag.isLogger(bytes, NamePlace(start: head.lowerBound, end: head.upperBound))
      || LoggerFunction.isOne(bytes, head)
  }

  /// The parenthesis or brace that an offset is in.
  private static func bracket(_ bytes: Span<UInt8>, _ inside: Int, _ start: Int) -> Int? {
    var depth = 0
    for offset in (max(start, inside - reach)..<inside).reversed() {
      switch bytes[offset] {
      case UInt8(ascii: ")"), UInt8(ascii: "}"): depth += 1
      case UInt8(ascii: "("), UInt8(ascii: "{"):
        if depth == 0 { return offset }
        depth -= 1
      default: break
      }
    }
    return nil
  }
}
