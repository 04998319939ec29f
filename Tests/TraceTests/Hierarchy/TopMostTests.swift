import Testing

@testable import TraceModel

/// Who is on top, and by which steps one gets there, at every line of a trace.
@Suite struct TopMostTests {
  /// A launch screen presents a tab bar, whose navigation controller shows a page; then a push, an alert, a pop.
  static let story: [(line: String, chain: String)] = [
    ("[window] setRoot Splash@0x10", "Splash"),
    ("[window] makeKeyAndVisible", "Splash"),
    ("[Splash@0x10] viewDidLoad", "Splash"),
    ("[Splash@0x10] viewWillAppear", "Splash"),
    ("[Splash@0x10] viewDidAppear", "Splash"),
    ("[Splash@0x10] present Tabs@0x20 style=fullScreen", "Splash Tabs"),
    ("[Tabs@0x20] viewDidLoad", "Splash Tabs"),
    ("[Tabs@0x20] select Nav@0x30", "Splash Tabs Nav"),
    ("[Nav@0x30] push Page@0x40", "Splash Tabs Nav Page"),
    ("[Splash@0x10] viewWillDisappear", "Splash Tabs Nav Page"),
    ("[Tabs@0x20] viewWillAppear", "Splash Tabs Nav Page"),
    ("[Page@0x40] viewDidLoad", "Splash Tabs Nav Page"),
    ("[Page@0x40] viewWillAppear", "Splash Tabs Nav Page"),
    ("[Page@0x40] viewDidAppear", "Splash Tabs Nav Page"),
    ("[Tabs@0x20] viewDidAppear", "Splash Tabs Nav Page"),
    ("[Splash@0x10] viewDidDisappear", "Splash Tabs Nav Page"),
    ("[Nav@0x30] push Order@0x50", "Splash Tabs Nav Page"),
    ("[Order@0x50] viewDidLoad", "Splash Tabs Nav Page"),
    ("[Page@0x40] viewWillDisappear", "Splash Tabs Nav Page"),
    ("[Order@0x50] viewWillAppear", "Splash Tabs Nav Page"),
    ("[Page@0x40] viewDidDisappear", "Splash Tabs Nav Order"),
    ("[Order@0x50] viewDidAppear", "Splash Tabs Nav Order"),
    ("[Order@0x50] present UIAlertController@0x60 style=custom", "Splash Tabs Nav Order UIAlertController"),
    ("[UIAlertController@0x60] viewWillAppear", "Splash Tabs Nav Order UIAlertController"),
    ("[UIAlertController@0x60] viewDidAppear", "Splash Tabs Nav Order UIAlertController"),
    ("[UIAlertController@0x60] dismiss", "Splash Tabs Nav Order UIAlertController"),
    ("[UIAlertController@0x60] viewWillDisappear", "Splash Tabs Nav Order UIAlertController"),
    ("[UIAlertController@0x60] viewDidDisappear", "Splash Tabs Nav Order"),
    ("[Nav@0x30] pop", "Splash Tabs Nav Order"),
    ("[Order@0x50] viewWillDisappear", "Splash Tabs Nav Order"),
    ("[Page@0x40] viewWillAppear", "Splash Tabs Nav Order"),
    ("[Order@0x50] viewDidDisappear", "Splash Tabs Nav Order"),
    ("[Page@0x40] viewDidAppear", "Splash Tabs Nav Page"),
  ]

  @Test(arguments: story.indices) func `the chain is right after every line of a story`(_ last: Int) {
    let chain = chain(Self.story[...last].map(\.line))
    #expect(chain.steps.map(\.controller).joined(separator: " ") == Self.story[last].chain)
    #expect(chain.unknown.isEmpty)
  }

  @Test func `a controller on its way out is said to be`() {
    let dismissed = chain(Self.story[...26].map(\.line))
    #expect(dismissed.steps.last?.note.contains("being dismissed") == true)
    let popped = chain(Self.story[...29].map(\.line))
    #expect(popped.steps.last?.note.contains("being popped") == true)
  }

