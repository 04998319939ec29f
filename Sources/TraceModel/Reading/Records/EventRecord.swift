/// A JSON record as a line of a log: our own notation, a record of Apple's `log` command, or a breadcrumb of Sentry.
struct EventRecord {
  /// The fields that were found.
  let fields: [RecordField]
  /// Whether a time is before the record.
  var isTimed = false

  /// The value of the first field of a name.
  func value(_ names: String..., in bytes: Span<UInt8>, isInner: Bool = false) -> Range<Int>? {
    for name in names {
      for field in fields where field.isInner == isInner && EventKey.equals(bytes, field.key, name) {
        return field.value
      }
    }
    return nil
  }

  /// The number of the process.
  func process(in bytes: Span<UInt8>) -> Int32 {
    guard let value = value("processid", "pid", "process", in: bytes) else { return 0 }
    return Int32(truncatingIfNeeded: bytes.number(from: value.lowerBound, to: value.upperBound))
  }

  /// What wrote the record.
  func format(in bytes: Span<UInt8>) -> LineFormat {
    if value("eventmessage", in: bytes) != nil { return .unifiedJSON }
    guard let category = value("category", in: bytes), EventKey.equals(bytes, category, "ui.lifecycle") else {
      return .record
    }
    return .breadcrumb
  }

  /// The message of a record of the `log` command.
  func message(in bytes: Span<UInt8>) -> Range<Int>? {
    value("eventmessage", "message", "msg", "short_message", "log", "text", in: bytes)
  }

  /// Whether one of Apple's own subsystems logged it.
  func isApple(in bytes: Span<UInt8>) -> Bool {
    guard let subsystem = value("subsystem", in: bytes) else { return false }
    return bytes.has("com.apple.", at: subsystem.lowerBound, before: subsystem.upperBound)
  }

  /// How a record is told whose field names the callback that it was written in: by its line in the source and the words
  /// of its message. One without a message is a line of our own notation.
  func manner(in bytes: Span<UInt8>, message: Range<Int>?) -> CallManner {
    guard let message else {
      var manner = CallManner().own
      manner.isPlain = !isEnd(in: bytes)
      manner.outline = CallOutline.record
      return manner
    }
    let line = value("line", "linenumber", "line_number", in: bytes)
    let number = line.map { bytes.number(from: $0.lowerBound, to: min($0.upperBound, $0.lowerBound + 9)) }
    return CallManner(bytes, message: message, sourceLine: number ?? 0)
  }

  /// Whether a field says that the call was over: `"phase": "end"`.
  private func isEnd(in bytes: Span<UInt8>) -> Bool {
    guard let phase = value("phase", "stage", "moment", in: bytes) else { return false }
    return CallManner.isEnd(bytes, phase)
  }

  /// The event of a record in our own notation, or of one that says in which callback it was written.
  func event(
    in bytes: Span<UInt8>, _ keywords: EventKeywords, hasMessage: Bool, line: Int,
    _ names: inout NameTable, malformed: inout Int
  ) throws(NearMiss) -> Event {
    guard let kind = kind(in: bytes, keywords, hasMessage: hasMessage) else { throw .plainRecord }
    var event = Event(kind: kind, line: line)
    for field in fields where !field.isInner {
      if !EventKey.read(bytes, field.key, value: field.value, into: &event, &names) { malformed += 1 }
    }
    event.subject = subject(in: bytes, &names)
    event.object = participant(
      bytes, ["object", "other", "presented", "to", "destination", "child"], ["objectinstance"], &names)
    if !event.object.isSome { readTarget(bytes, into: &event, &names) }
    if CanonicalLine.isMark(kind), !event.subject.isSome { readAsked(bytes, into: &event, &names) }
    return event
  }

  /// `{"screen": "Home", "event": "present", "target": "Player"}`: where a field of its own names who is asked.
  private func readTarget(_ bytes: Span<UInt8>, into event: inout Event, _ names: inout NameTable) {
    guard CanonicalLine.hasObject(event.kind),
      Self.classKeys.contains(where: { value($0, in: bytes) != nil })
    else { return }
    event.object = participant(bytes, ["target"], [], &names)
  }

  /// `from` and `source` of a mark: who is asked, or dismissed. The controller below that one, which `to` names, isn't asked for.
  private func readAsked(_ bytes: Span<UInt8>, into event: inout Event, _ names: inout NameTable) {
    event.subject = participant(bytes, ["from", "source"], [], &names)
    if event.subject.isSome, !CanonicalLine.hasObject(event.kind) { event.object = .none }
  }

