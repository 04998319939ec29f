/// Flags that other tools of this kind have, and what says the same here.
enum ForeignFlags {
  private static let equals = [
    "json": "--report json", "output": "--report FORMAT=FILE", "o": "--report FORMAT=FILE",
    "reporter": "--report FORMAT", "strict": "--fail-on warning", "exit-zero": "--fail-on never",
    "lenient": "--fail-on never", "select": "--rule RULE", "only": "--rule RULE",
    "ignore": "-D rules.RULE=off", "disable": "-D rules.RULE=off", "silent": "-q", "s": "-q",
    "no-color": "--color never", "write-baseline": "tracecheck baseline write LOG",
  ]

  /// What is to be written instead of a flag, as the end of a message; `nil` where nothing says the same.
  static func hint(for name: String) -> String? { equals[name].map { "; in tracecheck it is `\($0)`" } }
}
