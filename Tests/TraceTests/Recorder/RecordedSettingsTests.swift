import Testing

@testable import TraceModel

/// What the recorder says of styles and sizes is read and judged, in both of its notations.
@Suite struct RecordedSettingsTests {
  private static let wall = TraceRecorder.Subject("Wall", 0x10)
  private static let sort = TraceRecorder.Subject("Sort", 0x20)
  private static let cover = [
    (sort, "viewDidLoad"), (wall, "viewWillDisappear"), (sort, "viewWillAppear"), (sort, "viewDidAppear"),
    (wall, "viewDidDisappear"),
  ]

  /// A wall that is on the screen and presents a sort in the order of a covering presentation.
  private static func presentation(
    style: String, before: [TraceRecorder.Entry] = [], asked: [TraceRecorder.Entry] = [], covers: Bool? = nil,
    order: [(TraceRecorder.Subject, String)] = cover
  ) -> [TraceRecorder.Entry] {
    var present = TraceRecorder.Entry(wall, "present", [sort])
    present.add("style", word: style)
    present.add("animated", true)
    present.add("coversPresenter", covers)
    let launch = ["viewDidLoad", "viewWillAppear", "viewDidAppear"].map { TraceRecorder.Entry(wall, $0) }
    let calls = order.map { who, event in
      guard who == sort, event != "viewDidLoad" else { return TraceRecorder.Entry(who, event) }
      return TraceRecorder.Circumstances(
        presentedBy: wall, style: style, modalInPresentation: false
      ).entry(who, event)
    }
    return launch + before + [present] + asked + calls
  }

  private static func entry(_ who: String, _ event: String, _ key: String, _ word: String)
    -> TraceRecorder.Entry
  {
    var entry = TraceRecorder.Entry(TraceRecorder.Subject(who, 0x20), event)
    entry.add(key, word: word)
    return entry
  }

  private static func checked(_ entries: [TraceRecorder.Entry], isJSON: Bool, os: OSVersion? = nil)
    -> CheckedTrace
  {
    let lines = entries.map { isJSON ? $0.json(time: "2026-03-01 09:41:00+0000", process: 7) : $0.text }
    var app = AppDescription()
    if let os { app.os = os }
    return CheckedTrace(lines.joined(separator: "\n") + "\n", app: app)
  }

  @Test(arguments: [false, true]) func `a sheet on a screen that is compact in height may cover`(isJSON: Bool)
  {
    var traits = TraceRecorder.Entry(TraceRecorder.Subject("UIWindow", 0x1), "traits")
    traits.add("compactHeight", true)
    let lying = Self.presentation(style: "pageSheet", before: [traits])
    #expect(Self.checked(lying, isJSON: isJSON).findings.isEmpty)
    #expect(Self.checked(Self.presentation(style: "pageSheet"), isJSON: isJSON).rules == ["TC203"])
  }

  @Test(arguments: ["adaptivePresentationStyle", "presentationControllerWillPresent"], [false, true])
  func `the style that the delegate says takes effect`(event: String, isJSON: Bool) {
    func trace(_ style: String) -> CheckedTrace {
      let said = Self.entry("Sort", event, "style", style)
      return Self.checked(Self.presentation(style: "popover", asked: [said]), isJSON: isJSON)
    }
    #expect(trace("fullScreen").findings.isEmpty)
    #expect(trace("none").findings.map(\.rule.description) == ["TC203"])
  }

  @Test(arguments: [false, true]) func `a custom presentation says whether it covers`(isJSON: Bool) {
    let silent = [
      (Self.sort, "viewDidLoad"), (Self.sort, "viewWillAppear"), (Self.sort, "viewDidAppear"),
      (Self.sort, "viewWillDisappear"), (Self.sort, "viewDidDisappear"), (Self.wall, "viewWillDisappear"),
      (Self.wall, "viewDidDisappear"),
    ]
    func found(_ covers: Bool?, _ order: [(TraceRecorder.Subject, String)]) -> [String] {
      Self.checked(Self.presentation(style: "custom", covers: covers, order: order), isJSON: isJSON)
        .findings.map(\.rule.description)
    }
    #expect(found(true, Self.cover) == [])
    #expect(found(nil, Self.cover) == [])
    #expect(found(false, Self.cover) == ["TC203"])
    #expect(found(true, silent).contains("TC204"))
    #expect(found(nil, silent) == [])
  }

  @Test(arguments: [false, true]) func `a push that zooms may be interrupted`(isJSON: Bool) {
    func trace(_ transition: String?) -> CheckedTrace {
      let stack = TraceRecorder.Subject("UINavigationController", 0x30)
      func call(_ who: TraceRecorder.Subject, _ event: String) -> TraceRecorder.Entry {
        TraceRecorder.Entry(who, event)
      }
      var push = TraceRecorder.Entry(stack, "push", [Self.sort])
      push.add("transition", word: transition)
      push.add("animated", true)
      var pop = call(stack, "pop")
      pop.add("animated", true)
      let entries =
        [
          TraceRecorder.Entry(stack, "setViewControllers", [Self.wall]), call(Self.wall, "viewDidLoad"),
          call(Self.wall, "viewWillAppear"), call(Self.wall, "viewDidAppear"), push,
          call(Self.sort, "viewDidLoad"), call(Self.wall, "viewWillDisappear"),
          call(Self.sort, "viewWillAppear"), pop, call(Self.wall, "viewDidDisappear"),
          call(Self.sort, "viewDidAppear"),
        ]
      return Self.checked(entries, isJSON: isJSON, os: OSVersion(major: 18))
    }
    #expect(trace("zoom").findings.isEmpty)
    #expect(trace(nil).findings.map(\.rule.description) == ["TC406"])
  }
}