  private static let eventKeys = [
    "event", "lifecycle_event", "function", "func", "fn", "functionname", "function_name",
  ]
  /// Keys that where there is a message say what it is about.
  private static let topicKeys = [
    "callback", "lifecycle", "method", "selector", "action", "phase", "state", "ev", "event_name",
    "eventname",
  ]
  /// Keys that all kinds of records have; a callback may be their value.
  private static let typeKeys = ["type", "kind"]

  /// The event that a field of its own names.
  private func kind(in bytes: Span<UInt8>, _ keywords: EventKeywords, hasMessage: Bool) -> EventKind? {
    if let kind = kind(in: bytes, keywords, Self.eventKeys, isInner: false) ?? shortKind(in: bytes) {
      return kind
    }
    if !hasMessage, !isPlace(in: bytes),
      let kind = kind(in: bytes, keywords, Self.topicKeys, isInner: false)
    {
      return kind
    }
    if !hasMessage, let kind = typeKind(in: bytes, keywords) { return kind }
    return innerKind(in: bytes, keywords)
  }

  /// The callback of a record that has it as its type, or with a moment and a class as its name.
  private func typeKind(in bytes: Span<UInt8>, _ keywords: EventKeywords) -> EventKind? {
    guard Self.classKeys.contains(where: { value($0, in: bytes) != nil }) else { return nil }
    let keys = isOfMoment(in: bytes) ? Self.typeKeys + ["name"] : Self.typeKeys
    guard let kind = kind(in: bytes, keywords, keys, isInner: false), kind.isLifecycle, kind != .initialized
    else { return nil }
    return kind
  }

  /// Whether the record may be of a place in the source, which has no moment: `{"rule": …, "method": …, "file": …}`. It
  /// names a file and nobody else.
  private func isPlace(in bytes: Span<UInt8>) -> Bool {
    guard !isTimed, file(in: bytes) != nil else { return false }
    return (Self.classKeys + Self.nameKeys + RecordHead.momentKeys).allSatisfy { value($0, in: bytes) == nil }
      && Self.classKeys.allSatisfy { value($0, in: bytes, isInner: true) == nil }
  }

  /// The event of a record that has it, or whom it is of, in an object inside: `{"data": {"event": …, "screen": …}}`,
  /// `{"name": …, "params": {"screen": …}}`.
  private func innerKind(in bytes: Span<UInt8>, _ keywords: EventKeywords) -> EventKind? {
    guard Self.classKeys.contains(where: { value($0, in: bytes, isInner: true) != nil }) else { return nil }
    return kind(in: bytes, keywords, Self.eventKeys + Self.topicKeys, isInner: true)
      ?? kind(in: bytes, keywords, ["name"], isInner: false)
  }

  private func kind(
    in bytes: Span<UInt8>, _ keywords: EventKeywords, _ keys: [String], isInner: Bool
  ) -> EventKind? {
    for key in keys {
      guard let word = value(key, in: bytes, isInner: isInner) else { continue }
      if let kind = keywords.kind(bytes, from: word.lowerBound, to: word.upperBound)
        ?? selector(word, in: bytes, keywords)
      {
        return kind
      }
    }
    return nil
  }

  /// Keys that name a controller.
  static let classKeys = [
    "controller", "viewcontroller", "view_controller", "subject", "screen", "vc", "class", "classname",
    "class_name", "vcname", "vc_name", "controllername", "controller_name", "viewcontrollername",
  ]
  private static let nameKeys = ["name", "view", "page", "target", "context", "screen_name", "screenname"]
  /// Keys of what tells instances apart.
  static let addressKeys = ["instance", "address"]

  /// Whether a key names a controller.
  static func isClassKey(_ bytes: Span<UInt8>, _ key: Range<Int>) -> Bool {
    classKeys.contains { EventKey.equals(bytes, key, $0) }
  }

  /// Whom the record names in a field of its own. The file of a class says more than what has a name.
  func subject(in bytes: Span<UInt8>, _ names: inout NameTable) -> Participant {
    let file = file(in: bytes)
    let isClass = file.map { LabelText.isTypeName(bytes, $0) } ?? false
    let keys = isClass ? Self.classKeys : Self.classKeys + Self.nameKeys
    var named = participant(bytes, keys, Self.addressKeys, &names)
    if !named.name.isSome || isNamed(bytes) {
      let inner = participant(bytes, Self.classKeys, Self.addressKeys, &names, isInner: true)
      if inner.name.isSome { named = inner }
    }
    if !named.name.isSome, let file { named.name = EventKey.participant(bytes, file, &names).name }
    return named
  }

