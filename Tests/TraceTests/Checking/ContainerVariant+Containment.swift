extension ContainerVariant {
  /// Children and touches.
  static let containment = [
    ContainerVariant(
      title: "never didMove, leaves by removeFromParent", rule: "TC501",
      log: """
        [P@0x1] viewDidAppear
        [P@0x1] addChild C@0x2
        [C@0x2] willMove parent=P@0x1
        [C@0x2] viewWillAppear
        [C@0x2] viewDidAppear
        [C@0x2] willMove parent=nil
        [C@0x2] viewWillDisappear
        [C@0x2] viewDidDisappear
        [C@0x2] removeFromParent
        [C@0x2] didMove parent=nil
        """),
    ContainerVariant(
      title: "never didMove; sibling class logs it; nested three deep", rule: "TC501",
      log: """
        [Root@0x1] addChild Mid@0x2
        [Mid@0x2] willMove parent=Root@0x1
        [Mid@0x2] didMove parent=Root@0x1
        [Mid@0x2] addChild Leaf@0x3
        [Leaf@0x3] willMove parent=Mid@0x2
        [Mid@0x2] addChild Leaf@0x4
        [Leaf@0x4] willMove parent=Mid@0x2
        [Leaf@0x4] didMove parent=Mid@0x2
        [Leaf@0x3] willMove parent=nil
        [Leaf@0x3] removeFromParent
        """),
    ContainerVariant(
      title: "removed without willMove nil", rule: "TC502",
      log: """
        [P@0x1] addChild C@0x2
        [C@0x2] willMove parent=P@0x1
        [C@0x2] didMove parent=P@0x1
        [C@0x2] removeFromParent
        [C@0x2] didMove parent=nil
        """),
    ContainerVariant(
      title: "didMove nil without willMove nil, subject parent form", rule: "TC502",
      log: """
        [P@0x1] addChild C@0x2
        [C@0x2] willMove parent=P@0x1
        [C@0x2] didMove parent=P@0x1
        [C@0x2] didMove parent=nil
        """),
    ContainerVariant(
      title: "didMove before willMove", rule: "TC503",
      log: """
        [P@0x1] addChild C@0x2
        [C@0x2] didMove parent=P@0x1
        [C@0x2] willMove parent=P@0x1
        """),
    ContainerVariant(
      title: "didMove before willMove, second parent", rule: "TC503",
      log: """
        [P@0x1] viewDidAppear
        [P@0x1] addChild C@0x2
        [C@0x2] willMove parent=P@0x1
        [C@0x2] didMove parent=P@0x1
        [C@0x2] willMove parent=nil
        [C@0x2] removeFromParent
        [C@0x2] didMove parent=nil
        [Q@0x3] viewDidAppear
        [Q@0x3] addChild C@0x2
        [C@0x2] didMove parent=Q@0x3
        [C@0x2] willMove parent=Q@0x3
        """),
    ContainerVariant(
      title: "child left behind while parent goes and comes", rule: "TC504",
      log: """
        [P@0x1] viewWillAppear
        [P@0x1] viewDidAppear
        [P@0x1] addChild C@0x2
        [C@0x2] willMove parent=P@0x1
        [C@0x2] viewWillAppear
        [C@0x2] viewDidAppear
        [C@0x2] didMove parent=P@0x1
        [P@0x1] viewWillDisappear
        [P@0x1] viewDidDisappear
        [P@0x1] viewWillAppear
        [P@0x1] viewDidAppear
        [P@0x1] viewWillDisappear
        [C@0x2] viewWillDisappear
        [P@0x1] viewDidDisappear
        [C@0x2] viewDidDisappear
        """),
    ContainerVariant(
      title: "child appears alone", rule: "TC504",
      log: """
        [P@0x1] viewWillAppear
        [P@0x1] viewDidAppear
        [P@0x1] addChild C@0x2
        [C@0x2] viewDidLoad
        [C@0x2] willMove parent=P@0x1
        [C@0x2] viewWillAppear
        [C@0x2] viewDidAppear
        [C@0x2] didMove parent=P@0x1
        [P@0x1] viewWillDisappear
        [C@0x2] viewWillDisappear
        [P@0x1] viewDidDisappear
        [C@0x2] viewDidDisappear
        [C@0x2] viewWillAppear
        [C@0x2] viewDidAppear
        """),
    ContainerVariant(
      title: "touch on a covered one", rule: "TC505",
      log: """
        [A@0x1] viewWillAppear
        [A@0x1] viewDidAppear
        [A@0x1] present B@0x2 style=fullScreen
        [A@0x1] viewWillDisappear
        [B@0x2] viewWillAppear
        [B@0x2] viewDidAppear
        [A@0x1] viewDidDisappear
        [A@0x1] touch
        """),
    ContainerVariant(
      title: "hitTest self outside modal sheet", rule: "TC505",
      log: """
        [A@0x1] viewWillAppear
        [A@0x1] viewDidAppear
        [A@0x1] present B@0x2 style=formSheet modalInPresentation=true
        [B@0x2] viewWillAppear
        [B@0x2] viewDidAppear
        [A@0x1] hitTest result=self
        """),
  ]
}
