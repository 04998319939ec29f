import Testing

@testable import TraceModel

extension LineSample {
  /// Expects the line to be read as its event: where it is met first, and where it comes again. What tells nothing stays out behind
  /// what tells something, too.
  func expectReading() throws {
    let one = event.map { [$0] } ?? []
    #expect(try ReadLog.words(line + "\n") == one)
    #expect(try ReadLog.words("\(line)\nother\n\(line)\n\(line)\n") == one + one + one)
    guard event == nil else { return }
    #expect(try ReadLog.words("AtticVC viewDidLoad\nviewDidLoad\n\(line)\n").count == 2)
  }
}
