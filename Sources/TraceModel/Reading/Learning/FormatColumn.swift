/// What the lines of one format have in one of their cells: does it say whose event it is?
struct FormatColumn {
  /// Which cell.
  let cell: Int
  private let kinds: [String: [EventKind]]

  /// The column of some lines.
  init(_ cell: Int, _ lines: [(cells: LineCells, sample: FormatSample)]) {
    self.cell = cell
    var kinds: [String: [EventKind]] = [:]
    for line in lines { kinds[line.cells.text(ofCell: cell), default: []].append(line.sample.kind) }
    self.kinds = kinds
  }

  /// The one text that all lines have, if it is a word: numbers may be a date or a process's.
  var constant: String? {
    guard kinds.count == 1, let text = kinds.keys.first, let first = text.utf8.first else { return nil }
    return first.isLetter && !text.utf8.contains(where: \.isDigit) ? text : nil
  }

  /// Whether all texts fulfil a condition.
  func isAll(_ condition: (String) -> Bool) -> Bool { kinds.keys.allSatisfy(condition) }

  /// Whether it tells the lines apart as controllers do: several texts with several callbacks each, and one callback
  /// with several texts. A counter has another text on each line, a source line one for each callback.
  var mayName: Bool {
    guard kinds[""] == nil, kinds.count > 1, !isAll({ LogLevel.isLevel($0) }) else { return false }
    let sets = kinds.values.map { $0.reduce(UInt64(0)) { $0 | $1.bit } }
    let several = sets.filter { $0.nonzeroBitCount > 1 }
    return several.count > 1
      && several.reduce(0) { $0 | $1 }.nonzeroBitCount
        < several.reduce(0) { $0 + $1.nonzeroBitCount }
  }

  /// How often, in a hundred, a text's next callback may follow the one before it in a controller's life.
  var order: Int {
    var pairs = 0
    var legal = 0
    for calls in kinds.values {
      for (one, next) in zip(calls, calls.dropFirst()) {
        pairs += 1
        if Self.mayFollow(one, next) { legal += 1 }
      }
    }
    return pairs == 0 ? 0 : legal * 100 / pairs
  }

  private static func mayFollow(_ one: EventKind, _ next: EventKind) -> Bool {
    if next.rawValue > one.rawValue { return true }
    return one.rawValue >= EventKind.viewWillDisappear.rawValue
  }

  /// Whether the texts are names by their looks: letters, and not addresses.
  var looksNamed: Bool {
    isAll { text in
      guard let first = text.utf8.first else { return false }
      return first.isLetter || first >= 0x80
    }
  }
}

extension LogLevel {
  /// Whether a text is a level word.
  static func isLevel(_ text: String) -> Bool {
    let bytes = ContiguousArray(text.utf8)
    return isLevel(bytes.span, from: 0, to: bytes.count)
  }
}
