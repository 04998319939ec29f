/// When colours are used.
enum ColourChoice: String, CaseIterable, Sendable {
  case auto, always, never

  /// Whether a stream is coloured: the flag decides, then NO_COLOR, CLICOLOR_FORCE, TERM and the terminal.
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
    if let force = environment["CLICOLOR_FORCE"], !force.isEmpty, force != "0" { return true }
    return isTerminal && environment["TERM"] != "dumb"
  }
}
