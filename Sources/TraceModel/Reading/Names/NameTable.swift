/// The names of a log as the reader meets them: bytes to symbols, without making a `String` of a name met before.
///
/// Agrees with `SymbolTable`: names that differ in ASCII case only, and names that Unicode holds for the same
/// text, are one; the symbols are dense and come out in order.
struct NameTable {
  private struct Entry {
    var hash: UInt64
    var start: Int32
    var count: Int32
    var symbol: UInt32
  }

  /// The texts that nobody has asked for yet.
  private(set) var announced: [String] = []
  private var entries: ContiguousArray<Entry> = []
  private var slots = ContiguousArray<UInt32>(repeating: 0, count: 256)
  private var letters: ContiguousArray<UInt8> = []
  private var others: [String: UInt32] = [:]
  private var symbolCount: UInt32 = 0
  /// The hosting controllers among them.
  private var hosts = HostNames()
  /// An app's labels and the controllers that they stand for, in small letters.
  private let labels: [String: String]

  /// The details of events that nobody has asked for yet.
  private var details: [EventDetails] = []

  /// An empty table; `labels` are the texts that stand for other names.
  init(labels: [String: String] = [:]) {
    var folded: [String: String] = [:]
    for (label, name) in labels { folded[label.asciiLowercased] = name }
    self.labels = folded
  }

  /// The texts of new symbols since the last call, in the order of their numbers.
  mutating func takeAnnounced() -> [String] {
    guard !announced.isEmpty else { return [] }
    defer { announced.removeAll(keepingCapacity: true) }
    return announced
  }

  /// Changes the details of an event, which gets some where it has none.
  mutating func note(on event: inout Event, _ change: (inout EventDetails) -> Void) {
    if event.details == 0 {
      details.append(EventDetails())
      event.details = UInt32(truncatingIfNeeded: details.count)
    }
    change(&details[Int(event.details) - 1])
  }

  /// The details of the events since the last call.
  mutating func takeDetails() -> [EventDetails] {
    guard !details.isEmpty else { return [] }
    defer { details.removeAll(keepingCapacity: true) }
    return details
  }

  /// The controller that shows a view of SwiftUI's, where its name says so.
  func host(of bytes: Span<UInt8>, _ view: NamePlace) -> Symbol {
    hosts.host(of: bytes.text(from: view.start, to: view.end))
  }

  /// The symbol of a range of bytes.
  mutating func intern(_ bytes: Span<UInt8>, from start: Int, to end: Int) -> Symbol {
    guard start < end else { return .none }
    let hash = ByteScan.foldedHash(bytes, from: start, to: end)
    return find(bytes, from: start, to: end, hash) ?? add(bytes, start, end, hash)
  }

  /// The symbol of a name of our own.
  mutating func intern(_ text: String) -> Symbol {
    let letters = ContiguousArray(text.utf8)
    return intern(letters.span, from: 0, to: letters.count)
  }

  /// The symbol of a name that has been met before.
  @inline(__always)
  func find(_ bytes: Span<UInt8>, from start: Int, to end: Int) -> Symbol? {
    find(bytes, from: start, to: end, ByteScan.foldedHash(bytes, from: start, to: end))
  }

  @inline(__always)
  private func find(_ bytes: Span<UInt8>, from start: Int, to end: Int, _ hash: UInt64) -> Symbol? {
    var slot = Int(truncatingIfNeeded: hash >> 32) & (slots.count - 1)
    while slots[slot] != 0 {
      let entry = entries[Int(slots[slot]) - 1]
      if entry.hash == hash, Int(entry.count) == end - start, matches(entry, bytes, start) {
        return Symbol(index: entry.symbol)
      }
      slot = (slot + 1) & (slots.count - 1)
    }
    return nil
  }

  private func matches(_ entry: Entry, _ bytes: Span<UInt8>, _ start: Int) -> Bool {
    let first = Int(entry.start)
    let count = Int(entry.count)
    if ByteScan.equal(letters.span, at: first, bytes, at: start, count: count) { return true }
    for index in 0..<count where letters[first + index].folded != bytes[start + index].folded { return false }
    return true
  }

  private mutating func add(_ bytes: Span<UInt8>, _ start: Int, _ end: Int, _ hash: UInt64) -> Symbol {
    let symbol = symbol(of: bytes.text(from: start, to: end))
    let first = letters.count
    for offset in start..<end { letters.append(bytes[offset]) }
    entries.append(
      Entry(hash: hash, start: Int32(first), count: Int32(end - start), symbol: symbol))
    if entries.count * 2 > slots.count { grow() } else { enter(entries.count) }
    return Symbol(index: symbol)
  }

  /// The symbol of a text whose bytes are new: another spelling of a known name, a label, or a new name.
  private mutating func symbol(of text: String) -> UInt32 {
    let key = text.asciiLowercased
    if !labels.isEmpty, let name = labels[key], name.asciiLowercased != key { return symbol(ofName: name) }
    return symbol(ofName: text)
  }

  private mutating func symbol(ofName text: String) -> UInt32 {
    let key = text.asciiLowercased
    if needsLookup(key), let known = others[key] { return known }
    symbolCount += 1
    announced.append(text)
    hosts.learn(text, Symbol(index: symbolCount))
    if needsLookup(key) { others[key] = symbolCount }
    return symbolCount
  }

  /// Plain ASCII names can't be spelled with other bytes, so only the others are kept as text, and all of them
  /// where labels may name one that the log names as well.
  private func needsLookup(_ key: String) -> Bool {
    !labels.isEmpty || !key.utf8.allSatisfy { $0 < 0x80 }
  }

  private mutating func grow() {
    slots = ContiguousArray(repeating: 0, count: slots.count * 2)
    for number in 1...entries.count { enter(number) }
  }

  private mutating func enter(_ number: Int) {
    var slot = Int(truncatingIfNeeded: entries[number - 1].hash >> 32) & (slots.count - 1)
    while slots[slot] != 0 { slot = (slot + 1) & (slots.count - 1) }
    slots[slot] = UInt32(truncatingIfNeeded: number)
  }
}
