/// A service that builds and tests for a team, told by its variables.
enum BuildService: Sendable {
  case gitHub
  case gitLab

  /// The variables that tell a service, and where it wants things.
  static let variables =
    ["CI", "GITHUB_ACTIONS", "GITHUB_STEP_SUMMARY", "GITLAB_CI", xcode] + roots + otherServices

  /// The variables that hold the root of the working copy.
  static let roots = ["GITHUB_WORKSPACE", "CI_PROJECT_DIR"]

  /// The variable that Xcode sets for its build phases.
  static let xcode = "XCODE_VERSION_ACTUAL"

  /// The variables of services that set no `CI`: Jenkins, Azure Pipelines, TeamCity.
  private static let otherServices = ["JENKINS_URL", "TF_BUILD", "TEAMCITY_VERSION"]

  /// The service that runs the program; `nil` at a desk, and for services that have no report of their own.
  init?(_ environment: [String: String]) {
    if environment["GITHUB_ACTIONS"] == "true" {
      self = .gitHub
    } else if environment["GITLAB_CI"] == "true" {
      self = .gitLab
    } else {
      return nil
    }
  }

  /// Whether nobody sits before the screen.
  static func isAutomatic(_ environment: [String: String]) -> Bool {
    if BuildService(environment) != nil { return true }
    if otherServices.contains(where: { environment[$0]?.isEmpty == false }) { return true }
    guard let value = environment["CI"] else { return false }
    return !value.isEmpty && value != "false" && value != "0"
  }
}
