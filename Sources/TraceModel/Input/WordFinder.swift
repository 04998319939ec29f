/// Finds, in any number of bytes, where one of a fixed set of words begins, in any capitals.
///
/// Every fourth offset of the text is looked at: its four bytes, hashed, are looked up in a bitmap of all groups of
/// four that the words hold around their rarest part. A word of seven letters or more has one of four neighbouring
/// groups at such an offset, whatever its own offset is; of shorter words the byte before or behind is enumerated.
/// The cost is about half a cycle a byte, however many words there are.
struct WordFinder: Sendable {
  /// A word found in the text.
  struct Hit {
    /// The number of the word in the list that the finder was made from.
    var word: Int
    /// Where it begins.
    var offset: Int
  }

  /// One group of four bytes of one word.
  private struct Group {
    var bytes: UInt32
    var word: UInt16
    /// The offset of the group in the word; -1 if it begins one byte before the word.
    var offset: Int16
    var next: UInt16
  }

  private static let rowBits: UInt32 = 11
  /// The shortest word that can be found.
  static let shortestWord = 5

  private var bitmap = ContiguousArray<UInt64>(repeating: 0, count: 1 << 11)
  private var heads = ContiguousArray<UInt16>(repeating: 0, count: 1 << 11)
  private var groups: ContiguousArray<Group> = []
  private var letters: ContiguousArray<UInt8> = []
  private var offsets: ContiguousArray<Int32> = [0]

  /// A finder of some words, each of at least `shortestWord` bytes; `anchors` says where the rarest part of each is.
  init(_ words: [WordPattern]) {
    // Chains begin at 1, so that 0 can end them.
    groups.append(Group(bytes: 0, word: 0, offset: 0, next: 0))
    for (number, word) in words.enumerated() {
      letters.append(contentsOf: word.text.utf8.map { $0 | 0x20 })
      offsets.append(Int32(letters.count))
      addGroups(of: Array(word.text.utf8), anchor: word.anchor, number: UInt16(number))
    }
  }

  private mutating func addGroups(of word: [UInt8], anchor: Int, number: UInt16) {
    let folded = word.map { $0 | 0x20 }
    let first = folded.count >= 7 ? min(anchor, folded.count - 7) : 0
    for offset in first..<min(first + 4, folded.count - 3) {
      add(pack(folded[offset..<offset + 4]), number, offset)
    }
    if folded.count < 7 { addWithByteBefore(folded, number) }
    if folded.count < 6 { addWithByteBehind(folded, number) }
  }

  private mutating func addWithByteBefore(_ word: [UInt8], _ number: UInt16) {
    // A bracket ends a name, so anything that ends one is before it; other words begin after no letter.
    let isMark = word[0] == UInt8(ascii: "]") | 0x20
    for byte in UInt8.min...UInt8.max
    where byte & 0x20 != 0 && (isMark ? Self.isName(byte) : !byte.isWordByte) {
      add(pack(word[..<3]) << 8 | UInt32(byte), number, -1)
    }
  }

  private mutating func addWithByteBehind(_ word: [UInt8], _ number: UInt16) {
    for byte in UInt8.min...UInt8.max where byte & 0x20 != 0 && !Self.isName(byte) {
      add(pack(word[(word.count - 3)...]) | UInt32(byte) << 24, number, word.count - 3)
    }
  }

  /// Whether a folded byte may be the last of a name: of a letter, a digit, another script, a closed bracket.
  private static func isName(_ folded: UInt8) -> Bool {
    folded.isWordByte || folded >= 0xA0 || folded == UInt8(ascii: ")") || folded == 0x7F
  }

  private func pack(_ bytes: some Sequence<UInt8>) -> UInt32 {
    bytes.reversed().reduce(0) { $0 << 8 | UInt32($1) }
  }

  private mutating func add(_ bytes: UInt32, _ word: UInt16, _ offset: Int) {
    let hash = Self.hash(bytes)
    bitmap[Self.row(hash)] |= 1 << UInt64(hash & 63)
    let group = Group(bytes: bytes, word: word, offset: Int16(offset), next: heads[Self.row(hash)])
    heads[Self.row(hash)] = UInt16(groups.count)
    groups.append(group)
  }

