import Testing

@testable import TraceModel

/// What the timeline tells of logs as people have them.
@Suite struct StoryTests {
  private func told(_ log: String) -> [String] {
    let trace = CheckedTrace(log)
    return trace.transitions.map { "\($0.kind) \($0.from ?? "-") \($0.to ?? "-")" }
  }

  @Test func `a child that moves in the phase of its parent is one move with it`() {
    let log = """
      [Shelf] viewWillAppear
      [Shelf] viewDidAppear
      [Cover] viewDidLoad
      [Cover] willMove parent=Shelf
      [Cover] viewWillAppear
      [Cover] viewDidAppear
      [Cover] didMove parent=Shelf
      [Reader] viewDidLoad
      [Shelf] viewWillDisappear
      [Cover] viewWillDisappear
      [Reader] viewWillAppear
      [Reader] viewDidAppear
      [Shelf] viewDidDisappear
      [Cover] viewDidDisappear
      """
    #expect(told(log).last == "present Shelf Reader")
    #expect(told(log).count == 3)
  }

  @Test func `a controller that appears inside another that is appearing is its child, and moves with it`() {
    let log = """
      [Harbour] viewDidLoad
      [Harbour] viewWillAppear
      [Berths] viewDidLoad
      [Berths] viewWillAppear
      [Harbour] viewDidAppear
      [Berths] viewDidAppear
      [Tides] viewDidLoad
      [Berths] viewWillDisappear
      [Tides] viewWillAppear
      [Tides] viewDidAppear
      [Berths] viewDidDisappear
      [Chart] viewDidLoad
      [Harbour] viewWillDisappear
      [Tides] viewWillDisappear
      [Chart] viewWillAppear
      [Chart] viewDidAppear
      [Harbour] viewDidDisappear
      [Tides] viewDidDisappear
      """
    #expect(
      told(log) == ["launch - Harbour", "addChild - Berths", "swap Berths Tides", "present Harbour Chart"])
  }

  @Test func `what has just loaded its view covers another, though its class logs no viewWillAppear`() {
    let log = """
      [Recipe] viewDidLoad
      [Recipe] viewDidAppear
      [Step] viewDidLoad
      [Recipe] viewWillDisappear
      [Step] viewDidAppear
      [Recipe] viewDidDisappear
      [Step] viewWillDisappear
      [Recipe] viewDidAppear
      [Step] viewDidDisappear
      """
    #expect(told(log) == ["launch - Recipe", "present Recipe Step", "dismiss Step Recipe"])
  }

  @Test func `a screen of the first stack that goes alone is covered by what logs nothing`() {
    let log = """
      [Shop] viewDidLoad
      [Shop] viewWillAppear
      [Shop] viewDidAppear
      [Product] viewDidLoad
      [Shop] viewWillDisappear
      [Product] viewWillAppear
      [Shop] viewDidDisappear
      [Product] viewDidAppear
      [Product] viewWillDisappear
      [Product] viewDidDisappear
      [Product] viewWillAppear
      [Product] viewDidAppear
      [Size] viewDidLoad
      [Size] viewWillAppear
      [Size] viewDidAppear
      [Size] viewWillDisappear
      [Size] viewDidDisappear
      """
    #expect(
      told(log) == [
        "launch - Shop", "push Shop Product", "present Product -", "dismiss - Product", "present - Size",
        "dismiss Size -",
      ])
  }

  @Test func `where the first screen goes for one that has loaded, the window gets another root`() {
    let log = """
      [Login] viewDidLoad
      [Login] viewWillAppear
      [Login] viewDidAppear
      [Shop] viewDidLoad
      [Login] viewWillDisappear
      [Login] viewDidDisappear
      [Shop] viewWillAppear
      [Shop] viewDidAppear
      [Login] deinit
      [Login] viewDidLoad
      [Shop] viewWillDisappear
      [Shop] viewDidDisappear
      [Login] viewWillAppear
      [Login] viewDidAppear
      [Shop] deinit
      """
    #expect(
      told(log) == [
        "launch - Login", "setRoot Login -", "setRoot - Shop", "setRoot Shop -", "setRoot - Login",
      ])
  }

  @Test func `a screen that loads again below the one that goes is revealed, not pushed`() {
    let log = """
      [Harbour@0x10] viewDidLoad
      [Harbour@0x10] viewWillAppear
      [Harbour@0x10] viewDidAppear
      [Chart@0x20] viewDidLoad
      [Harbour@0x10] viewWillDisappear
      [Chart@0x20] viewWillAppear
      [Harbour@0x10] viewDidDisappear
      [Chart@0x20] viewDidAppear
      [Chart@0x20] viewWillDisappear
      [Harbour@0x10] viewDidLoad
      [Harbour@0x10] viewWillAppear
      [Chart@0x20] viewDidDisappear
      [Harbour@0x10] viewDidAppear
      """
    #expect(told(log) == ["launch - Harbour", "push Harbour Chart", "pop Chart Harbour"])
    #expect(CheckedTrace(log).findings.isEmpty)
  }

  @Test func `a controller that appears while none disappears covers none, in an app that logs disappearing`()
  {
    let log = """
      Harbour viewDidAppear
      Harbour viewWillDisappear
      Chart viewDidAppear
      Ticket viewDidAppear
      """
    #expect(told(log).contains("present - Ticket"))
  }

  @Test func `a word of the app's own binds nobody`() {
    let log = """
      [Shelf] viewDidLoad
      [Shelf] viewWillAppear
      [Shelf] viewDidAppear
      [Stock] select item_7
      [Book] viewDidLoad
      [Shelf] viewWillDisappear
      [Book] viewWillAppear
      [Shelf] viewDidDisappear
      [Book] viewDidAppear
      """
    #expect(told(log).last == "push Shelf Book")
  }

  @Test func `a controller that is anywhere below is revealed, not pushed`() {
    let log = """
      [One] viewDidLoad
      [One] viewWillAppear
      [One] viewDidAppear
      [Two] viewDidLoad
      [One] viewWillDisappear
      [Two] viewWillAppear
      [One] viewDidDisappear
      [Two] viewDidAppear
      [Three] viewDidLoad
      [Two] viewWillDisappear
      [Three] viewWillAppear
      [Two] viewDidDisappear
      [Three] viewDidAppear
      [Three] viewWillDisappear
      [One] viewWillAppear
      [Three] viewDidDisappear
      [One] viewDidAppear
      """
    #expect(told(log).last == "pop Three One")
  }

  @Test func `the screen of a tab whose class logs no arrival goes for the push that is asked for next`() {
    let log = """
      [window] setRoot ShopTabBar
      [OfferNav] setViewControllers OfferScreen
      [CartNav] setViewControllers CartScreen
      [ShopTabBar] select CartNav
      [CartScreen] viewWillAppear
      [CartNav] push CouponScreen animated=true
      [CouponScreen] viewDidLoad
      [CartScreen] viewWillDisappear
      [CouponScreen] viewWillAppear
      [CartNav] pop animated=true
      [CouponScreen] viewWillDisappear
      [CartScreen] viewWillAppear
      """
    #expect(
      told(log) == ["select - CartScreen", "push CartScreen CouponScreen", "pop CouponScreen CartScreen"])
  }

  @Test func `a dismissal that UIKit called done is told, though no class logs that it goes`() {
    let log = """
      [Harbour] viewDidAppear
      [Harbour] present Permit style=pageSheet
      [Permit] viewDidAppear
      [Permit] dismiss
      [Permit] dismissCompletion
      """
    #expect(told(log).last == "dismiss Permit Harbour")
  }

  @Test func `a child known by its name that never got didMove is told`() {
    let log = """
      [Board] viewDidLoad
      [Board] viewWillAppear
      [Board] viewDidAppear
      [Map] willMove parent=Board
      [Map] viewDidLoad
      [Map] viewWillAppear
      [Map] viewDidAppear
      [Map] didMove parent=Board
      [Chart] willMove parent=Board
      [Chart] viewDidLoad
      [Chart] viewWillAppear
      [Chart] viewDidAppear
      [Chart] didMove parent=Board
      [Chart] willMove parent=nil
      [Chart] viewWillDisappear
      [Chart] viewDidDisappear
      [Chart] didMove parent=nil
      [Chart] deinit
      [Chart] willMove parent=Board
      [Chart] viewDidLoad
      [Chart] viewWillAppear
      [Chart] viewDidAppear
      [Chart] willMove parent=nil
      """
    #expect(CheckedTrace(log).findings.map(\.rule.description) == ["TC501"])
  }

  @Test
  func `a screen that is covered with the containers around it is one presentation, and so is its return`() {
    let log = """
      [Nav] viewDidLoad
      [Nav] viewWillAppear
      [Shop] viewDidLoad
      [Shop] viewWillAppear
      [Nav] viewDidAppear
      [Shop] viewDidAppear
      [Shop] present Till style=fullScreen
      [Till] viewDidLoad
      [Nav] viewWillDisappear
      [Shop] viewWillDisappear
      [Till] viewWillAppear
      [Till] viewDidAppear
      [Nav] viewDidDisappear
      [Shop] viewDidDisappear
      [Till] viewWillDisappear
      [Nav] viewWillAppear
      [Shop] viewWillAppear
      [Nav] viewDidAppear
      [Shop] viewDidAppear
      [Till] viewDidDisappear
      """
    #expect(told(log) == ["launch - Nav", "addChild - Shop", "present Shop Till", "dismiss Till Shop"])
  }

  @Test func `one that covers its own class is dismissed to the one below, not turned back`() {
    let log = """
      [Zoom] viewDidLoad
      [Zoom] viewWillAppear
      [Zoom] viewDidAppear
      [Zoom] viewDidLoad
      [Zoom] viewWillDisappear
      [Zoom] viewWillAppear
      [Zoom] viewDidAppear
      [Zoom] viewDidDisappear
      [Zoom] viewWillDisappear
      [Zoom] viewWillAppear
      [Zoom] viewDidAppear
      [Zoom] viewDidDisappear
      """
    #expect(told(log) == ["launch - Zoom", "present Zoom Zoom", "dismiss Zoom Zoom"])
  }

  @Test
  func `a sheet that was presented by a mark is dismissed to its presenter, and can't have been a child`() {
    let log = """
      [Desk] viewDidLoad
      [Desk] viewWillAppear
      [Desk] viewDidAppear
      [Desk] present Note style=pageSheet
      [Note] viewDidLoad
      [Note] viewWillAppear
      [Note] viewDidAppear
      [Note] viewWillDisappear
      [Note] viewDidDisappear
      """
    #expect(told(log).last == "dismiss Note Desk")
    #expect(CheckedTrace(log).transitions.last?.alternatives.isEmpty == true)
  }

  @Test(arguments: ["present", "Router: present", "[Router] present"])
  func `what nobody is asked to present is presented by the screen on top, in classes that log half`(
    _ asks: String
  ) {
    let log = """
      ShelfViewController viewDidAppear called
      \(asks) ReaderViewController
      ShelfViewController viewWillDisappear called
      ReaderViewController viewDidAppear called
      \(asks) NotesViewController
      NotesViewController viewDidAppear called
      NotesViewController viewWillDisappear called
      NotesViewController deinit called
      ReaderViewController viewWillDisappear called
      ShelfViewController viewDidAppear called
      """
    // In the order in which they end.
    #expect(
      told(log).dropFirst() == [
        "present ReaderViewController NotesViewController",
        "dismiss NotesViewController ReaderViewController",
        "present ShelfViewController ReaderViewController",
        "dismiss ReaderViewController ShelfViewController",
      ])
    #expect(CheckedTrace(log).summaries.map(\.incomplete) == [0])
  }

  @Test func `what a dismissal takes along, the screen of a stack too, is told with it`() {
    let log = """
      [Desk@0x10] viewWillAppear
      [Desk@0x10] viewDidAppear
      [Desk@0x10] present MailNav@0x20 style=currentContext
      [MailNav@0x20] setViewControllers Mail@0x21
      [Mail@0x21] viewDidLoad
      [Desk@0x10] viewWillDisappear
      [Mail@0x21] viewWillAppear
      [Mail@0x21] viewDidAppear
      [Desk@0x10] viewDidDisappear
      [Mail@0x21] present NoteNav@0x30 style=pageSheet
      [NoteNav@0x30] setViewControllers Note@0x31
      [Note@0x31] viewDidLoad
      [Note@0x31] viewWillAppear
      [Note@0x31] viewDidAppear
      [Desk@0x10] dismiss
      [Note@0x31] viewWillDisappear
      [Mail@0x21] viewWillDisappear
      [Desk@0x10] viewWillAppear
      [Desk@0x10] viewDidAppear
      [Note@0x31] viewDidDisappear
      [Mail@0x21] viewDidDisappear
      """
    #expect(
      told(log) == ["launch - Desk", "present Desk Mail", "present Mail Note", "dismiss Note Desk"])
  }

  @Test func `whose view loads behind a choice comes by it, though another had begun to go before`() {
    let log = """
      [Desk@0x10] viewWillAppear
      [Desk@0x10] viewDidAppear
      [List@0x40] viewWillAppear
      [List@0x40] viewDidAppear
      [Mail@0x20] viewDidLoad
      [Desk@0x10] viewWillDisappear
      [Mail@0x20] viewWillAppear
      [Desk@0x10] viewDidDisappear
      [Mail@0x20] viewDidAppear
      [Mail@0x20] viewWillDisappear
      [TabBar@0x99] select ShopNav@0x50
      [Shop@0x51] viewDidLoad
      [Shop@0x51] viewWillAppear
      [List@0x40] viewWillDisappear
      [Shop@0x51] viewDidAppear
      [List@0x40] viewDidDisappear
      [Desk@0x10] viewWillAppear
      [Mail@0x20] viewDidDisappear
      [Desk@0x10] viewDidAppear
      """
    // In the order in which they end.
    #expect(told(log).suffix(2) == ["pop Mail Desk", "select List Shop"])
  }

  @Test func `the screen of a stack isn't the child of one that goes at the same time`() {
    let log = """
      [Desk@0x10] viewWillAppear
      [List@0x40] viewDidAppear
      [ListNav@0x41] navigationControllerDidShow List@0x40
      [Desk@0x10] viewWillDisappear
      [TabBar@0x99] select ShopNav@0x50
      [Shop@0x51] viewWillAppear
      [List@0x40] viewWillDisappear
      [Shop@0x51] viewDidAppear
      [List@0x40] viewDidDisappear
      """
    #expect(told(log).contains("select List Shop"))
  }

  @Test func `the first that is pushed into a stack that nobody told of isn't its root`() {
    let log = """
      [ShopNav@0x10] push Shop@0x20
      [Shop@0x20] viewDidLoad
      [Shop@0x20] viewWillAppear
      [Shop@0x20] viewDidAppear
      [ShopNav@0x10] push Cart@0x30
      [Cart@0x30] viewDidLoad
      [Shop@0x20] viewWillDisappear
      [Cart@0x30] viewWillAppear
      [Shop@0x20] viewDidDisappear
      [Cart@0x30] viewDidAppear
      [ShopNav@0x10] popToRoot
      [Cart@0x30] viewWillDisappear
      [Desk@0x40] viewWillAppear
      [Cart@0x30] viewDidDisappear
      [Desk@0x40] viewDidAppear
      [Cart@0x30] deinit
      [Shop@0x20] deinit
      """
    #expect(told(log).last == "popToRoot Cart Desk")
  }

  @Test func `the sheet whose delegate was told right before is what goes, though another is going`() {
    let log = """
      [Desk] viewDidLoad
      [Desk] viewWillAppear
      [Desk] viewDidAppear
      [Note] viewDidLoad
      [Note] viewWillAppear
      [Note] viewDidAppear
      [Mail] viewDidLoad
      [Mail] viewWillAppear
      [Mail] viewDidAppear
      [Note] presentationControllerWillDismiss
      [Note] viewWillDisappear
      [Mail] presentationControllerWillDismiss
      [Mail] viewWillDisappear
      [Mail] viewDidDisappear
      [Mail] presentationControllerDidDismiss
      [Note] viewDidDisappear
      [Note] presentationControllerDidDismiss
      """
    #expect(told(log).suffix(2) == ["dismiss Note -", "dismiss Mail -"])
  }

  @Test func `a sheet that presents was let go, and goes with those below when code dismisses them`() {
    let log = """
      [Base@0x08] viewDidAppear
      [Base@0x08] present Desk@0x10 style=pageSheet
      [Desk@0x10] viewDidLoad
      [Desk@0x10] viewDidAppear
      [Desk@0x10] present Note@0x20 style=pageSheet
      [Note@0x20] viewDidLoad
      [Note@0x20] presentationControllerWillDismiss
      [Note@0x20] present Card@0x30 style=pageSheet
      [Card@0x30] viewDidLoad
      [Card@0x30] viewWillAppear
      [Card@0x30] viewDidAppear
      [Base@0x08] dismiss
      [Card@0x30] viewWillDisappear
      [Card@0x30] viewDidDisappear
      [Note@0x20] viewDidDisappear
      [Desk@0x10] viewDidDisappear
      """
    let dismissals = CheckedTrace(log).transitions.filter { $0.kind == .dismiss }
    #expect(
      dismissals.map { "\($0.from ?? "-") \($0.to ?? "-") \($0.outcome)" } == [
        "Note Desk incomplete", "Card Base completed",
      ])
  }

  @Test func `a screen that the one which goes had covered comes back, though a tab was chosen in between`() {
    let log = """
      [Garden] viewDidLoad
      [Garden] viewWillAppear
      [Garden] viewDidAppear
      [Bed] viewDidLoad
      [Garden] viewWillDisappear
      [Bed] viewWillAppear
      [Garden] viewDidDisappear
      [Bed] viewDidAppear
      [Shelf] viewDidLoad
      [Shelf] viewWillAppear
      [Bed] viewWillDisappear
      [Bed] viewDidDisappear
      [Shelf] viewDidAppear
      [Bed] viewWillAppear
      [Shelf] viewWillDisappear
      [Shelf] viewDidDisappear
      [Bed] viewDidAppear
      [Bed] viewWillDisappear
      [Garden] viewWillAppear
      [Bed] viewDidDisappear
      [Garden] viewDidAppear
      """
    #expect(told(log).suffix(2) == ["select Shelf Bed", "pop Bed Garden"])
  }
}