  /// Screens that log nothing are known by the marks alone.
  static let quiet: [(line: String, chain: String)] = [
    ("[window] setRoot Nav@0x30", "Nav"),
    ("[Nav@0x30] push Intro@0x41", "Nav Intro"),
    ("[Nav@0x30] push Terms@0x42", "Nav Terms"),
    ("[Nav@0x30] pop", "Nav Terms"),
    ("[Nav@0x30] setViewControllers Home@0x43", "Nav Home"),
    ("[Home@0x43] viewWillAppear", "Nav Home"),
    ("[Home@0x43] viewDidAppear", "Nav Home"),
    ("[Nav@0x30] push Web@0x44", "Nav Home"),
    ("[Home@0x43] viewWillDisappear", "Nav Home"),
    ("[Home@0x43] viewDidDisappear", "Nav Web"),
    ("[Nav@0x30] push Note@0x45", "Nav Note"),
    ("[Note@0x45] viewWillAppear", "Nav Web"),
    ("[Note@0x45] viewDidAppear", "Nav Note"),
    ("[Nav@0x30] pop", "Nav Note"),
    ("[Note@0x45] viewWillDisappear", "Nav Note"),
    ("[Note@0x45] viewDidDisappear", "Nav Web"),
    ("[Nav@0x30] pop", "Nav Web"),
    ("[Home@0x43] viewWillAppear", "Nav Web"),
    ("[Home@0x43] viewDidAppear", "Nav Home"),
  ]

  @Test(arguments: quiet.indices) func `a screen that logs nothing is shown as far as it is known`(
    _ last: Int
  ) {
    let chain = chain(Self.quiet[...last].map(\.line))
    #expect(chain.steps.map(\.controller).joined(separator: " ") == Self.quiet[last].chain)
  }

