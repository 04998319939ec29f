/// Lines of fields as structured loggers print them: `level=info screen=HomeViewController event=viewDidLoad`,
/// `Event(name: "viewDidLoad", screen: "Home")`, `<event name="viewDidLoad" controller="HomeVC"/>`.
enum FieldLine {
  private static let eventKeys = [
    "event", "event_name", "eventname", "lifecycle_event", "callback", "lifecycle",
  ]
  /// Keys of an event, which a list of methods has as well.
  private static let methodKeys = ["method", "function", "func", "fn", "selector"]
  /// Keys of an event if a class is named beside it, and it is the whole value.
  private static let topicKeys = [
    "name", "msg", "message", "text", "action", "phase", "step", "stage", "state", "hook", "cb", "op",
  ]
  private static let messageKeys = ["msg", "message", "text", "log", "body"]
  private static let classKeys =
    ["controller", "viewcontroller", "vc", "screen", "screen_name", "class"] + classNames
  private static let classNames = [
    "classname", "class_name", "vcname", "vc_name", "controllername", "controller_name", "screenname",
    "view_controller", "viewcontrollername",
  ]
  private static let fileKeys = ["caller", "file", "filename", "file_name"]
  private static let ownerKeys = ["category", "tag", "logger", "label"]
  private static let addressKeys = ["instance", "address", "addr", "id"]
  /// Keys of somebody who is called, or of a moment; a class alone is also what a list of methods has.
  private static let callKeys = classKeys.filter { !$0.hasPrefix("class") } + RecordHead.momentKeys
  private static let ownerNames = classKeys + ["name", "self"]
  private static let nameKeys = Phrases(ownerNames.map { $0 + "=" })
  private static let bracketKeys = Phrases(
    nameKeys.texts + ["controller: ", "viewcontroller: ", "vc: ", "screen: ", "class: "])

  /// Whether the key at an offset names somebody.
  static func names(_ bytes: Span<UInt8>, _ offset: Int, to end: Int) -> Bool {
    nameKeys.firstFolded(in: bytes, at: offset, before: end) != nil
  }

  /// Whether a key that ends with its `=` at an offset is an event's.
  static func isEvent(_ bytes: Span<UInt8>, key: Range<Int>) -> Bool {
    eventKeys.contains { EventKey.equals(bytes, key, $0) }
      || methodKeys.contains { EventKey.equals(bytes, key, $0) }
  }

  /// Whether a word is the whole value of an event's field: `event=viewDidLoad elapsed=12` has a time as another field has.
  static func isEventsValue(_ bytes: Span<UInt8>, _ word: WordPlace, from start: Int, to end: Int) -> Bool {
    guard let (key, _) = TextField.key(bytes, ofValueAt: word.start, from: start), isWhole(bytes, word, end)
    else { return false }
    var next = word.selectorEnd
    while next < end, !bytes[next].isWordByte { next += 1 }
    let sign = bytes.at(bytes.endOfWord(from: next, to: end))
    return (sign == UInt8(ascii: "=") || sign == UInt8(ascii: ":"))
      && isNamedEvent(bytes, key: key)
  }

  /// Whether a key says of its value that it is an event.
  static func isNamedEvent(_ bytes: Span<UInt8>, key: Range<Int>) -> Bool {
    eventKeys.contains { EventKey.equals(bytes, key, $0) }
  }

  /// The words of a line in which the event is the value of a field; `nil` where it is none, or an inner one's.
  static func read(_ bytes: Span<UInt8>, _ word: WordPlace, from start: Int, to end: Int)
    throws(NearMiss) -> EventWords?
  {
    let isDescription = TextField.isDescription(bytes, from: start, to: end)
    let value = startOfValue(bytes, word.start, from: start)
    guard
      let (key, hasColon) = TextField.key(
        bytes, ofValueAt: value, from: start, isDescription: isDescription),
      !isQuery(bytes, start, word.start)
    else { return nil }
    let isEvent = isEvent(bytes, key: key) && value == word.start
    let isTopic = !isEvent && isTopic(bytes, key) && isWhole(bytes, word, end)
    guard isEvent || isTopic else { return nil }
    if isListed(bytes, key, word, from: start, to: end) { throw .foreign }
    var words = EventWords(word.kind, argumentsStart: end)
    words.subject =
      subject(bytes, from: start, to: end, besides: value) ?? before(bytes, key.lowerBound, from: start)
    return words.subject == nil && (isTopic || hasColon) ? nil : words
  }

