/// Where the app's containers stand: its stacks, its tabs, its pages, and who was asked to go and who came with whom.
struct Containers: ~Copyable, Sendable {
  var stacks = NavigationStacks()
  var pendingPops = PendingPops()
  var chain = ScreenChain()
  var tabs = TabSelections()
  var pageTurns = PageTurns()
}