  /// Whether the name is the event's or a topic, and no controller's: `{"name": "viewDidLoad", …}`, `{"name": "Lifecycle",
  /// "data": {"event": …}}`.
  private func isNamed(_ bytes: Span<UInt8>) -> Bool {
    guard let name = value("name", in: bytes), Self.classKeys.allSatisfy({ value($0, in: bytes) == nil })
    else { return false }
    if Self.eventKeys.contains(where: { value($0, in: bytes, isInner: true) != nil }),
      Self.eventKeys.allSatisfy({ value($0, in: bytes) == nil })
    {
      return true
    }
    return EventKeywords.standard.kind(bytes, from: name.lowerBound, to: name.upperBound) != nil
  }

  /// The file that the record was written in, without its ending.
  private func file(in bytes: Span<UInt8>) -> Range<Int>? {
    guard let place = value("file", "filename", "file_name", "caller", in: bytes) else { return nil }
    if let file = FileLabel.read(bytes, from: place.lowerBound, to: place.upperBound) {
      return file.start..<max(file.end, file.start)
    }
    return !place.isEmpty && LabelText.isTypeName(bytes, place) ? place : nil
  }

  /// Whom the record's logger is for.
  func owner(in bytes: Span<UInt8>, _ names: inout NameTable) -> Participant {
    guard let category = value("category", "tag", "logger", "label", in: bytes),
      CategoryName.isClass(bytes, category)
    else {
      return .none
    }
    return EventKey.participant(bytes, category, &names)
  }

  /// `viewWillAppear:`, `viewWillAppear(_:)`
  private func selector(_ word: Range<Int>, in bytes: Span<UInt8>, _ keywords: EventKeywords) -> EventKind? {
    guard let offset = keywords.read(bytes, at: word.lowerBound, to: word.upperBound),
      offset.selectorEnd == word.upperBound
    else { return nil }
    return offset.kind
  }

  private func participant(
    _ bytes: Span<UInt8>, _ nameKeys: [String], _ instanceKeys: [String], _ names: inout NameTable,
    isInner: Bool = false
  ) -> Participant {
    var result = Participant.none
    for key in nameKeys {
      guard !result.isSome, let range = value(key, in: bytes, isInner: isInner), !EventKey.isNil(bytes, range)
      else { continue }
      result = Self.named(bytes, range, &names)
    }
    for key in instanceKeys where !result.instance.isSome {
      if let range = value(key, in: bytes, isInner: isInner), !EventKey.isNil(bytes, range) {
        result.instance = Self.instance(bytes, range, &names)
      }
    }
    return result
  }

  private static func named(_ bytes: Span<UInt8>, _ range: Range<Int>, _ names: inout NameTable)
    -> Participant
  {
    guard bytes.find("\\", from: range.lowerBound, to: range.upperBound) != nil else {
      return EventKey.participant(bytes, range, &names)
    }
    let text = JSONText.decode(bytes, range)
    return EventKey.participant(text.span, 0..<text.count - LineCleaner.padding, &names)
  }

  /// An address, a number that the app counts, or a text of its own.
  private static func instance(_ bytes: Span<UInt8>, _ range: Range<Int>, _ names: inout NameTable)
    -> InstanceKey
  {
    let address = ObjectText.address(bytes, at: range.lowerBound, to: range.upperBound)
    if address.isSome { return address }
    if bytes.endOfDigits(from: range.lowerBound, to: range.upperBound) == range.upperBound {
      return .counter(UInt64(truncatingIfNeeded: bytes.number(from: range.lowerBound, to: range.upperBound)))
    }
    return .identifier(names.intern(bytes, from: range.lowerBound, to: range.upperBound))
  }

  /// The appearance that a breadcrumb of Sentry tells of. Android writes the same category, with a state.
  /// One that holds a callback tells of that.
  func breadcrumb(
    in bytes: Span<UInt8>, _ keywords: EventKeywords, line: Int, _ names: inout NameTable
  ) -> Event? {
    guard let category = value("category", in: bytes), EventKey.equals(bytes, category, "ui.lifecycle"),
      let type = value("type", in: bytes), EventKey.equals(bytes, type, "navigation"),
      let screen = value("screen", in: bytes, isInner: true), value("state", in: bytes, isInner: true) == nil,
      innerKind(in: bytes, keywords) == nil
    else { return nil }
    var event = Event(kind: .viewDidAppear, line: line)
    event.subject = EventKey.participant(bytes, screen, &names)
    return event
  }
}
