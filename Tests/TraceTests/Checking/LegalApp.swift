/// An app that makes no mistake, with all that containers can do, as it prints its log: tabs of navigation stacks,
/// sheets and covers with stacks of their own, children, pages, coordinators. What its classes log is drawn by lot.
struct LegalApp {
  /// A controller and its visible children.
  final class Screen {
    let name: String
    let address: UInt64
    var children: [Screen] = []
    var isLoaded = false
    /// Who showed it and keeps it until it is gone.
    var coordinator: Screen?

    init(name: String, address: UInt64) {
      self.name = name
      self.address = address
    }
  }

  /// A navigation controller and its screens.
  final class Navigation {
    let who: Screen
    var screens: [Screen]

    init(_ who: Screen, _ root: Screen) {
      self.who = who
      screens = [root]
    }
  }

  /// What one presentation brought: a stack of its own, or a stack that is never pushed on.
  struct Modal {
    var navigation: Navigation
    /// Whether the navigation controller itself is what is presented.
    var isContainer: Bool
    var style: String
    var isModal: Bool
    var isCover: Bool { Self.covers.contains(style) }
    var isSheet: Bool { Self.sheets.contains(style) }
    var presented: Screen { isContainer ? navigation.who : navigation.screens[0] }

    static let covers = ["fullScreen", "currentContext"]
    static let sheets = ["pageSheet", "formSheet", "automatic"]
    static let styles = covers + sheets + ["overFullScreen", "overCurrentContext"]
  }

  static let events = [
    "init", "viewDidLoad", "viewWillAppear", "viewIsAppearing", "viewDidAppear", "viewWillDisappear",
    "viewDidDisappear", "deinit",
  ]
  static let names = (1...9).map { "Screen\($0)" }
  static let pageNames = ["Page1", "Page2", "Page3", "Leaf1", "Leaf2", "Leaf3"]
  static let splitNames = ["Column1", "Column2"]
  static let keptNames = ["Kept1", "Kept2"]

  var random: SeededGenerator
  var lines: [String] = []
  var tabs: [Navigation] = []
  var tabBar: Screen
  var selected = 0
  var modals: [Modal] = []
  /// What all names of this window begin with.
  let window: String
  /// The coordinators whose screens are gone and that are finished once the move is over.
  var finishing: [Screen] = []
  /// The screens of classes that the app keeps: such a one is never released, and loads its view once.
  var kept: [Screen] = []
  /// How much of itself it prints; nothing where that is drawn at random.
  let level: LoggingLevel?
  private let hasAddresses: Bool
  /// How many of ten marks are printed.
  private let markShare: Int
  /// Whether containers and sheets have a delegate that prints.
  let hasDelegates: Bool
  private var live: Set<String> = []
  private var logged: [String: Set<String>] = [:]
  private var nextAddress: UInt64
  var freeAddresses: [UInt64] = []

  /// An app whose every choice follows from a seed.
  init(seed: UInt64, window: String = "", level: LoggingLevel? = nil) {
    random = SeededGenerator(seed: seed)
    self.window = window
    self.level = level
    nextAddress = window.isEmpty ? 0x6000_0000 : 0x7000_0000
    let isWhole = level != nil
    hasAddresses = isWhole || Int.random(in: 0..<3, using: &random) > 0
    markShare = isWhole ? 10 : [0, 5, 10, 10][Int.random(in: 0..<4, using: &random)]
    hasDelegates = isWhole || Bool.random(using: &random)
    tabBar = Screen(name: window + "TabBar", address: window.isEmpty ? 0x10 : 0x20)
    for name in Self.names + Self.pageNames + Self.splitNames + Self.keptNames where !isWhole {
      logged[window + name] = Self.someEvents(&random)
    }
    for _ in 0..<3 { tabs.append(Navigation(newNavigation(), newScreen())) }
    kept = Self.keptNames.map { Screen(name: window + $0, address: takeAddress()) }
  }

