/// Words behind an event that say that it did not happen. They must be said of the event: `viewDidLoad isn't called` and
/// not `viewDidLoad: cache isn't fresh`, where they are what the function logged when it was called.
enum Negation {
  /// What says it alone, as the first words of what follows the event, besides `isn't` and its like.
  private static let firstWords: Phrases = [
    "is never", "was never", "was not", "is not", "not yet", "unimplemented",
  ]
  /// What says it of a call, behind a negation.
  private static let calls = ["call", "invo", "fire", "firing", "implement", "overrid", "trigger"]
  /// What may be between an event, a negation and the call that it denies.
  private static let fillers: Set<String> = [
    "is", "was", "are", "were", "has", "have", "had", "been", "be", "being", "get", "gets", "getting", "got",
    "it", "this", "that", "method", "function", "still", "yet", "ever", "even", "actually", "really", "does",
    "did", "do", "will", "also", "but", "just",
  ]
  /// The same in other languages: what denies a call in whatever place.
  private static let denials = [
    "呼ばれませ", "呼ばれな", "呼ばれていな", "呼ばれていませ", "実行されな", "実行されませ", "호출되지 않", "호출 안", "호출이 안",
    "호출되지 못", "불리지 않", "안 불", "미호출", "실행되지 않", "没被调", "没有被调", "没有调", "没调", "未被调", "未调用", "不调用", "不会调", "不会被调",
    "没有被触发", "没触发", "没有触发", "未触发", "没走", "没有走", "沒有被呼叫", "沒有呼叫", "не вызыв", "не вызван", "не вызвал",
    "не срабат", "не сработ", "não foi chamad", "não é chamad", "não chama", "não foi execut", "não execut",
    "nunca é chamad", "çağrılmadı", "çağrılmıyor", "çağrılmaz", "çalışmadı", "çalışmıyor",
    "chưa được gọi", "không được gọi", "non è stato", "non viene", "nie wywoł",
  ]
  private static let plainDenials = [
    "nicht aufgerufen", "wird nicht", "pas appel", "jamais appel", "no se llam", "no se ejecut",
    "no fue llamad",
    "no es llamad", "nunca se llam", "nunca foi chamad", "belum dipanggil", "tidak dipanggil",
  ]
  /// What denies where it is the predicate.
  private static let predicates = [
    "ませんでした", "ません", "ない", "なかった", "않", "되지", "하지", "안 됨", "안됨", "못", "没有", "没被", "没 ", "未被", "不会", "沒有",
  ]
  private static let adverbs = ["一直", "还", "都", "也", "并", "まだ", "아직 ", "아직"]

  /// Words that take it back where they come first.
  private static let leading: Phrases = [
    "missing", "missed", "skipped", "is skipped", "was skipped", "is missing", "ignored", "is ignored",
    "was ignored",
    "failed", "timed out", "timeout", "omitted", "expected", "deferred until", "postponed until",
    "delayed until",
  ]

  /// Whether the words behind an event take it back.
  static func holds(_ bytes: Span<UInt8>, from start: Int, to end: Int) -> Bool {
    guard start < end else { return false }
    if isDenied(bytes, start, end) { return true }
    let isApart = parts(bytes, at: start)
    let first = bytes.skipBlanks(from: start, to: end)
    if deniesCall(bytes, start, end, isApart: isApart) || isTakenBack(bytes, first, end, isApart: isApart) {
      return true
    }
    return !isApart && (begins(bytes, first, end) || isPredicate(bytes, start, first, end))
  }

  /// Whether a note beside an event denies it with its first words: `← never called`, `// 没有被调用`.
  static func begins(_ bytes: Span<UInt8>, note start: Int, to end: Int) -> Bool {
    if deniesCall(bytes, start, end, isApart: true) { return true }
    let adverb = adverbs.first { bytes.has($0, at: start, before: end) }
    let offset = start + (adverb?.utf8.count ?? 0)
    return denials.contains { bytes.has($0, at: offset, before: end) }
      || plainDenials.contains { bytes.has($0, at: offset, before: end) }
  }

  /// Whether another language denies the call. Most lines have only ASCII, and need not be searched for what has none.
  private static func isDenied(_ bytes: Span<UInt8>, _ start: Int, _ end: Int) -> Bool {
    if plainDenials.contains(where: { bytes.find($0, from: start, to: end) != nil }) { return true }
    return (start..<end).contains { bytes[$0] >= 0x80 }
      && denials.contains { bytes.find($0, from: start, to: end) != nil }
  }

