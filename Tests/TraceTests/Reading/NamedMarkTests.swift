import Testing

@testable import TraceModel

/// Marks in other notations than that of brackets, with as many lines of the same words that are no marks.
@Suite struct NamedMarkTests {
  /// A controller's name before the word.
  static let named = [
    LineSample("CellarVC: present LampVC", "present CellarVC LampVC"),
    LineSample("CellarVC: presenting LampVC", "present CellarVC LampVC"),
    LineSample("CellarVC presents LampVC", "present CellarVC LampVC"),
    LineSample("CellarVC present -> LampVC", "present CellarVC LampVC"),
    LineSample("CellarVC: present LampVC, animated: true", "present CellarVC LampVC"),
    LineSample("CellarVC: present LampVC (formSheet)", "present CellarVC LampVC"),
    LineSample("CellarVC: present LampVC style=formSheet animated=true", "present CellarVC LampVC"),
    LineSample("CellarVC: present LampVC as popover", "present CellarVC LampVC"),
    LineSample("CellarVC: present LampVC // a test", "present CellarVC LampVC"),
    LineSample("CellarVC: present LampVC 🔦", "present CellarVC LampVC"),
    LineSample("[UI] CellarVC: present LampVC", "present CellarVC LampVC"),
    LineSample("10:00:01.250 CellarVC: present LampVC", "present CellarVC LampVC"),
    LineSample("[CellarVC] presenting LampVC", "present CellarVC LampVC"),
    LineSample("[CellarVC]: present LampVC", "present CellarVC LampVC"),
    LineSample("Larder.CellarViewController: present Larder.LampVC", "present CellarViewController LampVC"),
    LineSample("[CellarVC@0x1f0] presenting LampVC@0x1f1", "present CellarVC@0x1f0 LampVC@0x1f1"),
    LineSample("[CellarVC 0x1f0] present LampVC 0x1f1", "present CellarVC@0x1f0 LampVC@0x1f1"),
    LineSample("[CellarNav] push LampVC 0x1f1 animated=true", "push CellarNav LampVC@0x1f1"),
    LineSample("[CellarNav] popTo LampVC: 0x1f1", "popTo CellarNav LampVC@0x1f1"),
    LineSample("CellarNav: push LampVC", "push CellarNav LampVC"),
    LineSample("UINavigationController push LampVC", "push UINavigationController LampVC"),
    LineSample("CellarNav: pop", "pop CellarNav"),
    LineSample("CellarNav: pop LampVC", "pop CellarNav"),
    LineSample("CellarNav popToRoot", "popToRoot CellarNav"),
    LineSample("CellarNav: popTo LampVC", "popTo CellarNav LampVC"),
    LineSample("LampVC: dismiss", "dismiss LampVC"),
    LineSample("LampVC dismissing", "dismiss LampVC"),
    LineSample("LampVC: dismiss (animated: true)", "dismiss LampVC"),
    LineSample("CellarVC: dismiss LampVC", "dismiss CellarVC"),
    LineSample("LampVC: dismiss by the switch", "dismiss LampVC"),
  ]

