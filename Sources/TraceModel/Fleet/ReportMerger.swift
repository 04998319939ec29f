/// Adds reports up: the result is the report of one run over all their logs, in the order of the logs' names.
///
/// A report is a set of traces, findings and unreadable logs, in which equal ones may be several, and numbers that add
/// up. So it does not matter in which order, or in which groups, reports are put together, and the report of no log
/// changes nothing. What is not needed at once goes to spills: memory does not grow with the reports.
package struct ReportMerger {
  /// How many bytes of findings, and how many of traces, are held in memory.
  package static let memory = 16 << 20

  private var traces: RecordSorter
  private var findings: RecordSorter
  private var unreadable: RecordSorter
  private var baseline: MergedBaseline
  /// The traces that fail for findings which a baseline bears of their run, and not of all.
  private var failing: RecordSorter
  /// The findings that a baseline knows of all; `nil` until that is settled.
  private var known: [SortedRecord]?
  private var remarks = MergedRemarks()
  /// The report under way; what is not whole is known by its number when it is thrown away.
  private var open = OpenReport()
  private var number: UInt32 = 0
  private var gate = MergedGate()
  private var added = ReportSums()
  /// How many reports were added.
  package private(set) var reportCount = 0
  /// How many logs were read.
  package private(set) var traceCount = 0
  /// How many logs could not be read.
  package private(set) var unreadableCount = 0

  /// What is known of a report that is not over yet.
  private struct OpenReport {
    var remarks = MergedRemarks()
    var traceCount = 0
    var gate = MergedGate()
    var ownGate = GateSettings()
    var knownFaults: [KnownFault] = []
    var unreadableCount = 0
  }

  /// A merger of nothing.
  ///
  /// - Parameters:
  ///   - memory: how many bytes of findings, and how many of traces, are held in memory.
  ///   - makeSpill: makes a place for what is more.
  package init(memory: Int = memory, makeSpill: @escaping () throws(SpillFailure) -> any Spill) {
    traces = RecordSorter(memory: memory, makeSpill: makeSpill)
    findings = RecordSorter(memory: memory, makeSpill: makeSpill)
    unreadable = RecordSorter(memory: memory, makeSpill: makeSpill)
    baseline = MergedBaseline(memory: memory, makeSpill: makeSpill)
    failing = RecordSorter(memory: memory, makeSpill: makeSpill)
  }

  /// The word on all of it, as the gate of one run would have it.
  package var verdict: TraceSummary.Verdict { gate.verdict(sums, remarks: remarks.told.map(\.kind)) }

  /// The numbers of all.
  package var sums: ReportSums {
    var sums = remarks.settled(added)
    sums.baseline = baseline.outcome
    return sums
  }

  // MARK: Reading

  /// Adds the reports of a source; one that is not whole is left out, and those before it stay.
  ///
  /// - Returns: what is wrong with it, if anything.
  package mutating func add(_ source: consuming ByteSource) throws(SpillFailure) -> ReportProblem? {
    var reader = ReportReader(source)
    open = OpenReport()
    while true {
      let part: ReportPart?
      do throws(ReportProblem) {
        part = try reader.next()
      } catch {
        refuse()
        return error
      }
      guard let part else { return nil }
      try add(part)
    }
  }

  private mutating func refuse() {
    traces.refuse(number)
    findings.refuse(number)
    unreadable.refuse(number)
    baseline.refuse(number)
    number += 1
  }

  private mutating func add(_ part: ReportPart) throws(SpillFailure) {
    switch part {
    case .trace(let trace, let node):
      open.traceCount += 1
      open.gate.take(trace)
      try traces.add(record(TraceName(trace.label).key, node))
    case .finding(let finding, let node) where finding.rule.isRemark:
      open.remarks.add(finding, record(finding.key, node).payload)
    case .finding(let finding, let node):
      try findings.add(record(finding.key, node))
    case .suppression(let use): open.remarks.add(use)
    case .gate(let gate): open.ownGate = gate
    case .knownFault(let fault): open.knownFaults.append(fault)
    case .knownFinding(let finding, let node): try baseline.add(record(finding.key, node))
    case .unreadable(let log, let node):
      open.unreadableCount += 1
      try unreadable.add(record(TraceName(log).key, node))
    case .end(let verdict, let sums): close(verdict, sums)
    }
  }

  private func record(_ key: ContiguousArray<UInt8>, _ node: JSONNode) -> SortedRecord {
    var writer = JSONWriter()
    writer.write(node)
    return SortedRecord(key: key, payload: writer.bytes, source: number)
  }

  private mutating func close(_ verdict: TraceSummary.Verdict, _ sums: ReportSums) {
    added.add(sums)
    // The word on no log says nothing.
    if open.traceCount > 0 { open.gate.take(verdict) }
    if open.traceCount + open.unreadableCount > 0 { open.gate.take(open.ownGate) }
    gate.add(open.gate)
    if let outcome = sums.baseline { baseline.add(open.knownFaults, outcome) }
    remarks.add(open.remarks)
    traceCount += open.traceCount
    unreadableCount += open.unreadableCount
    reportCount += 1
    number += 1
    open = OpenReport()
  }

  /// Ends the adding: what a baseline bears of each run, and not of all of them, comes back.
  package mutating func settle() throws(SpillFailure) {
    guard known == nil else { return }
    let gate = Gate(self.gate.settings)
    var failing = false
    known = try baseline.settled { finding, record throws(SpillFailure) in
      added.add(finding.kind, times: 1)
      try findings.add(record)
      let fails = gate.fails(finding.kind)
      guard fails || !finding.isKnown else { return }
      failing = failing || fails
      try self.failing.add(
        SortedRecord(
          key: TraceName(finding.trace).key, payload: fails ? FailedTraces.failing : [], source: record.source
        ))
    }
    if failing { self.gate.failTrace() }
  }

  /// The faults of all, by their fingerprints; to be asked for when all is settled.
  package func faults() throws(SpillFailure) -> MergedFaults {
    var faults = MergedFaults()
    try findings.each { record in
      if let finding = FindingNode(record.payload) { faults.add(finding) }
    }
    return faults
  }

  /// The traces that have the label of another one.
  package func doubledNames() throws(SpillFailure) -> DoubledNames {
    var (last, doubled): (ContiguousArray<UInt8>, DoubledNames) = ([], DoubledNames())
    try traces.each { record in
      if record.key == last { doubled.add(Self.label(of: record)) }
      last = record.key
    }
    return doubled
  }

  // MARK: Writing

  /// Writes the report.
  ///
  /// - Parameters:
  ///   - options: the version of tracecheck.
  ///   - isLines: whether as JSON lines.
  ///   - put: takes the bytes, in pieces.
  /// - Returns: the traces that have the label of another one.
  package mutating func write(
    _ options: RenderOptions, isLines: Bool, _ put: (ContiguousArray<UInt8>) -> Void
  ) throws(SpillFailure) -> DoubledNames {
    try settle()
    var writer = JSONWriter(isLines ? .compact : .indented)
    var options = options
    options.gate = gate.settings
    let json = JSONReport(options)
    let told = remarks.told.map(\.payload)
    if isLines {
      try findings.each { put($0.payload + [0x0A]) }
      for remark in told { put(remark + [0x0A]) }
    }
    writer.beginObject()
    json.writeOpening(verdict, to: &writer)
    var (last, doubled): (ContiguousArray<UInt8>, DoubledNames) = ([], DoubledNames())
    var failed = try FailedTraces(failing)
    try list("traces", traces, to: &writer) { record throws(SpillFailure) in
      if record.key == last { doubled.add(Self.label(of: record)) }
      last = record.key
      return try failed.judged(record)
    } put: {
      put($0)
    }
    if !isLines { try list("findings", findings, and: told, to: &writer, put: put) }
    try list("unreadable", unreadable, to: &writer, put: put)
    json.write(remarks.uses, to: &writer)
    if sums.baseline != nil {
      json.write(baseline.all, to: &writer) { list in
        for record in known ?? [] { list.compact(record.payload) }
      }
    }
    json.write(sums, to: &writer)
    writer.endObject()
    writer.endLine()
    put(writer.take())
    return doubled
  }

  private static func label(of trace: SortedRecord) -> String {
    (try? JSONReader.read(trace.payload))?["label"]?.text ?? ""
  }

  private func list(
    _ key: String, _ sorter: RecordSorter, and rest: [ContiguousArray<UInt8>] = [],
    to writer: inout JSONWriter,
    payload: (SortedRecord) throws(SpillFailure) -> ContiguousArray<UInt8> = { $0.payload },
    put: (ContiguousArray<UInt8>) -> Void
  ) throws(SpillFailure) {
    writer.key(key)
    writer.beginArray()
    try sorter.each { record throws(SpillFailure) in
      writer.compact(try payload(record))
      put(writer.take())
    }
    for payload in rest { writer.compact(payload) }
    writer.endArray()
  }
}
