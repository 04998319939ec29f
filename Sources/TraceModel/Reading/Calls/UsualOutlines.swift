/// How each class tells its calls as a rule: what is around name and callback on its lines, as `CallOutline` counts it.
///
/// Only lines that were read in full are asked, and so each text of a line once or twice. A class that has told several callbacks in one
/// way, and none in another, has a rule; a line of its that breaks it may be no call.
struct UsualOutlines {
  private struct Usual {
    var outline: UInt32
    var callbacks: UInt16
    /// Whether a line of another kind came before there was a rule.
    var isMixed = false
    /// Whether words are behind any of its callbacks.
    var hasWords: Bool
  }

  private static let mostClasses = 4096
  private static let enough = 3

  private struct Call: Hashable {
    var kind: EventKind
    var name: Symbol
  }

  private var classes: [Symbol: Usual] = [:]
  /// The forms of what was behind callbacks when they were told first.
  private var forms: [Call: UInt32] = [:]
  /// The words that any class has behind its release.
  private var farewells: Set<UInt32> = []

  /// Whether a line is another kind of line than its class's lines are as a rule.
  mutating func breaks(_ event: ToldCall, _ manner: CallManner) -> Bool {
    guard event.kind.isLifecycle, event.subject.name.isSome, manner.outline != 0 else { return false }
    if event.kind == .deinitialized { return isOddFarewell(event, manner) }
    guard event.kind != .initialized else { return false }
    guard var usual = classes[event.subject.name] else {
      if classes.count < Self.mostClasses { classes[event.subject.name] = first(event, manner) }
      _ = isOtherForm(event, manner)
      return false
    }
    if usual.outline == manner.outline {
      usual.callbacks |= CallSet.bit(event.kind)
      usual.hasWords = usual.hasWords || manner.words != 0
    } else if !isRule(usual) {
      usual.isMixed = true
    }
    let isOther = isOtherForm(event, manner)
    classes[event.subject.name] = usual
    return isRule(usual) && (usual.outline != manner.outline || isOther)
  }

  /// Whether values are behind a callback that its class told without them, or the other way round.
  private mutating func isOtherForm(_ event: ToldCall, _ manner: CallManner) -> Bool {
    guard manner.words == 0, manner.tail != 0 else { return false }
    let call = Call(kind: event.kind, name: event.subject.name)
    guard let first = forms[call] else {
      if forms.count < Self.mostClasses { forms[call] = manner.tail }
      return false
    }
    return first != manner.tail
  }

  private func first(_ event: ToldCall, _ manner: CallManner) -> Usual {
    Usual(
      outline: manner.outline, callbacks: CallSet.bit(event.kind), hasWords: manner.words != 0)
  }

  private func isRule(_ usual: Usual) -> Bool {
    !usual.isMixed && usual.callbacks.nonzeroBitCount >= Self.enough
  }

  /// A release may be told by a statement of its own. But where all callbacks are told without words, words behind it that no class has
  /// had there before may be about something else that goes: `HomeVC deinit pending`.
  private mutating func isOddFarewell(_ event: ToldCall, _ manner: CallManner) -> Bool {
    guard manner.saysMore, let usual = classes[event.subject.name], isRule(usual), !usual.hasWords else {
      return false
    }
    return farewells.insert(manner.words).inserted
  }
}
