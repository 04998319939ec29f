import Testing

@testable import TraceModel

/// The judge of what goes and comes back in one move, asked without a checker.
@Suite struct GoingTogetherTests {
  /// A container and three controllers that came over it one after another, each when the one before was on screen.
  private func pile() -> ObservedApp {
    var app = ObservedApp(AppDescription(), known: Instrumentation())
    for (number, name) in ["Shelf", "Book", "Note", "Card"].enumerated() {
      let symbol = app.words.learn(name)
      app.classes.learn(name, symbol, describedBy: [])
      let index = app.instances.add(symbol, .none, line: 10 * number + 1)
      app.classes[symbol].nameOnly.append(index)
      app.instances[index].loadLine = 10 * number + 1
      app.instances[index].note(.viewWillAppear, 10 * number + 2)
      app.instances[index].note(.viewDidAppear, 10 * number + 3)
    }
    return app
  }

  private func move(_ app: inout ObservedApp, _ callback: AppearanceCallback, from line: Int) {
    for (number, index) in app.instances.indices.enumerated() {
      app.instances[index].note(callback, line + number)
    }
  }

  /// What the judge answers to the did-callback that follows.
  private func answer(_ judge: inout GoingTogether, at line: Int, _ app: borrowing ObservedApp) -> PileUpFact?
  {
    judge.isTold() ? judge.judge(at: line, in: app) : nil
  }

  private func go(_ judge: inout GoingTogether, _ app: inout ObservedApp) -> PileUpFact? {
    move(&app, .viewWillDisappear, from: 50)
    for index in app.instances.indices { judge.note(app.instances.reference(index)) }
    return answer(&judge, at: 54, app)
  }

  @Test func `who goes with a container and comes back with it is a pile, and told once`() {
    var app = pile()
    var judge = GoingTogether()
    let whenGoing = go(&judge, &app)
    move(&app, .viewWillAppear, from: 60)
    let whenBack = answer(&judge, at: 65, app)
    let later = answer(&judge, at: 66, app)
    #expect(whenGoing == nil && later == nil)
    #expect(whenBack?.children.count == 3 && whenBack?.line == 63)
  }

  @Test func `who goes with a container and stays away is none`() {
    var app = pile()
    var judge = GoingTogether()
    let whenGoing = go(&judge, &app)
    let later = answer(&judge, at: 65, app)
    #expect(whenGoing == nil && later == nil)
  }
}
