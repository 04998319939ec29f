import Testing

@testable import TraceModel

/// The machine of a child's way into its parent and out of it.
@Suite struct ContainmentStateTests {
  /// A child that was added, as UIKit's documentation has it.
  private var added: ContainmentState {
    var state = ContainmentState()
    state.begin(isSameParent: false)
    _ = state.noteWillMove(isWholeInLog: false)
    state.insert(.didMove)
    return state
  }

  @Test func `a child that is added and removed correctly breaks nothing`() {
    var state = added
    state.insert(.willLeave)
    #expect(!state.noteGoing() && !state.noteLeft())
  }

  @Test func `didMove before willMove is told`() {
    var state = ContainmentState()
    state.begin(isSameParent: false)
    state.insert(.didMove)
    #expect(state.noteWillMove(isWholeInLog: false) == true)
  }

  @Test(arguments: [true, false])
  func `without addChild, didMove was first only if willMove can't have come before the log`(_ isWhole: Bool)
  {
    var state = ContainmentState()
    state.insert(.didMove)
    #expect(state.noteWillMove(isWholeInLog: isWhole) == isWhole)
  }

  @Test func `didMove of the parent before says nothing of the next`() {
    var state = added
    state.remove(.willMove)
    state.begin(isSameParent: false)
    #expect(state.noteWillMove(isWholeInLog: false) == false)
  }

  @Test func `a child that leaves without didMove is reported, once`() {
    var state = ContainmentState()
    state.begin(isSameParent: false)
    _ = state.noteWillMove(isWholeInLog: false)
    #expect(state.noteGoing() == true)
    #expect(state.noteGoing() == false)
  }

  @Test func `who is taken out without being told is told, once`() {
    var state = added
    #expect(state.noteLeft() == true)
    #expect(state.noteLeft() == false)
  }

  @Test func `nothing is said of a child that was there before the log`() {
    var state = ContainmentState()
    #expect(!state.noteWillMove(isWholeInLog: false) && !state.noteGoing() && !state.noteLeft())
  }
}
