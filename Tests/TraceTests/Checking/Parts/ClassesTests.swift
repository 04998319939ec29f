import Testing

@testable import TraceModel

/// What is known of the controllers of each name.
@Suite struct ClassesTests {
  private let cart = Symbol(index: 1)
  private let wall = Symbol(index: 2)

  @Test func `what a class logs is its own, and what some class logs is the log's`() {
    var classes = Classes(describedBy: [])
    classes.learn("Cart", cart, describedBy: [])
    classes.learn("Wall", wall, describedBy: [])
    classes.note(.viewDidAppear, of: cart)
    #expect(classes[cart].logs(.viewDidAppear) && !classes[wall].logs(.viewDidAppear))
    #expect(classes.loggedByAnyone == classes[cart].loggedCallbacks)
  }

  @Test func `what is known beforehand counts from the first line`() {
    let known = Instrumentation(
      logged: ["Cart": EventKind.viewWillAppear.bit], announced: EventKind.present.bit)
    var classes = Classes(describedBy: [], known: known)
    classes.learn("Cart", cart, describedBy: [])
    #expect(classes[cart].logs(.viewWillAppear))
    #expect(classes.announces(.present) && !classes.announces(.push))
    #expect(classes.instrumentation(names: ["", "Cart"]).logged["Cart"] == EventKind.viewWillAppear.bit)
  }

  @Test func `the configuration says who presents whom as soon as that name is met`() throws {
    let described = try AppDescription.text(#"{"controllers": {"Cart": {"presentedBy": "Wall"}}}"#)
      .controllers
    var classes = Classes(describedBy: described)
    classes.learn("Cart", cart, describedBy: described)
    #expect(classes.describedPresenter(of: cart) == Symbol.none)
    classes.learn("Wall", wall, describedBy: described)
    #expect(classes.describedPresenter(of: cart) == wall)
  }
}
