import TraceModel

extension Flags {
  static let reduction: [Flag] = [
    Flag(
      "finding", value: .free("FINGERPRINT"), group: .reduction,
      help: "keep the finding with this fingerprint (see check --report json)"
    ) { options, text throws(UsageError) in
      let digits = text.prefix { $0 != ":" }.description.asciiLowercased
      guard digits.utf8.count == 16, digits.allSatisfy(\.isHexDigit) else {
        throw UsageError(
          message: "--finding: `\(ShownText.escaped(text))` isn't a fingerprint, which has 16 digits")
      }
      options.fingerprint = digits
    },
    Flag(
      "fixture", value: Flag.Value(name: "DIR", kind: .file), group: .reduction,
      help: "write input.log, expected.json, README and, if needed, config.json5 to DIR"
    ) { options, text throws(UsageError) in
      options.fixture = text
    },
  ]

  static let proposals: [Flag] = [
    Flag(
      "against", value: Flag.Value(name: "LOG", kind: .file), group: .proposals,
      help: "put the rules that the log of this failed run breaks at the top; repeatable"
    ) { options, text throws(UsageError) in
      options.against.append(text)
    },
    Flag(
      "all", group: .proposals, help: "print every rule that holds (default: only the strongest)"
    ) { options, _ throws(UsageError) in
      options.proposesAll = true
    },
  ]
}
