/// The release of iOS that a log names: `OS Version: iPhone OS 17.4 (21E213)` at the head of a crash report,
/// `"osVersion":"17.4"` in a record, `os=17.4` of the app's own.
enum ReleaseMention {
  /// What stands before a release, in small letters and without blanks, lines and quotes.
  private static let keys = ["osversion", "systemversion", "iosversion", "ipadosversion", "os"]
  private static let systems = ["iphoneos", "ipados", "ios", "version"]

  /// The releases that the lines of a range name.
  static func releases(_ bytes: Span<UInt8>, from start: Int, to end: Int) -> Set<OSVersion> {
    var releases: Set<OSVersion> = []
    var place = start
    while place < end {
      let sign = nextSign(bytes, place, end)
      if sign < end, isKey(bytes, start, before: sign), let release = release(bytes, sign + 1, end) {
        releases.insert(release)
      }
      place = sign + 1
    }
    return releases
  }

  /// The next `:` or `=`.
  private static func nextSign(_ bytes: Span<UInt8>, _ start: Int, _ end: Int) -> Int {
    var place = start
    while place < end, bytes[place] != UInt8(ascii: ":"), bytes[place] != UInt8(ascii: "=") { place += 1 }
    return place
  }

  /// Whether the word before a sign is one of the keys, and no part of a longer one.
  private static func isKey(_ bytes: Span<UInt8>, _ start: Int, before sign: Int) -> Bool {
    keys.contains { key in
      var place = sign
      for letter in key.utf8.reversed() {
        while place > start, isFiller(bytes[place - 1]) { place -= 1 }
        guard place > start, bytes[place - 1].folded == letter else { return false }
        place -= 1
      }
      return place == start || !bytes[place - 1].isWordByte
    }
  }

  /// A number such as 17.4, after the name of the system if that is written.
  private static func release(_ bytes: Span<UInt8>, _ start: Int, _ end: Int) -> OSVersion? {
    var place = skipFiller(bytes, start, end)
    let isNumber = bytes.at(place).isDigit
    for system in systems where bytes.at(place).isLetter {
      if let behind = endOf(system, bytes, place, end) { place = skipFiller(bytes, behind, end) }
    }
    let majorEnd = bytes.endOfDigits(from: place, to: end)
    let major = Int(bytes.number(from: place, to: min(majorEnd, place + 3)))
    guard majorEnd - place <= 2, (2...99).contains(major) else { return nil }
    guard bytes.at(majorEnd) == UInt8(ascii: ".") else {
      // `os: 3` may count anything.
      return isNumber || bytes.at(majorEnd).isWordByte ? nil : OSVersion(major: major)
    }
    let minorEnd = bytes.endOfDigits(from: majorEnd + 1, to: end)
    guard (1...2).contains(minorEnd - majorEnd - 1), !bytes.at(minorEnd).isWordByte else { return nil }
    return OSVersion(major: major, minor: Int(bytes.number(from: majorEnd + 1, to: minorEnd)))
  }

  /// The end of a word in whose place blanks may stand: `iPhone OS`.
  private static func endOf(_ word: String, _ bytes: Span<UInt8>, _ start: Int, _ end: Int) -> Int? {
    var place = start
    for letter in word.utf8 {
      place = skipFiller(bytes, place, end)
      guard bytes.at(place).folded == letter else { return nil }
      place += 1
    }
    return place
  }

  private static func skipFiller(_ bytes: Span<UInt8>, _ start: Int, _ end: Int) -> Int {
    var place = start
    while place < end, isFiller(bytes[place]) { place += 1 }
    return place
  }

  private static func isFiller(_ byte: UInt8) -> Bool {
    byte.isBlank || byte == UInt8(ascii: "_") || byte == UInt8(ascii: "\"")
  }
}
