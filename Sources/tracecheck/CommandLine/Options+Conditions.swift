import TraceModel

extension Options {
  /// The flags that decide what a run finds and shows, as they have to be written to make it again. Where names are not
  /// to be told, only those that hold none.
  var conditions: [String] {
    let file: [String] =
      switch configuration {
      case .discovered: []
      case .file(let path): ["--config", path]
      case .none: ["--no-config"]
      }
    let times = [("--from", from), ("--to", to)].flatMap { flag, time in time.map { [flag, $0.text] } ?? [] }
    let chosen = processes.flatMap { ["--pid", "\($0)"] } + times + rules.flatMap { ["--rule", $0] }
    return file + (redacts ? [] : named) + chosen + known + gated + compared + extent
  }

  private var named: [String] {
    definitions.flatMap { ["-D", $0.text] } + controllers.flatMap { ["--controller", $0] }
      + renames.flatMap { ["--map", "\($0.old)=\($0.new)"] }
  }

  /// What the verdict depends on.
  private var gated: [String] {
    let level = failsOnChange ? "change" : failOn?.rawValue
    return (level.map { ["--fail-on", $0] } ?? [])
      + (maxWarnings.map { ["--max-warnings", "\($0)"] } ?? [])
      + (minEvents.map { ["--min-events", "\($0)"] } ?? [])
      + (strictBaseline ? ["--strict-baseline"] : [])
  }

  private var compared: [String] {
    (comparesTiming ? ["--timing"] : []) + (golden.map { ["--golden", $0] } ?? [])
  }

  private var extent: [String] {
    (redacts ? ["--redact"] : []) + (isHTMLFull ? ["--html-full"] : [])
  }

  private var known: [String] {
    switch baseline {
    case .configured: []
    case .file(let path): ["--baseline", path]
    case .none: ["--no-baseline"]
    }
  }
}
