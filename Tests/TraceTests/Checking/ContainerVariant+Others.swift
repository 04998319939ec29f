extension ContainerVariant {
  /// Presentations, windows, the app.
  static let others = [
    ContainerVariant(
      title: "swap with transition(from:to:)", rule: nil,
      log: """
        [P@0x1] viewDidAppear
        [P@0x1] addChild A@0x2
        [A@0x2] willMove parent=P@0x1
        [A@0x2] viewWillAppear
        [A@0x2] viewDidAppear
        [A@0x2] didMove parent=P@0x1
        [P@0x1] addChild B@0x3
        [B@0x3] willMove parent=P@0x1
        [A@0x2] willMove parent=nil
        [A@0x2] viewWillDisappear
        [B@0x3] viewWillAppear
        [B@0x3] viewDidAppear
        [A@0x2] viewDidDisappear
        [B@0x3] didMove parent=P@0x1
        [A@0x2] removeFromParent
        [A@0x2] didMove parent=nil
        """),
    ContainerVariant(
      title: "pass through child", rule: nil,
      log: """
        [A@0x1] viewWillAppear
        [A@0x1] viewDidAppear
        [A@0x1] present B@0x2 style=formSheet modalInPresentation=true
        [B@0x2] viewWillAppear
        [B@0x2] viewDidAppear
        [A@0x1] hitTest result=nil
        [B@0x2] touch
        """),
    ContainerVariant(
      title: "present from one that is covered in its stack, which UIKit may forward", rule: nil,
      log: """
        [st@0x9] push B@0x2 animated=true
        [A@0x1] viewWillDisappear
        [B@0x2] viewWillAppear
        [A@0x1] viewDidDisappear
        [B@0x2] viewDidAppear
        [A@0x1] present C@0x3 style=pageSheet
        [B@0x2] viewWillDisappear
        [A@0x1] viewWillAppear
        [B@0x2] viewDidDisappear
        [A@0x1] viewDidAppear
        """),
    ContainerVariant(
      title: "present from viewDidLoad", rule: "TC601",
      log: """
        [A@0x1] viewDidLoad
        [A@0x1] present C@0x3 style=pageSheet
        [A@0x1] viewWillAppear
        [A@0x1] viewDidAppear
        """),
    ContainerVariant(
      title: "present twice over sheet", rule: "TC602",
      log: """
        [A@0x1] viewDidAppear
        [A@0x1] present B@0x2 style=pageSheet
        [B@0x2] viewWillAppear
        [B@0x2] viewDidAppear
        [A@0x1] present C@0x3 style=pageSheet
        [B@0x2] viewWillDisappear
        [B@0x2] viewDidDisappear
        """),
    ContainerVariant(
      title: "present twice over full screen", rule: "TC602",
      log: """
        [A@0x1] viewWillAppear
        [A@0x1] viewDidAppear
        [A@0x1] present B@0x2 style=fullScreen animated=false
        [A@0x1] viewWillDisappear
        [B@0x2] viewWillAppear
        [B@0x2] viewDidAppear
        [A@0x1] viewDidDisappear
        [A@0x1] present C@0x3 style=pageSheet animated=false
        [B@0x2] viewWillDisappear
        [A@0x1] viewWillAppear
        [A@0x1] viewDidAppear
        [B@0x2] viewDidDisappear
        """),
    ContainerVariant(
      title: "coordinator released early, the screen shown by another", rule: nil,
      log: """
        [Flow] start
        [Flow] show Card
        [Flow] deinit
        [Flow2] start
        [Flow2] show Card
        [Card] viewWillAppear
        """),
    ContainerVariant(
      title: "two windows, presents overlapping", rule: nil,
      log: """
        [A@0xa] viewWillAppear
        [B@0xb] viewWillAppear
        [A@0xa] viewDidAppear
        [B@0xb] viewDidAppear
        [A@0xa] present C@0xc style=fullScreen animated=true
        [B@0xb] present D@0xd style=fullScreen animated=true
        [A@0xa] viewWillDisappear
        [B@0xb] viewWillDisappear
        [C@0xc] viewWillAppear
        [D@0xd] viewWillAppear
        [C@0xc] viewDidAppear
        [D@0xd] viewDidAppear
        [A@0xa] viewDidDisappear
        [B@0xb] viewDidDisappear
        """),
    ContainerVariant(
      title: "manual forwarding legal, cancelled", rule: nil,
      log: """
        [P@0x1] viewDidAppear
        [C@0x2] beginAppearanceTransition appearing=true
        [C@0x2] viewWillAppear
        [C@0x2] beginAppearanceTransition appearing=false
        [C@0x2] viewWillDisappear
        [C@0x2] endAppearanceTransition
        [C@0x2] viewDidDisappear
        """),
    ContainerVariant(
      title: "split never judged", rule: nil,
      app: #"{"controllers":{"Master*":{"in":"split"},"Detail*":{"in":"split"}}}"#,
      log: """
        [MasterList@0x1] viewWillDisappear
        [MasterList@0x1] viewWillDisappear
        [DetailPage@0x2] viewDidAppear
        [DetailPage@0x2] viewDidAppear
        [DetailPage@0x2] viewDidDisappear
        """),
    ContainerVariant(
      title: "kill from the switcher", rule: nil,
      log: """
        [A@0xa] viewWillAppear
        [A@0xa] viewDidAppear
        [scene] sceneWillResignActive
        [scene] sceneDidDisconnect
        [app] didDiscardSceneSessions
        [A@0xa] viewWillDisappear
        [A@0xa] viewDidDisappear
        """),
    ContainerVariant(
      title: "background foreground nothing", rule: nil,
      log: """
        [A@0xa] viewWillAppear
        [A@0xa] viewDidAppear
        [scene] sceneWillResignActive
        [scene] sceneDidEnterBackground
        [scene] sceneWillEnterForeground
        [scene] sceneDidBecomeActive
        """),
    ContainerVariant(
      title: "push doubled callbacks JSON lines", rule: "TC103",
      log: """
        {"controller":"Cart","instance":"0x7f01","event":"viewWillAppear"}
        {"controller":"Cart","instance":"0x7f01","event":"viewDidAppear"}
        {"controller":"Cart","instance":"0x7f01","event":"viewDidAppear"}
        {"controller":"Cart","instance":"0x7f01","event":"viewWillDisappear"}
        {"controller":"Cart","instance":"0x7f01","event":"viewDidDisappear"}
        """),
    ContainerVariant(
      title: "presenter not notified on the way out", rule: "TC204",
      log: """
        [A@0xa] viewWillAppear
        [A@0xa] viewDidAppear
        [A@0xa] present M@0xb style=fullScreen
        [A@0xa] viewWillDisappear
        [M@0xb] viewWillAppear
        [M@0xb] viewDidAppear
        [A@0xa] viewDidDisappear
        [M@0xb] dismiss
        [M@0xb] viewWillDisappear
        [M@0xb] viewDidDisappear
        """),
    ContainerVariant(
      title: "push while nav is covered and no mark of it", rule: nil,
      log: """
        [A@0xa] viewWillAppear
        [A@0xa] viewDidAppear
        [A@0xa] present M@0xb style=fullScreen
        [A@0xa] viewWillDisappear
        [M@0xb] viewWillAppear
        [M@0xb] viewDidAppear
        [A@0xa] viewDidDisappear
        [M@0xb] dismiss
        [M@0xb] viewWillDisappear
        [C@0xc] viewDidLoad
        [C@0xc] viewWillAppear
        [C@0xc] viewDidAppear
        [M@0xb] viewDidDisappear
        """),
  ]
}