  /// Calls, as code and as Objective-C write them.
  static let calls = [
    LineSample("CellarVC.present(LampVC, animated: true)", "present CellarVC LampVC"),
    LineSample("CellarVC.present(LampVC, animated: true, completion: nil)", "present CellarVC LampVC"),
    LineSample("CellarVC present(LampVC)", "present CellarVC LampVC"),
    LineSample("CellarNav.pushViewController(LampVC, animated: false)", "push CellarNav LampVC"),
    LineSample("CellarNav.popViewController(animated: true)", "pop CellarNav"),
    LineSample("CellarNav.popToRootViewController(animated: true)", "popToRoot CellarNav"),
    LineSample("CellarNav.popToViewController(LampVC, animated: true)", "popTo CellarNav LampVC"),
    LineSample("LampVC.dismiss(animated: true)", "dismiss LampVC"),
    LineSample("LampVC.dismiss(animated: true, completion: nil)", "dismiss LampVC"),
    LineSample(
      "<Larder.CellarVC: 0x1f0> present(<Larder.LampVC: 0x1f1>, animated: true, completion: nil)",
      "present CellarVC@0x1f0 LampVC@0x1f1"),
    LineSample(
      "<UINavigationController: 0x1f2> pushViewController(<Larder.LampVC: 0x1f1>, animated: true)",
      "push UINavigationController@0x1f2 LampVC@0x1f1"),
    LineSample(
      "<Larder.CellarVC: 0x1f0>.present(<Larder.LampVC: 0x1f1>, animated: true)",
      "present CellarVC@0x1f0 LampVC@0x1f1"),
    LineSample("-[CellarVC presentViewController:animated:completion:] LampVC", "present CellarVC LampVC"),
    LineSample(
      "-[CellarVC presentViewController:animated:completion:] <LampVC: 0x1f1>",
      "present CellarVC LampVC@0x1f1"),
    LineSample(
      "-[UINavigationController pushViewController:animated:] LampVC", "push UINavigationController LampVC"),
    LineSample("-[LampVC dismissViewControllerAnimated:completion:]", "dismiss LampVC"),
  ]

  /// The controller that is asked, behind the one that it is about.
  static let placed = [
    LineSample("present LampVC from CellarVC", "present CellarVC LampVC"),
    LineSample("Presenting LampVC on CellarVC", "present CellarVC LampVC"),
    LineSample("push LampVC onto CellarNav", "push CellarNav LampVC"),
    LineSample("popping LampVC from CellarNav", "pop CellarNav"),
    LineSample("dismiss LampVC from CellarVC", "dismiss CellarVC"),
    LineSample("10:00:01.250 present LampVC from CellarVC animated=true", "present CellarVC LampVC"),
    LineSample(
      "Presenting <Larder.LampVC: 0x1f1> on <Larder.CellarVC: 0x1f0>", "present CellarVC@0x1f0 LampVC@0x1f1"),
    LineSample("Presenting <Larder.LampVC: 0x1f1> from CellarVC", "present CellarVC LampVC@0x1f1"),
    LineSample("Pushing <Larder.LampVC: 0x1f1> onto CellarNav", "push CellarNav LampVC@0x1f1"),
    LineSample("[Flow] present LampVC from CellarVC", "present CellarVC LampVC"),
    LineSample("[Flow] push LampVC onto CellarNav", "push CellarNav LampVC"),
    LineSample("[Flow] push <Larder.LampVC: 0x1f1> onto CellarNav", "push CellarNav LampVC@0x1f1"),
    LineSample("[CellarVC] present LampVC from AtticVC", "present CellarVC LampVC"),
    LineSample("[Flow] present LampVC", "present Flow LampVC"),
  ]

  /// What the notation's marks say besides.
  static let besides = [
    LineSample("[CellarVC] present LampVC | animated: true | style: formSheet", "present CellarVC LampVC"),
    LineSample("[CellarVC] present LampVC, animated: true, completion: nil", "present CellarVC LampVC"),
    LineSample(
      "[CellarVC] present UINavigationController(rootViewController: LampVC)",
      "present CellarVC UINavigationController"),
    LineSample("[CellarNav] push LampVC(id: 7)", "push CellarNav LampVC@(7)"),
    LineSample(
      "[CellarVC] present UINavigationController with root LampVC", "present CellarVC UINavigationController"),
    LineSample("[CellarVC] present LampVC as sheet", "present CellarVC LampVC"),
    LineSample("[LampVC] dismiss by switch", "dismiss LampVC"),
    LineSample("[LampVC] dismiss via the cross", "dismiss LampVC"),
    LineSample("[CellarNav] popViewController animated=true", "pop CellarNav"),
    LineSample("[CellarNav] popToRootViewController", "popToRoot CellarNav"),
    LineSample("[CellarNav] popToViewController LampVC animated=true", "popTo CellarNav LampVC"),
    LineSample(
      "level=info vc=CellarVC event=present target=LampVC style=formSheet", "present CellarVC LampVC"),
    LineSample("target=LampVC vc=CellarNav event=push", "push CellarNav LampVC"),
    LineSample("screen=LampVC event=dismiss animated=true", "dismiss LampVC"),
    LineSample("controller=CellarVC action=present object=\"LampVC\"", "present CellarVC LampVC"),
  ]

