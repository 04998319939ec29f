import Testing

@testable import TraceModel

/// From iOS 18 transitions that zoom, and from iOS 26 all, may be interrupted, and UIKit may call their wills again.
@Suite struct FluidTransitionTests {
  private static func app(_ release: Int?, zooming name: String? = nil) -> AppDescription {
    var app = AppDescription()
    app.os = release.map { OSVersion(major: $0) }
    if let name {
      var zoomed = ControllerDescription(pattern: name)
      zoomed.zooms = true
      app.controllers = [zoomed]
    }
    return app
  }

  /// A push, and a pop that is asked for before it is over: UIKit completes the push first.
  private static let interrupted = """
    [Nav@0xa0] setViewControllers Shelf@0xb0
    [Shelf@0xb0] viewDidLoad
    [Shelf@0xb0] viewWillAppear
    [Shelf@0xb0] viewDidAppear
    [Nav@0xa0] push Book@0xc0 animated=true
    [Book@0xc0] viewDidLoad
    [Shelf@0xb0] viewWillDisappear
    [Book@0xc0] viewWillAppear
    [Book@0xc0] viewIsAppearing
    [Nav@0xa0] pop animated=true
    [Shelf@0xb0] viewDidDisappear
    [Book@0xc0] viewDidAppear
    [Book@0xc0] viewWillDisappear
    [Shelf@0xb0] viewWillAppear
    [Book@0xc0] viewDidDisappear
    [Shelf@0xb0] viewDidAppear
    """

  @Test(arguments: [13, 17, 18, 25]) func `a pop during a push is a warning before all pushes are fluid`(
    _ release: Int
  ) {
    #expect(CheckedTrace(Self.interrupted, app: Self.app(release)).rules == ["TC406"])
  }

  @Test(arguments: [26, 27]) func `a pop during a push is right from iOS 26 on`(_ release: Int) {
    #expect(CheckedTrace(Self.interrupted, app: Self.app(release)).findings.isEmpty)
  }

  @Test func `a pop during a push is possibly wrong where the release is not said`() {
    let trace = CheckedTrace(Self.interrupted)
    #expect(trace.definite.isEmpty)
    #expect(trace.findings.map(\.rule.description) == ["TC406"])
    #expect(trace.findings.first?.assumptions.first?.kind == .uikit)
  }

  @Test func `a pop during a push that zooms is right from iOS 18 on`() {
    let marked = Self.interrupted.replacing(
      "push Book@0xc0 animated=true", with: "push Book@0xc0 animated=true transition=zoom")
    #expect(CheckedTrace(marked, app: Self.app(18)).findings.isEmpty)
    #expect(CheckedTrace(Self.interrupted, app: Self.app(18, zooming: "Book")).findings.isEmpty)
    #expect(CheckedTrace(marked, app: Self.app(17)).rules == ["TC406"])
  }

  @Test func `back tapped twice is right from iOS 26 on`() {
    let log = """
      [Nav@0xa0] setViewControllers Shelf@0xb0,Book@0xc0,Page@0xd0
      [Page@0xd0] viewDidLoad
      [Page@0xd0] viewWillAppear
      [Page@0xd0] viewDidAppear
      [Nav@0xa0] pop animated=true
      [Page@0xd0] viewWillDisappear
      [Book@0xc0] viewDidLoad
      [Book@0xc0] viewWillAppear
      [Nav@0xa0] pop animated=true
      [Page@0xd0] viewDidDisappear
      [Book@0xc0] viewDidAppear
      [Book@0xc0] viewWillDisappear
      [Shelf@0xb0] viewDidLoad
      [Shelf@0xb0] viewWillAppear
      [Book@0xc0] viewDidDisappear
      [Shelf@0xb0] viewDidAppear
      [Page@0xd0] deinit
      [Book@0xc0] deinit
      """
    #expect(CheckedTrace(log, app: Self.app(26)).findings.isEmpty)
    #expect(CheckedTrace(log, app: Self.app(17)).rules == ["TC406"])
  }

