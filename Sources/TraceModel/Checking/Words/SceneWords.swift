extension SceneFact: Fact {
  var claim: Claim { .proven }

  func told(in words: borrowing Words) -> Finding {
    let name = who.name.isSome ? words.text(of: who.name) : "the scene"
    let message =
      isRepeated
      ? "`\(event.name)` of \(name) came again although \(whose) was already \(state.words)"
      : "`\(event.name)` of \(name) came while \(whose) was \(state.words)"
    var finding = words.finding(110, line, name, words.keyText(who.instance), message)
    finding.evidence = [
      Evidence(line: sinceLine, controller: name, event: "", label: "\(state.words) from here on"),
      Evidence(line: line, controller: name, event: event.name, label: "UIKit doesn't call this here"),
    ]
    finding.expected = [
      "willConnect → (willEnterForeground → (didBecomeActive → willResignActive)… → didEnterBackground)… → "
        + "didDisconnect"
    ]
    if !isSure { finding.doubt(.otherScene) }
    if isBehindExcerpt { finding.doubt(.otherExcerpt) }
    if isRepeated { finding.doubt(.sceneToldTwice) }
    return finding
  }

  /// Whose life it is.
  private var whose: String { event.name.hasPrefix("scene") ? "the scene" : "the app" }
}
