/// How much of itself an app prints: levels of logging as people have them.
struct LoggingLevel: Sendable {
  /// What a line may tell.
  enum Content: Sendable {
    case call, release, delegate, mark
  }

  var title: String
  /// What its log lacks altogether.
  var lacks: Set<Content> = []
  var hasAddresses = true
  /// Whether two controllers of one class may live at once.
  var hasNamesakes = true
  /// Whether the configuration says how each class is presented.
  var isConfigured = false
  /// How many faults of a hundred are found for certain, at the least.
  var leastFound: Int

  static let all = [
    LoggingLevel(title: "everything, with addresses", leastFound: 80),
    LoggingLevel(title: "no deinit", lacks: [.release], leastFound: 80),
    LoggingLevel(title: "no delegates", lacks: [.delegate], leastFound: 80),
    LoggingLevel(title: "callbacks and delegates alone", lacks: [.mark], leastFound: 50),
    LoggingLevel(title: "no addresses", hasAddresses: false, hasNamesakes: false, leastFound: 50),
    LoggingLevel(
      title: "no addresses, no deinit", lacks: [.release], hasAddresses: false, hasNamesakes: false,
      leastFound: 50),
    LoggingLevel(title: "no addresses, namesakes", hasAddresses: false, leastFound: 15),
    LoggingLevel(
      title: "no addresses, a configuration instead of marks", lacks: [.mark], hasAddresses: false,
      hasNamesakes: false,
      isConfigured: true, leastFound: 30),
  ]

  /// The class whose screens are presented in one style.
  static func modalClass(_ style: String) -> String {
    // `*Page*` is in a page controller, as the configuration of all levels has it.
    let name = style == "pageSheet" ? "cardSheet" : style
    return name.prefix(1).uppercased() + name.dropFirst() + "Modal"
  }

  /// Whether a log at this level can tell a fault that needs so much.
  func tells(_ needs: Set<PlantedFault.Need>) -> Bool {
    needs.allSatisfy { need in
      switch need {
      case .address: hasAddresses
      case .release: !lacks.contains(.release)
      case .mark: !lacks.contains(.mark)
      case .style: !lacks.contains(.mark) || isConfigured
      }
    }
  }

  /// Whether two controllers may live that nothing tells apart.
  var isAmbiguous: Bool { hasNamesakes && !hasAddresses }

  /// What the configuration says.
  var configuration: String {
    let modals = LegalApp.Modal.styles.map { style in
      #""\#(Self.modalClass(style))*": {"style": "\#(style)", "modalInPresentation": false}"#
    }
    let controllers = LegalApp.ownOrders + (isConfigured ? modals : [])
    return "{\"controllers\": {" + controllers.joined(separator: ", ") + "}}"
  }

  /// A line as this level prints it; nothing where it does not.
  func printed(_ line: String) -> String? {
    guard !line.isEmpty, !lacks.contains(Self.content(of: line)) else { return nil }
    return hasAddresses ? line : Self.withoutAddresses(line)
  }

  private static func withoutAddresses(_ line: String) -> String {
    var parts = line.split(separator: "@")[...]
    let first = parts.removeFirst()
    return first + parts.map { $0.drop { $0.isHexDigit || $0 == "x" } }.joined()
  }

  private static func content(of line: String) -> Content {
    let words = line.split(separator: " ")
    let event = words.count > 1 ? words[1] : ""
    if event == "deinit" { return .release }
    if event.contains("Controller") { return event == "setViewControllers" ? .mark : .delegate }
    return event.hasPrefix("view") || event.hasPrefix("scene") || event == "init" ? .call : .mark
  }
}
