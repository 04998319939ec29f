/// A run of signs with which people make their own lines stand out: `2026-03-01 10:00:00 Shop[412:9021] #### HomeVC viewDidLoad`,
/// `@@@ HomeVC viewDidLoad`. Behind a logger's prefix nothing is a comment or a heading.
enum MessageRun {
  private static let signs: [(UInt8, behindPrefix: Int, alone: Int?)] = [
    (UInt8(ascii: "#"), 1, nil), (UInt8(ascii: "/"), 2, nil), (UInt8(ascii: "@"), 2, 3),
    (UInt8(ascii: "&"), 2, 3),
  ]

  /// `viewDidLoad ..... HomeVC`, `viewDidLoad #### HomeVC`: behind a run of signs that leads to a controller's class.
  static func between(_ bytes: Span<UInt8>, _ start: Int, _ end: Int) -> Int? {
    let sign = bytes.at(start)
    guard sign == UInt8(ascii: ".") || sign == UInt8(ascii: "#") || sign == UInt8(ascii: "+") else {
      return nil
    }
    var last = start
    while last < end, bytes[last] == sign { last += 1 }
    let name = bytes.skipBlanks(from: last, to: end)
    return last - start > 2 && name > last && ClassBehind.isAll(bytes, from: name, to: end) ? name : nil
  }

  /// Where the message begins behind such a run; the same offset where there is none.
  static func end(_ bytes: Span<UInt8>, from start: Int, to end: Int, isBare: Bool) -> Int {
    guard start < end, let sign = signs.first(where: { $0.0 == bytes[start] }),
      let least = isBare ? sign.alone : sign.behindPrefix
    else { return start }
    var last = start
    while last < end, bytes[last] == sign.0 { last += 1 }
    let message = bytes.skipBlanks(from: last, to: end)
    return last - start >= least && message > last && message < end ? message : start
  }
}
