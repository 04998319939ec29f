/// All commands, in the order of the help; the first is used if none is named.
enum Commands {
  static let all: [Command] = [
    .check, .baseline, .timeline, .events, .order, .top, .diff, .merge, .stats, .schema, .rules, .explain,
    .reduce,
    .config, .recorder, .completions, .man, .help,
  ]
}
