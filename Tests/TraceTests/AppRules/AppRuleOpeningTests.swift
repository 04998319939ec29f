import Testing

@testable import TraceModel

/// Each of what opens a rule's scope is answered for itself.
@Suite struct AppRuleOpeningTests {
  /// The lines at which a rule is broken in a log of `Pay`, `Cart` and `Ad`, each of which comes at some seconds.
  private func breaches(_ rule: String, _ steps: [(second: Double, name: String)]) throws -> [Int] {
    let seen = ["Pay", "Cart", "Ad"].map { "10:00:00.000 [\($0)] viewDidLoad" }
    let lines = steps.map { step in
      let milliseconds = Int(step.second * 1000)
      let rest = String(1000 + milliseconds % 1000).dropFirst()
      return "10:00:\(milliseconds / 1000 + 10).\(rest) [\(step.name)] viewDidAppear"
    }
    let configuration = "{ \"appRules\": [{ \"id\": \"a-rule\", \(rule) }] }"
    let settings = try RunSettings(try CheckedLog.configuration(configuration))
    let log = (seen + lines).joined(separator: "\n") + "\n"
    let found = LogProbe(settings).findings(ContiguousArray(log.utf8)).filter(\.rule.isOfApp)
    return found.map { $0.line - seen.count }.sorted()
  }

  private static let prompt =
    "\"after\": \"Pay viewDidAppear\", \"expect\": \"Cart viewDidAppear\", \"within\": \"2s\""

  @Test func `each has a deadline of its own, also while another waits`() throws {
    #expect(try breaches(Self.prompt, [(0, "Pay"), (1.5, "Pay"), (3, "Cart"), (30, "Ad")]) == [1])
    #expect(try breaches(Self.prompt, [(0, "Cart"), (1, "Pay"), (2, "Pay"), (30, "Ad")]) == [2, 3])
    #expect(try breaches(Self.prompt, [(0, "Pay"), (1, "Pay"), (1.9, "Cart"), (30, "Ad")]) == [])
  }

  @Test func `one that is asked for again in the middle of a chain is expected from its first step`() throws {
    let rule =
      "\"after\": \"Pay viewDidAppear\", \"expect\": [\"Cart viewDidAppear\", \"Ad viewDidAppear\"],"
      + " \"within\": \"5s\""
    let once = [(0.0, "Pay"), (1.0, "Cart"), (2.0, "Pay"), (3.0, "Ad"), (30.0, "Cart")]
    #expect(try breaches(rule, once) == [3])
    #expect(try breaches(rule, once.dropLast() + [(4, "Cart"), (5, "Ad"), (30, "Cart")]) == [])
  }

  @Test func `what is forbidden for a while is so after each`() throws {
    let rule = "\"after\": \"Pay viewDidAppear\", \"never\": \"Ad viewDidAppear\", \"within\": \"2s\""
    #expect(try breaches(rule, [(0, "Pay"), (1.5, "Pay"), (3, "Ad"), (9, "Ad")]) == [3])
  }

  @Test func `what may come so often for a while is counted from each`() throws {
    let rule =
      "\"after\": \"Pay viewDidAppear\", \"atMost\": 1, \"of\": \"Ad viewDidAppear\", \"within\": \"2s\""
    #expect(try breaches(rule, [(0, "Pay"), (1.5, "Ad"), (1.6, "Pay"), (3, "Ad")]) == [])
    #expect(try breaches(rule, [(0, "Pay"), (1, "Pay"), (1.5, "Ad"), (2.8, "Ad")]) == [4])
  }

  @Test func `where a scope closes, one is told for all that wait`() throws {
    let rule =
      "\"after\": \"Pay viewDidAppear\", \"expect\": \"Cart viewDidAppear\", \"until\": \"Ad viewDidAppear\""
    #expect(try breaches(rule, [(0, "Cart"), (1, "Pay"), (2, "Pay"), (3, "Ad")]) == [4])
    #expect(try breaches(rule, [(0, "Pay"), (1, "Cart"), (2, "Pay"), (3, "Ad")]) == [4])
  }
}
