/// When colours are used.
enum ColourChoice: String, CaseIterable, Sendable {
  case auto, always, never

  /// The variables by which somebody asks for colours where there is no terminal, as build services do.
  static let forces = ["CLICOLOR_FORCE", "FORCE_COLOR"]

  /// Whether a stream is coloured: the flag decides, then NO_COLOR, CLICOLOR_FORCE or FORCE_COLOR,
  /// TERM and the terminal.
  ///
  /// - Parameters:
  ///   - isTerminal: whether the stream is a terminal.
  ///   - environment: the variables that were set.
  func colours(isTerminal: Bool, environment: [String: String]) -> Bool {
    switch self {
    case .always: return true
    case .never: return false
    case .auto: break
    }
    if environment["NO_COLOR"].map({ !$0.isEmpty }) == true { return false }
    for name in Self.forces {
      if let force = environment[name], !force.isEmpty, force != "0" { return true }
    }
    return isTerminal && environment["TERM"] != "dumb"
  }
}
