import TraceModel

/// What is said of a filter that nothing fits.
enum FilterTrouble {
  /// That no controller has a name, with the nearest that one has.
  static func message(ofController glob: String, names: [String]) -> String {
    let hint = Suggestion.didYouMean(glob, among: Set(names).sorted())
    return ShownText.escaped("no controller is called `\(glob)`" + hint)
  }
}
