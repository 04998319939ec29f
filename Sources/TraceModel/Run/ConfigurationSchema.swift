/// The schema of the configuration, made of the table that reads it.
extension Schema {
  /// `.tracecheck.json`.
  static let config = Schema(
    "config", title: "The configuration of tracecheck (.tracecheck.json)",
    .closedObject(ConfigurationKeys.all.map(member)))

  private static func member(_ key: ConfigurationKey) -> SchemaMember {
    let standard = key.standard.isEmpty ? "" : " Default: \(key.standard)."
    return SchemaMember(key.name, shape(key.shape), key.summary + standard, isRequired: key.isRequired)
  }

  private static func shape(_ shape: ConfigurationShape) -> SchemaShape {
    switch shape {
    case .text, .rule, .report: .text
    case .requirement: .form("^(>= *)?[0-9]+(\\.[0-9]+){0,2}$")
    case .word(let list): words(list.words)
    case .boolean: .boolean
    case .count: .count(from: 0)
    case .release: .either([.text, .number])
    case .day: .form("^[0-9]{4}-[0-9]{2}-[0-9]{2}$")
    case .ruleLevel: .either([level, .list(of: .either([level, ruleOptions]))])
    case .list(let element): .list(of: self.shape(element))
    case .oneOrMore(let element): .either([self.shape(element), .list(of: self.shape(element))])
    case .object(let keys): .closedObject(keys.map(member))
    case .map(_, let value): .map(of: self.shape(value))
    }
  }

  private static let level = words(ConfigurationKeys.levels.words)
  private static let ruleOptions = SchemaShape.closedObject(ConfigurationKeys.ruleOptions.map(member))

  /// Words are read in any capitals and with a leading dot. The list is what an editor offers.
  private static func words(_ words: [String]) -> SchemaShape {
    let forms = words.map { word in
      word.map { $0.isLetter ? "[\($0.uppercased())\($0.lowercased())]" : String($0) }.joined()
    }
    return .either([.words(words), .form("^\\.?(" + forms.joined(separator: "|") + ")$")])
  }
}
