/// What the configuration says of the app whose log is read: what no log can tell.
package struct AppDescription: Sendable {
  /// The release of iOS; `nil` stands for the one that the recorder wrote, else the newest.
  package var os: OSVersion?
  /// Phone or pad.
  package var device = Device.phone
  /// Whether the screen is compact in height (a phone in landscape).
  package var compactHeight = false
  /// What is known of controllers, by the globs of their names, the narrowest first: the first that a name fits counts.
  package var controllers: [ControllerDescription] = []
  /// What the app promises of its own screens.
  package var rules: [AppRule] = []

  /// Nothing said: the newest iOS, a phone, no compact height.
  package init() {}
}

/// What an app runs on, as far as presentations differ.
package enum Device: String, CaseIterable, Sendable {
  case phone, pad
}

/// What the configuration says of the controllers whose names fit a glob.
package struct ControllerDescription: Sendable {
  /// The glob: `*` for any text, `?` for one character, all else as it is, in any capitals.
  package var pattern: String
  /// Its presentation style.
  package var style: PresentationStyle?
  /// Who presents it.
  package var presentedBy: String?
  /// The value of its `isModalInPresentation`.
  package var modalInPresentation: Bool?
  /// Whether it comes and goes with a zoom transition.
  package var zooms = false
  /// Whether its custom presentation removes the presenter's view.
  package var coversPresenter: Bool?
  /// The container that it lives in.
  package var container: ContainerKind?
  /// The events that its class logs, seen or not.
  package var logs: [EventKind] = []

  /// Nothing said of the controllers of a pattern.
  package init(pattern: String) {
    self.pattern = pattern
  }
}

extension [ControllerDescription] {
  /// The same, the narrowest glob first; of those that are as narrow as each other in the order of the text.
  var narrowestFirst: [ControllerDescription] {
    enumerated().sorted { first, second in
      (Glob.narrowness(of: second.element.pattern), first.offset)
        < (Glob.narrowness(of: first.element.pattern), second.offset)
    }.map(\.element)
  }
}

/// A container, as `in` of the configuration names it.
package enum ContainerKind: String, CaseIterable, Sendable {
  case navigation, tab, page
  case pageCurl = "page-curl"
  case child, split
}
