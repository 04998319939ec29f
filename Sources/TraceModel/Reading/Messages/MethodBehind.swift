/// A method that tells its event once more behind the event's word: `dealloc =[2] -[HomeVC dealloc]`, `viewDidLoad: -[HomeVC
/// viewDidLoad]`. It says whose it is.
enum MethodBehind {
  private static let reach = 12

  /// Where the method opens, and its selector begins, of an event whose word begins a message; `nil` where none follows.
  static func find(_ bytes: Span<UInt8>, _ word: WordPlace, from start: Int, to end: Int) -> (Int, Int)? {
    guard word.selectorEnd < end, bytes.skipBlanks(from: start, to: word.start) == word.start else {
      return nil
    }
    var open = word.selectorEnd
    let limit = min(end, open + reach)
    while open < limit, !bytes.has("-[", at: open, before: end) {
      guard bytes[open] < 0x80, !bytes[open].isLetter else { return nil }
      open += 1
    }
    guard open < limit else { return nil }
    let selector = ByteScan.first(0x20, in: bytes, from: open, to: min(end, open + 128)) + 1
    guard selector < end else { return nil }
    let isSame = (word.start..<word.end).allSatisfy {
      bytes.at(selector + $0 - word.start).folded == bytes[$0].folded
    }
    return isSame && !bytes.at(selector + word.end - word.start).isWordByte ? (open, selector) : nil
  }
}
