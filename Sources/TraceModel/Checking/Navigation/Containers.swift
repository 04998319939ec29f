/// Where the app's containers stand: its stacks, its tabs, its pages, and the screens that each show the next.
struct Containers: ~Copyable, Sendable {
  var stacks = NavigationStacks()
  var pendingPops = PendingPops()
  var chain = ScreenChain() {
    didSet { noteWaiting() }
  }
  var tabs = TabSelections() {
    didSet { noteWaiting() }
  }
  var pageTurns = PageTurns()

  /// Whether one of them waits for a callback: a tab that was chosen again, or a screen that asked for the next.
  private(set) var areWaiting = false

  private mutating func noteWaiting() {
    areWaiting = tabs.reselected != nil || tabs.isGoing || !chain.isEmpty
  }
}
