import Testing

@testable import TraceModel

/// Stacks, pending pops, tabs and page turns, each asked alone.
@Suite struct NavigationTests {
  private let left = Participant(name: Symbol(index: 1))
  private let right = Participant(name: Symbol(index: 2))

  /// A controller that was logged.
  private func seat(_ number: Int32) -> Seat {
    Seat(
      who: Participant(name: Symbol(index: UInt32(number) + 100)),
      instance: InstanceRef(index: InstanceIndex(index: number), generation: 0))
  }

  /// One that logs nothing.
  private func silent(_ number: UInt32) -> Seat { Seat(who: Participant(name: Symbol(index: number))) }

  private func stack(_ seats: Seat...) -> NavigationStack {
    var stack = NavigationStack(owner: left)
    for seat in seats { stack.push(seat) }
    return stack
  }

  @Test func `a pop takes off all above the one that is revealed`() {
    var stack = stack(seat(1), seat(2), seat(3))
    let popped = stack.pop(to: seat(1))
    #expect(popped.gone == [seat(2), seat(3)] && popped.isKnown)
    #expect(stack.entries == [seat(1)])
  }

  @Test func `a pop to one that isn't in the stack takes off the top, and says so`() {
    var stack = stack(seat(1), seat(2))
    let popped = stack.pop(to: seat(9))
    #expect(popped.gone == [seat(2)] && !popped.isKnown)
    #expect(stack.entries == [seat(1)])
  }

  @Test func `a controller that isn't known is in no stack, not even by name`() {
    let stack = stack(silent(1), seat(2))
    #expect(stack.lastIndex(of: .none) == nil && stack.entries(above: InstanceRef.none).isEmpty)
  }

  @Test func `of a stack of which nothing is known the one that is revealed is the only one`() {
    var stack = stack()
    #expect(stack.pop(to: seat(1)).gone.isEmpty)
    #expect(stack.entries == [seat(1)])
  }

  @Test func `the controller that disappears below a pushed one was the top`() {
    var stack = stack(seat(1), seat(2), seat(3))
    stack.bringToTop(seat(2))
    #expect(stack.entries == [seat(1), seat(2)])
    stack.bringToTop(seat(4))
    #expect(stack.top == seat(4) && stack.entries.count == 3)
  }

  @Test func `one that logs nothing is on top once, by its name`() {
    var stack = stack(seat(1))
    stack.pushSilent(silent(7))
    stack.pushSilent(silent(7))
    stack.pushSilent(Seat())
    #expect(stack.entries == [seat(1), silent(7)])
  }

  @Test func `two of whom nothing is known are not the same`() {
    #expect(!Seat().isSame(as: Seat()))
    #expect(!silent(7).mayBe(silent(8)))
    #expect(silent(7).mayBe(silent(7)) && !seat(1).isSame(as: seat(2)))
  }

  @Test func `a controller released by its address leaves the stack, by its name alone it leaves its name`() {
    var stack = stack(seat(1), seat(2))
    stack.release(seat(2).instance, seat(2).who, leaving: Seat(who: seat(2).who))
    #expect(stack.top?.who == seat(2).who && stack.top?.isTaken == false)
    stack.release(seat(1).instance, seat(1).who)
    #expect(stack.entries.count == 1)
    stack.push(silent(7))
    stack.release(seat(3).instance, silent(7).who)
    #expect(stack.entries.count == 1, "it was named with its address")
  }

  @Test func `a pop to the root passes over what is in between`() {
    #expect(Array(stack(seat(1), seat(2), seat(3), seat(4)).skipped(above: seat(1))) == [seat(2), seat(3)])
    #expect(stack(seat(1), seat(2)).skipped(above: seat(1)).isEmpty)
    #expect(stack(seat(1), seat(2)).skipped(above: seat(9)).isEmpty)
  }

  @Test func `looking at a stack makes none`() {
    var stacks = NavigationStacks()
    #expect(stacks[left].entries.isEmpty && stacks.isEmpty == true)
    stacks[left].push(seat(1))
    #expect(stacks.know(left) == true && stacks.know(right) == false)
  }

