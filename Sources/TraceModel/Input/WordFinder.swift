/// Finds, in any number of bytes, where one of a fixed set of words begins, in any capitals.
///
/// Every fourth offset of the text is looked at: its four bytes, and three bits of the fifth, are looked up in a bitmap
/// of all groups of four that the words hold around their rarest part. A word of seven letters or more has one of four
/// neighbouring groups at such an offset, whatever its own offset is; of shorter words the byte before or behind is
/// enumerated. The cost is about half a cycle a byte, however many words there are.
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
    /// The bytes, and behind them the bits of the fifth.
    var bytes: UInt64
    var word: UInt16
    /// The offset of the group in the word; -1 if it begins one byte before the word.
    var offset: Int16
    var next: UInt16
    /// The first letter of the word: most words that share a group differ in it.
    var first: UInt8
  }

  private static let rowBits: UInt64 = 12
  /// The shortest word that can be found.
  static let shortestWord = 5
  /// Of a shorter word each byte that may be before it is enumerated.
  static let cheapWord = 7

  private var bitmap = ContiguousArray<UInt64>(repeating: 0, count: 1 << Int(Self.rowBits))
  private var heads = ContiguousArray<UInt16>(repeating: 0, count: 1 << Int(Self.rowBits))
  private var groups: ContiguousArray<Group> = []
  private var letters: ContiguousArray<UInt8> = []
  private var offsets: ContiguousArray<Int32> = [0]

  /// A finder of some words, each of at least `shortestWord` bytes; `anchors` says where the rarest part of each is.
  init(_ words: [WordPattern]) {
    // Chains begin at 1, so that 0 can end them.
    groups.append(Group(bytes: 0, word: 0, offset: 0, next: 0, first: 0))
    for (number, word) in words.enumerated() {
      let folded = word.text.utf8.map { $0 | 0x20 }
      letters.append(contentsOf: folded)
      offsets.append(Int32(letters.count))
      addGroups(of: word, folded, number: UInt16(number))
    }
  }

  private mutating func addGroups(of word: WordPattern, _ folded: [UInt8], number: UInt16) {
    let first = folded.count >= Self.cheapWord ? min(word.anchor, folded.count - Self.cheapWord) : 0
    for offset in first..<min(first + 4, folded.count - 3) {
      let behind = offset + 4 < folded.count ? folded[offset + 4] : nil
      add(Self.pack(folded, offset..<offset + 4), before: behind, number, offset)
    }
    if folded.count < Self.cheapWord { addWithByteBefore(folded, endsName: word.endsName, number) }
    if folded.count < 6 { addWithByteBehind(folded, number) }
  }

  private mutating func addWithByteBefore(_ word: [UInt8], endsName: Bool, _ number: UInt16) {
    let begin = Self.pack(word, 0..<3) << 8
    // A bracket ends a name, so anything that ends one is before it; other words begin after no letter but the last of a colour.
    for byte in UInt8.min...UInt8.max
    where byte & 0x20 != 0 && (endsName ? Self.isName(byte) : !byte.isWordByte || byte == Self.endOfColour) {
      add(begin | UInt64(byte), before: word[3], number, -1)
    }
  }

  private mutating func addWithByteBehind(_ word: [UInt8], _ number: UInt16) {
    let end = Self.pack(word, word.count - 3..<word.count)
    for byte in UInt8.min...UInt8.max where byte & 0x20 != 0 && !Self.isName(byte) {
      add(end | UInt64(byte) << 24, before: nil, number, word.count - 3)
    }
  }

  /// The `m` of a terminal's `ESC [ 3 3 m`.
  private static let endOfColour = UInt8(ascii: "m")

  /// Whether a folded byte may be the last of a name: of a letter, a digit, another script, a closed bracket.
  private static func isName(_ folded: UInt8) -> Bool {
    folded.isWordByte || folded >= 0xA0 || folded == UInt8(ascii: ")") || folded == 0x7F
  }

  /// A part of a word as a number, its first byte lowest. Each run of the program does this for all words.
  private static func pack(_ word: [UInt8], _ part: Range<Int>) -> UInt64 {
    var packed: UInt64 = 0
    for index in part.reversed() { packed = packed << 8 | UInt64(word[index]) }
    return packed
  }

  /// Adds a group with the byte behind it; `nil` where that may be any.
  private mutating func add(_ bytes: UInt64, before behind: UInt8?, _ word: UInt16, _ offset: Int) {
    guard let behind else {
      for any in UInt8(0)..<8 { add(bytes, before: any, word, offset) }
      return
    }
    let bytes = (bytes | UInt64(behind) << 32) & Self.looked
    let hash = Self.hash(bytes)
    bitmap[Self.row(hash)] |= 1 &<< hash
    let group = Group(
      bytes: bytes, word: word, offset: Int16(offset), next: heads[Self.row(hash)],
      first: letters[Int(offsets[Int(word)])])
    heads[Self.row(hash)] = UInt16(groups.count)
    groups.append(group)
  }

  /// What is looked at of eight bytes: in most words of a log that have a group of ours, another letter follows it.
  private static let looked: UInt64 = 0x07_FFFF_FFFF
  /// What makes capitals small letters.
  private static let small: UInt64 = 0x2020_2020

  @inline(__always)
  private static func hash(_ group: UInt64) -> UInt64 {
    // Of some thousand odd numbers the one that took the fewest groups of ordinary logs for groups of words.
    (group &* 0xA518_C978_23D1_A1D7) >> (64 - 6 - rowBits)
  }

  /// The row of the bitmap for a hash; the column is in its low bits, which need no shift.
  @inline(__always)
  private static func row(_ hash: UInt64) -> Int {
    Int(truncatingIfNeeded: hash >> 6)
  }

  /// The first word that begins at or behind `start` and ends at or before `end`.
  func next(in bytes: Span<UInt8>, from start: Int, to end: Int) -> Hit? {
    precondition(start >= 0 && end <= bytes.count)
    return unsafe bytes.withUnsafeBufferPointer { memory in
      unsafe bitmap.withUnsafeBufferPointer { bits in
        guard let table = bits.baseAddress else { return nil }
        return unsafe search(memory, table, from: start, to: end)
      }
    }
  }

  @unsafe
  private func search(
    _ text: UnsafeBufferPointer<UInt8>, _ table: UnsafePointer<UInt64>, from start: Int, to end: Int
  ) -> Hit? {
    var offset = start
    while offset < end {
      offset = unsafe nextCandidate(text, table, from: offset, to: end)
      if offset >= end { return nil }
      if let hit = unsafe verify(text, at: offset, from: start, to: end) { return hit }
      offset &+= 4
    }
    return nil
  }

  /// The next offset that the bitmap can't rule out, or one at or behind `end`.
  ///
  /// One branch for each offset, hardly ever taken, is faster than putting the bits together first. There are four to a
  /// turn: with more the way out is so far that the branches become long, and how fast long ones are hangs on where the
  /// linker puts them.
  @inline(__always)
  @unsafe
  private func nextCandidate(
    _ text: UnsafeBufferPointer<UInt8>, _ table: UnsafePointer<UInt64>, from start: Int, to end: Int
  ) -> Int {
    guard let base = unsafe text.baseAddress.map({ unsafe UnsafeRawPointer($0) }) else { return end }
    var offset = start
    // Sound: what is loaded for the last offset ends where the text does.
    let last = min(end &- 1, text.count &- 8)
    while offset &+ 12 <= last {
      if unsafe Self.bit(Self.load(base, offset), table) { return offset }
      if unsafe Self.bit(Self.load(base, offset &+ 4), table) { return offset &+ 4 }
      if unsafe Self.bit(Self.load(base, offset &+ 8), table) { return offset &+ 8 }
      if unsafe Self.bit(Self.load(base, offset &+ 12), table) { return offset &+ 12 }
      offset &+= 16
    }
    while offset <= last, unsafe !Self.bit(Self.load(base, offset), table) { offset &+= 4 }
    if offset <= last { return offset }
    while offset < end, unsafe !Self.bit(Self.loadLast(text, offset), table) { offset &+= 4 }
    return offset
  }

  /// What is looked up for an offset.
  @inline(__always)
  @unsafe
  private static func look(_ text: UnsafeBufferPointer<UInt8>, at offset: Int) -> UInt64 {
    guard offset <= text.count &- 8, let base = text.baseAddress else {
      return unsafe loadLast(text, offset)
    }
    return unsafe load(UnsafeRawPointer(base), offset)
  }

  /// The same for an offset that eight bytes follow.
  @inline(__always)
  @unsafe
  private static func load(_ base: UnsafeRawPointer, _ offset: Int) -> UInt64 {
    let bytes = unsafe (base + offset).loadUnaligned(as: UInt64.self).littleEndian
    return (bytes | small) & looked
  }

  /// The same for one of the last offsets of a text: behind it there might as well be blanks.
  @inline(never)
  @unsafe
  private static func loadLast(_ text: UnsafeBufferPointer<UInt8>, _ offset: Int) -> UInt64 {
    let last = unsafe text[offset..<min(offset + 8, text.count)]
    return unsafe (last.reversed().reduce(0) { $0 << 8 | UInt64($1) } | small) & looked
  }

  @inline(__always)
  @unsafe
  private static func bit(_ group: UInt64, _ table: UnsafePointer<UInt64>) -> Bool {
    // Sound: a row number has as many bits as the table.
    let hash = hash(group)
    return unsafe table[row(hash)] & (1 &<< hash) != 0
  }

  @unsafe
  private func verify(_ text: UnsafeBufferPointer<UInt8>, at offset: Int, from start: Int, to end: Int)
    -> Hit?
  {
    let bytes = unsafe Self.look(text, at: offset)
    var number = heads[Self.row(Self.hash(bytes))]
    while number != 0 {
      let group = groups[Int(number)]
      if group.bytes == bytes {
        let wordStart = offset - Int(group.offset)
        // Sound: the offset is inside the range, and so inside the text.
        if wordStart >= start, wordStart < end, unsafe text[wordStart] | 0x20 == group.first,
          unsafe matches(Int(group.word), text, at: wordStart, before: end)
        {
          return Hit(word: Int(group.word), offset: wordStart)
        }
      }
      number = group.next
    }
    return nil
  }

  @unsafe
  private func matches(_ word: Int, _ text: UnsafeBufferPointer<UInt8>, at start: Int, before end: Int)
    -> Bool
  {
    let first = Int(offsets[word])
    let count = Int(offsets[word + 1]) - first
    guard count <= end - start else { return false }
    for index in 0..<count {
      // Sound: the word ends before `end`, which is inside the text.
      let byte = unsafe text[start + index] | 0x20
      if byte != letters[first + index] { return false }
    }
    return true
  }
}
