extension ContainerVariant {
  /// Navigation, tabs and pages.
  static let navigation = [
    ContainerVariant(
      title: "push in cover order, nested nav, address, time prefix", rule: "TC401",
      log: """
        10:00:01.001 [outer@0xa1] push Basket@0xb2 animated=true
        10:00:01.002 [Cart@0xb1] viewWillDisappear
        10:00:01.003 [Basket@0xb2] viewDidLoad
        10:00:01.004 [Basket@0xb2] viewWillAppear
        10:00:01.005 [Basket@0xb2] viewDidAppear
        10:00:01.006 [Cart@0xb1] viewDidDisappear
        """),
    ContainerVariant(
      title: "pop in dismissal order, addresses", rule: "TC402",
      log: """
        [outer@0xa1] push Basket@0xb2 animated=true
        [Cart@0xb1] viewWillDisappear
        [Basket@0xb2] viewWillAppear
        [Cart@0xb1] viewDidDisappear
        [Basket@0xb2] viewDidAppear
        [outer@0xa1] pop animated=false
        [Basket@0xb2] viewWillDisappear
        [Cart@0xb1] viewWillAppear
        [Cart@0xb1] viewDidAppear
        [Basket@0xb2] viewDidDisappear
        """),
    ContainerVariant(
      title: "pop by back button without mark in dismissal order (stack)", rule: "TC402",
      log: """
        [outer@0xa1] push Basket@0xb2 animated=true
        [Cart@0xb1] viewWillDisappear
        [Basket@0xb2] viewWillAppear
        [Cart@0xb1] viewDidDisappear
        [Basket@0xb2] viewDidAppear
        [Basket@0xb2] viewWillDisappear
        [Cart@0xb1] viewWillAppear
        [Cart@0xb1] viewDidAppear
        [Basket@0xb2] viewDidDisappear
        """),
    ContainerVariant(
      title: "pop mark in dismissal order, names only, stack pushed by marks", rule: "TC402",
      log: """
        [stack] push Basket animated=true
        [Cart] viewWillDisappear
        [Basket] viewWillAppear
        [Cart] viewDidDisappear
        [Basket] viewDidAppear
        [stack] pop animated=true
        [Basket] viewWillDisappear
        [Cart] viewWillAppear
        [Cart] viewDidAppear
        [Basket] viewDidDisappear
        """),
    ContainerVariant(
      title: "pop mark in dismissal order, names only, stack unknown", rule: "TC402",
      log: """
        [stack] pop animated=true
        [Basket] viewWillDisappear
        [Cart] viewWillAppear
        [Cart] viewDidAppear
        [Basket] viewDidDisappear
        """),
    ContainerVariant(
      title: "pop swipe cancelled, names", rule: nil,
      log: """
        [stack] push Basket animated=true
        [Cart] viewWillDisappear
        [Basket] viewWillAppear
        [Cart] viewDidDisappear
        [Basket] viewDidAppear
        [Basket] viewWillDisappear
        [Cart] viewWillAppear
        [Cart] viewWillDisappear
        [Cart] viewDidDisappear
        [Basket] viewWillAppear
        [Basket] viewDidAppear
        """),
    ContainerVariant(
      title: "didShow before the willAppear, no addresses", rule: "TC404",
      log: """
        [stack] push Basket animated=true
        [stack] navigationControllerDidShow Basket
        [Cart] viewWillDisappear
        [Basket] viewWillAppear
        [Cart] viewDidDisappear
        [Basket] viewDidAppear
        """),
    ContainerVariant(
      title: "didShow early for pop with addresses", rule: "TC404",
      log: """
        [Cart@0xb1] viewWillAppear
        [Cart@0xb1] viewDidAppear
        [st@0xa1] push Basket@0xb2 animated=true
        [Cart@0xb1] viewWillDisappear
        [Basket@0xb2] viewWillAppear
        [Cart@0xb1] viewDidDisappear
        [Basket@0xb2] viewDidAppear
        [st@0xa1] pop animated=true
        [Basket@0xb2] viewWillDisappear
        [st@0xa1] navigationControllerDidShow Cart@0xb1
        [Cart@0xb1] viewWillAppear
        [Basket@0xb2] viewDidDisappear
        [Cart@0xb1] viewDidAppear
        """),
    ContainerVariant(
      title: "didShow after cancelled swipe, addresses", rule: "TC405", app: #"{"os":"17"}"#,
      log: """
        [st@0xa1] push Basket@0xb2 animated=true
        [Cart@0xb1] viewWillDisappear
        [Basket@0xb2] viewWillAppear
        [Cart@0xb1] viewDidDisappear
        [Basket@0xb2] viewDidAppear
        [Basket@0xb2] viewWillDisappear
        [Cart@0xb1] viewWillAppear
        [Cart@0xb1] viewWillDisappear
        [Cart@0xb1] viewDidDisappear
        [Basket@0xb2] viewWillAppear
        [Basket@0xb2] viewDidAppear
        [st@0xa1] navigationControllerDidShow Cart@0xb1
        """),
    ContainerVariant(
      title: "didShow after cancelled swipe, no addresses", rule: "TC405", app: #"{"os":"17"}"#,
      log: """
        [st] push Basket animated=true
        [Cart] viewWillDisappear
        [Basket] viewWillAppear
        [Cart] viewDidDisappear
        [Basket] viewDidAppear
        [Basket] viewWillDisappear
        [st] navigationControllerWillShow Cart
        [Cart] viewWillAppear
        [Cart] viewWillDisappear
        [Cart] viewDidDisappear
        [Basket] viewWillAppear
        [Basket] viewDidAppear
        [st] navigationControllerDidShow Cart
        """),
    ContainerVariant(
      title: "pushes the next in viewWillAppear", rule: "TC406",
      log: """
        [st@0xa1] push B@0xb2 animated=true
        [A@0xb1] viewWillDisappear
        [B@0xb2] viewDidLoad
        [B@0xb2] viewWillAppear
        [st@0xa1] push C@0xb3 animated=true
        [C@0xb3] viewDidLoad
        [A@0xb1] viewDidDisappear
        [B@0xb2] viewWillDisappear
        [C@0xb3] viewWillAppear
        [B@0xb2] viewDidDisappear
        [C@0xb3] viewDidAppear
        [st@0xa1] push D@0xb4 animated=true
        [C@0xb3] viewWillDisappear
        [D@0xb4] viewWillAppear
        [C@0xb3] viewDidDisappear
        [D@0xb4] viewDidAppear
        [D@0xb4] viewWillDisappear
        [C@0xb3] viewWillAppear
        [D@0xb4] viewDidDisappear
        [C@0xb3] viewDidAppear
        [C@0xb3] viewWillDisappear
        [B@0xb2] viewWillAppear
        [C@0xb3] viewDidDisappear
        [B@0xb2] viewDidAppear
        """),
    ContainerVariant(
      title: "present while push on its way, names only", rule: "TC406",
      log: """
        [st] push B animated=true
        [A] viewWillDisappear
        [B] viewWillAppear
        [B] present C style=pageSheet animated=true
        [A] viewDidDisappear
        [B] viewDidAppear
        [C] viewWillAppear
        [C] viewDidAppear
        """),
    ContainerVariant(
      title: "popToRoot wakes the skipped", rule: "TC407",
      log: """
        [st@0x1] setViewControllers A@0xa,B@0xb,C@0xc
        [C@0xc] viewWillAppear
        [C@0xc] viewDidAppear
        [st@0x1] popToRoot animated=true
        [C@0xc] viewWillDisappear
        [B@0xb] viewWillAppear
        [A@0xa] viewWillAppear
        [C@0xc] viewDidDisappear
        [B@0xb] viewDidAppear
        [A@0xa] viewDidAppear
        """),
    ContainerVariant(
      title: "bar in viewWillAppear of the pushed", rule: "TC408",
      log: """
        [st@0x1] navigationControllerWillShow A@0xa
        [A@0xa] viewWillAppear
        [A@0xa] viewDidAppear
        [st@0x1] push B@0xb animated=true
        [A@0xa] viewWillDisappear
        [B@0xb] viewWillAppear
        [st@0x1] setNavigationBarHidden value=true
        [st@0x1] navigationControllerWillShow B@0xb
        [A@0xa] viewDidDisappear
        [B@0xb] viewDidAppear
        """),
    ContainerVariant(
      title: "names, viewWillDisappear", rule: "TC408",
      log: """
        [st] push B animated=true
        [A] viewWillDisappear
        [st] setNavigationBarHidden value=false
        [B] viewWillAppear
        [st] navigationControllerWillShow B
        [A] viewDidDisappear
        [B] viewDidAppear
        """),
    ContainerVariant(
      title: "bar in willShow", rule: nil,
      log: """
        [st] push B animated=true
        [A] viewWillDisappear
        [B] viewWillAppear
        [st] navigationControllerWillShow B
        [st] setNavigationBarHidden value=false
        [A] viewDidDisappear
        [B] viewDidAppear
        """),
    ContainerVariant(
      title: "tab in push order, mark, addresses", rule: "TC421",
      log: """
        [tabs@0x1] select B@0xb
        [A@0xa] viewWillDisappear
        [B@0xb] viewWillAppear
        [A@0xa] viewDidDisappear
        [B@0xb] viewDidAppear
        """),
    ContainerVariant(
      title: "tab in push order names", rule: "TC421",
      log: """
        [tabs] select B
        [A] viewWillDisappear
        [B] viewWillAppear
        [A] viewDidDisappear
        [B] viewDidAppear
        """),
    ContainerVariant(
      title: "tab both did orders", rule: nil,
      log: """
        [tabs] select B
        [B] viewWillAppear
        [A] viewWillDisappear
        [A] viewDidDisappear
        [B] viewDidAppear
        [tabs] select A
        [A] viewWillAppear
        [B] viewWillDisappear
        [A] viewDidAppear
        [B] viewDidDisappear
        """),
    ContainerVariant(
      title: "page turn scroll in curl order by config", rule: "TC431",
      app: #"{"controllers":{"Page*":{"in":"page"}}}"#,
      log: """
        [pager] pageViewControllerWillTransition
        [Page1] viewWillDisappear
        [Page2] viewWillAppear
        [Page1] viewDidDisappear
        [Page2] viewDidAppear
        [pager] pageViewControllerDidFinishAnimating completed=true
        """),
    ContainerVariant(
      title: "curl turned in scroll order, which one source says is wrong", rule: nil,
      app: #"{"controllers":{"Page*":{"in":"page-curl"}}}"#,
      log: """
        [pager@0x1] pageViewControllerWillTransition
        [Page1@0xa] viewWillDisappear
        [Page2@0xb] viewWillAppear
        [Page2@0xb] viewDidAppear
        [Page1@0xa] viewDidDisappear
        [pager@0x1] pageViewControllerDidFinishAnimating completed=true
        """),
    ContainerVariant(
      title: "scroll turned and cancelled", rule: nil, app: #"{"controllers":{"Page*":{"in":"page"}}}"#,
      log: """
        [pager@0x1] pageViewControllerWillTransition
        [PageB@0xb] viewWillAppear
        [PageA@0xa] viewWillDisappear
        [PageB@0xb] viewDidAppear
        [PageA@0xa] viewDidDisappear
        [pager@0x1] pageViewControllerDidFinishAnimating completed=true
        [pager@0x1] pageViewControllerWillTransition
        [PageC@0xc] viewWillAppear
        [PageB@0xb] viewWillDisappear
        [PageB@0xb] viewWillAppear
        [PageB@0xb] viewDidAppear
        [PageC@0xc] viewWillDisappear
        [PageC@0xc] viewDidDisappear
        [pager@0x1] pageViewControllerDidFinishAnimating completed=false
        """),
    ContainerVariant(
      title: "curl cancelled", rule: nil, app: #"{"controllers":{"Page*":{"in":"page-curl"}}}"#,
      log: """
        [pager@0x1] pageViewControllerWillTransition
        [PageC@0xc] viewWillAppear
        [PageB@0xb] viewWillDisappear
        [PageC@0xc] viewWillDisappear
        [PageB@0xb] viewWillAppear
        [PageC@0xc] viewDidDisappear
        [PageB@0xb] viewDidAppear
        [pager@0x1] pageViewControllerDidFinishAnimating completed=false
        """),
    ContainerVariant(
      title: "setViewControllers wakes the middle", rule: "TC407",
      log: """
        [st@0x1] setViewControllers A@0xa
        [A@0xa] viewWillAppear
        [A@0xa] viewDidAppear
        [B@0xb] init
        [st@0x1] setViewControllers A@0xa,B@0xb,C@0xc
        [A@0xa] viewWillDisappear
        [B@0xb] viewWillAppear
        [C@0xc] viewWillAppear
        [A@0xa] viewDidDisappear
        [C@0xc] viewDidAppear
        """),
    ContainerVariant(
      title: "tab re-tapped wakes, addresses", rule: "TC421",
      log: """
        [A@0xa] viewWillAppear
        [A@0xa] viewDidAppear
        [tabs@0x1] select A@0xa
        [A@0xa] viewWillAppear
        [A@0xa] viewDidAppear
        [tabs@0x1] select B@0xb
        [B@0xb] viewWillAppear
        [A@0xa] viewWillDisappear
        [A@0xa] viewDidDisappear
        [B@0xb] viewDidAppear
        """),
    ContainerVariant(
      title: "no leak from one alone", rule: nil,
      log: """
        [A@0x1] present S@0x2 style=pageSheet
        [S@0x2] viewWillAppear
        [S@0x2] viewDidAppear
        [S@0x2] dismiss
        [S@0x2] viewWillDisappear
        [S@0x2] viewDidDisappear
        [A@0x1] present T@0x3 style=pageSheet
        [T@0x3] viewWillAppear
        [T@0x3] viewDidAppear
        [T@0x3] dismiss
        [T@0x3] viewWillDisappear
        [T@0x3] viewDidDisappear
        [T@0x3] deinit
        """),
    ContainerVariant(
      title: "two windows at once, both pushing", rule: nil,
      log: """
        [main] setRoot navA@0x1
        [side] setRoot navB@0x2
        [navA@0x1] setViewControllers A@0xa
        [navB@0x2] setViewControllers B@0xb
        [A@0xa] viewWillAppear
        [B@0xb] viewWillAppear
        [A@0xa] viewDidAppear
        [B@0xb] viewDidAppear
        [navA@0x1] push C@0xc animated=true
        [navB@0x2] push D@0xd animated=true
        [A@0xa] viewWillDisappear
        [C@0xc] viewWillAppear
        [B@0xb] viewWillDisappear
        [D@0xd] viewWillAppear
        [A@0xa] viewDidDisappear
        [B@0xb] viewDidDisappear
        [C@0xc] viewDidAppear
        [D@0xd] viewDidAppear
        """),
    ContainerVariant(
      title: "push into nested nav while outer stays", rule: nil,
      log: """
        [outer@0x1] push Host@0x2 animated=true
        [Home@0x3] viewWillDisappear
        [Host@0x2] viewWillAppear
        [Leaf@0x4] viewWillAppear
        [Home@0x3] viewDidDisappear
        [Host@0x2] viewDidAppear
        [Leaf@0x4] viewDidAppear
        [inner@0x5] push Leaf2@0x6 animated=true
        [Leaf@0x4] viewWillDisappear
        [Leaf2@0x6] viewWillAppear
        [Leaf@0x4] viewDidDisappear
        [Leaf2@0x6] viewDidAppear
        [outer@0x1] pop animated=true
        [Host@0x2] viewWillDisappear
        [Leaf2@0x6] viewWillDisappear
        [Home@0x3] viewWillAppear
        [Host@0x2] viewDidDisappear
        [Leaf2@0x6] viewDidDisappear
        [Home@0x3] viewDidAppear
        """),
    ContainerVariant(
      title: "deep link builds the whole stack, names", rule: nil,
      log: """
        [Home] viewWillAppear
        [Home] viewDidAppear
        [st] setViewControllers Home,List,Item
        [Home] viewWillDisappear
        [Item] viewWillAppear
        [Home] viewDidDisappear
        [Item] viewDidAppear
        [st] popToRoot
        [Item] viewWillDisappear
        [Home] viewWillAppear
        [Item] viewDidDisappear
        [Home] viewDidAppear
        """),
    ContainerVariant(
      title: "push while nav is covered", rule: nil,
      log: """
        [st@0x1] setViewControllers A@0xa
        [A@0xa] viewWillAppear
        [A@0xa] viewDidAppear
        [A@0xa] present M@0xb style=fullScreen
        [A@0xa] viewWillDisappear
        [M@0xb] viewWillAppear
        [M@0xb] viewDidAppear
        [A@0xa] viewDidDisappear
        [st@0x1] push C@0xc animated=false
        [M@0xb] dismiss
        [M@0xb] viewWillDisappear
        [C@0xc] viewWillAppear
        [C@0xc] viewDidAppear
        [M@0xb] viewDidDisappear
        """),
    ContainerVariant(
      title: "popTo by code with address", rule: nil,
      log: """
        [st@0x1] setViewControllers A@0xa,B@0xb,C@0xc,D@0xd
        [D@0xd] viewWillAppear
        [D@0xd] viewDidAppear
        [st@0x1] popTo B@0xb animated=true
        [D@0xd] viewWillDisappear
        [B@0xb] viewWillAppear
        [C@0xc] deinit
        [D@0xd] viewDidDisappear
        [B@0xb] viewDidAppear
        [D@0xd] deinit
        """),
    ContainerVariant(
      title: "popTo wakes the skipped", rule: "TC407",
      log: """
        [st@0x1] setViewControllers A@0xa,B@0xb,C@0xc,D@0xd
        [D@0xd] viewWillAppear
        [D@0xd] viewDidAppear
        [st@0x1] popTo B@0xb animated=true
        [D@0xd] viewWillDisappear
        [C@0xc] viewWillAppear
        [B@0xb] viewWillAppear
        [D@0xd] viewDidDisappear
        [B@0xb] viewDidAppear
        """),
    ContainerVariant(
      title: "popToRoot in cover order", rule: "TC402",
      log: """
        [st@0x1] setViewControllers A@0xa,B@0xb,C@0xc
        [C@0xc] viewWillAppear
        [C@0xc] viewDidAppear
        [st@0x1] popToRoot animated=false
        [C@0xc] viewWillDisappear
        [A@0xa] viewWillAppear
        [A@0xa] viewDidAppear
        [C@0xc] viewDidDisappear
        """),
    ContainerVariant(
      title: "push wills reversed, known stack", rule: "TC401",
      log: """
        [st@0x1] setViewControllers A@0xa
        [A@0xa] viewWillAppear
        [A@0xa] viewDidAppear
        [st@0x1] push B@0xb
        [B@0xb] viewWillAppear
        [A@0xa] viewWillDisappear
        [A@0xa] viewDidDisappear
        [B@0xb] viewDidAppear
        """),
    ContainerVariant(
      title: "push wills reversed, known stack, names", rule: "TC401",
      log: """
        [st] setViewControllers A
        [A] viewWillAppear
        [A] viewDidAppear
        [st] push B
        [B] viewWillAppear
        [A] viewWillDisappear
        [A] viewDidDisappear
        [B] viewDidAppear
        """),
    ContainerVariant(
      title: "tab selected while covered", rule: nil,
      log: """
        [tabs@0x1] select A@0xa
        [A@0xa] viewWillAppear
        [A@0xa] viewDidAppear
        [A@0xa] present M@0xb style=fullScreen
        [A@0xa] viewWillDisappear
        [M@0xb] viewWillAppear
        [M@0xb] viewDidAppear
        [A@0xa] viewDidDisappear
        [tabs@0x1] select C@0xc
        [M@0xb] dismiss
        [M@0xb] viewWillDisappear
        [C@0xc] viewWillAppear
        [C@0xc] viewDidAppear
        [M@0xb] viewDidDisappear
        """),
    ContainerVariant(
      title: "pop to root while covered, names", rule: nil,
      log: """
        [st] setViewControllers R,A
        [A] viewWillAppear
        [A] viewDidAppear
        [A] present M style=fullScreen
        [A] viewWillDisappear
        [M] viewWillAppear
        [M] viewDidAppear
        [A] viewDidDisappear
        [st] popToRoot animated=false
        [M] dismiss
        [M] viewWillDisappear
        [R] viewWillAppear
        [R] viewDidAppear
        [M] viewDidDisappear
        """),
  ]
}
