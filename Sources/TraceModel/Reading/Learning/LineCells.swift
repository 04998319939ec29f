/// A line cut at its signs: cells of letters and digits, and what parts them.
struct LineCells {
  /// Where the cells are; one of them is the event's.
  private(set) var cells: [Range<Int>] = []
  /// Which cell is the event's.
  private(set) var event = 0
  private let text: ContiguousArray<UInt8>
  private let first: Int

  /// The cells of a line behind its time.
  ///
  /// - Parameter isWide: whether a blank between two words parts no cells: names may have several words.
  init(_ sample: FormatSample, isWide: Bool) {
    text = sample.text
    first = sample.time.upperBound
    var offset = first
    while offset < text.count {
      if offset == sample.word.lowerBound {
        event = cells.count
        cells.append(sample.word)
        offset = max(sample.word.upperBound, offset + 1)
      } else if Self.isPart(text[offset]) {
        let limit = offset < sample.word.lowerBound ? sample.word.lowerBound : text.count
        let end = Self.endOfCell(text, offset, limit, isWide: isWide)
        cells.append(offset..<end)
        offset = end
      } else {
        offset += 1
      }
    }
  }

  private static func isPart(_ byte: UInt8) -> Bool { byte.isWordByte || byte >= 0x80 }

  private static func endOfCell(
    _ text: ContiguousArray<UInt8>, _ start: Int, _ limit: Int, isWide: Bool
  ) -> Int {
    var offset = start
    while offset < limit {
      let next = offset + 1 < limit ? text[offset + 1] : 0
      // `order-history` is one name, `order-12` is a name and a number.
      let goesOn = isWide && text[offset] == 0x20 && isPart(next) || text[offset] == 0x2D && next.isLetter
      guard isPart(text[offset]) || goesOn else { break }
      offset += 1
    }
    return offset
  }

  /// The text of a cell; empty where the line has no such cell.
  func text(ofCell cell: Int) -> String {
    guard cells.indices.contains(cell) else { return "" }
    return String(decoding: text[cells[cell]], as: UTF8.self)
  }

  /// The signs before a cell, or behind the last, any number of blanks as one: columns are filled up with blanks.
  func signs(beforeCell cell: Int) -> String {
    let start = cell == 0 ? first : cells.indices.contains(cell - 1) ? cells[cell - 1].upperBound : text.count
    let end = cells.indices.contains(cell) ? cells[cell].lowerBound : text.count
    var signs: [UInt8] = []
    for byte in text[start..<max(start, end)] where !(byte.isBlank && signs.last?.isBlank == true) {
      signs.append(byte)
    }
    return String(decoding: signs, as: UTF8.self)
  }

  /// All signs up to the event: lines that have the same are of one format.
  var shape: [String] { (0...event).map { signs(beforeCell: $0) } }
}
