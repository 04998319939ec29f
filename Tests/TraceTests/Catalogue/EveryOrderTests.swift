import Testing

@testable import TraceModel

/// Every order of the calls of every row of the catalogue, in a log that tells all the rest: the right ones pass, and no
/// wrong one passes in silence.
@Suite struct EveryOrderTests {
  static let rows = RowTrace.playedWhole.map(\.id)

  @Test(arguments: rows, [true, false]) func `every wrong order is found, and no right one is`(
    _ id: String, isAddressed: Bool
  ) throws {
    let trace = RowTrace(row: try #require(RowTrace.playedWhole.first { $0.id == id }))
    var (silent, flagged, strange): ([String], [String], [String]) = ([], [], [])
    for order in trace.choices.flatMap(\.permutations) {
      let rules = CheckedTrace(trace.wholeLog(order, isAddressed: isAddressed), app: trace.app).findings.map(
        \.rule)
      let told = "\(order.map { "\($0)" }.joined(separator: " ")) \(rules)"
      if Self.isRight(order, trace.row) {
        if !rules.isEmpty, !Self.breaksSoftly(order, trace.row) { flagged.append(told) }
        continue
      }
      if rules.isEmpty { silent.append(told) }
      if !rules.isEmpty, Self.family(of: trace.row).isDisjoint(with: rules) { strange.append(told) }
    }
    #expect(silent.count == 0, "pass in silence: \(silent.prefix(20).joined(separator: "; "))")
    #expect(flagged.count == 0, "are right: \(flagged.prefix(20).joined(separator: "; "))")
    #expect(strange.count == 0, "of a strange family: \(strange.prefix(20).joined(separator: "; "))")
  }

  /// Whether a row of the kind allows an order: this one, or one that needs less.
  private static func isRight(_ order: [Slot], _ row: TransitionSpec) -> Bool {
    Catalogue.rows.enumerated().contains { index, other in
      guard other.kind == row.kind, !other.neverOccurs,
        other.reach == row.reach || other.reach == .everywhere, other.conditions.curl == row.conditions.curl,
        other.id == row.id || other.conditions.families == row.conditions.families
      else { return false }
      return other.required.allSatisfy(order.contains) && order.allSatisfy(other.declared.contains)
        && isInOrder(order, CompiledCatalogue.standard.before[index])
    }
  }

  /// Whether an order breaks a chain that is proven softly: it is neither right nor wrong.
  private static func breaksSoftly(_ order: [Slot], _ row: TransitionSpec) -> Bool {
    row.chains.contains { chain in
      chain.grade == .soft && order.filter(chain.slots.contains) != chain.slots.filter(order.contains)
    }
  }

  private static func isInOrder(_ order: [Slot], _ before: ContiguousArray<UInt32>) -> Bool {
    order.indices.allSatisfy { later in
      order[later...].allSatisfy { before[Int(order[later].rawValue)] & $0.bit == 0 }
    }
  }

  /// The rules by which a wrong order of a row may be told.
  private static func family(of row: TransitionSpec) -> Set<RuleID> {
    let own = row.chains.map(\.rule) + [row.rule] + row.forbidden.map(\.rule)
    let isGesture = row.optional.contains(.shouldDismiss) || row.optional.contains(.didAttemptToDismiss)
    let ofDelegates: [UInt16] = isGesture ? Array(301...307) : []
    return Set(
      own + ([101, 102, 103, 104, 106, 107, 108, 203, 204, 205] + ofDelegates).map { RuleID(number: $0) })
  }
}
