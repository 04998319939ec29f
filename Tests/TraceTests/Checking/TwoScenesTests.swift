import Testing

@testable import TraceModel

/// Where two scenes move at the same time, the outgoing controller may be the other one's: who takes part in what is certain only
/// where it was named, or where nobody else moved.
@Suite struct TwoScenesTests {
  /// Two legal moves, each in its own scene, line by line as chance has it.
  static let legal: [(about: String, text: String)] = [
    (
      "somebody else goes before the one who is below the pushed one",
      """
      [left] push Recipe
      [Recipe] viewDidLoad
      [Note] viewWillDisappear
      [Note] viewDidDisappear
      [Shelf] viewWillDisappear
      [Recipe] viewWillAppear
      [Shelf] viewDidDisappear
      [Recipe] viewDidAppear
      """
    ),
    (
      "somebody else goes before the tab that is left",
      """
      [tabs] select Radio
      [Note] viewWillDisappear
      [Note] viewDidDisappear
      [Radio] viewWillAppear
      [Library] viewWillDisappear
      [Library] viewDidDisappear
      [Radio] viewDidAppear
      """
    ),
    (
      "a pop on the left while a push is asked for on the right",
      """
      [right] push Recipe
      [left] pop
      [Note] viewWillDisappear
      [Folder] viewWillAppear
      [Note] viewDidDisappear
      [Folder] viewDidAppear
      [Shelf] viewWillDisappear
      [Recipe] viewWillAppear
      [Shelf] viewDidDisappear
      [Recipe] viewDidAppear
      """
    ),
    (
      "a popped controller has nothing to do with one that appears before",
      """
      [Recipe] viewWillAppear
      [Note] viewWillDisappear movingFromParent=true
      [Folder] viewWillAppear
      [Note] viewDidDisappear
      [Folder] viewDidAppear
      [Recipe] viewDidAppear
      """
    ),
    (
      "a coordinator finished by didShow after a pop that no mark asked for",
      """
      [right] push Recipe
      [Main] addChildCoordinator Writing
      [Writing] start
      [Writing] show Note
      [left] push Note
      [Note] viewDidLoad
      [Folder] viewWillDisappear
      [Note] viewWillAppear
      [Folder] viewDidDisappear
      [Note] viewDidAppear
      [left] navigationControllerDidShow Note
      [Note] viewWillDisappear
      [Folder] viewWillAppear
      [Note] viewDidDisappear
      [Folder] viewDidAppear
      [left] navigationControllerDidShow Folder
      [Main] childDidFinish Writing
      [Note] deinit
      [Writing] deinit
      """
    ),
    (
      "a pop on the left, and a page on the right that is turned half and let go",
      """
      [left] pop
      [Note] viewWillDisappear
      [Photo] viewWillAppear
      [Map] viewWillDisappear
      [Map] viewWillAppear
      [Map] viewDidAppear
      [Photo] viewWillDisappear
      [Photo] viewDidDisappear
      [Folder] viewWillAppear
      [Note] viewDidDisappear
      [Folder] viewDidAppear
      """
    ),
    (
      "a column goes that nothing replaces, and on the left a popped controller reveals the one below",
      """
      [Sidebar] viewWillDisappear
      [left] pop
      [Note] viewWillDisappear
      [Folder] viewWillAppear
      [Map] viewDidLoad
      [Map] viewWillAppear
      [Map] viewDidAppear
      [Note] viewDidDisappear
      [Folder] viewDidAppear
      """
    ),
    (
      "a sheet on the right goes for good, and on the left a popped controller reveals the one below",
      """
      [Filter] viewWillDisappear
      [left] pop
      [Note] viewWillDisappear
      [Folder] viewWillAppear
      [Map] viewWillAppear
      [Map] viewDidAppear
      [Filter] viewDidDisappear
      [Note] viewDidDisappear
      [Folder] viewDidAppear
      """
    ),
    (
      "a cover on the right comes and goes while somebody is popped on the left",
      """
      [left] pop
      [Note] viewWillDisappear
      [Map] init
      [Map] viewWillAppear
      [Map] viewDidAppear
      [Map] viewWillDisappear
      [Map] viewDidDisappear
      [Note] viewDidDisappear
      """
    ),
    (
      "one of whom only viewDidAppear is logged comes on the right while somebody is popped on the left",
      """
      [left] pop
      [Note] viewWillDisappear
      [Map] viewDidAppear
      [Note] viewDidDisappear
      """
    ),
  ]

  @Test(arguments: legal.indices) func `two scenes that do no wrong are not accused`(_ index: Int) throws {
    let app = try AppDescription.text(
      #"{"controllers": {"Note": {"in": "navigation"}, "Folder": {"in": "navigation"}, "Sidebar": {"in": "split"}}}"#
    )
    #expect(CheckedTrace(Self.legal[index].text, app: app).definite.isEmpty, "\(Self.legal[index].about)")
  }

  @Test func `where nothing else moves the outgoing controller is the one below`() {
    let trace = CheckedTrace(
      """
      [left] push Recipe
      [Recipe] viewDidLoad
      [Shelf] viewWillDisappear
      [Shelf] viewDidDisappear
      [Recipe] viewWillAppear
      [Recipe] viewDidAppear
      """)
    #expect(trace.rules == ["TC401"])
  }

  @Test func `a pop in a known stack has the controllers in it, whatever else moves`() {
    let trace = CheckedTrace(
      """
      [left] push Folder@0x10
      [Folder@0x10] viewWillAppear
      [Folder@0x10] viewDidAppear
      [left] push Note@0x20
      [Folder@0x10] viewWillDisappear
      [Note@0x20] viewWillAppear
      [Folder@0x10] viewDidDisappear
      [left] pop
      [Note@0x20] viewWillDisappear
      [Folder@0x10] viewWillAppear
      [Badge@0x30] viewWillAppear
      [Folder@0x10] viewDidAppear
      [Note@0x20] viewDidDisappear
      [Badge@0x30] viewDidAppear
      """)
    #expect(trace.rules == ["TC402"])
  }

  @Test func `a doubt makes the finding possible, not silent`() {
    let trace = CheckedTrace(Self.legal[0].text)
    #expect(trace.findings.map(\.rule.description) == ["TC401"])
  }
}