  @Test func `a fluid pop that goes straight back is only possibly without its viewWillAppear`() {
    let log = """
      [Nav@0xa0] push Book@0xc0 animated=true
      [Book@0xc0] viewDidLoad
      [Shelf@0xb0] viewWillDisappear
      [Book@0xc0] viewWillAppear
      [Shelf@0xb0] viewDidDisappear
      [Book@0xc0] viewDidAppear
      [Book@0xc0] viewWillDisappear
      [Shelf@0xb0] viewWillAppear
      [Shelf@0xb0] viewWillDisappear
      [Shelf@0xb0] viewDidDisappear
      [Book@0xc0] viewDidAppear
      """
    #expect(CheckedTrace(log, app: Self.app(17)).rules == ["TC205"])
    let fluid = CheckedTrace(log, app: Self.app(26))
    #expect(fluid.definite.isEmpty && fluid.findings.map(\.rule.number) == [205])
  }

  // MARK: Wills that come again

  private static func repeated(_ mark: String = "[Nav@0xa0] push Book@0xc0 animated=true") -> String {
    """
    [Shelf@0xb0] viewDidLoad
    [Shelf@0xb0] viewWillAppear
    [Shelf@0xb0] viewDidAppear
    \(mark)
    [Book@0xc0] viewDidLoad
    [Shelf@0xb0] viewWillDisappear
    [Book@0xc0] viewWillAppear
    [Book@0xc0] viewIsAppearing
    [Book@0xc0] viewWillAppear
    [Book@0xc0] viewIsAppearing
    [Shelf@0xb0] viewDidDisappear
    [Book@0xc0] viewDidAppear
    [Book@0xc0] viewWillDisappear
    [Shelf@0xb0] viewWillAppear
    [Book@0xc0] viewDidDisappear
    [Shelf@0xb0] viewDidAppear

    """
  }

  @Test func `a will-callback that comes again in a fluid transition is a known quirk`() {
    let zoom = Self.repeated("[Nav@0xa0] push Book@0xc0 animated=true transition=zoom")
    for (log, release) in [(Self.repeated(), 26), (zoom, 18)] {
      let trace = CheckedTrace(log, app: Self.app(release))
      #expect(trace.definite.isEmpty)
      #expect(trace.findings.map(\.isKnown) == [true])
    }
  }

  @Test(arguments: [nil, 18, 25])
  func `a will-callback that comes again is only possibly wrong where that is not said`(
    _ release: Int?
  ) {
    let trace = CheckedTrace(Self.repeated(), app: Self.app(release))
    #expect(trace.definite.isEmpty)
    #expect(trace.findings.map(\.rule.description) == ["TC103"])
    #expect(trace.findings.map(\.isKnown) == [false])
  }

  @Test func `a will-callback that comes again is a fault before iOS 18`() {
    #expect(CheckedTrace(Self.repeated(), app: Self.app(17)).rules == ["TC103"])
  }

