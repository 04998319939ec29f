extension Diagnostic {
  /// What a message says, with the names in it; `nil` where one is missing, or none is told.
  func sentence(naming names: [String]) -> String? {
    func filled(_ text: String) -> String? { Self.filled(text) { Self.name(at: $0, of: names) } }
    return Self.sentences[self].flatMap(filled) ?? Self.shortSentences[self].flatMap(filled)
  }

  /// A text with its marks replaced; `nil` where there is nothing for one.
  static func filled(_ text: String, _ name: (Character) -> String?) -> String? {
    var (filled, isMark) = ("", false)
    for character in text {
      if isMark {
        guard let name = name(character), !name.isEmpty else { return nil }
        filled += name
      } else if character != "%" {
        filled.append(character)
      }
      isMark = character == "%"
    }
    return filled
  }

  static func name(at mark: Character, of names: [String]) -> String? {
    switch mark {
    case "1": names.first
    case "2": names.dropFirst().first
    case "3": names.dropFirst(2).first
    default: names.count > 2 ? names.last : nil
    }
  }

  /// `%1` to `%3` are the first three whom a message names, `%n` is the last of at least three.
  private static let sentences: [Diagnostic: String] = [
    .unbalancedAppearance: "the calls to begin and end the appearance transitions of %1 don't pair up",
    .presentNotInHierarchy: "%1 was not presented because the view of %2 is not in the window",
    .presentAlreadyPresenting: "%1 was not presented because %2 is already presenting %n",
    .presentInProgress: "%1 was not presented on %2 because another presentation is still running",
    .presentOnDetached:
      "%2 presented %1 although %2 is detached: not presented, not a child and not a window's root",
    .dismissInProgress: "%1 was asked to dismiss while a presentation or dismissal was running, and didn't",
    .navigationBusy:
      "%1 was asked to change its stack during a transition or presentation, and ignored the call",
    .appearanceCallbackMisuse: "the app called an appearance callback of %1 directly",
    .loadViewWhileDeallocating: "something asked for the view of %1 during its deinit",
    .keyboardCannotPresent: "the app presented %1 from the keyboard's window",
    .pushNil: "the app pushed nil onto %1",
    .hierarchyInconsistency: "the view of %1 was added to the view of %2, but %1 itself to %3",
    .exceptionPresentActive: "the app presented %1, which %2 already presents or contains",
    .exceptionPresentOnItself: "the app presented %1 on itself",
    .exceptionPresentNil: "the app presented nil on %1",
    .exceptionPushTwice: "the app pushed %1, which is already in the stack",
    .exceptionCommonParent: "the app swapped %1 and %2, which don't have the same parent",
    .leakSuspected: "%1 is still alive",
    .exceptionPopoverUnanchored: "%2 presented %1 as a popover that points nowhere",
  ]

  /// For messages that name fewer.
  private static let shortSentences: [Diagnostic: String] = [
    .presentOnDetached:
      "%1 presented another controller although it is detached: not presented, not a child and not a window's "
      + "root",
    .exceptionPopoverUnanchored: "the app presented %1 as a popover that points nowhere",
  ]
}
