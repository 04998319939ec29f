/// Judges whether some words are a name.
enum LabelText {
  private static let proseWords: Set<String> = [
    "the", "a", "an", "is", "are", "was", "of", "when", "if", "before", "after", "not", "to", "and", "or",
    "that", "this", "should", "will", "would", "must", "we", "you", "it", "note", "calling", "call", "did",
    "does",
    "because", "until", "while", "then", "your", "my", "has", "have", "be", "been", "about", "override",
    "func", "let", "var",
    "return", "with", "for", "never", "missed", "missing", "skip", "skipped", "skipping", "without", "no",
    "case",
    "using", "added", "removed", "fixed", "deprecated", "why", "how", "what",
    "super", "self", "assert", "swizzled", "swizzling", "testing", "expected", "expecting", "waiting",
    "got", "hook", "inside", "into", "during", "its", "hooking", "hooked", "intercepting", "intercepted",
    "observing", "observed", "exchanging", "patching", "patched",
    "overrides", "overriding", "implements", "implementing", "lacks", "misses",
  ]
  private static let endings = [
    "viewcontroller", "controller", "vc", "view", "screen", "coordinator", "presenter",
  ]

  /// The name in a range, or why there is none. `allowsSmall` is for places where only a label can be.
  static func judge(
    _ bytes: Span<UInt8>, from start: Int, to end: Int, isTagged: Bool = false, isTitle: Bool = false
  ) -> Label {
    guard start < end, !ValueText.isMeasure(bytes, start..<end) else { return .nothing }
    guard end - start <= 96 else { return .refused(.prose) }
    // `_Home_`: stressed, as Markdown has it.
    if bytes[start] == UInt8(ascii: "_"), bytes.at(end) == UInt8(ascii: "_"), end - start > 1 {
      return judge(bytes, from: start + 1, to: end, isTagged: isTagged, isTitle: isTitle)
    }
    var words: [Range<Int>] = []
    var offset = start
    while offset < end {
      let first = bytes.skipBlanks(from: offset, to: end)
      offset = first
      while offset < end, !bytes[offset].isBlank {
        if isStrange(bytes[offset]), !isBetweenNames(bytes, offset, start, end),
          !isMangled(bytes, offset, first)
        {
          return .refused(.prose)
        }
        if bytes[offset] >= 0x80, bytes.has("。", at: offset, before: end) { return .refused(.prose) }
        offset += 1
      }
      // `git log -S viewDidLoad`: an option of a command.
      if first > start, bytes.at(first) == UInt8(ascii: "-"), bytes.at(first + 1).isLetter {
        return .refused(.prose)
      }
      if first < offset { words.append(first..<offset) }
      if words.count > 5 { return .refused(.prose) }
    }
    return judge(bytes, words, isTagged: isTagged, isTitle: isTitle)
  }

  /// `$s4Shop4HomeC`: a class as Swift mangles it.
  private static func isMangled(_ bytes: Span<UInt8>, _ offset: Int, _ first: Int) -> Bool {
    offset == first && bytes[offset] == UInt8(ascii: "$") && bytes.at(offset + 1).folded == UInt8(ascii: "s")
      && bytes.at(offset + 2).isDigit
  }

  /// `Log In / Sign Up`, `Jars/Lids`: a slash, once, between two words with a capital.
  private static func isBetweenNames(_ bytes: Span<UInt8>, _ offset: Int, _ start: Int, _ end: Int) -> Bool {
    guard bytes[offset] == UInt8(ascii: "/"), offset > start,
      ByteScan.first(UInt8(ascii: "/"), in: bytes, from: start, to: end) == offset
    else { return false }
    let next = bytes.skipBlanks(from: offset + 1, to: end)
    let isName = bytes[start].isUpper || next < end && isTypeName(bytes, next..<end)
    return isName && NameText.isCapital(bytes, at: next, to: end)
      && bytes[offset - 1].isBlank == bytes.at(offset + 1).isBlank
  }

