/// Where a rule of the app was armed, kept or broken, as `timeline` prints it between the transitions.
package struct TimelineRule {
  /// The line, counted from 1.
  package let line: Int
  private let mark: AppRuleMark
  private let who: String?
  private let trace: String

  /// What happened to a rule in a trace.
  ///
  /// - Parameters:
  ///   - trace: the label of the trace.
  ///   - names: the names of the log; a symbol is the index of its name, counted from 1.
  package init(_ mark: AppRuleMark, trace: String, names: [String]) {
    line = mark.line
    who = mark.who.name.isSome ? names[Int(mark.who.name.index) - 1] : nil
    (self.mark, self.trace) = (mark, trace)
  }

  /// What happened as a line of text.
  package func text(_ paint: Paint) -> String {
    let number = ShownText.rightAligned(String(line), to: 6)
    let words = [mark.rule.description, who.map { "by " + $0 }].compactMap(\.self).joined(separator: " ")
    let kind = ShownText.padded(mark.kind.rawValue, to: 9)
    return paint(
      number + "  " + kind + "  " + ShownText.escaped(words), mark.kind == .broken ? .error : .faint)
  }

  /// Writes it as a JSON object with the keys that a transition has.
  package func write(to writer: inout JSONWriter) {
    writer.object { object in
      object.member("trace", trace)
      object.member("kind", "rule")
      for key in ["outcome", "family", "style", "trigger", "from"] { object.member(key, nil as String?) }
      object.member("to", who)
      object.member("firstLine", line)
      object.member("lastLine", line)
      object.member("duration", nil as String?)
      object.member("inferred", false)
      object.member("findings", mark.kind == .broken ? [mark.rule.description] : [])
      object.member("event", mark.kind.rawValue)
      object.member("rule", mark.rule.description)
    }
  }
}
