/// What a value of the configuration must look like.
package indirect enum ConfigurationShape: Sendable {
  case text
  /// One word of a list.
  case word(WordList)
  case boolean
  /// A whole number from 0 up.
  case count
  /// A release of iOS, as a text or a number.
  case release
  /// The versions of tracecheck that it was written for.
  case requirement
  case day
  /// An id, a name or the beginning of an id.
  case rule
  /// A level, or a list of a level and options.
  case ruleLevel
  /// A format, with or without a file.
  case report
  case list(of: ConfigurationShape)
  /// One value, or a list of them.
  case oneOrMore(ConfigurationShape)
  /// An object with these keys.
  case object([ConfigurationKey])
  /// An object with keys of the user's own.
  case map(keys: KeyKind, of: ConfigurationShape)

  /// What the keys of a map are.
  package enum KeyKind: Sendable {
    case names
    case rules
  }

  /// The words that a value may be.
  package struct WordList: Sendable {
    /// What they are: "style".
    package var noun: String
    /// The words.
    package var words: [String]

    /// One of them, as a message names it.
    var one: String { ("aeiou".contains(noun.prefix(1)) ? "an " : "a ") + noun }

    /// The word that a text stands for, in any capitals and with or without a leading dot.
    package func word(for text: String) -> String? {
      let folded = text.hasPrefix(".") ? text.dropFirst().description.asciiLowercased : text.asciiLowercased
      return words.first { $0.asciiLowercased == folded }
    }
  }

  /// What should be there, as a message names it.
  package var expectation: String {
    switch self {
    case .text: "a string"
    case .word(let vocabulary): vocabulary.one
    case .boolean: "true or false"
    case .count: "a whole number, 0 or more"
    case .release: "a release of iOS, such as \"17.4\""
    case .requirement: "a version, such as \">=1.0\""
    case .day: "a day, such as \"2026-03-01\""
    case .rule: "a rule"
    case .ruleLevel: "a level (off, info, warning, error)"
    case .report: "a report, such as \"json=build/report.json\""
    case .list(let element): element.listExpectation
    case .oneOrMore(let element): "\(element.expectation) or a list"
    case .object, .map: "an object"
    }
  }

  /// What should be there where a list of these is meant.
  private var listExpectation: String {
    switch self {
    case .object: "a list of objects"
    case .report: "a list of reports, such as [\"json=build/report.json\"]"
    case .word(let vocabulary): "a list, such as [\"\(vocabulary.words.first ?? "")\"]"
    default: "a list of strings"
    }
  }
}

/// A key of the configuration.
package struct ConfigurationKey: Sendable {
  /// The key.
  package var name: String
  /// What its value must look like.
  package var shape: ConfigurationShape
  /// One line of help.
  package var summary: String
  /// The default if the key is absent, in words; empty if there is none.
  package var standard: String
  /// Whether its object means nothing without it.
  package var isRequired: Bool

  /// A key with its words.
  package init(
    _ name: String, _ shape: ConfigurationShape, _ summary: String, standard: String = "",
    isRequired: Bool = false
  ) {
    self.name = name
    self.shape = shape
    self.summary = summary
    self.standard = standard
    self.isRequired = isRequired
  }
}
