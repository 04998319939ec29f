extension Diagnostic {
  /// What a message says, with the names in it; `nil` where one is missing, or none is told.
  func sentence(naming names: [String]) -> String? {
    guard let sentence = Self.sentences[self] else { return nil }
    var (text, isMark) = ("", false)
    for character in sentence {
      if isMark {
        guard let name = Self.name(at: character, of: names), !name.isEmpty else { return nil }
        text += name
      } else if character != "%" {
        text.append(character)
      }
      isMark = character == "%"
    }
    return text
  }

  private static func name(at mark: Character, of names: [String]) -> String? {
    switch mark {
    case "1": names.first
    case "2": names.dropFirst().first
    case "3": names.dropFirst(2).first
    default: names.count > 2 ? names.last : nil
    }
  }

  /// `%1` to `%3` are the first three whom a message names, `%n` is the last of at least three.
  private static let sentences: [Diagnostic: String] = [
    .unbalancedAppearance: "appearance transitions of %1 began and ended unevenly",
    .presentNotInHierarchy: "%1 was not presented, since the view of %2 is not in the window",
    .presentAlreadyPresenting: "%1 was not presented, since %2 already presents %n",
    .presentInProgress: "%1 was not presented on %2, since another presentation is still running",
    .presentOnDetached: "%2 presents %1, and was added to no other controller",
    .navigationBusy: "%1 was asked to change its stack during a transition, and did not",
    .appearanceCallbackMisuse: "the app called an appearance callback of %1 directly",
    .loadViewWhileDeallocating: "the view of %1 is asked for during its deinit",
    .keyboardCannotPresent: "%1 was to be presented in the window of the keyboard",
    .pushNil: "the app pushed nil onto %1",
    .hierarchyInconsistency: "the view of %1 was added to that of %2, and %1 itself to %3",
    .exceptionPresentActive: "the app presented %1, which %2 presents or contains already",
    .exceptionPresentOnItself: "the app presented %1 on itself",
    .exceptionPresentNil: "the app presented nil on %1",
    .exceptionPushTwice: "the app pushed %1, which is in the stack already",
    .exceptionCommonParent: "the app swapped %1 and %2, which do not have the same parent",
    .leakSuspected: "a leak detector of the app reports that %1 is still alive",
  ]
}
