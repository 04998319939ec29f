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

  /// Tells of processes that did not log.
  static func tell(_ filter: RunFilter, processes: Set<Int32>, _ options: Options, _ console: Console) {
    guard !options.isQuiet, !processes.isEmpty else { return }
    let known = processes.filter { $0 > 0 }.sorted()
    let list = known.prefix(longestList).map(String.init).joined(separator: ", ")
    let rest = known.count > longestList ? " …" : ""
    let hint = known.isEmpty ? "the log gives no process numbers" : "the log has \(list)\(rest)"
    for process in filter.processes.subtracting(processes).sorted() {
      console.complain("no process has the number \(process); \(hint)")
    }
  }

  /// How many processes are named.
  private static let longestList = 10
}
