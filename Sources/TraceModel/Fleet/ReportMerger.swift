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
  private var remarks = MergedRemarks()
  /// The report under way; what is not whole is known by its number when it is thrown away.
  private var open = OpenReport()
  private var number: UInt32 = 0
  private var verdicts: Set<TraceSummary.Verdict> = []
  private var hasEmptyTrace = false
  private var added = ReportSums()
  /// The faults of all.
  package private(set) var faults = MergedFaults()
  /// How many reports were added.
  package private(set) var reportCount = 0
  /// How many logs were read.
  package private(set) var traceCount = 0
  /// How many logs could not be read.
  package private(set) var unreadableCount = 0

  /// What is known of a report that is not over yet.
  private struct OpenReport {
    var faults = MergedFaults()
    var remarks = MergedRemarks()
    var traceCount = 0
    var hasEmptyTrace = false
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
  }

  /// The word on all of it, as the gate of one run would have it.
  package var verdict: TraceSummary.Verdict {
    if verdicts.contains(.failed) { return .failed }
    return verdicts.contains(.passed) && !hasEmptyTrace ? .passed : .empty
  }

  /// The numbers of all.
  package var sums: ReportSums { remarks.settled(added) }

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
    number += 1
  }

  private mutating func add(_ part: ReportPart) throws(SpillFailure) {
    switch part {
    case .trace(let trace, let node):
      open.traceCount += 1
      open.hasEmptyTrace = open.hasEmptyTrace || trace.events == 0
      try traces.add(record(TraceName(trace.label).key, node))
    case .finding(let finding, let node) where finding.rule.isRemark:
      open.remarks.add(finding, record(finding.key, node).payload)
    case .finding(let finding, let node):
      open.faults.add(finding)
      try findings.add(record(finding.key, node))
    case .suppression(let use): open.remarks.add(use)
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
    if open.traceCount > 0 || verdict == .failed { verdicts.insert(verdict) }
    hasEmptyTrace = hasEmptyTrace || open.hasEmptyTrace
    faults.add(open.faults)
    remarks.add(open.remarks)
    traceCount += open.traceCount
    unreadableCount += open.unreadableCount
    reportCount += 1
    number += 1
    open = OpenReport()
  }

  // MARK: Writing

  /// Writes the report.
  ///
  /// - Parameters:
  ///   - options: the version of tracecheck.
  ///   - isLines: whether as JSON lines.
  ///   - put: takes the bytes, in pieces.
  /// - Returns: how many traces have the label of another one.
  package mutating func write(
    _ options: RenderOptions, isLines: Bool, _ put: (ContiguousArray<UInt8>) -> Void
  ) throws(SpillFailure) -> Int {
    var writer = JSONWriter(isLines ? .compact : .indented)
    let json = JSONReport(options)
    let told = remarks.told
    if isLines {
      try findings.each { put($0.payload + [0x0A]) }
      for remark in told { put(remark + [0x0A]) }
    }
    writer.beginObject()
    json.writeOpening(verdict, to: &writer)
    var (last, doubled): (ContiguousArray<UInt8>, Int) = ([], 0)
    try list("traces", traces, to: &writer) { record, bytes in
      if record.key == last { doubled += 1 }
      last = record.key
      put(bytes)
    }
    if !isLines { try list("findings", findings, and: told, to: &writer) { put($1) } }
    try list("unreadable", unreadable, to: &writer) { put($1) }
    json.write(remarks.uses, to: &writer)
    json.write(sums, to: &writer)
    writer.endObject()
    writer.endLine()
    put(writer.take())
    return doubled
  }

  private func list(
    _ key: String, _ sorter: RecordSorter, and rest: [ContiguousArray<UInt8>] = [],
    to writer: inout JSONWriter, _ put: (SortedRecord, ContiguousArray<UInt8>) -> Void
  ) throws(SpillFailure) {
    writer.key(key)
    writer.beginArray()
    try sorter.each { record in
      writer.compact(record.payload)
      put(record, writer.take())
    }
    for payload in rest { writer.compact(payload) }
    writer.endArray()
  }
}