  /// `HomeVC lifecycle=viewDidLoad`: the controller that is all that is before the event's key.
  private static func before(_ bytes: Span<UInt8>, _ key: Int, from start: Int) -> NamePlace? {
    let (lead, tag) = LineLead.skip(bytes, from: start, to: key)
    if lead == key { return tag.flatMap { ControllerName.isOne(bytes, $0) ? $0 : nil } }
    return ControllerName.all(bytes, from: lead, to: NameText.trimSymbols(bytes, from: lead, to: key))
  }

  /// Whether a key may be an event's where a controller is named beside it.
  private static func isTopic(_ bytes: Span<UInt8>, _ key: Range<Int>) -> Bool {
    topicKeys.contains { EventKey.equals(bytes, key, $0) } || isEvent(bytes, key: key)
  }

  /// `phase: Shop.Phase.viewDidLoad`: where the value begins that ends with a word, as a case of an enumeration is printed. What has
  /// a controller's ending is a class.
  private static func startOfValue(_ bytes: Span<UInt8>, _ word: Int, from start: Int) -> Int {
    var first = word
    while first > start + 1, bytes[first - 1] == UInt8(ascii: ".") {
      let part = bytes.startOfWord(endingAt: first - 1, from: start)
      guard part < first - 1, bytes[part].isUpper, !LabelText.hasEnding(bytes, part..<first - 1) else {
        break
      }
      first = part
    }
    return first
  }

  /// Whether the record of a method's key may be of a list of methods: it names nobody who is called, and no moment.
  private static func isListed(
    _ bytes: Span<UInt8>, _ key: Range<Int>, _ word: WordPlace, from start: Int, to end: Int
  ) -> Bool {
    guard !eventKeys.contains(where: { EventKey.equals(bytes, key, $0) }),
      RecordHead.mayList(bytes, key.lowerBound, from: start)
    else { return false }
    return field(TextField.all(bytes, from: start, to: end, besides: word.start), callKeys, bytes) == nil
  }

  /// Whether nothing else is in the value that a word begins.
  private static func isWhole(_ bytes: Span<UInt8>, _ word: WordPlace, _ end: Int) -> Bool {
    let sign = bytes.at(word.selectorEnd)
    if TextField.isQuote(bytes.at(word.start - 1)) { return sign == bytes[word.start - 1] }
    return word.selectorEnd >= end || sign.isBlank
      || [",", ";", "&", ")", "}", "]", "<"].contains { UInt8(ascii: $0) == sign }
  }

  /// The text of a message that a field holds with a word in it: `msg="Home viewDidLoad"`, `Optional("…")`; and the last
  /// of several texts that React Native logs, `'ui', 'Home viewDidLoad'`.
  static func message(_ bytes: Span<UInt8>, _ word: WordPlace, from start: Int, to end: Int) -> Range<Int>? {
    let limit = max(start, word.start - 200)
    var open = word.start - 1
    while open > limit, !TextField.isQuote(bytes[open]) { open -= 1 }
    guard open > start, TextField.isQuote(bytes[open]) else { return nil }
    let close = ByteScan.first(bytes[open], in: bytes, from: word.selectorEnd, to: end)
    guard close < end else { return nil }
    let isLast = close == end - 1 && bytes.has("', ", endingAt: open, from: start)
    guard isLast || isMessage(bytes, open, start) else { return nil }
    return open + 1..<close
  }

