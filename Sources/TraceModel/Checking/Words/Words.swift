/// The words of findings: the names that a trace has met, and what is said with them.
struct Words: ~Copyable, Sendable {
  /// The names by their symbols; the first is that of nobody.
  private(set) var names: [String] = [""]

  /// Learns a name that was met for the first time, and returns its symbol.
  mutating func learn(_ name: String) -> Symbol {
    names.append(name)
    return Symbol(index: UInt32(truncatingIfNeeded: names.count - 1))
  }

  func text(of name: Symbol) -> String { names[Int(name.index)] }

  /// A name as a sentence has it: of a generic class of SwiftUI's, whose name logs print mangled, the class alone.
  func shownText(of name: Symbol) -> String {
    let (text, mangled) = (text(of: name), "_TtGC7SwiftUI")
    guard text.hasPrefix(mangled) else { return text }
    let rest = text.dropFirst(mangled.count)
    let digits = rest.prefix { $0.isNumber }
    return Int(digits).map { String(rest.dropFirst(digits.count).prefix($0)) } ?? text
  }

  /// The names of some, each with its address where another of them has the same name.
  func distinctTexts(of all: [Participant]) -> [String] {
    all.map { one in
      let hasNamesake = all.contains { $0.name == one.name && $0.instance != one.instance }
      let key = hasNamesake ? keyText(one.instance) : nil
      return [shownText(of: one.name), key].compactMap(\.self).joined(separator: " ")
    }
  }

  /// The key of an instance as reports print it.
  func keyText(_ key: InstanceKey) -> String? { key.text { names[Int($0.index)] } }

  /// A finding of a rule, with the rule's own words.
  func finding(
    _ rule: UInt16, _ line: Int, _ controller: String, _ instance: String?, _ message: String
  ) -> Finding {
    let info = RuleRegistry.rule(RuleID(number: rule))
    return Finding(
      rule: RuleID(number: rule), severity: info?.level ?? .error, line: line, controller: controller,
      instance: instance, message: message, source: info?.source ?? "", help: info?.help ?? "")
  }

  /// A finding about somebody.
  func finding(_ rule: UInt16, _ line: Int, _ who: Participant, _ message: String) -> Finding {
    finding(rule, line, text(of: who.name), keyText(who.instance), message)
  }

  /// The last callbacks of an instance, in the order of the log.
  func history(of instance: Instance) -> [Evidence] {
    let name = text(of: instance.name)
    var lines: [Evidence] = []
    if instance.loadLine > 0 {
      lines.append(Evidence(line: instance.loadLine, controller: name, event: "viewDidLoad"))
    }
    for callback in AppearanceCallback.allCases where instance.line(callback) > 0 {
      lines.append(Evidence(line: instance.line(callback), controller: name, event: callback.name))
    }
    return lines.sorted { $0.line < $1.line }
  }
}