  /// Whether a sign at an offset, or a selector's colon before it, parts an event from what its function logged.
  private static func parts(_ bytes: Span<UInt8>, at start: Int) -> Bool {
    if bytes.at(start - 1) == UInt8(ascii: ":") { return true }
    let sign = bytes.skipBlanks(from: start, to: bytes.count)
    return NameLink.isSign(bytes.at(sign)) || bytes.at(sign) == UInt8(ascii: "(")
      || ["–", "—", "→", "：", "，"].contains { bytes.has($0, at: sign, before: bytes.count) }
  }

  /// `viewDidLoad isn't …`, `viewDidLoad never …`
  private static func begins(_ bytes: Span<UInt8>, _ first: Int, _ end: Int) -> Bool {
    let words = firstWords.beginning(with: bytes.at(first).folded)
    if words.contains(where: { isWord($0, bytes, first, end) }) { return true }
    let word = bytes.text(from: first, to: endOfSpokenWord(bytes, first, end)).asciiLowercased
    return word != "not" && denies(word)
  }

  /// `viewDidLoadが出ない`, `viewDidLoad 没有来`: other words between are the subject of a sentence of their own.
  private static func isPredicate(_ bytes: Span<UInt8>, _ start: Int, _ first: Int, _ end: Int) -> Bool {
    guard bytes.at(first) >= 0x80, first < end else { return false }
    if first == start {
      let blank = ByteScan.first(0x20, in: bytes, from: first, to: end)
      return predicates.contains { bytes.find($0, from: first, to: blank) != nil }
    }
    let adverb = adverbs.first { bytes.has($0, at: first, before: end) }
    let offset = first + (adverb?.utf8.count ?? 0)
    return predicates.contains { bytes.has($0, at: offset, before: end) }
  }

  /// `missing`, `failed`, with no value of its own behind it; behind a sign as the only words, for there is what the
  /// function logged.
  private static func isTakenBack(_ bytes: Span<UInt8>, _ first: Int, _ end: Int, isApart: Bool) -> Bool {
    leading.beginning(with: bytes.at(first).folded).contains { word in
      let behind = bytes.skipBlanks(from: first + word.utf8.count, to: end)
      guard isWord(word, bytes, first, end) else { return false }
      if isApart { return behind == end }
      return bytes.at(behind) != UInt8(ascii: ":") && bytes.at(behind) != UInt8(ascii: "=") || behind == end
    }
  }

  /// `was never called`, `not implemented`: behind a sign only if nobody else is named that wasn't.
  private static func deniesCall(_ bytes: Span<UInt8>, _ start: Int, _ end: Int, isApart: Bool) -> Bool {
    guard ["ot", "OT", "n't", "n’t", "ever"].contains(where: { bytes.find($0, from: start, to: end) != nil })
    else { return false }
    var isDenied = false
    var offset = start
    while offset < end {
      let first = offset
      offset = endOfSpokenWord(bytes, first, end)
      let word = bytes.text(from: first, to: offset).asciiLowercased
      if isDenied, calls.contains(where: { word.hasPrefix($0) }) { return true }
      let isFiller = word.isEmpty || fillers.contains(word)
      if isApart, !isFiller, !denies(word) { return false }
      isDenied = denies(word) || isDenied && isFiller
      if offset == first { offset += 1 }
    }
    return false
  }

  /// The end of a word, which may have an apostrophe in it.
  private static func endOfSpokenWord(_ bytes: Span<UInt8>, _ start: Int, _ end: Int) -> Int {
    var offset = start
    while offset < end {
      if bytes[offset].isWordByte || bytes[offset] == UInt8(ascii: "'") {
        offset += 1
      } else if bytes.has("’", at: offset, before: end) {
        offset += 3
      } else {
        break
      }
    }
    return offset
  }

  private static func denies(_ word: String) -> Bool {
    word == "not" || word == "never" || word.hasSuffix("n't") || word.hasSuffix("n’t")
  }

  private static func isWord(_ word: String, _ bytes: Span<UInt8>, _ offset: Int, _ end: Int) -> Bool {
    bytes.hasFolded(word, at: offset, before: end) && !bytes.at(offset + word.utf8.count).isWordByte
  }
}
