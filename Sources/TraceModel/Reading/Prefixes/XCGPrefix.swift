/// The prefix of XCGLogger: `[Debug] [HomeViewController.swift:40] ` behind the time, then the function's name.
enum XCGPrefix {
  static func parse(_ prefix: LinePrefix, _ bytes: Span<UInt8>, _ end: Int) -> LinePrefix? {
    let open = prefix.messageStart
    let close = ByteScan.first(UInt8(ascii: "]"), in: bytes, from: open, to: min(end, open + 24))
    guard bytes.at(close) == UInt8(ascii: "]"), LogLevel.isLevel(bytes, from: open + 1, to: close) else {
      return nil
    }
    var result = prefix.with(.xcgLogger)
    result.messageStart = behindThread(bytes, bytes.skipBlanks(from: close + 1, to: end), end)
    result.isFunctionLogger = true
    return result
  }

  /// Behind `[main] `, the thread's name, where another bracket follows it.
  static func behindThread(_ bytes: Span<UInt8>, _ start: Int, _ end: Int) -> Int {
    guard bytes.at(start) == UInt8(ascii: "["), start < end else { return start }
    let close = ByteScan.first(UInt8(ascii: "]"), in: bytes, from: start, to: min(end, start + 64))
    return bytes.has("] [", at: close, before: end) ? close + 2 : start
  }
}
