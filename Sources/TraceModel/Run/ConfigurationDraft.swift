/// Collects from a log what a configuration can say of its app, and writes it down.
package struct ConfigurationDraft {
  private var controllers: [String: DraftedController] = [:]
  /// The names in the order in which the log brings them.
  private var order: [String] = []

  /// How the app writes its log, as far as that had to be said.
  private let reading: Configuration
  /// What the app ran on, as far as that was said or is in the log.
  private let app: AppDescription

  /// Nothing seen yet.
  ///
  /// - Parameters:
  ///   - reading: the formats, words and labels without which the log can't be read.
  ///   - app: what the app ran on.
  package init(reading: Configuration, app: AppDescription) {
    self.reading = reading
    self.app = app
  }

  /// Learns from events.
  package mutating func note(_ events: ContiguousArray<Event>, names: SymbolTable) {
    for event in events where event.subject.name.isSome {
      let name = names.name(of: event.subject.name)
      if event.kind.isLifecycle || event.kind == .isModalInPresentation {
        change(name) { $0.note(event, names: names) }
      }
    }
  }

  /// Learns from transitions.
  package mutating func note(_ records: [TransitionRecord]) {
    for record in records {
      guard let name = record.to, record.kind.isArrival else { continue }
      change(name) { $0.note(record) }
    }
  }

  private mutating func change(_ name: String, _ edit: (inout DraftedController) -> Void) {
    if controllers[name] == nil { order.append(name) }
    edit(&controllers[name, default: DraftedController()])
  }

  /// Who presents all controllers of a name; nobody where that leads back to the name, since the first of them was
  /// presented by somebody else.
  private func presenter(of name: String) -> String? {
    let presenter = controllers[name]?.presenter
    var next = presenter
    for _ in order {
      guard let current = next, current != name else { break }
      next = controllers[current]?.presenter
    }
    return next == name ? nil : presenter
  }

  /// The configuration as a text.
  ///
  /// - Parameters:
  ///   - log: the log that it was made from.
  ///   - lowered: rules that the log breaks: they are set to `warning`, so that only new ones fail.
  package func text(log: String, lowered: [RuleID]) -> ContiguousArray<UInt8> {
    var writer = JSONWriter(.indented)
    writer.object { object in
      writeApp(to: &object)
      object.key("controllers")
      object.object { list in
        for name in order { write(name, to: &list) }
      }
      writeReading(to: &object)
      guard !lowered.isEmpty else { return }
      object.key("rules")
      object.object { list in
        for rule in lowered { list.member(rule.description, RuleSetting.Level.warning.rawValue) }
      }
    }
    writer.endLine()
    let head = "// Written by `tracecheck config init`; from \(ShownText.escaped(log)).\n"
    return ContiguousArray(head.utf8) + writer.bytes
  }

  private func writeApp(to object: inout JSONWriter) {
    if let os = app.os { object.member("os", "\(os.major).\(os.minor)") }
    if app.device != .phone { object.member("device", app.device.rawValue) }
    if app.compactHeight { object.member("compactHeight", true) }
  }

  private func writeReading(to object: inout JSONWriter) {
    if !reading.formats.isEmpty { object.member("formats", reading.formats.map(\.text)) }
    write("words", reading.words.map { ($0.text, $0.event.name) }, to: &object)
    write("labels", reading.labels.map { ($0.text, $0.controller) }, to: &object)
  }

  private func write(_ key: String, _ pairs: [(String, String)], to object: inout JSONWriter) {
    guard !pairs.isEmpty else { return }
    object.key(key)
    object.object { map in
      for (name, value) in pairs { map.member(name, value) }
    }
  }

  private func write(_ name: String, to list: inout JSONWriter) {
    guard let controller = controllers[name] else { return }
    list.key(name)
    list.object { object in
      if let style = controller.style { object.member("style", style.name) }
      if let presenter = presenter(of: name) { object.member("presentedBy", presenter) }
      if let isModal = controller.modalInPresentation { object.member("modalInPresentation", isModal) }
      if let container = controller.container { object.member("in", container.rawValue) }
      let logs = EventKind.allCases.filter { controller.logs & $0.bit != 0 }
      if !logs.isEmpty { object.member("logs", logs.map(\.name)) }
    }
  }
}

extension TransitionKind {
  /// Whether it brings a controller that was not there before.
  fileprivate var isArrival: Bool {
    switch self {
    case .present, .push, .setViewControllers, .select, .turn, .swap, .addChild, .launch, .setRoot: true
    case .dismiss, .pop, .popTo, .popToRoot, .removeChild, .background, .foreground, .kill: false
    }
  }
}
