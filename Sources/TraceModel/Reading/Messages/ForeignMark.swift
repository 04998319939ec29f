/// What else is presented, pushed and popped in a log: `[HomePresenter] present ViewModel`, `[EventBus] push UserLoggedIn`,
/// `[ListPresenter] present(response:)`.
enum ForeignMark {
  /// Words in small letters that don't name a controller.
  private static let things: Set<String> = [
    "notification", "notifications", "snackbar", "toast", "banner", "hud", "tooltip", "spinner", "loader",
    "keyboard", "message", "messages", "event", "events", "queue", "job", "jobs", "task", "token", "data",
    "item", "items", "value", "state", "error", "errors", "response", "results", "content", "ad", "ads",
  ]
  /// How the classes end of what presenters and others hand on.
  private static let classes = ["viewmodel", "command", "operation", "response", "payload"]
  /// Who pushes other things.
  private static let pushers = ["bus", "socket", "redis", "queue", "undo", "undomanager", "git"]
  /// What starts without being a coordinator, or pops as a sound does.
  private static let machines: Set<String> = [
    "audio", "sound", "player", "timer", "video", "music", "animation", "recorder", "download", "server",
  ]
  /// What values are taken from.
  private static let heaps: Set<String> = ["stack", "queue", "heap", "buffer", "array", "list"]

  /// Whether a mark is none of UIKit's, whatever its brackets hold.
  static func isOne(
    _ bytes: Span<UInt8>, _ word: WordPlace, _ words: EventWords, to end: Int, _ names: NameTable
  ) -> Bool {
    let start = bytes.skipBlanks(from: words.argumentsStart, to: end)
    switch word.kind {
    case .pop: return start == end && isHeap(bytes, words.subject, names)
    case .start: return start == end && isMachine(bytes, words.subject, names)
    case .present, .push:
      return isLabelled(bytes, word)
        || isForeign(bytes, start..<bytes.endOfWord(from: start, to: end), words, names)
    default: return false
    }
  }

  private static func isForeign(
    _ bytes: Span<UInt8>, _ object: Range<Int>, _ words: EventWords, _ names: NameTable
  ) -> Bool {
    guard !object.isEmpty, !LabelText.hasEnding(bytes, object), !ControllerName.isOne(bytes, object),
      names.find(bytes, from: object.lowerBound, to: object.upperBound) == nil
    else { return false }
    let isClass = classes.contains {
      bytes.hasFolded($0, endingAt: object.upperBound, from: object.lowerBound)
    }
    return isClass || things.contains(bytes.text(from: object.lowerBound, to: object.upperBound))
      || isPusher(bytes, words.subject)
  }

  private static func isPusher(_ bytes: Span<UInt8>, _ name: NamePlace?) -> Bool {
    guard let name, !name.instance.isSome else { return false }
    return pushers.contains { bytes.hasFolded($0, endingAt: name.end, from: name.start) }
  }

  private static func isHeap(_ bytes: Span<UInt8>, _ name: NamePlace?, _ names: NameTable) -> Bool {
    guard let name, !name.instance.isSome, name.start < name.end else { return false }
    return
      (heaps.contains(bytes.text(from: name.start, to: name.end)) || isMachine(bytes, name, names))
      && names.find(bytes, from: name.start, to: name.end) == nil
  }

  /// Whether a name that no controller of the log has is that of what starts and makes noises.
  private static func isMachine(_ bytes: Span<UInt8>, _ name: NamePlace?, _ names: NameTable) -> Bool {
    guard let name, !name.instance.isSome, name.start < name.end else { return false }
    return machines.contains(bytes.text(from: name.start, to: name.end).asciiLowercased)
      && names.find(bytes, from: name.start, to: name.end) == nil
  }

  /// `present(response:)`: a method of the app's own, with its labels alone.
  private static func isLabelled(_ bytes: Span<UInt8>, _ word: WordPlace) -> Bool {
    guard bytes.at(word.end) == UInt8(ascii: "("), word.selectorEnd > word.end + 3 else { return false }
    let labels = word.end + 1..<word.selectorEnd - 1
    return bytes[labels.upperBound - 1] == UInt8(ascii: ":") && bytes[labels.lowerBound] != UInt8(ascii: "_")
      && labels.allSatisfy { bytes[$0].isWordByte || bytes[$0] == UInt8(ascii: ":") }
      && !bytes.hasFolded("animated:", at: labels.lowerBound, before: labels.upperBound)
  }
}
