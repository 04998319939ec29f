extension ContainerVariant {
  /// Coordinators, and what is not released.
  static let coordinators = [
    ContainerVariant(
      title: "leak popped", rule: "TC701",
      log: """
        [st@0x9] push D@0x2 animated=true
        [A@0x1] viewWillDisappear
        [D@0x2] viewWillAppear
        [A@0x1] viewDidDisappear
        [D@0x2] viewDidAppear
        [st@0x9] pop animated=true
        [D@0x2] viewWillDisappear
        [A@0x1] viewWillAppear
        [D@0x2] viewDidDisappear
        [A@0x1] viewDidAppear
        [st@0x9] push D@0x3 animated=true
        [A@0x1] viewWillDisappear
        [D@0x3] viewWillAppear
        [A@0x1] viewDidDisappear
        [D@0x3] viewDidAppear
        [st@0x9] pop animated=true
        [D@0x3] viewWillDisappear
        [A@0x1] viewWillAppear
        [D@0x3] viewDidDisappear
        [A@0x1] viewDidAppear
        [D@0x3] deinit
        [st@0x9] push D@0x4 animated=true
        [A@0x1] viewWillDisappear
        [D@0x4] viewWillAppear
        [A@0x1] viewDidDisappear
        [D@0x4] viewDidAppear
        [st@0x9] pop animated=true
        [D@0x4] viewWillDisappear
        [A@0x1] viewWillAppear
        [D@0x4] viewDidDisappear
        [A@0x1] viewDidAppear
        [D@0x4] deinit
        """),
    ContainerVariant(
      title: "leak dismissed sheets", rule: "TC701",
      log: """
        [A@0x1] present S@0x2 style=pageSheet
        [S@0x2] viewWillAppear
        [S@0x2] viewDidAppear
        [S@0x2] dismiss
        [S@0x2] viewWillDisappear
        [S@0x2] viewDidDisappear
        [A@0x1] present S@0x3 style=pageSheet
        [S@0x3] viewWillAppear
        [S@0x3] viewDidAppear
        [S@0x3] dismiss
        [S@0x3] viewWillDisappear
        [S@0x3] viewDidDisappear
        [S@0x3] deinit
        [A@0x1] present S@0x4 style=pageSheet
        [S@0x4] viewWillAppear
        [S@0x4] viewDidAppear
        [S@0x4] dismiss
        [S@0x4] viewWillDisappear
        [S@0x4] viewDidDisappear
        [S@0x4] deinit
        """),
    ContainerVariant(
      title: "coordinator leaked, pop without animation", rule: "TC702",
      log: """
        [App@0x1] addChildCoordinator Pay@0x2
        [Pay@0x2] start
        [Pay@0x2] show Card@0x3
        [st@0x9] push Card@0x3 animated=true
        [A@0xa] viewWillDisappear
        [Card@0x3] viewWillAppear
        [A@0xa] viewDidDisappear
        [Card@0x3] viewDidAppear
        [st@0x9] pop animated=false
        [Card@0x3] viewWillDisappear
        [A@0xa] viewWillAppear
        [Card@0x3] viewDidDisappear
        [A@0xa] viewDidAppear
        [Card@0x3] deinit
        [App@0x1] addChildCoordinator Help@0x4
        [Help@0x4] start
        [Help@0x4] show Faq@0x5
        [st@0x9] push Faq@0x5 animated=true
        [A@0xa] viewWillDisappear
        [Faq@0x5] viewWillAppear
        [A@0xa] viewDidDisappear
        [Faq@0x5] viewDidAppear
        [st@0x9] pop animated=true
        [Faq@0x5] viewWillDisappear
        [A@0xa] viewWillAppear
        [Faq@0x5] viewDidDisappear
        [A@0xa] viewDidAppear
        [st@0x9] navigationControllerDidShow A@0xa
        [App@0x1] childDidFinish Help@0x4
        [Faq@0x5] deinit
        [Help@0x4] deinit
        """),
    ContainerVariant(
      title: "popToRoot skipped, names only", rule: "TC702",
      log: """
        [App] addChildCoordinator Pay
        [Pay] start
        [Pay] show Card
        [st] push Card animated=true
        [Home] viewWillDisappear
        [Card] viewDidLoad
        [Card] viewWillAppear
        [Home] viewDidDisappear
        [Card] viewDidAppear
        [App] addChildCoordinator Help
        [Help] start
        [Help] show Faq
        [st] push Faq animated=true
        [Card] viewWillDisappear
        [Faq] viewDidLoad
        [Faq] viewWillAppear
        [Card] viewDidDisappear
        [Faq] viewDidAppear
        [st] popToRoot animated=true
        [Faq] viewWillDisappear
        [Home] viewWillAppear
        [Card] deinit
        [Faq] viewDidDisappear
        [Home] viewDidAppear
        [App] childDidFinish Help
        [Faq] deinit
        [Help] deinit
        [st] push Settings animated=true
        [Home] viewWillDisappear
        [Settings] viewWillAppear
        [Home] viewDidDisappear
        [Settings] viewDidAppear
        """),
    ContainerVariant(
      title: "finished on cover", rule: "TC703",
      log: """
        [App@0x1] addChildCoordinator Pay@0x2
        [Pay@0x2] start
        [Pay@0x2] show Card@0x3
        [st@0x9] push Card@0x3 animated=true
        [A@0xa] viewWillDisappear
        [Card@0x3] viewWillAppear
        [A@0xa] viewDidDisappear
        [Card@0x3] viewDidAppear
        [st@0x9] push Next@0x4 animated=true
        [Card@0x3] viewWillDisappear
        [Next@0x4] viewWillAppear
        [Card@0x3] viewDidDisappear
        [App@0x1] childDidFinish Pay@0x2
        [Next@0x4] viewDidAppear
        """),
    ContainerVariant(
      title: "finished in cancelled swipe, names", rule: "TC703",
      log: """
        [App] addChildCoordinator Pay
        [Pay] start
        [Pay] show Card
        [st] push Card animated=true
        [A] viewWillDisappear
        [Card] viewWillAppear
        [A] viewDidDisappear
        [Card] viewDidAppear
        [Card] viewWillDisappear
        [App] childDidFinish Pay
        [A] viewWillAppear
        [A] viewWillDisappear
        [A] viewDidDisappear
        [Card] viewWillAppear
        [Card] viewDidAppear
        """),
    ContainerVariant(
      title: "finished twice", rule: "TC704",
      log: """
        [App@0x1] addChildCoordinator Pay@0x2
        [Pay@0x2] start
        [App@0x1] childDidFinish Pay@0x2
        [App@0x1] childDidFinish Pay@0x2
        """),
    ContainerVariant(
      title: "names", rule: "TC704",
      log: """
        [Main] addChildCoordinator Onboarding
        [Onboarding] start
        [Onboarding] show Welcome
        [Main] childDidFinish Onboarding
        [Main] childDidFinish Onboarding
        """),
    ContainerVariant(
      title: "released while screen lives", rule: "TC705",
      log: """
        [Pay@0x2] start
        [Pay@0x2] show Card@0x3
        [Pay@0x2] deinit
        [Card@0x3] viewWillAppear
        [Card@0x3] viewDidAppear
        """),
    ContainerVariant(
      title: "released after the screen appeared, names", rule: "TC705",
      log: """
        [Flow] start
        [Flow] show Card
        [st] push Card animated=true
        [A] viewWillDisappear
        [Card] viewWillAppear
        [A] viewDidDisappear
        [Card] viewDidAppear
        [Flow] deinit
        """),
    ContainerVariant(
      title: "right coordinator", rule: nil,
      log: """
        [App] addChildCoordinator Flow
        [Flow] start
        [Flow] show Card
        [st] push Card animated=true
        [A] viewWillDisappear
        [Card] viewWillAppear
        [A] viewDidDisappear
        [Card] viewDidAppear
        [st] pop animated=true
        [Card] viewWillDisappear
        [A] viewWillAppear
        [Card] viewDidDisappear
        [A] viewDidAppear
        [App] childDidFinish Flow
        [Card] deinit
        [Flow] deinit
        """),
  ]
}