  private static func judge(
    _ bytes: Span<UInt8>, _ words: [Range<Int>], isTagged: Bool, isTitle known: Bool
  ) -> Label {
    guard let first = words.first, let last = words.last else { return .nothing }
    if isBehindKind(bytes, words) { return .clear(named(bytes, last)) }
    if !known, !isTitle(bytes, words), words.contains(where: { isProse(bytes, $0) }) {
      return .refused(.prose)
    }
    if words.count > 1, words.contains(where: { isCondition(bytes, $0) }) { return .refused(.prose) }
    if words.indices.dropLast().contains(where: { does(bytes, words[$0], words[$0 + 1]) }) {
      return .refused(.prose)
    }
    // `Hang detected in HomeViewController`, `Ensure cleanup in module`
    if words.count > 2, isTypeName(bytes, last) || isSmall(bytes, last),
      ["in", "at", "from"].contains(where: { EventKey.equals(bytes, words[words.count - 2], $0) })
    {
      return .refused(.prose)
    }
    if words.count == 2, isTypeName(bytes, last),
      bytes.endOfDigits(from: first.lowerBound, to: first.upperBound) == first.upperBound
        || EventKey.equals(bytes, first, "class") || isLevelLetter(bytes, first) || isItem(bytes, first)
        || LogLevel.isLevel(bytes, from: first.lowerBound, to: first.upperBound)
        || LoggerTag.isTag(bytes, NamePlace(start: first.lowerBound, end: first.upperBound))
        || !hasEnding(bytes, first)
          && (last.lowerBound - first.upperBound > 1
            || first.count > 1 && bytes[first.lowerBound].isUpper && isOwnClass(bytes, last))
    {
      return .clear(named(bytes, last))
    }
    if words.count > 1, LoggerTag.end(bytes, of: first, before: words[1]) != nil {
      return judge(bytes, Array(words.dropFirst()), isTagged: isTagged, isTitle: known)
    }
    // `7 10:00:00.123 HomeVC`, `Thread 1 HomeVC`: columns of numbers and threads.
    if words.count > 1, isTypeName(bytes, last),
      words.dropLast().allSatisfy({
        isNumber(bytes, $0) || isUnit(bytes, $0) || LoggerTag.isThread(bytes, $0)
      })
    {
      return .clear(named(bytes, last))
    }
    if words.count == 2, let numbered = NumberedClass.end(bytes, first, before: last.upperBound) {
      return .clear(named(bytes, first.lowerBound..<numbered))
    }
    if words.count > 1 {
      // `DetailsViewController teacher`: the class says enough; `1st ViewController` needs both words.
      if isTypeName(bytes, first), !isTagged { return .clear(named(bytes, first)) }
    }
    if let inner = inner(bytes, words) { return .clear(named(bytes, inner)) }
    if words.count == 1, isTypeName(bytes, first) || hasEnding(bytes, first) {
      return .clear(named(bytes, first))
    }
    // `[NavStack] list viewDidAppear`
    if isTagged, isSmall(bytes, first), !isFunctionKey(bytes, first.lowerBound..<last.upperBound) {
      return .refused(.secondary)
    }
    return .vague(
      ownClass(bytes, words) ?? NamePlace.named(bytes, from: first.lowerBound, to: last.upperBound))
  }

  /// `누르면 HomeVC deinit`: what happens if something else does. `화면` is a screen.
  private static func isCondition(_ bytes: Span<UInt8>, _ word: Range<Int>) -> Bool {
    bytes[word.lowerBound] >= 0x80
      && ["르면", "하면", "되면", "으면", "가면", "오면"].contains {
        bytes.has($0, endingAt: word.upperBound, from: word.lowerBound)
      }
  }

  /// `signpost begin HomeVC`, `shop  ui  HomeVC`: a screen's class behind a logger's words or in a column of its own.
  private static func ownClass(_ bytes: Span<UInt8>, _ words: [Range<Int>]) -> NamePlace? {
    guard let last = words.last, words.count > 1, bytes[last.lowerBound].isUpper, isOwnClass(bytes, last)
    else { return nil }
    let before = words[words.count - 2]
    let isColumn = last.lowerBound - before.upperBound > 1 || TaggedClock.isWord(bytes, before)
    let isBehindMoment = MomentWord.skip(bytes, before.lowerBound, last.upperBound) == last.lowerBound
    return isColumn || isBehindMoment ? named(bytes, last) : nil
  }