  private static func someEvents(_ random: inout SeededGenerator) -> Set<String> {
    switch Int.random(in: 0..<10, using: &random) {
    case 0..<4: Set(events.dropFirst())
    case 4: Set(events)
    case 5: Set(events + ["loadView", "viewWillLayoutSubviews", "viewDidLayoutSubviews"])
    case 6: []
    default: Set(events.filter { _ in Bool.random(using: &random) })
    }
  }

  // MARK: Lines

  mutating func chance(_ percent: Int) -> Bool { Int.random(in: 0..<100, using: &random) < percent }

  func text(_ screen: Screen) -> String {
    hasAddresses ? "\(screen.name)@0x\(String(screen.address, radix: 16))" : screen.name
  }

  mutating func mark(_ text: String) {
    if Int.random(in: 0..<10, using: &random) < markShare { lines.append(text) }
  }

  /// Marks of which one without the other would tell of something else: always printed, or never.
  mutating func steadyMark(_ text: String) {
    if markShare == 10 { lines.append(text) }
  }

  /// What a delegate is told: all of it is printed, or nothing.
  mutating func tell(_ text: String) {
    if hasDelegates { steadyMark(text) }
  }

  mutating func call(_ screen: Screen, _ event: String) {
    let events = logged[screen.name] ?? (level == nil ? [] : Self.everyEvent)
    if events.contains(event) { lines.append("[\(text(screen))] \(event)") }
  }

  private static let everyEvent = Set(events)

  /// A phase of a screen and of all that is in it, the outer first.
  mutating func phase(_ screen: Screen, _ event: String) {
    if event == "viewWillAppear" { load(screen) }
    call(screen, event)
    if event == "viewWillAppear" {
      for child in screen.children { phase(child, event) }
      call(screen, "viewIsAppearing")
      call(screen, "viewWillLayoutSubviews")
      call(screen, "viewDidLayoutSubviews")
      return
    }
    for child in screen.children { phase(child, event) }
  }

  mutating func load(_ screen: Screen) {
    if screen.isLoaded { return }
    screen.isLoaded = true
    call(screen, "loadView")
    call(screen, "viewDidLoad")
  }

  mutating func newScreen() -> Screen { newScreen(among: Self.names) }

  /// One of some classes, at an address that may have been another's.
  mutating func newScreen(among names: [String], isSilent: Bool = false) -> Screen {
    let screen = Screen(name: newName(among: names.map { window + $0 }), address: takeAddress())
    if !isSilent { call(screen, "init") }
    return screen
  }

  private mutating func newName(among names: [String]) -> String {
    let name = names[Int.random(in: 0..<names.count, using: &random)]
    guard level?.hasNamesakes == false else { return name }
    let others = names + (0...live.count).map { "\(names[0])\($0)" }
    let free = live.contains(name) ? others.first { !live.contains($0) } ?? name : name
    live.insert(free)
    return free
  }

  private mutating func takeAddress() -> UInt64 {
    if !freeAddresses.isEmpty, chance(50) { return freeAddresses.removeLast() }
    defer { nextAddress += 0x40 }
    return nextAddress
  }

  /// Each has a name of its own: of two that share one, marks without addresses could not be told apart.
  mutating func newNavigation() -> Screen {
    let screen = Screen(name: "\(window)Nav\(nextAddress / 0x40 % 100_000)", address: nextAddress)
    nextAddress += 0x40
    return screen
  }

  /// The end of a screen that is gone, or of one that a move passes over.
  mutating func release(_ screen: Screen, isMidway: Bool = false) {
    for child in screen.children { release(child, isMidway: isMidway) }
    if let coordinator = screen.coordinator { finishing.append(coordinator) }
    if !isMidway { finishCoordinators() }
    if kept.contains(where: { $0 === screen }) { return screen.children = [] }
    call(screen, "deinit")
    live.remove(screen.name)
    freeAddresses.append(screen.address)
  }
}
