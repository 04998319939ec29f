/// The texts of findings: made only if there is something to report.
extension TraceChecker {
  // MARK: Transitions
}

extension ObservedApp {
  func text(of name: Symbol) -> String { words.text(of: name) }

  /// The key of an instance as reports print it.
  func keyText(_ key: InstanceKey) -> String? { words.keyText(key) }

  /// The name of the controller on a side, or what the side is called.
  func who(_ transition: RunningIndex, _ side: Side, _ spec: TransitionSpec) -> String {
    if let name = name(of: running[transition].seat(side)) { return text(of: name) }
    return "the \(side == .incoming ? spec.names.incoming : spec.names.outgoing) controller"
  }

  func key(of seat: Seat) -> String? { keyText(instanceKey(of: seat)) }

  func instanceKey(of seat: Seat) -> InstanceKey {
    guard let index = instances.index(of: seat.instance) else { return seat.who.instance }
    return instances[index].key
  }

  /// What a transition is, in words: that it was animated, or wasn't, only where the log says so.
  func title(_ transition: RunningIndex, _ spec: TransitionSpec) -> String {
    let title = running[transition].animated == nil ? spec.title : spec.fullTitle
    guard let style = running[transition].style, style != .none,
      spec.kind == .present || spec.kind == .dismiss
    else { return title }
    // `present as fullScreen, removing the presenter's view`
    let first = title.prefix { $0 != "," }
    let link = spec.kind == .present ? " as " : ", presented as "
    return first + link + style.name + title.dropFirst(first.count)
  }

  /// A slot's call and the controller that it's called on: `viewDidAppear of Login`.
  func phrase(_ transition: RunningIndex, _ slot: Slot, _ spec: TransitionSpec) -> String {
    let call = "`\(slot.text(spec.kind))`"
    guard let side = slot.side else { return call }
    return "\(call) of \(who(transition, side, spec))"
  }

  /// A finding of a rule, with the rule's own words.
  func finding(_ rule: UInt16, _ line: Int, _ controller: String, _ instance: String?, _ message: String)
    -> Finding
  {
    words.finding(rule, line, controller, instance, message)
  }

  /// A finding of a transition, with its story.
  func finding(
    _ rule: UInt16, _ transition: RunningIndex, _ spec: TransitionSpec, _ side: Side, _ line: Int,
    _ message: String
  ) -> Finding {
    var finding = finding(
      rule, line, who(transition, side, spec), key(of: running[transition].seat(side)), message)
    finding.transition = spec.kind
    finding.expected = expected(transition, spec)
    finding.evidence = evidence(transition, spec)
    return finding
  }

  /// The calls of a row in a legal order; optional ones in brackets.
  func expected(_ transition: RunningIndex, _ spec: TransitionSpec) -> [String] {
    let hidden: Set<Slot> = [.outgoingDeinit, .didShow, .willShow, .shouldSelect, .didSelect]
    return spec.shown.filter { !hidden.contains($0) || running[transition].has($0) }.map { slot in
      let call = slot.text(spec.kind)
      let text = slot.side.map { "\(who(transition, $0, spec)) \(call)" } ?? call
      return spec.required.contains(slot) ? text : "[\(text)]"
    }
  }

  /// The lines of a transition, its mark first.
  func evidence(_ transition: RunningIndex, _ spec: TransitionSpec, mark: Slot? = nil) -> [Evidence] {
    var lines: [Evidence] = []
    if let kind = running[transition].markKind {
      let subject =
        running[transition].container.isSome
        ? running[transition].container.name
        : name(
          of: running[transition].seat(
            spec.kind == .dismiss ? .outgoing : spec.kind == .present ? .outgoing : .incoming))
      lines.append(
        Evidence(
          line: running[transition].markLine, controller: subject.map { text(of: $0) } ?? "",
          event: kind.name,
          label: "what the app asked for"))
    }
    for slot in slotsInOrder(transition) {
      let about = slot.side ?? presented(slot, spec)
      let controller = about.map { who(transition, $0, spec) } ?? ""
      lines.append(
        Evidence(
          line: line(transition, slot), controller: controller, event: slot.text(spec.kind),
          label: slot.side.map { $0 == .incoming ? spec.names.incoming : spec.names.outgoing } ?? "delegate"))
    }
    return lines
  }