  static let noEvents = [
    "[Cellar] push token 0x1f1", "[Cellar] present light on LampVC 0x1f1", "[CellarNav] push Lamp 0x1f1",
    "Redis: push lamps", "Team: present the lamps", "Git: push origin", "git push origin CellarVC",
    "CellarVC: present the lamp", "CellarVC: present", "CellarVC: present lamp",
    "CellarVC present in the log",
    "CellarVC presents a problem", "CellarVC: present LampVC or AtticVC", "CellarVC: present LampVC?",
    "CellarVC: present LampVC after the login", "CellarVC and LampVC present AtticVC",
    "CellarVC must present LampVC", "why does CellarVC present LampVC", "CellarVC: presented LampVC",
    "CellarVC: represent LampVC", "Cellar: present Lamp", "CellarVC: push notification",
    "CellarVC: push token received", "CellarNav: push", "CellarNav: pop music", "CellarNav: popcorn",
    "Lamp: dismiss", "CellarVC: dismiss keyboard", "CellarVC: dismissed", "CellarVC dismiss the banner",
    "LampVC will dismiss soon", "CellarView: dismiss", "Toast: dismiss by swipe",
    "cellarVC.present(lampVC, animated: true)", "self.present(LampVC, animated: true)",
    "CellarVC.present(LampVC(), animated: true)", "present(LampVC, animated: true)",
    "    present(lampVC, animated: true)", "let cellar = CellarVC.present(LampVC)",
    "CellarVC.present(_:animated:completion:)", "func present(LampVC, animated: Bool)",
    "3   Larder   0x0000000104a2d0f4 -[CellarVC presentViewController:animated:completion:] + 124",
    "-[UIViewController presentViewController:animated:completion:] LampVC",
    "-[CellarVC presentViewController:animated:completion:]",
    "-[CellarVC presentViewController:animated:completion:] Lamp",
    "present the lamp from CellarVC", "present LampVC from the menu", "push LampVC",
    "Presenting at the fair", "Pushing to origin", "present LampVC from CellarVC or AtticVC",
    "Attempt to present LampVC from CellarVC", "push CellarVC to origin",
    "[Keyboard] dismiss by swipe", "[Radio] dismiss by remote",
    "level=info vc=Redis event=push target=queue", "event=push token=3f9", "vc=CellarVC event=present",
    "vc=CellarVC event=presented target=LampVC", "user=CellarVC event=present target=lamp",
    "[LampPresenter] present ViewModel", "[LampPresenter] present LampViewModel",
    "[LampPresenter] present(model:)", "[LampPresenter] present(title:body:)",
    "[AlertService] present notification", "[CellarVC] present UINavigationController with the lamp",
    "Presenting <Larder.LampVC: 0x1f1> from the menu", "Presenting <Larder.Lamp: 0x1f1> from CellarVC",
    "Took <Larder.LampVC: 0x1f1> from CellarVC", "[CellarVC] present called", "[CellarNav] push invoked",
    "[CellarNav] pushViewController called",
    "[CellarVC] present LampVC as tooltip", "[CellarVC] present toast", "[CellarVC] present banner",
    "[LampBus] push LampTurnedOn", "[Socket] push text", "[Redis] push lamp:1", "[Undo] push LampCommand",
    "[JobQueue] push Lamp", "[queue] pop", "[stack] pop",
  ]

