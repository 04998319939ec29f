/// The head of a signpost, as the `log` command prints it: `[spid 0x1f0, process, begin] viewDidLoad HomeVC`. The end of an interval
/// tells of no other call than its beginning.
enum Signpost {
  private static let head = "[spid "
  private static let reach = 96

  /// The prefix with the head, where one begins the message.
  static func behind(_ prefix: LinePrefix, _ bytes: Span<UInt8>, to end: Int) throws(NearMiss) -> LinePrefix {
    let start = prefix.messageStart
    guard bytes.has(head, at: start, before: end) else { return prefix }
    let close = ByteScan.first(UInt8(ascii: "]"), in: bytes, from: start, to: min(end, start + reach))
    guard close < end, bytes[close] == UInt8(ascii: "]") else { return prefix }
    if bytes.has(" end", endingAt: close, from: start) { throw .repeated }
    var behind = prefix
    behind.messageStart = bytes.skipBlanks(from: close + 1, to: end)
    return behind
  }
}
