/// The texts of calls that came in the wrong order.
extension ObservedApp {
  /// A call that came too early or too late.
  func orderFinding(
    _ transition: RunningIndex, _ spec: TransitionSpec, _ slot: Slot, _ seenBefore: UInt32, _ line: Int
  ) -> Finding {
    let early = SlotSet(bits: seenBefore).slots.filter { earlier in
      orders.catalogue.before[running[transition].row][Int(earlier.rawValue)] & slot.bit != 0
    }
    let direct = early.first { spec.chain(slot, before: $0) != nil } ?? early.first
    let chain = direct.flatMap { spec.chain(slot, before: $0) ?? spec.chain(delaying: $0, seen: seenBefore) }
    let isOfOne = direct.map { areOfOne(slot, $0) } ?? false
    var finding = finding(
      (chain?.rule ?? spec.rule).number, transition, spec, slot.side ?? direct?.side ?? .incoming, line,
      orderMessage(transition, spec, slot, before: direct, isOfOne: isOfOne))
    if let chain { finding.source = chain.source }
    mark(&finding, line, "came too late")
    if let direct { mark(&finding, self.line(transition, direct), "came too early") }
    finding.reading = reading(transition, besides: spec.kind)
    if isOfOne, let direct { finding.help = helpWithinOne(direct.text(spec.kind), slot.text(spec.kind)) }
    finding.weigh(isOfOne ? doubts(about: transition).ofOneController : doubts(about: transition))
    return finding
  }

  /// Whether two slots are steps of the same controller's way in, or of its way out.
  private func areOfOne(_ slot: Slot, _ other: Slot) -> Bool {
    guard slot.side != nil, slot.side == other.side, let one = slot.event.flatMap({ AppearanceCallback($0) }),
      let two = other.event.flatMap({ AppearanceCallback($0) })
    else { return false }
    return one.isAppearing == two.isAppearing
  }

  private func orderMessage(
    _ transition: RunningIndex, _ spec: TransitionSpec, _ slot: Slot, before direct: Slot?, isOfOne: Bool
  ) -> String {
    let late = phrase(transition, slot, spec)
    guard let direct else {
      return "\(late) came too late in this transition (\(title(transition, spec)))"
    }
    let early = phrase(transition, direct, spec)
    return isOfOne
      ? "\(early) came before its `\(slot.text(spec.kind))`; UIKit makes these two calls of a controller the other "
        + "way round, whatever the transition"
      : "\(early) came before \(late); in this transition (\(title(transition, spec))) UIKit makes these calls "
        + "the other way round"
  }

  /// Where to look if a controller's own calls come the wrong way round: how it is shown has no part in that.
  private func helpWithinOne(_ early: String, _ late: String) -> String {
    "Look for code that calls \(early) directly, and for a container that forwards appearance by hand and calls "
      + "endAppearanceTransition before beginAppearanceTransition. A line that is printed later than the call, in a "
      + "closure or a task of \(late), looks the same."
  }
}
