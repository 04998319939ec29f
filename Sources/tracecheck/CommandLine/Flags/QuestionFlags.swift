import TraceModel

extension Flags {
  static let question: [Flag] = [
    Flag(
      "kind", value: .words("KIND", kinds), group: .question,
      help: "what happens, such as present or push (default: everything)"
    ) { options, text throws(UsageError) in
      let name = try named(text, among: kinds, flag: "kind")
      options.question.kind = TransitionKind.allCases.first { $0.name == name }
    },
    Flag(
      "style", value: .words("STYLE", styles), group: .question,
      help: "the modalPresentationStyle (default: every style)"
    ) { options, text throws(UsageError) in
      options.question.style = PresentationStyle(name: try named(text, among: styles, flag: "style"))
    },
    Flag(
      "trigger", value: .words("TRIGGER", triggers), group: .question,
      help: "what starts it (default: every trigger)"
    ) { options, text throws(UsageError) in
      let name = try named(text, among: triggers, flag: "trigger")
      options.question.trigger = TransitionTrigger.allCases.first { $0.name == name }
    },
    Flag(
      "outcome", value: .words("OUTCOME", outcomes), group: .question,
      help: "how it ends (default: every outcome)"
    ) { options, text throws(UsageError) in
      let name = try named(text, among: outcomes, flag: "outcome")
      options.question.outcome = TransitionOutcome.allCases.first { $0.name == name }
    },
    Flag(
      "modal-in-presentation", value: .words("BOOL", ["true", "false"]), group: .question,
      help: "the value of isModalInPresentation (default: both)"
    ) { options, text throws(UsageError) in
      let name = try named(text, among: ["true", "false"], flag: "modal-in-presentation")
      options.question.modal = name == "true"
    },
    Flag(
      "should-dismiss", value: .words("ANSWER", ShouldDismiss.allCases.map(\.rawValue)), group: .question,
      help: "what presentationControllerShouldDismiss returns; none if there is no delegate"
    ) { options, text throws(UsageError) in
      options.question.shouldDismiss = try Flag.word(text, of: ShouldDismiss.self, flag: "should-dismiss")
    },
    Flag(
      "os", value: .free("RELEASE"), group: .question,
      help: "the release of iOS, such as 12.4 (default: the newest)"
    ) { options, text throws(UsageError) in
      guard let release = OSVersion(text) else {
        throw UsageError(message: "--os: `\(ShownText.escaped(text))` isn't a release of iOS, such as 17.4")
      }
      options.question.app.os = release
    },
    Flag(
      "device", value: .words("DEVICE", Device.allCases.map(\.rawValue)), group: .question,
      help: "the kind of device (default: phone)"
    ) { options, text throws(UsageError) in
      options.question.app.device = try Flag.word(text, of: Device.self, flag: "device")
    },
    Flag(
      "compact-height", group: .question, help: "for a screen of compact height, such as a phone in landscape"
    ) {
      options, _ throws(UsageError) in
      options.question.app.compactHeight = true
    },
  ]

  private static let kinds = TransitionKind.allCases.map(\.name)
  private static let styles = PresentationStyle.allCases.map(\.name)
  private static let triggers = TransitionTrigger.allCases.map(\.name)
  private static let outcomes = TransitionOutcome.allCases.filter { $0 != .incomplete }.map(\.name)

  /// The one of a few words that a value is, in any capitals, or a message with the nearest right one.
  private static func named(_ text: String, among words: [String], flag: String) throws(UsageError) -> String
  {
    if let word = words.first(where: { $0.asciiLowercased == text.asciiLowercased }) { return word }
    let hint = Suggestion.didYouMean(text, among: words)
    let choices = hint.isEmpty ? "; it takes " + words.joined(separator: ", ") : hint
    throw UsageError(message: "--\(flag): unknown value `\(ShownText.escaped(text))`" + choices)
  }
}
