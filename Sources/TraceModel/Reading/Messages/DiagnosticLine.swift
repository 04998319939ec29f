/// UIKit's own messages: which one it is, and which objects it names.
enum DiagnosticLine {
  /// The event of a message whose phrase is at an offset.
  static func read(
    _ bytes: Span<UInt8>, _ diagnostic: Diagnostic, _ phrase: Int, from start: Int, to end: Int, line: Int,
    _ names: inout NameTable
  ) throws(NearMiss) -> Event {
    let limit = min(end, phrase + 4096)
    let kind = try exact(bytes, diagnostic, phrase, from: start, to: limit)
    var event = Event(kind: .diagnostic, line: line)
    event.diagnostic = kind
    var all = objects(bytes, phrase, from: max(start, phrase - 512), to: limit, &names)
    arrange(&all, kind, bytes, phrase, from: start, to: limit, &names)
    event.subject = all.first ?? .none
    event.object = all.count > 1 ? all[1] : .none
    if !all.isEmpty { names.note(on: &event) { $0.participants = all } }
    return event
  }

  /// Phrases that begin several messages, or that sentences hold as well.
  private static func exact(
    _ bytes: Span<UInt8>, _ diagnostic: Diagnostic, _ phrase: Int, from start: Int, to end: Int
  ) throws(NearMiss) -> Diagnostic {
    func says(_ text: String) -> Bool { bytes.find(text, from: phrase, to: end) != nil }
    switch diagnostic {
    case .presentNotInHierarchy:
      if says("not in the window hierarchy") { return .presentNotInHierarchy }
      if says("which is already presenting") { return .presentAlreadyPresenting }
      if says("while a presentation is in progress") { return .presentInProgress }
      throw .prose
    case .dismissInProgress where !says("in progress"): throw .prose
    case .presentOnDetached where !says("detached view controller"): throw .prose
    case .nestedNavigationAnimation where !says("corrupted navigation bar"): throw .prose
    case .exceptionPushTwice where !says("more than once"): return .exceptionPushTwice
    case .leakSuspected:
      if !bytes.hasFolded("possible controller leak", at: phrase, before: end), !says("still alive ***") {
        throw .prose
      }
      return .leakSuspected
    default: return diagnostic
    }
  }

  /// All objects that a range names, in its order; before the phrase a logger may have put its thread or its queue.
  private static func objects(
    _ bytes: Span<UInt8>, _ phrase: Int, from start: Int, to end: Int, _ names: inout NameTable
  ) -> [Participant] {
    var all: [Participant] = []
    var offset = start
    while offset < end, all.count < 8 {
      offset = ByteScan.first(UInt8(ascii: "<"), in: bytes, from: offset, to: end)
      guard offset < end else { break }
      if let (name, behind) = ObjectText.starting(bytes, at: offset, to: end) {
        let isLoggers = offset < phrase && ForeignObject.isOne(bytes, name, besides: nil)
        if name.isSome, !isLoggers { all.append(names.participant(bytes, name)) }
        offset = behind
      }
      offset += 1
    }
    return all
  }

  /// `Home: 0x7f40`, the angle brackets lost in pasting.
  private static func bareObject(_ bytes: Span<UInt8>, from start: Int, to end: Int) -> NamePlace? {
    guard let address = bytes.find(": 0x", from: start, to: end) else { return nil }
    var offset = address
    while offset > start, bytes[offset - 1].isWordByte || bytes[offset - 1] == UInt8(ascii: ".") {
      offset -= 1
    }
    return offset < address ? ObjectText.content(bytes, from: offset, to: end) : nil
  }

  /// Puts the object that the message is about first.
  private static func arrange(
    _ all: inout [Participant], _ kind: Diagnostic, _ bytes: Span<UInt8>, _ phrase: Int, from start: Int,
    to end: Int,
    _ names: inout NameTable
  ) {
    if all.isEmpty, let bare = bareObject(bytes, from: phrase, to: end) {
      all = [names.participant(bytes, bare)]
    }
    switch kind {
    case .presentNotInHierarchy, .presentAlreadyPresenting, .presentInProgress:
      if bytes.find("present (null)", from: phrase, to: min(end, phrase + 32)) != nil {
        all.insert(.none, at: 0)
      }
    case .autorotationUnbalanced: all = []
    case .exceptionPushTwice where all.count > 1: all.swapAt(0, 1)
    case .hierarchyInconsistency
    where all.count > 1 && bytes.hasFolded("a view can", at: phrase, before: end):
      all.removeFirst()
    case .exceptionPopNotInStack where all.isEmpty:
      if let open = bytes.find("-[", from: phrase, to: end) {
        let blank = ByteScan.first(0x20, in: bytes, from: open, to: end)
        all = [names.participant(bytes, NamePlace.named(bytes, from: open + 2, to: blank))]
      }
    case .leakSuspected where all.isEmpty:
      if let colon = bytes.find(": ", from: phrase, to: end) {
        let last = bytes.trimmedEnd(from: colon + 2, to: end)
        all = [names.participant(bytes, NamePlace.named(bytes, from: colon + 2, to: last))]
      }
    case .messageToDeallocated: all = receiver(bytes, phrase, from: start, to: end, &names).map { [$0] } ?? []
    default: break
    }
  }

  /// Whom a message was sent to: `-[Shop.Home viewWillAppear:]: message sent to deallocated instance 0x7f40`.
  private static func receiver(
    _ bytes: Span<UInt8>, _ phrase: Int, from start: Int, to end: Int, _ names: inout NameTable
  ) -> Participant? {
    guard let open = bytes.find("-[", from: max(start, phrase - 512), to: phrase),
      let address = bytes.find("instance 0x", from: phrase, to: end)
    else { return nil }
    let blank = ByteScan.first(0x20, in: bytes, from: open, to: phrase)
    let key = ObjectText.address(bytes, at: address + 9, to: end)
    return names.participant(bytes, NamePlace.named(bytes, from: open + 2, to: blank, key))
  }
}
