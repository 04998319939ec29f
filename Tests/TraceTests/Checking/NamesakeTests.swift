import Testing

@testable import TraceModel

/// Without addresses a name may stand for several live instances: nothing is raised that another one explains.
@Suite struct NamesakeTests {
  @Test func `a didDismiss goes to the sheet that owes it, not to a presentation that never came`() {
    let log = """
      [Home] viewDidLoad
      [Home] viewWillAppear
      [Home] viewDidAppear
      [Home] present Bill style=pageSheet
      [Home] present Menu style=pageSheet
      [Menu] viewDidLoad
      [Menu] viewWillAppear
      [Menu] viewDidAppear
      [Menu] present Bill style=formSheet
      [Bill] viewDidLoad
      [Bill] viewWillAppear
      [Bill] viewDidAppear
      [Bill] presentationControllerWillDismiss
      [Bill] viewWillDisappear
      [Bill] viewDidDisappear
      [Bill] presentationControllerDidDismiss
      [Bill] deinit
      [Menu] present Note style=pageSheet
      [Note] viewDidLoad
      [Note] viewWillAppear
      [Note] viewDidAppear
      [Note] dismiss
      [Note] viewWillDisappear
      [Note] viewDidDisappear
      [Note] deinit
      """
    #expect(CheckedTrace(log).findings.isEmpty)
  }

  @Test func `a pop to the root past a controller of the root's own name is no fault`() {
    let log = """
      [Home] viewDidLoad
      [Home] viewWillAppear
      [Home] viewDidAppear
      [nav] push Cart
      [Cart] viewDidLoad
      [Home] viewWillDisappear
      [Cart] viewWillAppear
      [Home] viewDidDisappear
      [Cart] viewDidAppear
      [nav] push Home
      [Home] viewDidLoad
      [Cart] viewWillDisappear
      [Home] viewWillAppear
      [Cart] viewDidDisappear
      [Home] viewDidAppear
      [nav] popToRoot
      [Home] viewWillDisappear
      [Home] viewWillAppear
      [Cart] deinit
      [Home] viewDidDisappear
      [Home] viewDidAppear
      [Home] deinit
      """
    #expect(CheckedTrace(log).findings.isEmpty)
  }

  @Test func `a controller that a namesake may stand for is never said to be skipped`() {
    let log = """
      [nav] setViewControllers Home,Coupon,Cart,Coupon
      [Coupon] viewDidLoad
      [Coupon] viewWillAppear
      [Coupon] viewDidAppear
      [nav] popToRoot
      [Coupon] viewWillDisappear
      [Home] viewWillAppear
      [Coupon] viewDidDisappear
      [Home] viewDidAppear
      """
    #expect(CheckedTrace(log).findings.isEmpty)
  }
}