  private static func isMessage(_ bytes: Span<UInt8>, _ open: Int, _ start: Int) -> Bool {
    if bytes.has("Optional(", endingAt: open, from: start) { return true }
    guard let (key, _) = TextField.key(bytes, ofValueAt: open + 1, from: start) else { return false }
    return messageKeys.contains { EventKey.equals(bytes, key, $0) }
  }

  /// `https://…?screen=Home&event=viewDidLoad`: a request that tells of a call, which others log.
  private static func isQuery(_ bytes: Span<UInt8>, _ start: Int, _ end: Int) -> Bool {
    let first = ByteScan.lastEnd(UInt8(ascii: " "), in: bytes, from: start, to: end)
    return ByteScan.first(UInt8(ascii: "?"), in: bytes, from: first, to: end) < end
  }

  /// Whom the fields of a line name, besides the event.
  static func subject(_ bytes: Span<UInt8>, from start: Int, to end: Int, besides value: Int) -> NamePlace? {
    let fields = TextField.all(bytes, from: start, to: end, besides: value)
    let name =
      named(fields, classKeys, bytes) ?? named(fields, ["name"], bytes) ?? file(fields, bytes)
      ?? owner(fields, bytes)
    return name.map { addressed($0, fields, bytes) }
  }

  private static let targetKeys = ["target", "object", "destination", "presented", "child", "to"]

  /// Where the fields of a mark name whom it is about.
  static func target(_ bytes: Span<UInt8>, from start: Int, to end: Int, besides word: WordPlace) -> Range<
    Int
  >? {
    field(TextField.all(bytes, from: start, to: end, besides: word.start), targetKeys, bytes)?.value
  }

  /// Whom the logger of a line is for.
  private static func owner(_ fields: [TextField], _ bytes: Span<UInt8>) -> NamePlace? {
    field(fields, ownerKeys, bytes).flatMap {
      CategoryName.isClass(bytes, $0.value)
        ? NamePlace.named(bytes, from: $0.value.lowerBound, to: $0.value.upperBound) : nil
    }
  }

  /// The controller that fields behind an event name: the metadata of `viewDidLoad [screen: Home, user: 7]`.
  static func controller(_ bytes: Span<UInt8>, from start: Int, to end: Int) -> NamePlace? {
    let fields = TextField.all(bytes, from: start, to: end)
    return named(fields, classKeys, bytes).map { addressed($0, fields, bytes) }
  }

  /// `{screen: HomeVC, animated: 1}`: whether fields in brackets begin at an offset, and one names a controller by its looks.
  static func begins(_ bytes: Span<UInt8>, at open: Int, to end: Int) -> Bool {
    guard bytes.at(open) == UInt8(ascii: "{") || bytes.at(open) == UInt8(ascii: "["), open + 1 < end,
      let name = controller(bytes, from: open + 1, to: bytes.trimmedEnd(from: open + 1, to: end) - 1)
    else { return false }
    return ControllerName.isOne(bytes, name)
  }

  /// The same where another field comes first: `viewDidAppear animated=true vc=HomeVC`.
  static func behind(_ word: WordPlace, _ bytes: Span<UInt8>, to end: Int) -> NamePlace? {
    let first = bytes.skipBlanks(from: word.selectorEnd, to: end)
    let key = bytes.endOfWord(from: first, to: end)
    guard first > word.selectorEnd, key > first, key < end,
      bytes[key] == UInt8(ascii: "=") || bytes[key] == UInt8(ascii: ":"),
      let name = controller(bytes, from: first, to: end), name.start < name.end,
      NameText.isCapital(bytes, at: name.start, to: name.end),
      !ForeignObject.isOne(bytes, name, besides: nil)
    else { return nil }
    return name
  }

