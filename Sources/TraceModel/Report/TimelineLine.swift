/// A transition as `timeline` prints it.
package struct TimelineLine {
  private let record: TransitionRecord

  /// A transition.
  package init(_ record: TransitionRecord) {
    self.record = record
  }

  /// The transition as a line of text.
  package func text(_ paint: Paint) -> String {
    let number = ShownText.rightAligned(String(record.firstLine), to: 6)
    let kind = ShownText.padded(record.kind.name, to: 9)
    let tail = remarks.joined(separator: ", ")
    let rules = record.findings.map(\.description).joined(separator: " ")
    let parts = [
      paint(number, .faint), paint(process, .faint), paint(kind, .strong), ShownText.escaped(who),
      tail.isEmpty ? "" : "(\(tail))",
      paint(rules, .error),
    ]
    return parts.filter { !$0.isEmpty }.joined(separator: "  ")
  }

  /// Writes the transition as a JSON object.
  package func write(to writer: inout JSONWriter) {
    writer.object { object in
      object.member("trace", record.trace)
      object.member("kind", record.kind.name)
      object.member("outcome", record.outcome.name)
      object.member("family", record.family?.name)
      object.member("style", record.style?.name)
      object.member("trigger", record.trigger?.name)
      object.member("from", record.from)
      object.member("to", record.to)
      object.member("firstLine", record.firstLine)
      object.member("lastLine", record.lastLine)
      object.key("duration")
      if let duration = record.duration { object.number(Self.seconds(duration)) } else { object.null() }
      object.member("inferred", record.isInferred)
      object.member("alternatives", record.alternatives.map(\.name))
      object.member("findings", record.findings.map(\.description))
    }
  }

  /// Whose it is, where several processes log.
  private var process: String {
    let suffix = "#\(record.process)"
    return record.trace.hasSuffix(suffix) ? suffix : ""
  }

  private var who: String {
    Self.arrow(name(record.from, record.fromInstance), name(record.to, record.toInstance))
  }

  /// The outgoing and the incoming controller: `A → B`.
  static func arrow(_ from: String?, _ to: String?) -> String {
    switch (from, to) {
    case (let from?, let to?): return "\(from) → \(to)"
    case (let from?, nil): return "\(from) →"
    case (nil, let to?): return "→ \(to)"
    case (nil, nil): return ""
    }
  }

  private func name(_ name: String?, _ instance: String?) -> String? {
    guard let name else { return nil }
    guard let instance else { return name }
    return name + (instance.hasPrefix("(") ? "" : "@") + instance
  }

  /// How it ended and what is known of it, in words.
  var remarks: [String] {
    var details = record.outcome == .completed ? [] : [record.outcome.name]
    if let style = record.style { details.append(style.name) }
    if let family = record.family { details.append(family.name) }
    if let trigger = record.trigger { details.append("by " + trigger.name) }
    if let duration = record.duration, record.firstLine != record.lastLine {
      details.append(Self.seconds(duration) + " s")
    }
    if let inference = record.inference { details.append(inference) }
    return details
  }

  /// Microseconds as seconds, without needless zeros: `0.35`.
  static func seconds(_ microseconds: Int64) -> String {
    let sign = microseconds < 0 ? "-" : ""
    let (whole, part) = microseconds.magnitude.quotientAndRemainder(dividingBy: 1_000_000)
    var digits = String(part + 1_000_000).dropFirst()
    while digits.last == "0" { digits.removeLast() }
    return digits.isEmpty ? "\(sign)\(whole)" : "\(sign)\(whole).\(digits)"
  }
}
