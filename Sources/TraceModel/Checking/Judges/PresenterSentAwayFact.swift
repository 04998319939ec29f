/// TC203: a presenter went while a sheet was over it that leaves it in place.
struct PresenterSentAwayFact: Equatable, Sendable {
  /// The presenter, as it was when it went.
  var presenter: Instance
  /// Where it had gone.
  @LineNumber var gone = 0
  var sheet: Instance
  var style: PresentationStyle
  /// Where it began to come back when the sheet had gone, or 0.
  @LineNumber var back = 0
  /// What speaks against the presentation.
  var presented: Doubts

  init(
    presenter: Instance, gone: Int, sheet: Instance, style: PresentationStyle, back: Int, doubts: Doubts
  ) {
    (self.presenter, self.sheet, self.style, presented) = (presenter, sheet, style, doubts)
    (self.gone, self.back) = (gone, back)
  }
}

extension PresenterSentAwayFact: Fact {
  var claim: Claim { .proven }

  /// The sheet may have filled the screen meanwhile; and in the place of one that didn't come back there may be somebody
  /// who logs nothing.
  var doubts: Doubts {
    let style = presented.union(Doubts(.styleMayHaveAdapted)).orNamesake(unless: presenter.key.isSome)
    return back > 0 ? style : style.union(Doubts(.othersMove))
  }

  func told(in words: borrowing Words) -> Finding {
    let (name, above) = (words.text(of: presenter.name), words.text(of: sheet.name))
    let line = presenter.line(.viewWillDisappear)
    var finding = words.finding(
      203, line, presenter.who,
      "\(name) got `viewWillDisappear` while \(above) was over it\(back > 0 ? ", and `viewWillAppear` when \(above) had gone" : "")"
        + "; the style \(style.name) leaves \(name) where it is")
    finding.transition = .present
    finding.help = Self.help
    finding.evidence = [
      Evidence(line: sheet.line(.viewDidAppear), controller: above, event: "viewDidAppear", label: "is up"),
      Evidence(
        line: line, controller: name, event: "viewWillDisappear", label: "UIKit doesn't call this here"),
      Evidence(line: gone, controller: name, event: "viewDidDisappear"),
    ]
    if back > 0 {
      finding.evidence.append(
        Evidence(line: back, controller: name, event: "viewWillAppear", label: "nor this"))
    }
    return finding
  }

  private static let help =
    "Look for beginAppearanceTransition and endAppearanceTransition in the completion of present and dismiss, and for "
    + "code that calls the callbacks directly. To pause and resume a screen under a sheet, give it methods of its own."
}