  /// The class behind a tag or a counter that is glued to it, `ui:HomeVC`, `12-HomeVC`, or behind its title in another
  /// script, `首页 HomeVC`; but not the class that many screens have, `首页 ViewController`.
  private static func inner(_ bytes: Span<UInt8>, _ words: [Range<Int>]) -> Range<Int>? {
    guard let last = words.last else { return nil }
    let glued = behindSlash(bytes, last) ?? behindTag(bytes, last)
    if words.count == 1, glued > last.lowerBound {
      return glued < last.upperBound && isTypeName(bytes, glued..<last.upperBound)
        ? glued..<last.upperBound : nil
    }
    // `Shop / HomeVC`: a path, of which the last part is the class.
    if words.count > 2, isTypeName(bytes, last), isSlash(bytes, words[words.count - 2]) { return last }
    guard words.count > 1, isTypeName(bytes, last), !EventKey.equals(bytes, last, "viewcontroller"),
      words.dropLast().allSatisfy({ bytes[$0.lowerBound] >= 0x80 })
    else { return nil }
    return last
  }

  /// `ParentVC/ChildVC`, `Shop/HomeVC`: behind the slash between two classes, or before one.
  private static func behindSlash(_ bytes: Span<UInt8>, _ word: Range<Int>) -> Int? {
    let slash = ByteScan.first(UInt8(ascii: "/"), in: bytes, from: word.lowerBound, to: word.upperBound)
    guard slash > word.lowerBound, slash < word.upperBound - 1,
      isTypeName(bytes, word.lowerBound..<slash) || isTypeName(bytes, slash + 1..<word.upperBound)
    else { return nil }
    return slash + 1
  }

  /// `Shop HomeVC`: behind a word with a capital, which is the app's, a screen's class with a name of its own.
  private static func isOwnClass(_ bytes: Span<UInt8>, _ word: Range<Int>) -> Bool {
    ["ViewController", "VC"].contains {
      word.count > $0.utf8.count + 2 && bytes.has($0, endingAt: word.upperBound, from: word.lowerBound)
    }
  }

  private static func isSlash(_ bytes: Span<UInt8>, _ word: Range<Int>) -> Bool {
    word.count == 1 && bytes[word.lowerBound] == UInt8(ascii: "/")
  }

  /// Behind the last colon, of any width, or symbol in a word: `画面：HomeVC`, `🔹ui🔹HomeVC`.
  static func behindTag(_ bytes: Span<UInt8>, _ word: Range<Int>) -> Int {
    let digits = bytes.endOfDigits(from: word.lowerBound, to: word.upperBound)
    if digits > word.lowerBound, bytes.at(digits) == UInt8(ascii: "-") { return digits + 1 }
    var (behind, offset) = (word.lowerBound, word.lowerBound)
    while offset < word.upperBound {
      let (scalar, length) = NameText.scalar(bytes, at: offset, to: word.upperBound)
      offset += length
      if scalar == 0x3A || scalar >= 0x80 && !NameText.isLetter(scalar) { behind = offset }
    }
    return behind
  }

  /// `opened Cart`: what is done, in small letters, and to whom.
  private static func does(_ bytes: Span<UInt8>, _ verb: Range<Int>, _ name: Range<Int>) -> Bool {
    if SentRecord.isTold(bytes, verb, name) { return true }
    return bytes[verb.lowerBound].isLetter && !bytes[verb.lowerBound].isUpper
      && bytes[name.lowerBound].isUpper
      && ["ing", "ed"].contains { bytes.has($0, endingAt: verb.upperBound, from: verb.lowerBound + 2) }
  }

  private static func isNumber(_ bytes: Span<UInt8>, _ word: Range<Int>) -> Bool {
    word.allSatisfy {
      bytes[$0].isDigit || bytes[$0] == UInt8(ascii: ".") || bytes[$0] == UInt8(ascii: ":")
        || bytes[$0] == UInt8(ascii: "-")
    }
  }

  /// `D`, `i`: a column of a logger's levels.
  static func isLevelLetter(_ bytes: Span<UInt8>, _ word: Range<Int>) -> Bool {
    guard word.count == 1 else { return false }
    switch bytes[word.lowerBound].folded {
    case UInt8(ascii: "v"), UInt8(ascii: "d"), UInt8(ascii: "i"), UInt8(ascii: "n"), UInt8(ascii: "w"),
      UInt8(ascii: "e"):
      return true
    default: return false
    }
  }