  @Test func `a dismissed navigation controller takes its stack along until it is asked again`() {
    var stacks = NavigationStacks()
    stacks[left].push(seat(1))
    stacks[left].push(seat(2))
    stacks.leave(with: left)
    #expect(stacks.hold(seat(1).instance) == false)
    #expect(stacks.hold(seat(1).instance, evenDismissed: true) == true)
    #expect(stacks.stack(withPopOf: seat(2).instance, to: seat(1).instance) == nil)
    stacks[left].wake()
    #expect(stacks.owners(of: seat(1).instance) == [left])
    #expect(stacks.stack(withPopOf: seat(2).instance, to: seat(1).instance)?.owner == left)
  }

  @Test func `a controller is asked for in other stacks than a container's own`() {
    var stacks = NavigationStacks()
    stacks[left].push(seat(1))
    #expect(stacks.hold(seat(1).instance, besides: right) == true)
    #expect(stacks.hold(seat(1).instance, besides: left) == false)
  }

  @Test func `of several stacks with one owner the one in front is meant`() {
    var stacks = NavigationStacks()
    stacks[left].push(seat(1))
    stacks.beginAnother(left)
    #expect(stacks.count(of: left) == 2 && stacks[left].entries.isEmpty)
    stacks[left].push(seat(2))
    #expect(stacks.hasTop(seat(1).instance, of: left) && stacks.hasTop(seat(2).instance, of: left))
    #expect(stacks.hasTop(seat(1).instance, of: right) == false)
    let isFound = stacks.bringForward(left) { $0.top == seat(1) }
    #expect(isFound && stacks[left].entries == [seat(1)] && stacks.count(of: left) == 2)
    let isNone = stacks.bringForward(left) { $0.entries.isEmpty }
    #expect(!isNone && stacks[left].entries == [seat(1)])
  }

  @Test func `stacks without end are not all kept`() {
    var stacks = NavigationStacks()
    for number in 1...1_000 { stacks[Participant(name: Symbol(index: UInt32(number)))].wake() }
    #expect(stacks.count == NavigationStacks.limit)
  }

  // MARK: Pops

  private func pop(_ container: Participant, line: Int) -> PendingPop {
    PendingPop(container: container, rows: .none, kind: .pop, line: line)
  }

  @Test func `one pop waits for each container`() {
    var pops = PendingPops()
    pops.ask(pop(left, line: 1))
    pops.ask(pop(right, line: 2))
    let answered = pops.answer(standingIn: [right])
    #expect(answered?.line == 2 && answered?.isDoubtful == false)
    let other = pops.answer(standingIn: [])
    #expect(other?.line == 1 && other?.isDoubtful == false)
    #expect(pops.isEmpty == true)
  }

  @Test func `of two that wait nobody knows which a stranger answers`() {
    var pops = PendingPops()
    pops.ask(pop(left, line: 1))
    pops.ask(pop(right, line: 2))
    let first = pops.answer(standingIn: [])
    let second = pops.answer(standingIn: [])
    #expect(first?.container == left && first?.isDoubtful == true)
    #expect(second?.container == right && second?.isDoubtful == true)
  }

  @Test func `a pop that is asked for twice is in doubt`() {
    var pops = PendingPops()
    pops.ask(pop(left, line: 1))
    pops.ask(pop(left, line: 2))
    let answered = pops.answer(standingIn: [])
    #expect(answered?.line == 2 && answered?.isDoubtful == true && pops.isEmpty == true)
  }

  // MARK: Tabs and pages

  @Test func `an active tab that is chosen again is known as that until something else happens`() {
    var tabs = TabSelections()
    tabs.select(seat(1), of: left)
    #expect(tabs.reselected == nil)
    tabs.selectAgain(seat(1), seen: seat(1).instance, of: left)
    #expect(tabs.reselected == seat(1).instance)
    tabs.settle()
    #expect(
      tabs.reselected == nil && tabs.selected(of: left) == seat(1) && tabs.show(seat(1).instance) == true)
  }

  @Test func `one page controller finishes and the other still turns`() {
    var turns = PageTurns()
    turns.begin(left, line: 3)
    turns.begin(right, line: 4)
    turns.finish(right, line: 7)
    #expect(turns.isEmpty == false && turns.line == 3)
    turns.finish(left, line: 8)
    #expect(turns.isEmpty == true)
  }

  @Test func `an end that another says is that of the only turn, and of none among several`() {
    var turns = PageTurns()
    turns.begin(left, line: 3)
    turns.finish(.none, line: 9)
    #expect(turns.isEmpty == true)
    turns.begin(left, line: 4)
    turns.begin(right, line: 5)
    turns.finish(.none, line: 9)
    #expect(turns.line == 5)
  }
}
