/// A name of a log and the controller that it most likely stands for.
package struct LabelProposal: Sendable, Equatable {
  /// The name, as the log has it.
  package var label: String
  /// The controller.
  package var controller: String
}
