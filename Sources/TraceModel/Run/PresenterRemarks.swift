/// What is to be said of the presenters that the configuration names: that one seems to be misspelt. A presenter may log
/// nothing, so that no log contains its name is said only where one contains a similar name.
struct PresenterRemarks {
  private let origins: ConfigurationOrigins
  private let presented: [(pattern: String, presenter: JSONNode)]
  /// The names that were met in any log.
  private var names: Set<String> = []

  init(_ configuration: Configuration) {
    origins = configuration.origins
    presented = (origins.values["controllers"]?.members ?? []).compactMap { member in
      member.node["presentedBy"].map { (member.key, $0) }
    }
  }

  /// Learns whom a log names.
  mutating func meet(_ names: [String]) {
    if !presented.isEmpty { self.names.formUnion(names) }
  }

  /// The remarks, in the order of the configuration.
  var remarks: [Finding] {
    let met = Set(names.map(\.asciiLowercased))
    return presented.compactMap { pattern, node in
      guard let presenter = node.text, !met.contains(presenter.asciiLowercased),
        names.contains(where: { Glob.matches(pattern, $0) })
      else { return nil }
      let suggestion = Suggestion.didYouMean(presenter, among: names.sorted())
      if suggestion.isEmpty { return nil }
      return origins.remark(
        .configuredPresenterUnknown, at: node.position,
        "`\(pattern)` is presented by `\(presenter)`, but no controller of that name occurs in the logs"
          + suggestion)
    }
  }
}
