/// Finds at the head of a log what the log says of its app, iOS and device: `App Version: 5.2`, `os=17.4`,
/// `"device":"iPhone15,2"`. What it says in two ways is not known.
enum OriginReader {
  /// How much of a log is looked at: a head is short.
  private static let limit = 64 << 10

  private static let versions: Set<String> = [
    "appversion", "version", "bundleversion", "cfbundleshortversionstring", "marketingversion",
  ]
  private static let devices: Set<String> = [
    "device", "devicemodel", "hardwaremodel", "model", "modelcode", "machine",
  ]
  /// What is in every one of these keys: other lines need no look.
  private static let hints = ["version", "device", "model", "machine"]
  /// The letters that the hints begin with, a bit each, by its last five bits.
  private static let firstLetters = hints.reduce(into: UInt32(0)) { letters, hint in
    letters |= 1 << UInt32((hint.utf8.first ?? 0) & 0x1F)
  }
  /// The second letters of the hints that begin with a letter, a bit each, by the last five bits of both.
  private static let secondLetters = hints.reduce(into: ContiguousArray<UInt32>(repeating: 0, count: 32)) {
    letters, hint in
    let letter = hint.utf8.map { $0 & 0x1F }
    letters[Int(letter[0])] |= 1 << UInt32(letter[1])
  }
  private static let makes = ["iPhone", "iPad", "iPod", "Mac", "RealityDevice", "AppleTV"]

  /// The origin of a log; nothing where it can't be read a second time.
  static func origin(of path: String) -> TraceOrigin {
    guard path != "-", let head = try? head(of: path) else { return TraceOrigin() }
    var origin = TraceOrigin()
    let releases = ReleaseMention.releases(head.span, from: 0, to: head.count)
    if releases.count == 1 { origin.os = releases.first.map { "\($0.major).\($0.minor)" } }
    var (found, models): (Set<String>, Set<String>) = ([], [])
    for line in lines(of: head) {
      for (key, value) in mentions(line) {
        if versions.contains(key), let version = version(value) { found.insert(version) }
        if devices.contains(key), let model = model(value) { models.insert(model) }
      }
    }
    if found.count == 1 { origin.version = found.first }
    if models.count == 1 { origin.device = models.first }
    return origin
  }

  /// The lines that may say something.
  private static func lines(of head: ContiguousArray<UInt8>) -> [Substring] {
    var lines: [Substring] = []
    var start = 0
    while start < head.count {
      let end = ByteScan.first(UInt8(ascii: "\n"), in: head.span, from: start, to: head.count)
      if isHint(head.span, from: start, to: end) {
        lines += String(decoding: head[start..<end], as: UTF8.self).split(whereSeparator: \.isNewline)
      }
      start = end + 1
    }
    return lines
  }

  private static func isHint(_ bytes: Span<UInt8>, from start: Int, to end: Int) -> Bool {
    let (firstLetters, secondLetters) = (firstLetters, secondLetters)
    for offset in start..<max(start, end - 1) {
      // Large or small. Few letters of a log, and few pairs of them, begin a hint.
      let letter = bytes[offset] & 0x1F
      guard firstLetters & 1 &<< UInt32(letter) != 0,
        secondLetters[Int(letter)] & 1 &<< UInt32(bytes[offset + 1] & 0x1F) != 0
      else { continue }
      if hints.contains(where: { bytes.hasFolded($0, at: offset, before: end) }) { return true }
    }
    return false
  }

  private static func head(of path: String) throws(ReadError) -> ContiguousArray<UInt8> {
    var source = try ByteSource.open(path)
    var bytes = ContiguousArray<UInt8>(repeating: 0, count: limit)
    var count = 0
    while count < limit {
      let read = try source.read(into: &bytes, at: count, limit: limit - count)
      if read == 0 { break }
      count += read
    }
    bytes.removeSubrange(count...)
    return bytes
  }

  /// What a line says of what: keys in small letters without blanks, and the text behind.
  private static func mentions(_ line: Substring) -> [(key: String, value: Substring)] {
    line.indices.filter { line[$0] == ":" || line[$0] == "=" }.map { sign in
      let before = line[..<sign]
      // Before a colon all the words of a key count, before an equals sign the last one.
      let start = before.lastIndex { line[sign] == "=" ? $0 == " " || $0 == "," : "{,;[]()".contains($0) }
      let words = start.map { before[before.index(after: $0)...] } ?? before
      return (
        String(words.filter { !" \"_-".contains($0) }).asciiLowercased, line[line.index(after: sign)...]
      )
    }
  }

  /// A version such as 5.2 or 5.2.1, whatever follows it.
  private static func version(_ value: Substring) -> String? {
    let text = value.drop { $0 == " " || $0 == "\"" }.prefix { $0.isASCII && ($0.isNumber || $0 == ".") }
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    return parts.count > 1 && parts.allSatisfy { !$0.isEmpty && $0.count < 6 } ? String(text) : nil
  }

  /// A model such as `iPhone15,2` or `iPad Pro`.
  private static func model(_ value: Substring) -> String? {
    let text = value.drop { $0 == " " || $0 == "\"" }
    guard makes.contains(where: text.hasPrefix) else { return nil }
    let end = text.indices.first { index in
      let next = text.index(after: index)
      let isInName = text[index] == "," && next < text.endIndex && text[next].isNumber
      return "\";|)]}".contains(text[index]) || text[index] == "," && !isInName || text[index] == "="
    }
    let model = text[..<(end ?? text.endIndex)].split(separator: " ").prefix(4).joined(separator: " ")
    return model.utf8.count <= 60 ? model : nil
  }
}
