import Testing
import TraceModel

/// A container of the app's own, without UIKit: what it tells its children is what is tested.
final class Pager {
  final class Page {}

  private let recorder: Trace.Recorder
  private var shown: Page?

  init(_ recorder: Trace.Recorder) {
    self.recorder = recorder
  }

  func show(_ page: Page) {
    if let shown { recorder.note(.viewWillDisappear, of: shown) }
    recorder.note(.viewDidLoad, of: page)
    recorder.note(.viewWillAppear, of: page, keys: ["animated": "true"])
    recorder.note(.viewDidAppear, of: page, keys: ["animated": "true"])
    if let shown { recorder.note(.viewDidDisappear, of: shown) }
    shown = page
  }
}

@Suite struct PagerTests {
  @Test func `pages come and go in pairs`() throws {
    let recorder = Trace.Recorder(
      configuration: try Trace.Configuration(["controllers": ["Page": ["in": "child"]]]))
    let pager = Pager(recorder)
    let pages = [Pager.Page(), Pager.Page()]
    for page in pages { pager.show(page) }
    let trace = recorder.trace()
    #expect(trace.summary.verdict == .passed, "\(trace)")
    #expect(trace.controllers.count == 2)
  }

  @Test func `a log that is still written is fed line by line`() {
    var feed = Trace.Feed()
    feed.append("[Cart@0x1] viewWillAppear")
    feed.append("[Cart@0x1] viewDidAppear")
    feed.append("[Cart@0x1] viewDidAppear")
    #expect(feed.findings().map(\.rule.rawValue) == ["TC103"])
    let trace = feed.finish()
    #expect(trace.summary.errors == 1)
  }
}
