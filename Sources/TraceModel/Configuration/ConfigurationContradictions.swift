/// Finds facts in a configuration that can't all be so. Each value alone is right, so they are looked at when the texts are
/// merged.
struct ConfigurationContradictions {
  private let origins: ConfigurationOrigins
  private var found: [(position: TextPosition, problem: ConfigurationProblem)] = []

  /// Looks at merged values.
  init(_ origins: ConfigurationOrigins) {
    self.origins = origins
    let controllers = origins.values["controllers"]?.members ?? []
    for controller in controllers { check(controller) }
    checkPresenters(controllers)
    checkLabels(origins.values["labels"]?.members ?? [])
  }

  /// The contradictions, in the order of the texts.
  var problems: [ConfigurationProblem] {
    found.sorted {
      ($0.position.source, $0.position.line, $0.position.column)
        < ($1.position.source, $1.position.line, $1.position.column)
    }.map(\.problem)
  }

  // MARK: One controller

  private mutating func check(_ controller: JSONMember) {
    let style = controller.node["style"]?.text.flatMap(PresentationStyle.init(name:))
    if style == PresentationStyle.none {
      report(
        "a controller with the style `none` can't be presented; write the style that it is presented with",
        controller, "style")
    } else if let style, style != .custom {
      report(
        "the style `\(style.name)` decides that itself; remove `coversPresenter`, or make the style `custom`",
        controller, "coversPresenter")
    }
    for key in ["style", "presentedBy"] where controller.node[key] != nil {
      report(
        "contradicts `\(key)`, because a controller in a container isn't presented; "
          + "remove one of them, or give `\(key)` to the container",
        controller, "in")
      break
    }
  }

  private mutating func report(_ message: String, _ controller: JSONMember, _ key: String) {
    guard let node = controller.node[key] else { return }
    report(message, at: node.position, ["controllers", controller.key, key])
  }

  // MARK: Rings

  private mutating func checkPresenters(_ controllers: [JSONMember]) {
    let presenters = controllers.compactMap { member in member.node["presentedBy"].map { (member.key, $0) } }
    for ring in Self.rings(presenters) {
      report(
        Self.told(ring.names, "is presented by") + "; name the controller that presents the first of them",
        at: ring.position, ["controllers", ring.names[0], "presentedBy"])
    }
  }

  private mutating func checkLabels(_ labels: [JSONMember]) {
    for ring in Self.rings(labels.map { ($0.key, $0.node) }) where ring.names.count > 1 {
      report(
        Self.told(ring.names, "stands for") + "; write the controller's own name", at: ring.position,
        ["labels", ring.names[0]])
    }
  }

  private static func told(_ ring: [String], _ verb: String) -> String {
    "`\(ring[0])` \(verb) " + (ring[1...] + [ring[0]]).map { "`\($0)`" }.joined(separator: ", which \(verb) ")
  }

  /// The names that lead back to themselves, each ring once, with the position of what its first name leads to.
  private static func rings(
    _ links: [(name: String, node: JSONNode)]
  ) -> [(names: [String], position: TextPosition)] {
    let next = Dictionary(
      links.map { ($0.name, $0.node.text ?? "") }, uniquingKeysWith: { first, _ in first })
    var known: Set<String> = []
    return links.compactMap { link in
      if known.contains(link.name) { return nil }
      var names = [link.name]
      while let name = names.last.flatMap({ next[$0] }), !names.contains(name) { names.append(name) }
      guard next[names[names.count - 1]] == link.name else { return nil }
      known.formUnion(names)
      return (names, link.node.position)
    }
  }

  private mutating func report(_ message: String, at position: TextPosition, _ path: [String]) {
    let problem = ConfigurationProblem(
      location: origins.name(of: position), keyPath: path.joined(separator: "."), message: message)
    found.append((position, problem))
  }
}
