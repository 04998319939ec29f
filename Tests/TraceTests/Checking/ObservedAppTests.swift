import Testing

@testable import TraceModel

/// What the log has shown, asked without a checker.
@Suite struct ObservedAppTests {
  /// An app with two controllers of one name and no addresses: the first is covered, the second on the screen.
  private func cartOnCart() -> ObservedApp {
    var app = ObservedApp(AppDescription(), known: Instrumentation())
    let cart = app.words.learn("Cart")
    app.classes.learn("Cart", cart, describedBy: [])
    for (line, state) in [(1, AppearanceState.hidden), (5, .appeared)] {
      let index = app.instances.add(cart, .none, line: line)
      app.instances[index].state = state
      app.classes[cart].nameOnly.append(index)
    }
    return app
  }

  @Test func `of two with a name the one on the screen stands, and the covered one is nowhere`() {
    let app = cartOnCart()
    let both = app.classes[Symbol(index: 1)].nameOnly
    let (standing, arePlaced) = (app.onlyOneStanding(of: both), both.map { app.isPlaced($0) })
    #expect(standing == both[1])
    #expect(arePlaced == [false, true])
  }

  @Test func `a covered controller can't be meant beside the one on the screen`() {
    let app = cartOnCart()
    let both = app.classes[Symbol(index: 1)].nameOnly
    let haveCallableNamesakes = both.map { app.hasCallableNamesake($0) }
    #expect(haveCallableNamesakes == [true, false])
  }

  @Test func `one that is covered in a stack is somewhere`() {
    var app = cartOnCart()
    let both = app.classes[Symbol(index: 1)].nameOnly
    let nav = Participant(name: app.words.learn("Nav"))
    for index in both { app.containers.stacks[nav].push(app.seated(index)) }
    let arePlaced = both.map { app.isPlaced($0) }
    #expect(arePlaced == [true, true])
  }
}
