/// What was where at a flagged line.
package struct Standing: Sendable {
  /// A controller and its state.
  package struct Place: Sendable {
    /// The lane of the controller.
    package var lane: Lane
    /// Its state after the line.
    package var state: AppearanceState
    /// Who had shown it by then, and who had shown that one, as far as the log tells: the outermost first.
    package var owners: [String] = []
  }

  /// The controllers on screen or on their way, in the order of their first events.
  package var onScreen: [Place] = []
  /// How many more were on screen than are listed.
  package var notListed = 0
  /// How many others were logged and are not on screen.
  package var hidden = 0
}