  private static func addressed(_ name: NamePlace, _ fields: [TextField], _ bytes: Span<UInt8>) -> NamePlace {
    guard !name.instance.isSome, let field = field(fields, addressKeys, bytes) else { return name }
    return name.with(ObjectText.address(bytes, at: field.value.lowerBound, to: field.value.upperBound))
  }

  private static func named(_ fields: [TextField], _ keys: [String], _ bytes: Span<UInt8>) -> NamePlace? {
    field(fields, keys, bytes).flatMap {
      BracketName.read(bytes, from: $0.value.lowerBound, to: $0.value.upperBound)
    }
  }

  private static func file(_ fields: [TextField], _ bytes: Span<UInt8>) -> NamePlace? {
    field(fields, fileKeys, bytes).flatMap {
      FileLabel.read(bytes, from: $0.value.lowerBound, to: $0.value.upperBound)
    }
  }

  private static func field(_ fields: [TextField], _ keys: [String], _ bytes: Span<UInt8>) -> TextField? {
    fields.first { field in keys.contains { EventKey.equals(bytes, field.key, $0) } }
  }

  /// Whom a field names with a value that may be missing: `title=Optional("Home")`, `title: Optional("Home")`.
  static func optional(_ bytes: Span<UInt8>, from start: Int, to end: Int) -> NamePlace? {
    let key = bytes.endOfWord(from: start, to: end)
    guard bytes.at(key) == UInt8(ascii: "=") || bytes.at(key) == UInt8(ascii: ":"), key < end,
      (ownerNames + ["title"]).contains(where: { EventKey.equals(bytes, start..<key, $0) })
    else { return nil }
    return OptionalTitle.read(
      bytes, from: bytes.skipBlanks(from: key + 1, to: end), to: end, isSure: true)
  }

  /// Whom a field names that is alone in a range: `vc=Home`, `self = Home`, `title=Home`.
  static func name(_ bytes: Span<UInt8>, from start: Int, to end: Int) -> NamePlace? {
    let key = bytes.endOfWord(from: start, to: end)
    let sign = bytes.skipBlanks(from: key, to: end)
    guard bytes.at(sign) == UInt8(ascii: "="), sign < end,
      ownerNames.contains(where: { EventKey.equals(bytes, start..<key, $0) })
        || EventKey.equals(bytes, start..<key, "title") && sign == key
    else { return nil }
    var value = TextField.value(bytes, bytes.skipBlanks(from: sign + 1, to: end), end)
    if sign == key, FieldTitle.isNamed(bytes, by: start..<key) {
      value = value.lowerBound..<FieldTitle.end(bytes, value, to: end)
    }
    guard !value.isEmpty, end - value.upperBound < 2, !EventKey.isNil(bytes, value),
      sign == key || isType(bytes, value)
    else { return nil }
    return BracketName.read(bytes, from: value.lowerBound, to: value.upperBound)
  }

  /// Whether blanks around a sign part a key from a type, and not from what code assigns: not `vc = makeVC()`.
  private static func isType(_ bytes: Span<UInt8>, _ value: Range<Int>) -> Bool {
    NameText.isCapital(bytes, at: value.lowerBound, to: value.upperBound)
      && bytes[value.upperBound - 1] != UInt8(ascii: ")")
  }

  /// Whom the field in brackets names: `[vc=Home]`, `[Class: Home Screen]`.
  static func bracketed(_ bytes: Span<UInt8>, from start: Int, to end: Int) -> NamePlace? {
    guard let key = bracketKeys.firstFolded(in: bytes, at: start, before: end),
      ByteScan.first(UInt8(ascii: "="), in: bytes, from: start + key.utf8.count, to: end) == end
    else { return nil }
    let value = start + key.utf8.count
    if EventKey.isNil(bytes, value..<end) { return NamePlace(start: end, end: end) }
    if TextField.isQuote(bytes.at(value)), bytes[end - 1] == bytes[value], value < end - 1 {
      return BracketName.read(bytes, from: value + 1, to: end - 1)
    }
    return BracketName.read(bytes, from: value, to: end)
  }
}
