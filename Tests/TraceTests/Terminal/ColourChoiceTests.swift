import Testing

@testable import tracecheck

@Suite struct ColourChoiceTests {
  /// A choice, whether the stream is a terminal, the environment, and whether there are colours.
  static let cases: [(ColourChoice, Bool, [String: String], Bool)] = [
    (.auto, true, [:], true), (.auto, false, [:], false), (.auto, true, ["NO_COLOR": "1"], false),
    (.auto, true, ["NO_COLOR": ""], true), (.auto, false, ["CLICOLOR_FORCE": "1"], true),
    (.auto, false, ["CLICOLOR_FORCE": "0"], false), (.auto, false, ["FORCE_COLOR": "1"], true),
    (.auto, false, ["NO_COLOR": "1", "FORCE_COLOR": "1"], false),
    (.auto, false, ["NO_COLOR": "1", "CLICOLOR_FORCE": "1"], false),
    (.auto, true, ["TERM": "dumb"], false), (.auto, true, ["TERM": "dumb", "CLICOLOR_FORCE": "1"], true),
    (.always, false, ["NO_COLOR": "1"], true), (.never, true, ["CLICOLOR_FORCE": "1"], false),
  ]

  @Test(arguments: cases) func `the flag decides, then the environment, then the terminal`(
    choice: ColourChoice, isTerminal: Bool, environment: [String: String], expected: Bool
  ) {
    #expect(choice.colours(isTerminal: isTerminal, environment: environment) == expected)
  }
}
