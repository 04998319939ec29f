import Testing

@testable import TraceModel

/// What a function logged is no denial of its call, and what denies a call is no line of it.
@Suite struct NegationTests {
  @Test(arguments: [
    "2021-03-02 09:10:11.120 [Debug] [ShelfVC.swift:38] viewDidLoad(): jar isn't full",
    "12:00:00.000 💚 DEBUG ShelfVC.viewDidLoad():31 - lid wasn't found",
    "12:00:00.000 💚 DEBUG ShelfVC.viewDidLoad():31 - can't label jar",
    "12:00:00.000 💚 DEBUG ShelfVC.viewDidLoad():31 - never opened",
    "[ShelfVC.swift:38] viewDidLoad(): not implemented yet",
    "ShelfVC.swift:31 viewDidLoad(): label was not printed",
    "ShelfVC.swift:31 viewDidLoad() isn't sorted", "ShelfVC viewDidLoad - jar isn't full",
    "ShelfVC viewDidLoad: jar is not full", "ShelfVC viewDidLoad: jar isn’t full",
    "ShelfVC viewDidLoad - lid was not implemented", "ShelfVC viewDidLoad - timer not fired",
    "ShelfVC viewDidLoad (jar isn't full)", "ShelfVC viewDidLoad, jar never opened",
    "ShelfVC viewDidLoad - 没有罐子", "ShelfVC viewDidLoad - 瓶がない", "ShelfVC viewDidLoad - 저장 안 됨",
    "ShelfVC viewDidLoad timeout: 30", "ShelfVC viewDidLoad failed=0", "ShelfVC viewDidLoad: failed to sort",
    "ShelfVC viewDidLoad: sorting on a background thread", "ShelfVC viewDidLoad on a background thread",
    "[ShelfVC] viewDidLoad(): jar isn't full",
  ])
  func `what a function logged denies nothing`(_ line: String) throws {
    #expect(try ReadLog.words(line + "\n") == ["viewDidLoad ShelfVC"])
  }

  @Test(arguments: [
    "ShelfVC viewDidLoad isn't called", "ShelfVC viewDidLoad isn’t called", "ShelfVC viewDidLoad not called",
    "ShelfVC viewDidLoad - was never called", "ShelfVC viewDidLoad: not called",
    "ShelfVC.viewDidLoad() not fired",
    "ShelfVC viewDidLoad has not yet been called", "ShelfVC viewDidLoad doesn't get called",
    "ShelfVC viewDidLoad never", "ShelfVC viewDidLoad was not reached",
    "ShelfVC viewDidLoad(): not implemented",
    "ShelfVC viewDidLoad timeout", "ShelfVC viewDidLoad failed", "ShelfVC viewDidLoad: skipped",
    "ShelfVC viewDidLoad missing!", "ShelfVC viewDidLoad 没有调用", "ShelfVC viewDidLoad: 没有被调用",
    "ShelfVC viewDidLoad 还没调用", "ShelfVC viewDidLoadが呼ばれない", "ShelfVC viewDidLoad 호출 안 됨",
    "UI API called on a background thread: -[ShelfVC viewDidLoad]",
  ])
  func `what is said not to be called is none`(_ line: String) throws {
    #expect(try ReadLog.words(line + "\n").isEmpty)
  }

  @Test(arguments: [
    "Called from: ShelfVC viewDidLoad", "caller: ShelfVC.viewDidLoad()", "called by -[ShelfVC viewDidLoad]",
    "Fatal error: ShelfVC viewDidLoad", "Larder/ShelfVC.swift:12: Fatal error: no jar in ShelfVC viewDidLoad",
    "Breakpoint 3: where = Larder`-[ShelfVC viewDidAppear:], address = 0x0000000104a1c2d0",
    "Breakpoint 3.1: where = Larder`-[ShelfVC viewDidLoad] + 20 at ShelfVC.m:12",
    "Process 901 stopped at -[ShelfVC viewDidLoad]", "Total viewDidLoad calls: 3",
    "ShelfVC viewDidLoad calls = 2", "expected: ShelfVC viewDidLoad", "Expected: ShelfVC viewDidLoad",
    "actual: ShelfVC viewDidLoad",
  ])
  func `a call that is mentioned is none`(_ line: String) throws {
    #expect(try ReadLog.words(line + "\n").isEmpty)
  }

  @Test(arguments: [
    "Caller Shelf viewDidLoad", "Process viewDidLoad", "Expectations: ShelfVC viewDidLoad",
    "ShelfVC viewDidLoad called from JarVC", "Breakpoints: ShelfVC viewDidLoad",
    "ShelfVC viewDidLoad calls super",
  ])
  func `a line that begins like a mention is a call`(_ line: String) throws {
    #expect(try ReadLog.words(line + "\n").count == 1)
  }
}