  @Test(arguments: named + calls + placed + besides)
  func `a mark is read as its event, and a second time as it was the first`(_ sample: LineSample) throws {
    let log = "\(sample.line)\nother\n\(sample.line)\n\(sample.line)\n"
    #expect(try ReadLog.words(sample.line + "\n") == sample.event.map { [$0] } ?? [])
    #expect(try ReadLog.words(log) == sample.event.map { [$0, $0, $0] } ?? [])
  }

  @Test(arguments: noEvents) func `what has the words of a mark alone is none`(_ line: String) throws {
    #expect(try ReadLog.words(line + "\n").isEmpty)
  }

  @Test(arguments: noEvents) func `it is none behind events either`(_ line: String) throws {
    #expect(try ReadLog.words("CellarVC viewDidLoad\nLampVC viewDidLoad\n\(line)\n").count == 2)
  }

  @Test(arguments: [
    ("CellarVC: present LampVC, animated: false", false),
    ("CellarVC.present(LampVC, animated: true, completion: nil)", true),
    ("[CellarVC] present LampVC | animated: true | style: formSheet", true),
    ("LampVC.dismiss(animated: false)", false), ("screen=LampVC event=dismiss animated=true", true),
    ("animated=false vc=CellarNav event=push target=LampVC", false),
  ]) func `it says whether it is animated`(_ line: String, _ isAnimated: Bool) throws {
    #expect(try ReadLog.batch(Array("\(line)\n".utf8)).events.first?.flags[.animated] == isAnimated)
  }

  @Test(arguments: [
    "CellarVC: present LampVC (formSheet)", "CellarVC: present LampVC style=formSheet",
    "[CellarVC] present LampVC modalPresentationStyle=formSheet",
    "vc=CellarVC event=present target=LampVC style=formSheet",
    "[CellarVC] present LampVC | animated: true | style: formSheet",
  ]) func `it says in which style`(_ line: String) throws {
    #expect(try ReadLog.batch(Array("\(line)\n".utf8)).events.first?.style == .formSheet)
  }

  @Test func `a screen that the log has pushes another`() throws {
    let log = "CellarScreen viewDidAppear\nCellarScreen: push LampScreen\nAtticScreen: push LampScreen\n"
    #expect(try ReadLog.words(log).dropFirst() == ["push CellarScreen LampScreen"])
    #expect(try ReadLog.words("CellarScreen viewDidAppear\nCellarScreen: push lamps\n").count == 1)
  }

  @Test func `whom the log has named before needs no controller's looks`() throws {
    let log = "[Lamp] viewDidLoad\nCellarVC: present Lamp\nCellarVC: present Attic\nCellarVC: dismiss Lamp\n"
    #expect(try ReadLog.words(log).dropFirst() == ["present CellarVC Lamp"])
  }

  /// A stack that is set as a whole.
  static let stacks = [
    LineSample(
      "PondNav.setViewControllers([FrogVC, NewtVC], animated: true)", "setViewControllers PondNav NewtVC"),
    LineSample("PondNav: setViewControllers [FrogVC]", "setViewControllers PondNav FrogVC"),
    LineSample("Nav.setViewControllers([Frog, Newt])", "setViewControllers Nav Newt"),
    LineSample("Nav.setViewControllers([...])", "setViewControllers Nav"),
    LineSample("[Nav] setViewControllers [FrogVC, …]", "setViewControllers Nav"),
    LineSample("nav.setViewControllers([frogVC], animated: true)", nil),
    LineSample("PondNav.setViewControllers([frogVC])", nil),
    LineSample("PondNav.setViewControllers([FrogVC]) replaces the stack", nil),
    LineSample("PondNav.setViewControllers([FrogVC()])", nil),
  ]

  @Test(arguments: stacks) func `the last of a stack is on top`(_ sample: LineSample) throws {
    try sample.expectReading()
  }
}
