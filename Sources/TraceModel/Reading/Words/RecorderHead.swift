/// The first line that the recorder writes: `tracecheck recorder 1: os=17.4, device=phone`. What other lines say of a release
/// may be anything, such as the least that the app needs; this one is surely what the app runs on.
enum RecorderHead {
  /// The words that it begins with.
  static let words = "tracecheck recorder"

  /// The release that the line names whose words are at an offset; `nil` where it isn't such a line.
  static func release(_ bytes: Span<UInt8>, at offset: Int, to end: Int) -> OSVersion? {
    let version = offset + words.utf8.count + 1
    let colon = bytes.endOfDigits(from: min(version, end), to: end)
    guard colon > version, bytes.at(colon) == UInt8(ascii: ":") else { return nil }
    let releases = ReleaseMention.releases(bytes, from: colon + 1, to: end)
    return releases.count == 1 ? releases.first : nil
  }
}
