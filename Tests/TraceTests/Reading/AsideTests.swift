import Testing

@testable import TraceModel

@Suite struct AsideTests {
  static let calls = [
    LineSample("JarView onAppear", "onAppear JarView"),
    LineSample("[JarView] onDisappear", "onDisappear JarView"),
    LineSample("onAppear: JarView", "onAppear JarView"), LineSample("JarView.task", "task JarView"),
    LineSample("JarView.onAppear()", "onAppear JarView"),
    LineSample("scenePhase changed to active", "scenePhase"),
    LineSample("JarView.sheet", "sheet JarView"),
    LineSample("JarView fullScreenCover", "fullScreenCover JarView"),
  ]

  @Test(arguments: calls) func `a call of SwiftUI is told and is no event`(_ sample: LineSample) throws {
    let log = Array("[Q] viewDidLoad\n\(sample.line)\n".utf8)
    let batch = try ReadLog.batch(log)
    var names = SymbolTable()
    names.append(batch.newNames)
    let words = batch.asides.map {
      ([$0.kind.rawValue] + ($0.subject.isSome ? [names.name(of: $0.subject.name)] : [])).joined(
        separator: " ")
    }
    #expect(words == [sample.event] && batch.events.count == 1)
    #expect(batch.asides.allSatisfy { $0.line == 2 })
    #expect(try ReadLog.events(log).counts.asides == 1)
  }

  @Test(arguments: [
    ".onAppear { load() }", "onAppear was never called", "the task", "URLSession task finished",
    "a new sheet",
    "JarView onAppearance",
  ])
  func `source lines, prose and other words are no calls`(_ line: String) throws {
    #expect(try ReadLog.batch(Array("[Q] viewDidLoad\n\(line)\n".utf8)).asides.isEmpty)
  }
}
