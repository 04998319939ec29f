/// An event with the texts of its names: what `events` prints.
package struct EventLine {
  private let event: Event
  private let details: EventDetails?
  private let names: SymbolTable

  /// An event of a log with these names.
  package init(_ event: Event, _ details: EventDetails? = nil, names: SymbolTable) {
    self.event = event
    self.details = details
    self.names = names
  }

  /// The event as a line of text, in the canonical notation.
  package var text: String {
    let number = ShownText.rightAligned(String(event.line), to: 6)
    let time = details?.timeText.map { ShownText.escaped($0) + "  " } ?? ""
    let process = event.process == 0 ? "" : "#\(event.process)  "
    let words =
      [subject, event.diagnostic?.rawValue ?? event.kind.name] + object + pairs.map { "\($0.0)=\($0.1)" }
    return "\(number)  \(time)\(process)"
      + ShownText.escaped(words.filter { !$0.isEmpty }.joined(separator: " "))
  }

  /// Writes the event as a JSON object.
  package func write(to writer: inout JSONWriter) {
    writer.object { object in
      object.member("line", event.line)
      object.member("event", event.diagnostic == nil ? event.kind.name : nil)
      object.member("controller", name(of: event.subject))
      object.member("instance", event.subject.instance.text(names))
      object.member("time", details?.timeText)
      object.member("diagnostic", event.diagnostic?.rawValue)
      if event.process != 0 { object.member("process", Int(event.process)) }
      if event.object.isSome {
        object.member("object", name(of: event.object))
        object.member("objectInstance", event.object.instance.text(names))
      }
      if let participants = details?.participants, !participants.isEmpty {
        object.member("participants", participants.map(text))
      }
      for (key, value) in pairs {
        if let flag = value == "true" ? true : value == "false" ? false : nil {
          object.member(key, flag)
        } else {
          object.member(key, value)
        }
      }
    }
  }

  private var subject: String {
    event.subject.isSome ? "[\(text(event.subject))]" : ""
  }

  private var object: [String] {
    let participants = details?.participants ?? []
    if !participants.isEmpty { return [participants.map(text).joined(separator: ",")] }
    return event.object.isSome ? [text(event.object)] : []
  }

  /// The keys of the notation that the event has, in a fixed order.
  private var pairs: [(String, String)] {
    var pairs: [(String, String)] = []
    if let presenter = details?.presenter, presenter.isSome {
      pairs.append(("presentedBy", text(presenter)))
    }
    if let style = event.style { pairs.append(("style", style.name)) }
    if event.parentIsNil { pairs.append(("parent", "nil")) }
    if let parent = details?.parent, parent.isSome { pairs.append(("parent", text(parent))) }
    if let value = details?.valueText { pairs.append(("result", value)) }
    for key in EventFlags.Key.allCases {
      if let flag = event.flags[key] { pairs.append((key.name, key.text(flag))) }
    }
    return pairs
  }

  private func name(of participant: Participant) -> String? {
    participant.name.isSome ? names.name(of: participant.name) : nil
  }

  private func text(_ participant: Participant) -> String {
    guard let instance = participant.instance.text(names) else { return names.name(of: participant.name) }
    let sign = instance.hasPrefix("(") ? "" : "@"
    return names.name(of: participant.name) + sign + instance
  }
}
