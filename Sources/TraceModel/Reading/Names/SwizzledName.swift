/// A callback under the name that its replacement has: `-[UIViewController(Log) log_viewWillAppear:] HomeVC`,
/// `swizzled_viewWillAppear(_:) <Shop.HomeVC: 0x10>`. A method of that name is what many classes have for themselves. So it
/// counts where the line says besides whose call it was.
enum SwizzledName {
  private static let prefixes = [
    "swizzled", "swizzle", "swizzed", "swiz", "sw", "hook", "hooked", "xx", "xxx",
  ]
  private static let longestPrefix = 16

  /// Where such a name begins whose callback is in a range; `nil` where it is another method.
  static func start(_ bytes: Span<UInt8>, _ callback: Range<Int>, from start: Int, to end: Int) -> Int? {
    let reach = max(start, callback.lowerBound - longestPrefix - 1)
    let first = bytes.startOfWord(endingAt: callback.lowerBound, from: reach)
    guard bytes.at(callback.lowerBound - 1) == UInt8(ascii: "_"), first < callback.lowerBound - 1,
      callback.lowerBound - first <= longestPrefix, bytes[first].isLetter,
      first == start || bytes[first - 1].isBlank
    else { return nil }
    let word = WordPlace(.viewDidLoad, bytes, from: first, to: callback.upperBound, before: end)
    let isMethod = bytes.at(word.selectorEnd) == UInt8(ascii: "]")
    if isMethod, !isUIKits(bytes, before: first, from: start) { return nil }
    let behind = bytes.skipBlanks(from: word.selectorEnd + (isMethod ? 1 : 0), to: end)
    if behind < end { return names(bytes, behind, end) ? first : nil }
    return isNamed(bytes, before: first, callback.lowerBound - 1, from: start, isMethod) ? first : nil
  }

  /// `-[UIViewController(Log) `, which ends at an offset.
  private static func isUIKits(_ bytes: Span<UInt8>, before word: Int, from start: Int) -> Bool {
    let open = ByteScan.lastEnd(UInt8(ascii: "["), in: bytes, from: start, to: word)
    return bytes.has("-[UIViewController(", at: open - 2, before: word)
      && bytes.has(") ", endingAt: word, from: open)
  }

  /// Whether a controller's class or object is all of a range, behind a sign at most.
  private static func names(_ bytes: Span<UInt8>, _ start: Int, _ end: Int) -> Bool {
    var offset = start
    while offset < end, NameLink.isSign(bytes[offset]) || bytes[offset].isBlank { offset += 1 }
    if let (object, behind) = ObjectText.starting(bytes, at: offset, to: end) {
      return object.instance.isSome && behind == end && ControllerName.isOne(bytes, object)
    }
    return ClassBehind.isAll(bytes, from: offset, to: end)
  }

  /// Whether a controller's object is all that is before a method, or its class before a function that is named as such functions are.
  private static func isNamed(
    _ bytes: Span<UInt8>, before word: Int, _ prefixEnd: Int, from start: Int, _ isMethod: Bool
  ) -> Bool {
    let open = isMethod ? ByteScan.lastEnd(UInt8(ascii: "["), in: bytes, from: start, to: word) - 2 : word
    let end = bytes.trimmedEnd(from: start, to: max(start, open))
    if let (object, behind) = ObjectText.starting(bytes, at: start, to: end) {
      return object.instance.isSome && behind == end && ControllerName.isOne(bytes, object)
    }
    return !isMethod && prefixes.contains { EventKey.equals(bytes, word..<prefixEnd, $0) }
      && ControllerName.all(bytes, from: start, to: end) != nil
  }
}
