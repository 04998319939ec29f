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

  private func goes(_ judge: inout GoingTogether, _ app: inout ObservedApp) -> PileUpFact? {
    move(&app, .viewWillDisappear, from: 50)
    for index in app.instances.indices { judge.note(app.instances.reference(index)) }
    return judge.isTold() ? judge.judge(at: 54, in: app) : nil
  }

  @Test func `who goes with a container and comes back with it is a pile`() throws {
    var (app, judge) = (pile(), GoingTogether())
    #expect(goes(&judge, &app) == nil)
    move(&app, .viewWillAppear, from: 60)
    #expect(judge.isTold())
    let fact = try #require(judge.judge(at: 65, in: app))
    #expect(fact.children.count == 3 && fact.line == 63)
    #expect(judge.judge(at: 66, in: app) == nil)
  }

  @Test func `who goes with a container and stays away is none`() {
    var (app, judge) = (pile(), GoingTogether())
    #expect(goes(&judge, &app) == nil)
    #expect(judge.judge(at: 65, in: app) == nil)
  }
}
