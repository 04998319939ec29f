import Testing

@testable import TraceModel

/// Which findings stand.
@Suite struct LedgerTests {
  private func finding(_ rule: UInt16 = 103, line: Int, _ controller: String = "Home") -> Finding {
    Finding(rule: RuleID(number: rule), severity: .error, line: line, controller: controller, message: "")
  }

  private let claim = Claim(name: Symbol(index: 1), anyOf: EventKind.viewDidAppear.bit)

  @Test func `a finding is certain at once where its class has logged what it claims`() {
    var ledger = Ledger()
    ledger.enter(finding(line: 1), claim, isProven: true)
    #expect(ledger.findings.count == 1 && ledger.takeHeld().isEmpty)
  }

  @Test func `else it waits, and is handed out once`() {
    var ledger = Ledger()
    ledger.enter(finding(line: 1), claim, isProven: false)
    #expect(ledger.findings.isEmpty && ledger.takeHeld().map(\.claim) == [claim])
    #expect(ledger.takeHeld().isEmpty)
  }

  @Test func `beyond the limit findings are counted by their kind`() {
    var ledger = Ledger()
    for line in 1...Ledger.limit + 3 { ledger.keep(finding(line: line)) }
    #expect(ledger.findings.count == Ledger.limit)
    #expect(ledger.notListed == [FindingKind(finding(line: 1)): 3])
  }

  @Test func `at the end they are in the order of the log`() {
    var ledger = Ledger()
    for line in [5, 2, 9] { ledger.keep(finding(line: line)) }
    ledger.close()
    #expect(ledger.findings.map(\.line) == [2, 5, 9])
  }

  @Test func `what UIKit says is evidence of a finding near it that explains it`() {
    for (line, isExplained) in [(30, true), (300, false)] {
      var ledger = Ledger()
      let rule = Diagnostic.presentNotInHierarchy.rule.number
      var diagnostic = finding(rule, line: line)
      diagnostic.evidence = [Evidence(line: line, controller: "Home", event: "diagnostic")]
      ledger.keep(finding(601, line: 10))
      ledger.keep(diagnostic)
      ledger.close()
      #expect(ledger.findings.count == (isExplained ? 1 : 2), "at line \(line)")
      #expect(ledger.findings.first?.evidence.isEmpty == !isExplained)
    }
  }
}
