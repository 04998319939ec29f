/// The release of iOS that a log names: `OS Version: iPhone OS 17.4 (21E213)` at the head of a crash report,
/// `"osVersion":"17.4"` in a record, `os=17.4` of the app's own.
enum ReleaseMention {
  /// What is before a release, in small letters and without blanks, lines and quotes.
  private static let keys = ["osversion", "systemversion", "iosversion", "ipadosversion", "os"]
  private static let systems = ["iphoneos", "ipados", "ios", "version"]

  /// The releases that the lines of a range name.
  static func releases(_ bytes: Span<UInt8>, from start: Int, to end: Int) -> Set<OSVersion> {
    var releases: Set<OSVersion> = []
    var offset = start
    while offset < end {
      let sign = nextSign(bytes, offset, end)
      if sign < end, isKey(bytes, start, before: sign), let release = release(bytes, sign + 1, end) {
        releases.insert(release)
      }
      offset = sign + 1
    }
    return releases
  }

  /// The next `:` or `=`.
  private static func nextSign(_ bytes: Span<UInt8>, _ start: Int, _ end: Int) -> Int {
    var offset = start
    while offset < end, bytes[offset] != UInt8(ascii: ":"), bytes[offset] != UInt8(ascii: "=") { offset += 1 }
    return offset
  }

  /// Whether the word before a sign is one of the keys, and no part of a longer one.
  private static func isKey(_ bytes: Span<UInt8>, _ start: Int, before sign: Int) -> Bool {
    var last = sign
    while last > start, isFiller(bytes[last - 1]) { last -= 1 }
    // All keys end so, and few words before a sign do.
    guard last > start, "ns".utf8.contains(bytes[last - 1].folded) else { return false }
    return keys.contains { key in
      var offset = last
      for letter in key.utf8.reversed() {
        while offset > start, isFiller(bytes[offset - 1]) { offset -= 1 }
        guard offset > start, bytes[offset - 1].folded == letter else { return false }
        offset -= 1
      }
      return offset == start || !bytes[offset - 1].isWordByte
    }
  }

  /// A number such as 17.4, after the name of the system if that is written.
  private static func release(_ bytes: Span<UInt8>, _ start: Int, _ end: Int) -> OSVersion? {
    var offset = skipFiller(bytes, start, end)
    let isNumber = bytes.at(offset).isDigit
    for system in systems where bytes.at(offset).isLetter {
      if let behind = endOf(system, bytes, offset, end) { offset = skipFiller(bytes, behind, end) }
    }
    let majorEnd = bytes.endOfDigits(from: offset, to: end)
    let major = Int(bytes.number(from: offset, to: min(majorEnd, offset + 3)))
    guard majorEnd - offset <= 2, (2...99).contains(major) else { return nil }
    guard bytes.at(majorEnd) == UInt8(ascii: ".") else {
      // `os: 3` may count anything.
      return isNumber || bytes.at(majorEnd).isWordByte ? nil : OSVersion(major: major)
    }
    let minorEnd = bytes.endOfDigits(from: majorEnd + 1, to: end)
    guard (1...2).contains(minorEnd - majorEnd - 1), !bytes.at(minorEnd).isWordByte else { return nil }
    return OSVersion(major: major, minor: Int(bytes.number(from: majorEnd + 1, to: minorEnd)))
  }

  /// The end of a word in whose place blanks may be: `iPhone OS`.
  private static func endOf(_ word: String, _ bytes: Span<UInt8>, _ start: Int, _ end: Int) -> Int? {
    var offset = start
    for letter in word.utf8 {
      offset = skipFiller(bytes, offset, end)
      guard bytes.at(offset).folded == letter else { return nil }
      offset += 1
    }
    return offset
  }

  private static func skipFiller(_ bytes: Span<UInt8>, _ start: Int, _ end: Int) -> Int {
    var offset = start
    while offset < end, isFiller(bytes[offset]) { offset += 1 }
    return offset
  }

  private static func isFiller(_ byte: UInt8) -> Bool {
    byte.isBlank || byte == UInt8(ascii: "_") || byte == UInt8(ascii: "\"")
  }
}
