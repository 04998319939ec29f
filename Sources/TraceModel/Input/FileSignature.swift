/// Tells from its first bytes that a file isn't a text log.
enum FileSignature {
  /// What the beginning of a file says against reading it; `nil` for text.
  static func objection(to head: ArraySlice<UInt8>) -> ReadError.Reason? {
    for (magic, reason) in magics where head.starts(with: magic) { return reason }
    // The header of a tar archive begins with a file's name, and says so behind it.
    if head.dropFirst(257).starts(with: "ustar".utf8) { return .tar }
    return objectionToContent(head.prefix(4096))
  }

  private static let magics: [([UInt8], ReadError.Reason)] = [
    ([0x1F, 0x8B], .gzip), ([0x28, 0xB5, 0x2F, 0xFD], .zstd), ([0xFD, 0x37, 0x7A, 0x58, 0x5A], .xz),
    (Array("BZh".utf8), .bzip2), ([0x50, 0x4B, 0x03, 0x04], .zip),
    (Array("bplist0".utf8), .binaryPropertyList),
    (Array("SQLite format 3".utf8), .database), ([0xFF, 0xFE, 0, 0], .utf32), ([0, 0, 0xFE, 0xFF], .utf32),
    ([0xFF, 0xFE], .utf16), ([0xFE, 0xFF], .utf16),
    ([0x7F, 0x45, 0x4C, 0x46], .binary), ([0xCF, 0xFA, 0xED, 0xFE], .binary),
    ([0xCA, 0xFE, 0xBA, 0xBE], .binary),
    ([0x89, 0x50, 0x4E, 0x47], .binary), ([0xFF, 0xD8, 0xFF], .binary), (Array("%PDF-".utf8), .binary),
  ]

  private static func objectionToContent(_ head: ArraySlice<UInt8>) -> ReadError.Reason? {
    let zeros = head.count { $0 == 0 }
    if zeros == head.count { return head.count >= 64 ? .onlyNUL : nil }
    if isUTF16(head, zeros: zeros) { return head.first == 0 ? .utf16BigEndian : .utf16 }
    let controls = head.count { $0 < 0x20 && $0 != 0 && !textControls.contains($0) }
    return controls * 10 > head.count || zeros > 64 && controls * 50 > head.count ? .binary : nil
  }

  /// Bell, backspace, tab, line feed, form feed, carriage return and escape do occur in logs.
  private static let textControls: Set<UInt8> = [7, 8, 9, 10, 12, 13, 27]

  /// UTF-16 without a mark: nearly every second byte is 0, and nearly all of them on the same side.
  private static func isUTF16(_ head: ArraySlice<UInt8>, zeros: Int) -> Bool {
    guard head.count >= 8, zeros * 3 > head.count else { return false }
    let even = head.indices.count { head[$0] == 0 && ($0 - head.startIndex) % 2 == 0 }
    return max(even, zeros - even) * 10 > zeros * 9 && zeros * 5 < head.count * 3
  }
}
