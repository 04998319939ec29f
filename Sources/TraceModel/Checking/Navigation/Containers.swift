/// Where the app's containers stand: its stacks, its tabs, its pages, and the screens that each show the next.
struct Containers: ~Copyable, Sendable {
  var stacks = NavigationStacks()
  var pendingPops = PendingPops()
  var chain = ScreenChain()
  var tabs = TabSelections()
  var pageTurns = PageTurns()
}
