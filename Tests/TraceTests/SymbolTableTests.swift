import Testing

@testable import TraceModel

@Suite struct SymbolTableTests {
  @Test func `names that differ in ASCII case only are one name`() {
    var names = SymbolTable()
    let first = names.intern("2nd ViewController")
    #expect(names.intern("2nd Viewcontroller") == first)
    #expect(names.name(of: first) == "2nd ViewController")
  }
}