  @Test func `each step names its rule`() {
    let rules = chain(Self.story[...24].map(\.line)).steps.map(\.rule)
    #expect(
      rules == [
        "root of window", "presented by Splash, fullScreen", "selected tab of Tabs",
        "top of navigation controller Nav",
        "presented by Order, custom",
      ])
  }

  @Test func `containers three deep are followed to the leaf`() {
    let chain = chain([
      "[window] setRoot Shell@0x1", "[Shell@0x1] viewWillAppear", "[Shell@0x1] viewDidAppear",
      "[Shell@0x1] addChild Pane@0x2", "[Pane@0x2] willMove parent=Shell@0x1", "[Pane@0x2] viewWillAppear",
      "[Pane@0x2] viewDidAppear", "[Pane@0x2] addChild Card@0x3", "[Card@0x3] willMove parent=Pane@0x2",
      "[Card@0x3] viewWillAppear", "[Card@0x3] viewDidAppear",
    ])
    #expect(chain.steps.map(\.controller) == ["Shell", "Pane", "Card"])
    #expect(chain.steps.last?.rule == "child of Pane")
  }

  @Test func `of two windows the key window is followed`() {
    let chain = chain([
      "[window@0x1] setRoot Home@0x2", "[window@0x1] makeKeyAndVisible", "[Home@0x2] viewWillAppear",
      "[Home@0x2] viewDidAppear", "[window@0x5] setRoot Lock@0x6", "[window@0x5] makeKeyAndVisible",
      "[Lock@0x6] viewWillAppear", "[Lock@0x6] viewDidAppear",
    ])
    #expect(chain.steps.map(\.controller) == ["Lock"])
    #expect(chain.steps.first?.rule == "root of window, the key window of 2")
  }

  @Test func `what the log does not tell is said`() {
    let chain = chain(["[Home] viewWillAppear", "[Home] viewDidAppear"])
    #expect(chain.steps.map(\.controller) == ["Home"])
    #expect(
      chain.unknown == ["the window's root, because no `setRoot` (window.rootViewController) was logged"])
  }

  private static let covered = [
    "[Home@0x1] viewWillAppear", "[Home@0x1] viewDidAppear", "[Home@0x1] present Login@0x2 style=fullScreen",
    "[Login@0x2] viewDidLoad", "[Home@0x1] viewWillDisappear", "[Login@0x2] viewWillAppear",
    "[Login@0x2] viewDidAppear", "[Home@0x1] viewDidDisappear",
    "[Home@0x1] present Retry@0x3 style=pageSheet",
  ]

  @Test(arguments: [
    "whose view is not in the window hierarchy.", "which is already presenting <App.Login: 0x2>.",
  ])
  func `a presentation that UIKit refused is not on screen, and the one before is dismissed`(why: String) {
    let refused = Self.covered + ["Attempt to present <App.Retry: 0x3> on <App.Home: 0x1> \(why)"]
    #expect(chain(refused).steps.map(\.controller) == ["Home", "Login"])
    #expect(chain(Self.covered).steps.map(\.controller) == ["Home", "Retry", "Login"])
    let dismissed =
      refused + [
        "[Home@0x1] dismiss", "[Login@0x2] viewWillDisappear", "[Home@0x1] viewWillAppear",
        "[Home@0x1] viewDidAppear", "[Login@0x2] viewDidDisappear",
      ]
    #expect(chain(dismissed).steps.map(\.controller) == ["Home"])
    let told = CheckedTrace(dismissed.joined(separator: "\n")).transitions.last
    #expect(told?.kind == .dismiss && told?.from == "Login" && told?.to == "Home")
  }

  @Test func `a controller that appears although UIKit complained is on screen`() {
    let lines = [
      "[Home@0x1] viewWillAppear", "[Home@0x1] viewDidAppear", "[Home@0x1] present Retry@0x3 style=pageSheet",
      "[Retry@0x3] viewDidLoad", "[Retry@0x3] viewWillAppear",
      "Attempt to present <App.Retry: 0x3> on <App.Home: 0x1> whose view is not in the window hierarchy.",
      "[Retry@0x3] viewDidAppear",
    ]
    #expect(chain(lines).steps.map(\.controller) == ["Home", "Retry"])
  }

  /// A tab bar and its first screen, which only their order ties to each other, and what that screen presents.
  static let sheetOverTab = [
    "[window] setRoot Tabs", "[Tabs] viewDidLoad", "[Tabs] viewWillAppear", "[Feed] viewDidLoad",
    "[Feed] viewWillAppear", "[Tabs] viewDidAppear", "[Feed] viewDidAppear",
    "[Feed] present Filter style=pageSheet", "[Filter] viewDidLoad", "[Filter] viewWillAppear",
    "[Filter] viewDidAppear",
  ]

  @Test func `a screen that came inside the root is on the way to what it presents`() {
    #expect(chain(Self.sheetOverTab).steps.map(\.controller) == ["Tabs", "Feed", "Filter"])
  }

  @Test func `a tab controller that chose tabs is no navigation controller`() {
    let chosen = [
      "[Tabs] select Post", "[Post] viewDidLoad", "[Post] viewWillAppear", "[Feed] viewWillDisappear",
      "[Post] viewDidAppear", "[Feed] viewDidDisappear",
    ]
    let steps = chain(Self.sheetOverTab.prefix(7) + chosen).steps
    #expect(steps.map(\.controller) == ["Tabs", "Post"] && steps.last?.rule == "selected tab of Tabs")
  }

  @Test func `what a child presents as a cover is above the child, though all around it is covered`() {
    let cover = [
      "[Feed] present Camera style=fullScreen", "[Camera] viewDidLoad", "[Tabs] viewWillDisappear",
      "[Feed] viewWillDisappear", "[Camera] viewWillAppear", "[Camera] viewDidAppear",
      "[Tabs] viewDidDisappear",
      "[Feed] viewDidDisappear",
    ]
    #expect(chain(Self.sheetOverTab.prefix(7) + cover).steps.map(\.controller) == ["Tabs", "Feed", "Camera"])
  }

  private func chain(_ lines: some Sequence<String>) -> HierarchyChain {
    var checker = LogChecker(app: AppDescription())
    var reader = TraceReader(.bytes((lines.joined(separator: "\n") + "\n").utf8))
    var batch = EventBatch()
    while (try? reader.read(into: &batch)) == true { checker.consume(batch) }
    return checker.hierarchyChain()
  }
}
