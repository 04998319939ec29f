import Testing

@testable import TraceModel

/// What is left to a later callback, a state before a function, a cross behind it.
@Suite struct LaterCallbackTests {
  static let calls = [
    LineSample("歌单⏳ [viewWillAppear] 无动画，歌曲将在viewDidAppear中播放", "viewWillAppear 歌单"),
    LineSample("Alto: viewWillAppear — leaving the song to viewDidAppear", "viewWillAppear Alto"),
    LineSample("Alto: viewWillAppear — a song begins", "viewWillAppear Alto"),
    LineSample("[Alto] [viewWillAppear] will be sung in viewDidAppear", "viewWillAppear Alto"),
    LineSample("[viewWillAppear] waiting for viewDidAppear", "viewWillAppear"),
    LineSample("viewWillAppear - the song waits for viewDidAppear", "viewWillAppear"),
    LineSample("Stage is not visible: viewDidLoad()", "viewDidLoad"),
    LineSample("Not ready: viewWillAppear(_:)", "viewWillAppear"),
    LineSample("[Alto] not visible: viewDidLoad()", "viewDidLoad Alto"),
    LineSample("AltoVC not ready: viewDidLoad()", "viewDidLoad AltoVC"),
    LineSample("AltoVC viewDidDisappear ❌", "viewDidDisappear AltoVC"),
    LineSample("❌ AltoVC viewDidLoad", "viewDidLoad AltoVC"),
    LineSample("AltoVC viewWillAppear X", "viewWillAppear AltoVC"),
  ]

  static let noCalls = [
    "Alto: viewWillAppear - and then viewDidAppear", "Alto: viewWillAppear: called before viewDidAppear",
    "viewDidLoad: once, viewDidAppear: each time", "Alto: viewWillAppear -> song -> viewDidAppear",
    "viewDidLoad - loadView - viewDidAppear", "AltoVC viewWillAppear - 0.3s, viewDidAppear - 0.2s",
    "viewWillAppear: 歌う前、viewDidAppear: 後", "viewDidLoad — the place to sing",
    "Not implemented: viewDidLoad()", "Not called: viewDidLoad()", "Not ready: viewDidLoad sings twice",
    "Q: viewDidLoad 호출 X", "Q viewDidLoad (x)", "Q viewWillAppear ❌", "Q viewWillAppear 미호출",
    "Q viewDidDisappear called ❌",
    "AltoVC: viewDidAppear ✖️",
  ]

  @Test(arguments: calls) func `a call is one beside such words`(_ sample: LineSample) throws {
    #expect(try ReadLog.words(sample.line + "\n") == [sample.event].compactMap(\.self))
  }

  @Test func `what one call leaves to a later one is said beside another call, too`() throws {
    let log = "歌单 [viewWillAppear] 无动画，歌曲将在viewDidAppear中播放\n歌单 [viewDidAppear] 播放\n"
    #expect(try ReadLog.words(log + "歌单 [viewWillAppear] Song已存在\n").count == 3)
  }

  @Test(arguments: noCalls) func `an order and a denial are no calls`(_ line: String) throws {
    #expect(try ReadLog.words(line + "\n").isEmpty)
  }
}
