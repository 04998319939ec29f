import Testing

@testable import TraceModel

/// What the catalogue says, held against the checker as a whole: every order that a row allows passes, and every
/// single swap, drop and doubling that breaks it is found.
@Suite struct CatalogueOrderTests {
  static let rows = RowTrace.judged.filter { $0.reach == .everywhere }.map(\.id)
  /// Rows with many optional calls allow very many orders; this many of each are walked, spread over all.
  static let limit = 120

  @Test(arguments: RowTrace.soft.map(\.id))
  func `an order that a softly proven row shows is told as it, and passes`(
    _ id: String
  ) throws {
    let trace = RowTrace(row: try #require(RowTrace.soft.first { $0.id == id }))
    let order = trace.row.shown.filter { trace.row.required.contains($0) }
    let checked = CheckedTrace(trace.log(order), app: trace.app)
    #expect(checked.findings.isEmpty, "\(checked.findings.map { "\($0.rule) \($0.message)" })")
    let told = checked.transitions.filter { $0.kind == trace.row.kind }
    #expect(told.last?.outcome == trace.row.outcome, "\(checked.transitions)")
  }

  @Test(arguments: rows) func `every order that a row allows is accepted`(_ id: String) throws {
    let trace = try trace(id)
    for order in orders(of: trace.row) {
      let checked = CheckedTrace(trace.log(order), app: trace.app)
      #expect(checked.findings.isEmpty, "\(order): \(checked.findings.map { "\($0.rule) \($0.message)" })")
      let told = checked.transitions.last { $0.kind == trace.row.kind }
      #expect(
        told?.outcome == trace.row.outcome,
        "\(order): \(checked.transitions.map { "\($0.kind) \($0.outcome)" })")
    }
  }

  @Test(arguments: rows) func `a swap that breaks a chain is found`(_ id: String) throws {
    let trace = try trace(id)
    for order in orders(of: trace.row) {
      for index in order.indices.dropLast() {
        guard isOrdered(trace.row, order[index], order[index + 1]),
          !isOtherGesture(order[index], order[index + 1])
        else { continue }
        var swapped = order
        swapped.swapAt(index, index + 1)
        expectFound(trace, swapped, "swapped \(order[index]) and \(order[index + 1])")
      }
    }
  }

  @Test(arguments: rows) func `a call that is left out before one that must follow it is found`(_ id: String)
    throws
  {
    let trace = try trace(id)
    for order in orders(of: trace.row) {
      for (index, slot) in order.enumerated() where trace.row.required.contains(slot) {
        guard order[(index + 1)...].contains(where: { isOrdered(trace.row, slot, $0) }) else { continue }
        var rest = order
        rest.remove(at: index)
        guard !isLegalOtherwise(trace.row, rest) else { continue }
        expectFound(trace, rest, "left out \(slot)")
      }
    }
  }

  @Test(arguments: rows) func `a callback that comes twice is found`(_ id: String) throws {
    let trace = try trace(id)
    let order = try #require(orders(of: trace.row).first)
    for (index, slot) in order.enumerated() where trace.row.required.contains(slot) {
      var doubled = order
      doubled.insert(slot, at: index)
      // Later releases may repeat a will.
      expectFound(trace, doubled, "doubled \(slot)", on: OSVersion(major: 17))
    }
  }

  // MARK: Making orders

  private func trace(_ id: String) throws -> RowTrace {
    RowTrace(row: try #require(RowTrace.judged.first { $0.id == id }))
  }

  /// Orders that the row allows, with the calls that may be absent and without.
  private func orders(of row: TransitionSpec) -> [[Slot]] {
    let left: Set<Slot> = [
      .outgoingDeinit, .willShow, .didShow, .shouldSelect, .didSelect, .willTransition, .didFinishAnimating,
    ]
    var full =
      row.required + row.optional.filter { !left.contains($0) && ($0.side == nil || isCalled($0, row)) }
    if row.id.hasPrefix("dismiss-swipe"), !full.contains(.willDismiss) { full.append(.willDismiss) }
    let few = full.filter { row.required.contains($0) || $0 == .willDismiss }
    return extensions(of: full, row) + extensions(of: few, row)
  }

  /// A controller that comes back does not load again; one side of an either-or row is left out.
  private func isCalled(_ slot: Slot, _ row: TransitionSpec) -> Bool {
    if slot == .incomingDidLoad { return [.present, .push].contains(row.kind) }
    return slot == .incomingIsAppearing && !row.id.hasSuffix("either") || slot == .outgoingIsAppearing
  }

  private func extensions(of slots: [Slot], _ row: TransitionSpec) -> [[Slot]] {
    var found: [[Slot]] = []
    extend([], slots, row, &found)
    guard found.count > Self.limit else { return found }
    return stride(from: 0, to: found.count, by: found.count / Self.limit + 1).map { found[$0] }
  }

  private func extend(_ order: [Slot], _ rest: [Slot], _ row: TransitionSpec, _ found: inout [[Slot]]) {
    if found.count >= 3000 { return }
    if rest.isEmpty { return found.append(order) }
    for (index, slot) in rest.enumerated() where !rest.contains(where: { isOrdered(row, $0, slot) }) {
      if isPutOff(slot, order, row) || isLate(slot, order, row) { continue }
      var left = rest
      left.remove(at: index)
      extend(order + [slot], left, row, &found)
    }
  }

  /// The delegate's question and willDismiss begin a gesture; softly, but a late one is no cancelled gesture's.
  private func isPutOff(_ slot: Slot, _ order: [Slot], _ row: TransitionSpec) -> Bool {
    slot == .shouldDismiss && order.contains { $0 != .shouldDismiss }
  }

  /// The one soft order that is looked at.
  private func isLate(_ slot: Slot, _ order: [Slot], _ row: TransitionSpec) -> Bool {
    slot == .incomingIsAppearing && order.contains(.outgoingDidDisappear)
      && row.chain(.incomingIsAppearing, before: .outgoingDidDisappear) != nil
  }

  private func isOrdered(_ row: TransitionSpec, _ earlier: Slot, _ later: Slot) -> Bool {
    guard let index = Catalogue.rows.firstIndex(where: { $0.id == row.id }) else { return false }
    return CompiledCatalogue.standard.before[index][Int(later.rawValue)] & earlier.bit != 0
  }

  /// A gesture that lacks a call may be another legal one: a cancelled swipe without its first half.
  private func isLegalOtherwise(_ row: TransitionSpec, _ slots: [Slot]) -> Bool {
    row.outcome == .cancelled && !slots.contains(.willDismiss)
  }

  /// A swipe that is let go before the revealed controller is told is a shorter gesture, and legal.
  private func isOtherGesture(_ earlier: Slot, _ later: Slot) -> Bool {
    earlier == .incomingWillAppear && later == .outgoingWillAppear
  }

  private func expectFound(
    _ trace: RowTrace, _ slots: [Slot], _ what: String, on release: OSVersion? = nil
  ) {
    var app = trace.app
    app.os = release
    let checked = CheckedTrace(trace.log(slots), app: app)
    #expect(!checked.definite.isEmpty, "\(what): \(slots)")
    let fitting = Set(
      trace.row.chains.map(\.rule) + [trace.row.rule] + trace.row.forbidden.map(\.rule)
        + [101, 102, 103, 104, 106, 107, 108, 204, 205].map { RuleID(number: $0) })
    #expect(checked.definite.allSatisfy { fitting.contains($0.rule) }, "\(what): \(checked.rules)")
    #expect(
      checked.definite.count <= 1,
      "one cause, one finding; \(what): \(checked.definite.map { "\($0.rule) \($0.message)" })")
  }
}
