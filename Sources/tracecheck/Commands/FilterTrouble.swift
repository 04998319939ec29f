import TraceModel

/// What is said of a filter that nothing fits.
enum FilterTrouble {
  /// That no controller has a name, with the nearest that one has.
  static func message(ofController glob: String, names: [String]) -> String {
    // A name in a log may be anything; a build service could take it for a command.
    let words = Set(names).filter { $0.allSatisfy { $0.isLetter || $0.isNumber || "_.".contains($0) } }
    return ShownText.escaped(
      "no controller is named `\(glob)`" + Suggestion.didYouMean(glob, among: words.sorted()))
  }

  /// Tells of names that no controller of the logs has, where that gives nothing away.
  static func tell(_ filter: RunFilter, names: [String], _ options: Options, _ console: Console) {
    guard !options.redacts, !options.isQuiet else { return }
    for glob in filter.controllers where !names.contains(where: { Glob.matches(glob, $0) }) {
      console.complain(message(ofController: glob, names: names))
    }
  }
}
