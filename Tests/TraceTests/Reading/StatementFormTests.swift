import Testing

@testable import TraceModel

/// Lines in the same words that another print statement, or a person beside it, has made different.
@Suite struct StatementFormTests {
  /// Of each finding about a second line, whether it is definite.
  private static func areDefinite(_ again: String, _ first: String = "JarVC viewDidAppear") -> [Bool] {
    let log = "JarVC viewDidLoad\nJarVC viewWillAppear\n\(first)\n\(again)\n"
    return CheckedTrace(log).findings.map { $0.certainty == .definite }
  }

  @Test(arguments: [
    "JarVC viewDidAppear lids=12", "JarVC viewDidAppear 3", "JarVC viewDidAppear true",
    "JarVC viewDidAppear frame=(0.0, 0.0, 320.0, 480.0)", "[JarVC] viewDidAppear", "JarVC: viewDidAppear",
    "JarVC.viewDidAppear", "-[JarVC viewDidAppear:]",
  ]) func `another statement may tell the same call`(_ again: String) {
    #expect(Self.areDefinite(again).allSatisfy { !$0 })
    #expect(Self.areDefinite("JarVC viewDidAppear", again).allSatisfy { !$0 })
  }

  @Test(arguments: [
    "JarVC viewDidAppear", "JarVC viewDidAppear  // called again", "JarVC viewDidAppear   <-- why twice?",
    "JarVC viewDidAppear ← 여기", "JarVC viewDidAppear # again", "JarVC viewDidAppear !!!",
    "JarVC viewDidAppear (2nd)",
    ">>> JarVC viewDidAppear",
  ]) func `a remark beside the same statement makes no other of it`(_ again: String) {
    #expect(Self.areDefinite(again) == [true])
  }

  @Test func `values of a statement may change`() {
    #expect(Self.areDefinite("JarVC viewDidAppear lids=9", "JarVC viewDidAppear lids=12") == [true])
    #expect(Self.areDefinite("4. JarVC viewDidAppear", "3. JarVC viewDidAppear") == [true])
  }
}