  /// Whom a call of a presentation's delegate is about.
  private func presented(_ slot: Slot, _ spec: TransitionSpec) -> Side? {
    guard slot.event?.isPresentationDelegate == true else { return nil }
    return spec.kind == .dismiss ? .outgoing : .incoming
  }

  /// A call that must not come at all.
  func forbiddenFinding(_ transition: RunningIndex, _ spec: TransitionSpec, _ slot: Slot, _ line: Int)
    -> Finding
  {
    let forbidden = spec.forbidden.first { $0.slots.contains(slot) }
    let rule = forbidden?.rule ?? spec.rule
    let side = slot.side ?? (spec.kind == .dismiss ? .outgoing : .incoming)
    var call = phrase(transition, slot, spec)
    if let side = slot.side {
      call += " (\(side == .incoming ? spec.names.incoming : spec.names.outgoing))"
    }
    let gone = running[transition].markKind == .dismiss && slot.side == nil
    let message =
      gone
      ? "\(call) came although \(who(transition, .outgoing, spec)) was dismissed in code, at line "
        + "\(running[transition].markLine)"
      : "\(call) came, but it isn't part of this transition (\(title(transition, spec)))"
    var finding = finding(rule.number, transition, spec, side, line, message)
    if let forbidden { finding.source = forbidden.source }
    if !finding.evidence.contains(where: { $0.line == line }) {
      let controller = slot.side.map { who(transition, $0, spec) } ?? ""
      finding.evidence.append(Evidence(line: line, controller: controller, event: slot.text(spec.kind)))
      finding.evidence.sort { $0.line < $1.line }
    }
    mark(&finding, line, "UIKit doesn't call this here")
    finding.reading = reading(transition, besides: spec.kind)
    weigh(&finding, transition)
    return finding
  }

  /// Calls that never came.
  func missingFinding(
    _ transition: RunningIndex, _ spec: TransitionSpec, _ slots: [Slot], _ side: Side, _ rule: UInt16
  ) -> Finding {
    let calls = slots.map { "`\($0.text(spec.kind))`" }.joined(separator: " or ")
    let subject = who(transition, side, spec)
    let message =
      rule == 204
      ? "\(subject) got neither \(slots.map { "`\($0.text(spec.kind))`" }.joined(separator: " nor ")), "
        + "although this transition (\(title(transition, spec))) removes its view"
      : "\(subject) never got \(calls), although the transition (\(title(transition, spec))) completed"
    var finding = finding(rule, transition, spec, side, running[transition].lastLine, message)
    finding.missing = slots.map { $0.text(spec.kind) }
    finding.source =
      spec.chains.first { chain in slots.contains { chain.slots.contains($0) } }?.source
      ?? finding.source
    if let proof = replacement(of: transition) { finding.evidence.append(proof) }
    weigh(&finding, transition)
    return finding
  }

  func mark(_ finding: inout Finding, _ line: Int, _ label: String) {
    for index in finding.evidence.indices where finding.evidence[index].line == line {
      finding.evidence[index].label = label
    }
  }

  /// The kind of transition that would have this order.
  func reading(_ transition: RunningIndex, besides kind: TransitionKind) -> String? {
    var seen: UInt32 = 0
    var alive = orders.catalogue.matchable
    for slot in slotsInOrder(transition) {
      alive = alive.without(orders.catalogue.refuted(by: slot, seen: seen))
      seen |= slot.bit
    }
    let core = seen & SlotSet.appearance(.incoming).bits | seen & SlotSet.appearance(.outgoing).bits
    let rows = alive.rows.map { orders.catalogue.rows[$0] }.filter {
      $0.kind != kind && SlotSet($0.required).bits == core && $0.outcome == .completed
    }
    // A way out is most like another way out, and a way in is most like another way in.
    guard let row = rows.first(where: { $0.kind.leads(as: kind) }) ?? rows.first else { return nil }
    return "the calls come in the order of \"\(row.title)\""
  }
}
