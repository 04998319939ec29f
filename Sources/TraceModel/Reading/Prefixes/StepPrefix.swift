/// The job and the step that GitHub's `gh run view --log` puts before the time of each line: `build⇥Run tests⇥2026-…`.
enum StepPrefix {
  private static let reach = 512

  /// The offset behind the prefix; the same offset where there is none.
  static func end(_ bytes: Span<UInt8>, from start: Int, to end: Int) -> Int {
    let limit = min(end, start + reach)
    let job = ByteScan.first(0x09, in: bytes, from: start, to: limit)
    guard job > start, job < limit else { return start }
    let time = ByteScan.first(0x09, in: bytes, from: job + 1, to: limit) + 1
    let isDated = time + 11 < limit && bytes.endOfDigits(from: time, to: time + 4) == time + 4
    return isDated && bytes[time + 4] == UInt8(ascii: "-") && bytes[time + 10] == UInt8(ascii: "T")
      ? time : start
  }
}
