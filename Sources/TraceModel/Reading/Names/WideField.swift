/// Fields with the wide colon of Chinese and Japanese before an event: `类名：HomeVC 方法名：viewDidLoad`,
/// `控制器：HomeVC，方法：viewDidLoad()`.
enum WideField {
  private static let colon = "："
  private static let signs = ["，", "、", "；", ",", "|"]

  /// The controller that is the value of the field before the one whose value an event is.
  static func read(_ bytes: Span<UInt8>, from start: Int, to word: Int) -> NamePlace? {
    let sign = bytes.trimmedEnd(from: start, to: word)
    guard sign > start, bytes[sign - 1] >= 0x80, bytes.has(colon, endingAt: sign, from: start) else {
      return nil
    }
    let key = startOfKey(bytes, sign - colon.utf8.count, from: start)
    guard key < sign - colon.utf8.count, let first = bytes.find(colon, from: start, to: key) else {
      return nil
    }
    let name = first + colon.utf8.count
    return ControllerName.all(
      bytes, from: bytes.skipBlanks(from: name, to: key), to: endOfValue(bytes, name, key))
  }

  private static func startOfKey(_ bytes: Span<UInt8>, _ end: Int, from start: Int) -> Int {
    var first = end
    while first > start, bytes[first - 1] >= 0x80,
      !signs.contains(where: { bytes.has($0, endingAt: first, from: start) })
    { first -= 1 }
    return first
  }

  /// Before the sign that parts two fields.
  private static func endOfValue(_ bytes: Span<UInt8>, _ start: Int, _ end: Int) -> Int {
    let last = bytes.trimmedEnd(from: start, to: end)
    let sign = signs.first { bytes.has($0, endingAt: last, from: start) }
    return bytes.trimmedEnd(from: start, to: last - (sign?.utf8.count ?? 0))
  }
}
