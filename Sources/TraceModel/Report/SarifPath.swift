/// Paths of logs as addresses.
enum SarifPath {
  /// The address of a path: relative ones stay so, since readers take them from the repository's root.
  static func uri(_ path: String) -> String {
    let path = ForeignText.path(path)
    let encoded = String(decoding: path.utf8.flatMap(encoded), as: UTF8.self)
    if path.hasPrefix("/") { return "file://" + encoded }
    // A colon in the first part would make it a scheme.
    let first = encoded.prefix { $0 != "/" }
    return first.contains(":") ? "./" + encoded : encoded
  }

  /// A byte as RFC 3986 has it in a path.
  private static func encoded(_ byte: UInt8) -> [UInt8] {
    switch byte {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A: return [byte]
    case _ where "-._~/:@!$&'()*+,;=".utf8.contains(byte): return [byte]
    default:
      let digits = Array(String(byte, radix: 16, uppercase: true).utf8)
      return [0x25] + (digits.count == 1 ? [0x30] + digits : digits)
    }
  }
}
