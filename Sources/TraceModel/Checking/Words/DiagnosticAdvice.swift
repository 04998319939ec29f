extension DiagnosticFact {
  /// What to do in this situation, where the log shows more of it than the message says; else `nil`.
  func advice(_ words: borrowing Words) -> String? {
    if isOfSwiftUI(words) { return Self.adviceForSwiftUI }
    guard let whereabouts = whereabouts.first else { return nil }
    let name = words.text(of: whereabouts.who)
    return switch diagnostic {
    case .presentNotInHierarchy: whereabouts.kind.adviceToPresenter(name, words)
    case .presentOnDetached where whereabouts.kind.isGone: whereabouts.kind.adviceToPresenter(name, words)
    case .presentAlreadyPresenting: whereabouts.kind.adviceBelow(name)
    case .presentInProgress where whereabouts.kind == .appearing:
      "Wait for the completion of the call that presents \(name), and then present from \(name): its presenter "
        + "can't present two. If only one of the two should be shown, decide before you present."
    case .dismissInProgress where whereabouts.kind == .appearing,
      .dismissWhileTransitioning where whereabouts.kind == .appearing:
      "Dismiss in the completion of the call that presents \(name), and look for two objects that both close the "
        + "same screen."
    default: nil
    }
  }

  /// Whether SwiftUI presents, and not the app.
  private func isOfSwiftUI(_ words: borrowing Words) -> Bool {
    diagnostic == .presentAlreadyPresenting
      && words.shownText(of: who.name).hasPrefix("PresentationHostingController")
  }

  private static var adviceForSwiftUI: String {
    "SwiftUI asked for this sheet or cover while another one or an alert was up. Set the state that shows it "
      + "after the other's isPresented has become false, or drive both from one enum."
  }
}

extension Whereabouts {
  /// What to do where the search of a presenter is active.
  static func adviceToSearch(_ name: String) -> String {
    "While the search is active, present from the \(name), or set its isActive to false first."
  }

  /// What to do where what the presenter presents is just going.
  fileprivate static func adviceAfterDismissal(of name: String) -> String {
    "Present in the completion of the call that dismisses \(name)."
  }
}

extension Whereabouts.Kind {
  /// Whether the presenter itself has left the screen, or is leaving it.
  fileprivate var isGone: Bool {
    switch self {
    case .disappearing, .disappeared, .removed: true
    case .loaded, .appearing, .below, .leaving, .up, .presented, .searching, .swipeBlocked: false
    }
  }

  /// What to do where the presenter itself wasn't in the window.
  fileprivate func adviceToPresenter(_ name: String, _ words: borrowing Words) -> String? {
    switch self {
    case .loaded, .appearing:
      "Present from the first viewDidAppear of \(name), not from viewDidLoad or viewWillAppear. Guard it with a "
        + "flag, because viewDidAppear comes again whenever the screen comes back."
    case .disappearing, .disappeared, .removed:
      "Present from the controller that is on screen. If \(name) was popped or dismissed, cancel then what it "
        + "still waits for, such as a request or a timer: while isMovingFromParent or isBeingDismissed is true, "
        + "not each time it disappears. If its window was hidden, show the window first."
    case .leaving: Whereabouts.adviceAfterDismissal(of: name)
    case .below(let cover): "Present from \(words.text(of: cover)), which is above \(name)."
    case .presented: "Present from \(name), which is above the presenter."
    case .up, .searching, .swipeBlocked: nil
    }
  }

  /// What to do where the presenter presents another.
  fileprivate func adviceBelow(_ name: String) -> String? {
    switch self {
    case .swipeBlocked:
      "Present the question from the sheet, \(name): the delegate's method gets it as "
        + "presentationController.presentedViewController. Don't dismiss first: the user hasn't decided yet."
    case .searching: Whereabouts.adviceToSearch(name)
    case .leaving: Whereabouts.adviceAfterDismissal(of: name)
    case .loaded, .appearing, .disappearing, .disappeared, .removed, .below, .up, .presented: nil
    }
  }
}
