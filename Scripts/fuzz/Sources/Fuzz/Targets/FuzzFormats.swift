extension Target {
  /// Own formats, words and labels: a line each, and behind them a log that is read by them.
  static let formats = Target("formats") { bytes in
    let parts = bytes.split(separator: UInt8(ascii: "\n"), maxSplits: 3, omittingEmptySubsequences: false)
    guard parts.count == 4 else { return }
    let texts = parts.prefix(3).map { String(decoding: $0, as: UTF8.self) }
    var options = ReadOptions()
    options.formats = texts[0].split(separator: "\t").compactMap { try? LineTemplate(String($0)) }
    options.words = [texts[1]: .viewDidAppear]
    options.labels = [texts[2]: "Own"]
    let log = ContiguousArray(parts[3])
    let plain = read(log, options)
    options.times = true
    options.explain = true
    let explained = read(log, options)
    precondition(plain?.lines == explained?.lines && plain?.bytes ?? log.count == log.count)
  }
}
