/// A call of SwiftUI's with the text of its view: what `events` prints of it.
package struct AsideLine {
  private let aside: Aside
  private let name: String?
  private let host: String?

  /// A call in a log with these names.
  package init(_ aside: Aside, names: SymbolTable) {
    self.aside = aside
    name = aside.subject.name.isSome ? names.name(of: aside.subject.name) : nil
    host = aside.host.isSome ? names.name(of: aside.host) : nil
  }

  /// The call as a line of text, in the canonical notation.
  package var text: String {
    let process = aside.process == 0 ? "" : "#\(aside.process)  "
    let words = [name.map { "[\($0)]" }, aside.kind.rawValue, host.map { "host=\($0)" }].compactMap(\.self)
      .joined(separator: " ")
    return ShownText.rightAligned(String(aside.line), to: 6) + "  " + process + ShownText.escaped(words)
  }

  /// Writes the call as a JSON object.
  package func write(to writer: inout JSONWriter) {
    writer.object { object in
      object.member("line", aside.line)
      object.member("event", aside.kind.rawValue)
      object.member("controller", name)
      object.member("instance", nil as String?)
      object.member("time", nil as String?)
      object.member("diagnostic", nil as String?)
      if aside.process != 0 { object.member("process", Int(aside.process)) }
      if let host { object.member("host", host) }
      object.member("judged", false)
    }
  }
}
