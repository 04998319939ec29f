/// Two names of one controller: a class's own, and the one without its ending by which people call a screen.
extension LabelProposal {
  /// What ends the name of a type, and is left out where people speak of a screen.
  private static let endings = ["viewcontroller", "controller", "screen", "view", "vc"]

  /// The labels among the names of a log: of two names that mean the same, one alone calls back, and one alone is a type's.
  static func among(_ names: [(name: String, callsBack: Bool, isCoordinator: Bool)]) -> [LabelProposal] {
    var types: [String: [(name: String, callsBack: Bool)]] = [:]
    var labels: [String: Int] = [:]
    for one in names {
      let (stem, isType) = stem(one.name)
      if isType {
        types[stem, default: []].append((one.name, one.callsBack))
      } else {
        labels[stem, default: 0] += 1
      }
    }
    return names.compactMap { label in
      let (stem, isType) = stem(label.name)
      guard !isType, !label.isCoordinator, labels[stem] == 1, let named = types[stem], named.count == 1,
        label.callsBack != named[0].callsBack
      else { return nil }
      return LabelProposal(label: label.name, controller: named[0].name)
    }
  }

  /// What a name says without the ending of a type and the plural, and whether it had such an ending.
  private static func stem(_ name: String) -> (String, isType: Bool) {
    var stem = String(name.asciiLowercased.filter { $0.isLetter || $0.isNumber })
    let ending = endings.first { stem.hasSuffix($0) && stem.count > $0.count }
    if let ending { stem.removeLast(ending.count) }
    if stem.count > 3, stem.hasSuffix("s") { stem.removeLast() }
    return (stem, ending != nil)
  }
}