  @inline(__always)
  private static func hash(_ group: UInt32) -> UInt32 {
    // Of some hundred odd numbers the one that took the fewest groups of ordinary logs for groups of words.
    group &* 0x015C_33B3
  }

  /// The row of the bitmap for a hash; the column is in its low bits, which need no shift.
  @inline(__always)
  private static func row(_ hash: UInt32) -> Int {
    Int(truncatingIfNeeded: hash >> (32 - rowBits))
  }

  /// The first word that begins at or behind `start` and ends at or before `end`.
  ///
  /// Up to three bytes behind `end` are looked at, so these must exist.
  func next(in bytes: Span<UInt8>, from start: Int, to end: Int) -> Hit? {
    precondition(start >= 0 && end <= bytes.count)
    return unsafe bytes.withUnsafeBufferPointer { memory in
      guard let base = unsafe memory.baseAddress.map({ unsafe UnsafeRawPointer($0) }) else { return nil }
      return unsafe bitmap.withUnsafeBufferPointer { bits in
        guard let table = bits.baseAddress else { return nil }
        return unsafe search(base, table, from: start, to: min(end, memory.count - 4))
      }
    }
  }

  @unsafe
  private func search(_ base: UnsafeRawPointer, _ table: UnsafePointer<UInt64>, from start: Int, to end: Int)
    -> Hit?
  {
    var offset = start
    while offset <= end {
      offset = unsafe nextCandidate(base, table, from: offset, to: end)
      if offset > end { return nil }
      if let hit = unsafe verify(base, at: offset, from: start, to: end) { return hit }
      offset &+= 4
    }
    return nil
  }

  /// The next offset that the bitmap can't rule out, or one behind `end`.
  ///
  /// One branch for each offset, hardly ever taken, is faster than putting the bits together first. There are four to a
  /// turn: with more the way out is so far that the branches become long, and how fast long ones are hangs on where the
  /// linker puts them.
  @inline(__always)
  @unsafe
  private func nextCandidate(
    _ base: UnsafeRawPointer, _ table: UnsafePointer<UInt64>, from start: Int, to end: Int
  ) -> Int {
    var offset = start
    while offset &+ 12 <= end {
      if unsafe Self.bit(base, offset, table) { return offset }
      if unsafe Self.bit(base, offset &+ 4, table) { return offset &+ 4 }
      if unsafe Self.bit(base, offset &+ 8, table) { return offset &+ 8 }
      if unsafe Self.bit(base, offset &+ 12, table) { return offset &+ 12 }
      offset &+= 16
    }
    while offset <= end, unsafe !Self.bit(base, offset, table) { offset &+= 4 }
    return offset
  }

  @inline(__always)
  @unsafe
  private static func bit(_ base: UnsafeRawPointer, _ offset: Int, _ table: UnsafePointer<UInt64>) -> Bool {
    // Sound: the caller leaves four bytes behind its last offset, and a row number has as many bits as the table.
    let hash = unsafe hash((base + offset).loadUnaligned(as: UInt32.self).littleEndian | 0x2020_2020)
    return unsafe table[row(hash)] & (1 &<< UInt64(truncatingIfNeeded: hash)) != 0
  }

  @unsafe
  private func verify(_ base: UnsafeRawPointer, at offset: Int, from start: Int, to end: Int) -> Hit? {
    // Sound: the search was at this offset before.
    let bytes = unsafe (base + offset).loadUnaligned(as: UInt32.self).littleEndian | 0x2020_2020
    var number = heads[Self.row(Self.hash(bytes))]
    while number != 0 {
      let group = groups[Int(number)]
      if group.bytes == bytes {
        let wordStart = offset - Int(group.offset)
        if wordStart >= start, unsafe matches(Int(group.word), base + wordStart, room: end - wordStart) {
          return Hit(word: Int(group.word), offset: wordStart)
        }
      }
      number = group.next
    }
    return nil
  }

  @unsafe
  private func matches(_ word: Int, _ text: UnsafeRawPointer, room: Int) -> Bool {
    let first = Int(offsets[word])
    let count = Int(offsets[word + 1]) - first
    guard count <= room else { return false }
    for index in 0..<count {
      // Sound: `index` is below `room`, which ends inside the text.
      let byte = unsafe text.load(fromByteOffset: index, as: UInt8.self) | 0x20
      if byte != letters[first + index] { return false }
    }
    return true
  }
}
