/// `viewDidLoad owner: <Shop.HomeVC: 0x10>`, `viewDidLoad owner: <Shop.HomeVC: 0x10>, jars: 3`: a controller's object behind a word of
/// the app's own and a colon, before other fields at most. It is whose call it was, unless the word says that it is another one.
enum KeyedObject {
  private static let others = [
    "present", "parent", "child", "delegate", "from", "to", "sender", "source", "root", "top", "next", "prev",
    "old", "new", "target", "dest", "nav", "tab", "contain", "coordinat", "super", "last", "first", "show",
    "push", "pop", "open", "clos", "dismiss", "visible", "current", "select", "animat", "data", "model",
  ]

  /// Where the object begins; where what is behind the word begins, if that is anything else.
  static func start(_ bytes: Span<UInt8>, behind word: WordPlace, to end: Int) -> Int {
    let next = bytes.skipBlanks(from: word.selectorEnd, to: end)
    let first = behindRule(bytes, next, end)
    guard first < end, first > word.selectorEnd, bytes[first].isLetter, word.kind.isLifecycle else {
      return next
    }
    if first == next, let open = behindTitle(bytes, first, end) { return open }
    let key = bytes.endOfWord(from: first, to: end)
    let sign = bytes.skipBlanks(from: key, to: end)
    guard bytes.at(sign) == UInt8(ascii: ":") else { return next }
    let open = bytes.skipBlanks(from: sign + 1, to: end)
    guard let (object, behind) = ObjectText.starting(bytes, at: open, to: end),
      behindRule(bytes, behind, end) == end || isBeforeField(bytes, behind, end), object.instance.isSome,
      ControllerName.isOne(bytes, object),
      !others.contains(where: { bytes.hasFolded($0, at: first, before: key) })
    else { return next }
    return open
  }

  /// Behind what people draw around a message: `viewDidLoad--vc:<Shop.HomeVC: 0x10>----`.
  private static func behindRule(_ bytes: Span<UInt8>, _ start: Int, _ end: Int) -> Int {
    var offset = start
    while offset < end, bytes[offset] == UInt8(ascii: "-") || bytes[offset].isBlank { offset += 1 }
    return offset
  }

  /// `viewDidLoad: Jars @ <Shop.HomeVC: 0x10>`: where the object begins that ends the line behind its title.
  private static func behindTitle(_ bytes: Span<UInt8>, _ start: Int, _ end: Int) -> Int? {
    guard let (object, open) = ObjectText.ending(bytes, at: end, from: start), object.instance.isSome,
      bytes.has(" @ ", endingAt: open, from: start), ControllerName.isOne(bytes, object)
    else { return nil }
    return open
  }

  private static func isBeforeField(_ bytes: Span<UInt8>, _ object: Int, _ end: Int) -> Bool {
    let key = bytes.skipBlanks(from: bytes.at(object) == UInt8(ascii: ",") ? object + 1 : object, to: end)
    let sign = bytes.endOfWord(from: key, to: end)
    return key > object && sign > key
      && (bytes.at(sign) == UInt8(ascii: ":") || bytes.at(sign) == UInt8(ascii: "="))
  }
}
