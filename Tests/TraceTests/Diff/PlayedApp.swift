/// An app that is played with by dice: one navigation controller with sheets and covers above it, and widgets that
/// come and go on their own. All of it is legal.
struct PlayedApp {
  /// A line of its log, and whose it is: what different owners do may be interleaved in any way.
  struct Line: Hashable {
    var owner: Int
    var subject: String
    var address: Int
    var text: String
  }

  /// Dice that fall the same way for the same seed.
  struct Dice: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 &+ 1 }

    mutating func next() -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      let mixed = (state >> 18 ^ state) &* 0xD6E8_FEB8_6659_FD93
      return mixed ^ mixed >> 32
    }
  }

  private struct Screen: Hashable {
    var name: String
    var address: Int
  }

  private struct Sheet {
    var screen: Screen
    var style: String
    var covers: Bool { style == "fullScreen" }
  }

  private static let names = ["Home", "Cart", "Profile", "Search", "Order"]
  private static let styles = ["fullScreen", "pageSheet", "formSheet"]

  private(set) var lines: [Line] = []
  /// Where in `lines` each transition begins and ends.
  private(set) var transitions: [Range<Int>] = []
  private var dice: Dice
  private var stack: [Screen] = []
  private var sheets: [Sheet] = []
  private var addresses = 0

  /// An app that made some transitions.
  init(seed: UInt64, transitions count: Int, widgets: Int = 0) {
    dice = Dice(seed: seed)
    stack = [fresh("Home")]
    say(stack[0], "viewDidLoad", "viewWillAppear", "viewIsAppearing", "viewDidAppear")
    for _ in 0..<count { step() }
    for owner in 0..<widgets { play(owner + 1) }
  }

  private mutating func fresh(_ name: String? = nil) -> Screen {
    addresses += 1
    return Screen(name: name ?? Self.names.randomElement(using: &dice) ?? "Home", address: addresses)
  }

  private mutating func say(_ screen: Screen, _ events: String..., owner: Int = 0) {
    for event in events {
      lines.append(Line(owner: owner, subject: screen.name, address: screen.address, text: event))
    }
  }

  private mutating func ask(_ text: String, _ screen: Screen, _ rest: String = "") {
    lines.append(
      Line(owner: 0, subject: "nav", address: 0, text: "\(text) \(screen.name)@\(screen.address)\(rest)"))
  }

  private mutating func step() {
    let start = lines.count
    let roll = Int.random(in: 0..<10, using: &dice)
    if let sheet = sheets.last {
      if roll < 2, sheets.count < 3 {
        present()
      } else {
        dismiss(sheet, isCancelled: roll == 9 && !sheet.covers)
      }
    } else if roll < 5 || stack.count == 1 {
      if roll < 3 { present() } else { push() }
    } else {
      pop(isCancelled: roll == 9)
    }
    transitions.append(start..<lines.count)
  }

  /// Pushes a screen of a name and takes it away again.
  mutating func makeDetour(_ name: String) -> [Line] {
    let kept = lines
    lines = []
    defer { lines = kept }
    push(name)
    pop(isCancelled: false)
    return lines
  }

  /// Whether nothing is presented, so that a detour can be made after the last transition.
  var isOnStack: Bool { sheets.isEmpty }

  private mutating func push(_ name: String? = nil) {
    let (below, new) = (stack[stack.count - 1], fresh(name))
    stack.append(new)
    ask("push", new, " animated=true")
    say(new, "viewDidLoad")
    say(below, "viewWillDisappear")
    say(new, "viewWillAppear")
    ask("navigationControllerWillShow", new)
    say(new, "viewIsAppearing")
    say(below, "viewDidDisappear")
    say(new, "viewDidAppear")
    ask("navigationControllerDidShow", new)
  }

  private mutating func pop(isCancelled: Bool) {
    let (top, below) = (stack[stack.count - 1], stack[stack.count - 2])
    if !isCancelled { lines.append(Line(owner: 0, subject: "nav", address: 0, text: "pop animated=true")) }
    say(top, "viewWillDisappear")
    say(below, "viewWillAppear")
    ask("navigationControllerWillShow", below)
    if isCancelled {
      say(below, "viewWillDisappear", "viewDidDisappear")
      say(top, "viewWillAppear", "viewDidAppear")
      return
    }
    say(below, "viewIsAppearing")
    say(top, "viewDidDisappear")
    say(below, "viewDidAppear")
    ask("navigationControllerDidShow", below)
    stack.removeLast()
    say(top, "deinit")
  }

  private mutating func present() {
    let (below, new) = (sheets.last?.screen ?? stack[stack.count - 1], fresh())
    let style =
      sheets.last.map { $0.covers ? Self.styles : Array(Self.styles[1...]) }?.randomElement(using: &dice)
      ?? Self.styles.randomElement(using: &dice) ?? "pageSheet"
    let sheet = Sheet(screen: new, style: style)
    sheets.append(sheet)
    say(below, "present \(new.name)@\(new.address) style=\(style) animated=true")
    say(new, "viewDidLoad")
    if sheet.covers { say(below, "viewWillDisappear") }
    say(new, "viewWillAppear", "viewIsAppearing", "viewDidAppear")
    if sheet.covers { say(below, "viewDidDisappear") }
    say(new, "presentCompletion")
  }

  private mutating func dismiss(_ sheet: Sheet, isCancelled: Bool) {
    let below = sheets.dropLast().last?.screen ?? stack[stack.count - 1]
    if isCancelled {
      say(
        sheet.screen, "presentationControllerShouldDismiss result=true", "presentationControllerWillDismiss",
        "viewWillDisappear", "viewWillAppear", "viewIsAppearing", "viewDidAppear")
      return
    }
    say(sheet.screen, "dismiss animated=true", "viewWillDisappear")
    if sheet.covers { say(below, "viewWillAppear", "viewIsAppearing", "viewDidAppear") }
    say(sheet.screen, "viewDidDisappear", "dismissCompletion", "deinit")
    sheets.removeLast()
  }

  /// A widget that nobody presents comes and goes a few times.
  private mutating func play(_ owner: Int) {
    let widget = fresh("Widget")
    say(widget, "viewDidLoad", owner: owner)
    for _ in 0...Int.random(in: 0..<3, using: &dice) {
      say(
        widget, "viewWillAppear", "viewDidAppear", "viewWillDisappear", "viewDidDisappear", owner: owner)
    }
  }
}
