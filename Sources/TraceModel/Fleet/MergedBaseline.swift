/// What a baseline knows of many reports. Each run was held against all of it; of the sum it bears no more than it says,
/// the first ones in the order of the logs, as it does of one run. What is more comes back as findings.
struct MergedBaseline {
  private var faults: [FaultKey: KnownFault] = [:]
  /// The findings that were known, in their order.
  private var known: RecordSorter
  /// Whether any run had a baseline, and how many findings there were then, known or not.
  private var found: Int?

  /// Nothing known.
  init(memory: Int, makeSpill: @escaping () throws(SpillFailure) -> any Spill) {
    known = RecordSorter(memory: memory, makeSpill: makeSpill)
  }

  /// Takes what became of faults in a run, and the number of its findings.
  mutating func add(_ run: [KnownFault], _ outcome: BaselineOutcome) {
    found = (found ?? 0) + outcome.known + outcome.new
    for fault in run {
      guard faults[fault.key]?.add(fault) == nil else { continue }
      faults[fault.key] = fault
    }
  }

  /// Takes a finding that a run knew.
  mutating func add(_ record: SortedRecord) throws(SpillFailure) { try known.add(record) }

  /// Lets go of all findings of a source.
  mutating func refuse(_ source: UInt32) { known.refuse(source) }

  /// What the baseline did of all of them; `nil` where there was none.
  var outcome: BaselineOutcome? { found.map { BaselineOutcome(faults.values, found: $0) } }

  /// What became of each fault, in the order of a baseline.
  var all: [KnownFault] { faults.values.sorted { $0.key < $1.key } }

  /// Parts the findings that were known: those that stay so, no more than the baseline has, and the others.
  func settled(
    _ comeBack: (FindingNode, SortedRecord) throws(SpillFailure) -> Void
  ) throws(SpillFailure) -> [SortedRecord] {
    var room = faults.mapValues(\.count)
    var kept: [SortedRecord] = []
    try known.each { record throws(SpillFailure) in
      guard let finding = FindingNode(record.payload) else { return }
      guard room[finding.fault, default: 0] > 0 else { return try comeBack(finding, record) }
      room[finding.fault, default: 0] -= 1
      kept.append(record)
    }
    return kept
  }
}
