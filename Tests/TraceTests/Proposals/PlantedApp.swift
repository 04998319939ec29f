@testable import TraceModel

/// A run of an app that keeps some promises that nobody stated, among much that is by chance.
struct PlantedApp {
  private static let screens = ["Map", "Advert", "Search", "Profile", "Account", "Toast"]

  private var random: SeededGenerator
  private var text = ""
  private var milliseconds = 0
  private var address = 16
  private var hasLoggedIn = false

  /// The log of a run: one login, and no account before it; a toast for about a second; never a map with an advert.
  static func log(seed: UInt64) -> String {
    var app = PlantedApp(random: SeededGenerator(seed: seed))
    app.run()
    return app.text
  }

  private mutating func run() {
    for event in ["viewDidLoad", "viewWillAppear", "viewDidAppear"] { say("[Home@0x1] \(event)") }
    let login = Int.random(in: 5..<40, using: &random)
    for number in 0..<200 {
      hasLoggedIn = hasLoggedIn || number == login
      if number == login { visit("Login", over: "Home@0x1") } else { visitAny() }
    }
  }

  private mutating func visitAny() {
    let first = screen(beside: "")
    let lower = open(first, over: "Home@0x1")
    if first != "Toast", Bool.random(using: &random) { visit(screen(beside: first), over: lower) }
    close(lower, first)
  }

  private mutating func screen(beside other: String) -> String {
    while true {
      let name = Self.screens[Int.random(in: 0..<Self.screens.count, using: &random)]
      let meets = Set([name, other]) == ["Map", "Advert"] || name == other
      if meets || name == "Account" && !hasLoggedIn { continue }
      return name
    }
  }

  private mutating func visit(_ name: String, over lower: String) {
    let who = open(name, over: lower)
    close(who, name)
  }

  private mutating func open(_ name: String, over lower: String) -> String {
    address += 16
    let who = "\(name)@0x\(String(address, radix: 16))"
    say("[\(lower)] present \(who) style=pageSheet")
    for event in ["viewDidLoad", "viewWillAppear", "viewDidAppear"] { say("[\(who)] \(event)") }
    return who
  }

  private mutating func close(_ who: String, _ name: String) {
    milliseconds += name == "Toast" ? Int.random(in: 1_000...1_300, using: &random) : 0
    if name != "Toast" {
      milliseconds += Int.random(in: 100...(1 << Int.random(in: 8...15, using: &random)), using: &random)
    }
    say("[\(who)] dismiss")
    for event in ["viewWillDisappear", "viewDidDisappear", "deinit"] { say("[\(who)] \(event)") }
  }

  private mutating func say(_ words: String) {
    milliseconds += 5
    let parts = [
      milliseconds / 3_600_000 + 100, milliseconds / 60_000 % 60 + 100, milliseconds / 1000 % 60 + 100,
    ]
    let clock = parts.map { String(String($0).dropFirst()) }.joined(separator: ":")
    text += clock + "." + String(String(milliseconds % 1000 + 1000).dropFirst()) + " " + words + "\n"
  }
}
