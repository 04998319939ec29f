/// A call of SwiftUI's as `timeline` prints it, between the transitions.
package struct TimelineAside {
  /// The line, counted from 1.
  package let line: Int
  private let kind: Aside.Kind
  private let view: String?
  private let host: String?
  private let trace: String

  /// A call in a trace.
  ///
  /// - Parameters:
  ///   - trace: the label of the trace.
  ///   - names: the names of the log; a symbol is the index of its name, counted from 1.
  package init(_ aside: Aside, trace: String, names: [String]) {
    func name(_ symbol: Symbol) -> String? { symbol.isSome ? names[Int(symbol.index) - 1] : nil }
    line = aside.line
    kind = aside.kind
    view = name(aside.subject.name)
    host = name(aside.host)
    self.trace = trace
  }

  /// The call as a line of text.
  package func text(_ paint: Paint) -> String {
    let number = ShownText.rightAligned(String(line), to: 6)
    let words = [view, kind.rawValue, host.map { "in " + $0 }].compactMap(\.self).joined(separator: " ")
    return paint(number + "  SwiftUI    " + ShownText.escaped(words), .faint)
  }

  /// Writes the call as a JSON object with the keys that a transition has.
  package func write(to writer: inout JSONWriter) {
    writer.object { object in
      object.member("trace", trace)
      object.member("kind", "swiftUI")
      for key in ["outcome", "family", "style", "trigger", "from"] { object.member(key, nil as String?) }
      object.member("to", view)
      object.member("firstLine", line)
      object.member("lastLine", line)
      object.member("duration", nil as String?)
      object.member("inferred", false)
      object.member("findings", [String]())
      object.member("event", kind.rawValue)
      object.member("host", host)
    }
  }
}