  /// `My Page`, `Sign In`, `Terms of Use`: words that all have a capital are a label's, whatever they mean.
  private static func isTitle(_ bytes: Span<UInt8>, _ words: [Range<Int>]) -> Bool {
    words.count > 1
      && words.indices.allSatisfy {
        isInTitle(bytes, words[$0]) || 0 < $0 && $0 < words.count - 1 && links(bytes, words[$0])
      }
  }

  private static func isInTitle(_ bytes: Span<UInt8>, _ word: Range<Int>) -> Bool {
    !isTypeName(bytes, word) && (bytes[word.lowerBound].isUpper || bytes[word.lowerBound].isDigit)
  }

  private static func links(_ bytes: Span<UInt8>, _ word: Range<Int>) -> Bool {
    EventKey.equals(bytes, word, "of") || EventKey.equals(bytes, word, "and")
  }

  private static func isProse(_ bytes: Span<UInt8>, _ word: Range<Int>) -> Bool {
    if word.count == 1, bytes[word.lowerBound].isUpper { return false }
    return isProse(bytes.text(from: word.lowerBound, to: word.upperBound).asciiLowercased)
      || bytes.hasFolded("n't", endingAt: word.upperBound, from: word.lowerBound)
      || bytes.hasFolded("n’t", endingAt: word.upperBound, from: word.lowerBound)
  }

  /// Whether a word in small letters is one of sentences.
  static func isProse(_ word: String) -> Bool { proseWords.contains(word) }

  private static func named(_ bytes: Span<UInt8>, _ word: Range<Int>) -> NamePlace {
    NamePlace.named(bytes, from: word.lowerBound, to: word.upperBound)
  }

  /// Signs that are in sentences, in code and in addresses, and in no label.
  private static func isStrange(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "`"), UInt8(ascii: "?"), UInt8(ascii: "!"), UInt8(ascii: ";"),
      UInt8(ascii: ","),
      UInt8(ascii: "="), UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: "\\"), UInt8(ascii: "$"),
      UInt8(ascii: "%"),
      UInt8(ascii: "/"), UInt8(ascii: "|"), UInt8(ascii: "["), UInt8(ascii: "]"), UInt8(ascii: "("),
      UInt8(ascii: ")"), UInt8(ascii: "<"), UInt8(ascii: ">"):
      true
    default: byte < 0x20
    }
  }

  /// `HomeViewController`, `Shop.CartVC`, `홈화면VC`, `VC2`: a type's name with a usual ending, and more before it or a number behind.
  static func isTypeName(_ bytes: Span<UInt8>, _ word: Range<Int>) -> Bool {
    if bytes[word.lowerBound] >= 0x80 { return isForeignType(bytes, word) }
    guard bytes[word.lowerBound].isUpper else { return false }
    return ControllerName.isNumbered(bytes, word)
      || endings.contains {
        word.count > $0.utf8.count
          && bytes.hasFolded($0, endingAt: word.upperBound, from: word.lowerBound + 1)
      }
  }

  private static let foreignEndings = ["ViewController", "Controller", "VC", "Screen"]

  /// A type's name that begins with a letter of another script: no word, for its ending has capitals.
  private static func isForeignType(_ bytes: Span<UInt8>, _ word: Range<Int>) -> Bool {
    NameText.isNameStart(bytes, at: word.lowerBound, to: word.upperBound)
      && word.allSatisfy { bytes[$0].isWordByte || bytes[$0] >= 0x80 || bytes[$0] == UInt8(ascii: ".") }
      && foreignEndings.contains { bytes.has($0, endingAt: word.upperBound, from: word.lowerBound + 1) }
  }

  /// `mainViewController`, `homeVC`, `ViewController`, `vc2`.
  static func hasEnding(_ bytes: Span<UInt8>, _ word: Range<Int>) -> Bool {
    ControllerName.isNumbered(bytes, word)
      || endings.contains { bytes.hasFolded($0, endingAt: word.upperBound, from: word.lowerBound) }
  }
}