  @Test func `a did-callback that comes again is a fault on every release`() {
    let log = """
      [Shelf@0xb0] viewDidLoad
      [Shelf@0xb0] viewWillAppear
      [Shelf@0xb0] viewDidAppear
      [Nav@0xa0] push Book@0xc0 animated=true transition=zoom
      [Book@0xc0] viewDidLoad
      [Shelf@0xb0] viewWillDisappear
      [Book@0xc0] viewWillAppear
      [Shelf@0xb0] viewDidDisappear
      [Book@0xc0] viewDidAppear
      [Book@0xc0] viewDidAppear
      """
    for release in [17, 18, 26] { #expect(CheckedTrace(log, app: Self.app(release)).rules == ["TC103"]) }
  }

  @Test func `wills of a full-screen dismissal may come again as well`() {
    let log = """
      [Feed@0xb0] viewDidLoad
      [Feed@0xb0] viewWillAppear
      [Feed@0xb0] viewDidAppear
      [Feed@0xb0] present Photo@0xc0 style=fullScreen
      [Photo@0xc0] viewDidLoad
      [Feed@0xb0] viewWillDisappear
      [Photo@0xc0] viewWillAppear
      [Photo@0xc0] viewDidAppear
      [Feed@0xb0] viewDidDisappear
      [Photo@0xc0] viewWillDisappear
      [Photo@0xc0] viewWillDisappear
      [Feed@0xb0] viewWillAppear
      [Feed@0xb0] viewWillAppear
      [Feed@0xb0] viewDidAppear
      [Photo@0xc0] viewDidDisappear
      """
    let trace = CheckedTrace(log, app: Self.app(26))
    #expect(trace.findings.map(\.isKnown) == [true, true])
  }

  // MARK: Screens that each show the next

  private static let chained = """
    [Nav@0xa0] setViewControllers Splash@0xb0
    [Splash@0xb0] viewDidLoad
    [Splash@0xb0] viewWillAppear
    [Nav@0xa0] push Terms@0xc0 animated=true
    [Terms@0xc0] viewDidLoad
    [Splash@0xb0] viewDidAppear
    [Splash@0xb0] viewWillDisappear
    [Terms@0xc0] viewWillAppear
    [Nav@0xa0] push Offer@0xd0 animated=true
    [Splash@0xb0] viewDidDisappear
    [Terms@0xc0] viewDidAppear
    [Offer@0xd0] viewDidLoad
    [Terms@0xc0] viewWillDisappear
    [Offer@0xd0] viewWillAppear
    [Terms@0xc0] viewDidDisappear
    [Offer@0xd0] viewDidAppear
    """

  @Test(arguments: [(17, Severity.warning), (26, .info)])
  func `screens that each show the next from viewWillAppear are found on every release`(
    _ release: Int, _ severity: Severity
  ) {
    let findings = CheckedTrace(Self.chained, app: Self.app(release)).definite
    #expect(findings.map(\.controller) == ["Splash", "Terms"])
    #expect(findings.allSatisfy { $0.rule.number == 406 && $0.severity == severity })
    #expect(findings.last?.message.contains("Splash → Terms → Offer") == true)
  }

  @Test func `the chain is found also where the log begins with it`() {
    let lines = Self.chained.split(separator: "\n").dropFirst(2).joined(separator: "\n")
    #expect(CheckedTrace(lines, app: Self.app(17)).definite.map(\.controller) == ["Splash", "Terms"])
  }

  @Test func `what another container is asked for while a screen begins to appear is no chain`() {
    let log = """
      [Nav@0xa0] setViewControllers Splash@0xb0
      [Side@0xa1] setViewControllers Menu@0xb1
      [Splash@0xb0] viewDidLoad
      [Splash@0xb0] viewWillAppear
      [Side@0xa1] push Terms@0xc0 animated=true
      [Terms@0xc0] viewDidLoad
      [Splash@0xb0] viewDidAppear
      """
    #expect(CheckedTrace(log, app: Self.app(17)).findings.isEmpty)
  }

  @Test func `a class that does not log that it has appeared is no proof of a chain`() {
    let log = """
      [Nav@0xa0] setViewControllers Splash@0xb0
      [Splash@0xb0] viewDidLoad
      [Splash@0xb0] viewWillAppear
      [Nav@0xa0] push Terms@0xc0 animated=true
      [Splash@0xb0] viewWillDisappear
      [Terms@0xc0] viewWillAppear
      """
    #expect(CheckedTrace(log, app: Self.app(17)).findings.isEmpty)
  }

  @Test func `who turns back from a swipe and asks for another screen begins no chain`() {
    let trace = CheckedTrace(
      """
      [Loft@0x10] viewDidLoad
      [Loft@0x10] viewWillAppear
      [Loft@0x10] viewDidAppear
      [nav@0x1] push Attic@0x20 animated=true
      [Attic@0x20] viewDidLoad
      [Attic@0x20] viewWillAppear
      [Attic@0x20] viewDidAppear
      [Attic@0x20] viewWillDisappear
      [Loft@0x10] viewWillAppear
      [nav@0x1] push Roof@0x30 animated=true
      [Roof@0x30] viewDidLoad
      [Attic@0x20] viewWillDisappear
      [Roof@0x30] viewWillAppear
      [Attic@0x20] viewDidDisappear
      [Roof@0x30] viewDidAppear
      [nav@0x1] popToRoot animated=true
      [Roof@0x30] viewWillDisappear
      [Loft@0x10] viewWillAppear
      [Roof@0x30] viewDidDisappear
      [Loft@0x10] viewDidAppear
      """)
    #expect(!trace.findings.contains { $0.message.contains("in its own") }, "\(trace.findings)")
  }
}
