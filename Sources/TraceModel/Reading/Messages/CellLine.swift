/// Lines of cells that one sign parts, with the event in one of them and a class in another: `1;main;HomeVC;viewDidLoad()`,
/// `["HomeVC","viewDidLoad"]`, `DEBUG|HomeVC|viewDidLoad`, `log(HomeVC, viewDidLoad)`; or a word beside a level.
struct CellLine {
  private static let mostCells = 24

  /// What the cells are between, and the sign between them.
  private let cells: Range<Int>
  private let sign: UInt8

  /// Whom such a line names; `nil` for another line, and where no cell or several are a class.
  static func subject(_ bytes: Span<UInt8>, _ word: WordPlace, from start: Int, to end: Int) -> NamePlace? {
    CellLine(bytes, word, from: start, to: end)?.name(bytes, besides: word)
  }

  private init?(_ bytes: Span<UInt8>, _ word: WordPlace, from start: Int, to end: Int) {
    let cells = Self.inside(bytes, word, start, end) ?? start..<end
    var (first, last) = (word.start, word.selectorEnd)
    if first > cells.lowerBound, TextField.isQuote(bytes[first - 1]), bytes.at(last) == bytes[first - 1] {
      (first, last) = (first - 1, last + 1)
    }
    first = bytes.trimmedEnd(from: cells.lowerBound, to: first)
    last = bytes.skipBlanks(from: last, to: cells.upperBound)
    let before = first > cells.lowerBound ? bytes[first - 1] : nil
    let behind = last < cells.upperBound ? bytes[last] : nil
    guard let sign = before ?? behind, Self.parts(sign), before ?? sign == sign, behind ?? sign == sign else {
      return nil
    }
    self.cells = cells
    self.sign = sign
  }

  private static func parts(_ sign: UInt8) -> Bool {
    sign == UInt8(ascii: ",") || sign == UInt8(ascii: ";") || sign == UInt8(ascii: "|")
  }

  /// The inside of the brackets that open before a word and close at the end: `["HomeVC", "viewDidLoad"]`, `log(…)`.
  private static func inside(_ bytes: Span<UInt8>, _ word: WordPlace, _ start: Int, _ end: Int) -> Range<Int>?
  {
    guard word.selectorEnd < end else { return nil }
    let opening: UInt8
    switch bytes[end - 1] {
    case UInt8(ascii: "]"): opening = UInt8(ascii: "[")
    case UInt8(ascii: ")"): opening = UInt8(ascii: "(")
    case UInt8(ascii: "}"): opening = UInt8(ascii: "{")
    default: return nil
    }
    let open = ByteScan.lastEnd(opening, in: bytes, from: max(start, word.start - 200), to: word.start)
    guard open > start, bytes[open - 1] == opening, isLogged(bytes, start, open - 1) else { return nil }
    return open..<end - 1
  }

  /// Whether nothing or a logger's word is glued to a bracket: not `swizzle(HomeVC, viewDidLoad)`.
  private static func isLogged(_ bytes: Span<UInt8>, _ start: Int, _ bracket: Int) -> Bool {
    var word = bracket
    while word > start, bytes[word - 1].isWordByte { word -= 1 }
    return word == bracket || LoggerTag.isTag(bytes, NamePlace(start: word, end: bracket))
      || LoggerFunction.isOne(bytes, word..<bracket)
  }

  /// The class that one of the cells is, with the address that another one is.
  private func name(_ bytes: Span<UInt8>, besides word: WordPlace) -> NamePlace? {
    var names: [NamePlace] = []
    var instance = InstanceKey.none
    var start = cells.lowerBound
    for _ in 0..<Self.mostCells where start <= cells.upperBound {
      let end = ByteScan.first(sign, in: bytes, from: start, to: cells.upperBound)
      let cell = Self.unquoted(bytes, start, end)
      if let name = Self.name(bytes, cell) { names.append(name) }
      if !instance.isSome { instance = ObjectText.address(bytes, at: cell.lowerBound, to: cell.upperBound) }
      start = end + 1
    }
    if names.isEmpty { return plainName(bytes, besides: word)?.with(instance) }
    return names.count == 1 ? names.first?.with(instance) : nil
  }

  /// `DEBUG|Home|viewDidLoad`: the one cell that isn't a column of a logger's, beside one that is its level or tag.
  private func plainName(_ bytes: Span<UInt8>, besides word: WordPlace) -> NamePlace? {
    var (names, hasLevel, start) = ([NamePlace](), false, cells.lowerBound)
    for _ in 0..<Self.mostCells where start <= cells.upperBound {
      let end = ByteScan.first(sign, in: bytes, from: start, to: cells.upperBound)
      let cell = Self.unquoted(bytes, start, end)
      if Self.isLevel(bytes, cell) || isTag(bytes, cell) {
        hasLevel = true
      } else if !cell.contains(word.start), !Self.isColumn(bytes, cell) {
        guard case .vague(let name) = LabelText.judge(bytes, from: cell.lowerBound, to: cell.upperBound),
          NameText.isCapital(bytes, at: cell.lowerBound, to: cell.upperBound)
        else { return nil }
        names.append(name)
      }
      start = end + 1
    }
    return hasLevel && names.count == 1 ? names.first : nil
  }

  private static func isLevel(_ bytes: Span<UInt8>, _ cell: Range<Int>) -> Bool {
    LogLevel.isLevel(bytes, from: cell.lowerBound, to: cell.upperBound)
      || LabelText.isLevelLetter(bytes, cell)
  }

  /// `UI|Home|viewDidLoad`, `Lifecycle|Home|viewDidLoad`: what the logger itself is for. Between commas it may be an argument.
  private func isTag(_ bytes: Span<UInt8>, _ cell: Range<Int>) -> Bool {
    sign == UInt8(ascii: "|") && !cell.isEmpty && bytes[cell.lowerBound].isLetter
      && LoggerTag.isTag(bytes, NamePlace(start: cell.lowerBound, end: cell.upperBound))
  }

  /// What else loggers write in cells: times and other numbers, threads, tags.
  private static func isColumn(_ bytes: Span<UInt8>, _ cell: Range<Int>) -> Bool {
    cell.allSatisfy { !bytes[$0].isLetter && bytes[$0] < 0x80 } || LoggerTag.isThread(bytes, cell)
      || LoggerTag.isSure(bytes, NamePlace(start: cell.lowerBound, end: cell.upperBound))
  }

  private static func unquoted(_ bytes: Span<UInt8>, _ start: Int, _ end: Int) -> Range<Int> {
    let first = bytes.skipBlanks(from: start, to: end)
    let last = bytes.trimmedEnd(from: first, to: end)
    guard last - first > 2, TextField.isQuote(bytes[first]), bytes[last - 1] == bytes[first] else {
      return first..<last
    }
    return first + 1..<last - 1
  }

  private static func name(_ bytes: Span<UInt8>, _ cell: Range<Int>) -> NamePlace? {
    guard !cell.isEmpty else { return nil }
    if let (object, behind) = ObjectText.starting(bytes, at: cell.lowerBound, to: cell.upperBound) {
      return behind == cell.upperBound && object.instance.isSome ? object : nil
    }
    guard LabelText.isTypeName(bytes, cell),
      cell.allSatisfy({ bytes[$0].isWordByte || bytes[$0] == UInt8(ascii: ".") || bytes[$0] >= 0x80 })
    else { return nil }
    return NamePlace.named(bytes, from: cell.lowerBound, to: cell.upperBound)
  }
}
