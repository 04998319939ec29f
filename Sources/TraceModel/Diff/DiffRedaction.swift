/// A comparison without what an app calls its screens: names, addresses and quoted text become tokens.
package struct DiffRedaction {
  /// The comparison with tokens.
  package let report: DiffReport

  /// The redaction of a comparison.
  package init(_ report: DiffReport) {
    let names = NameTokens(report.controllerNames)
    var redacted = report
    redacted.findings = report.findings.mapped { Redaction.redacted($0, names) }
    redacted.changes = report.changes.map { Self.redacted($0, names) }
    for index in redacted.timing.indices {
      redacted.timing[index].flow = names.replaced(report.timing[index].flow)
    }
    redacted.alignment = report.alignment.map(names.replaced)
    redacted.remarks = report.remarks.map(names.replaced)
    self.report = redacted
  }

  private static func redacted(_ change: BehaviourChange, _ names: NameTokens) -> BehaviourChange {
    var copy = change
    copy.flow = names.replaced(change.flow)
    copy.controller = names.replaced(change.controller)
    copy.what = names.replaced(change.what)
    copy.before = change.before.map(names.replaced)
    copy.after = change.after.map(names.replaced)
    copy.names = Set(change.names.map(names.token(for:)))
    return copy
  }
}
