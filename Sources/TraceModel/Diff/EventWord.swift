/// What is compared of an event: all but its time, its line and its addresses.
struct EventWord: Hashable, Sendable {
  /// What happened.
  var kind: EventKind
  /// The number of the name of the other one, or 0.
  var object: UInt32 = 0
  /// The style that its keys give.
  var style: PresentationStyle?
  /// The yes-or-no keys.
  var flags = EventFlags()

  /// Whether there is nothing but the kind.
  var isPlain: Bool { object == 0 && style == nil && flags.isEmpty }

  /// The word as the canonical notation has it, without its subject.
  func text(_ names: StoryNames) -> String {
    var parts = [kind.name]
    if object != 0 { parts.append(names[object]) }
    if let style { parts.append("style=\(style.name)") }
    for key in EventFlags.Key.allCases {
      if let value = flags[key] { parts.append("\(key.name)=\(key.text(value))") }
    }
    return parts.joined(separator: " ")
  }
}
