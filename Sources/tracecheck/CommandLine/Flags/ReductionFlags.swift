import TraceModel

extension Flags {
  static let reduction: [Flag] = [
    Flag(
      "finding", value: .free("FINGERPRINT"), group: .reduction,
      help: "the finding that the smaller log still gives, by its fingerprint (check --report json tells it)"
    ) { options, text throws(UsageError) in
      let digits = text.prefix { $0 != ":" }.description.asciiLowercased
      guard digits.utf8.count == 16, digits.allSatisfy(\.isHexDigit) else {
        throw UsageError(
          message: "--finding: `\(ShownText.escaped(text))` is no fingerprint, which has 16 digits")
      }
      options.fingerprint = digits
    },
    Flag(
      "fixture", value: Flag.Value(name: "DIR", kind: .file), group: .reduction,
      help: "write a folder that can be kept or sent: input.log, config.json5, expected.json, README"
    ) { options, text throws(UsageError) in
      options.fixture = text
    },
  ]

  static let proposals: [Flag] = [
    Flag(
      "against", value: Flag.Value(name: "LOG", kind: .file), group: .proposals,
      help: "a log that failed: the rules that it breaks come first; may be repeated"
    ) { options, text throws(UsageError) in
      options.against.append(text)
    },
    Flag(
      "all", group: .proposals, help: "print every rule that holds, and not the strongest alone"
    ) { options, _ throws(UsageError) in
      options.proposesAll = true
    },
  ]
}
