import Testing

@testable import TraceModel

/// Messages that differ in nothing but their values are read once in full, and the rest by that: what it comes to must be what
/// each of them says alone.
struct MessageValueTests {
  /// Shapes of lines: `C` is a class, `E` a callback, `#` a digit, `@` four digits of an address.
  static let shapes = [
    "C.E() in ##.### ms",
    "[C] E count=### animated=true",
    "[C] E animated=B id=###",
    "C E frame = (0 0; ### ###) items ##",
    "#12 C: E (t+####ms)",
    "C E mem=##.#MB",
    "<C: 0x60000@> E",
    "<C: 0x60000@> E view=<UIView: 0x61000@; layer = <CALayer: 0x62000@>>",
    "C ## E",
    "C##.E",
    "C E page ## of ##",
    "Screen ## E",
    "[C] E \"Order ###\"",
    "C.swift:## E()",
    "C.E():###",
    "C E ###",
    "E C ###",
    "E <C: 0x60000@> ###",
    "[##] E",
    "C[##] E",
    "C E visits: #",
    "[##:##:##.###] C E",
    "[Thread ##] C E queue=####",
    "C E took ## ms",
    "C E session=########-####",
    "C E id @@-@ for u###",
    "screen=C event=E elapsed=#### user=u###",
    "C### E",
    "[C] E cell##",
    "[ID:###] C.E",
    "C(id: ###) E",
    "C #### E ####",
  ]

  private static let calls = [
    "viewDidLoad", "viewWillAppear", "viewDidAppear", "viewWillDisappear", "viewDidDisappear",
  ]
  /// Of so many rounds the first ones are read in full.
  private static let rounds = 20
  private static let learnt = 10

  @Test(arguments: shapes)
  func `each is read as it is alone`(_ shape: String) throws {
    let seed: UInt64 = 11
    var dice = SeededGenerator(seed: seed)
    let lines = Self.lines(shape, &dice)
    let (events, names, _) = try ReadLog.events(Array((lines.joined(separator: "\n") + "\n").utf8))
    for event in events where event.line > Self.learnt * Self.calls.count {
      let line = lines[event.line - 1]
      let (alone, own, _) = try ReadLog.events(Array((lines[0] + "\n" + line + "\n").utf8))
      let same = try #require(alone.last, "\(line) alone is none, seed \(seed)")
      #expect(ReadLog.text(event, names) == ReadLog.text(same, own), "\(line), seed \(seed)")
      #expect(event.flags == same.flags, "\(line), seed \(seed)")
    }
  }

  @Test
  func `a number that tells screens apart is a name's`() throws {
    let lines = (10..<40).map { "Order \($0) viewDidLoad" }
    #expect(try ReadLog.words(lines.joined(separator: "\n")).last == "viewDidLoad Order 39")
  }

  @Test
  func `an id doesn't make a message another one`() throws {
    let log = "HomeVC viewDidAppear f00d12\nHomeVC viewDidAppear beef77\n"
    #expect(try ReadLog.words(log) == ["viewDidAppear HomeVC", "viewDidAppear HomeVC"])
  }

  private static func lines(_ shape: String, _ dice: inout SeededGenerator) -> [String] {
    (0..<rounds).flatMap { round in
      calls.map { call in shape.map { fill($0, round, call, &dice) }.joined() }
    }
  }

  private static func fill(
    _ letter: Character, _ round: Int, _ call: String, _ dice: inout SeededGenerator
  ) -> String {
    switch letter {
    case "C": "PantryViewController"
    case "E": call
    // What it means is another thing as soon as the others have been learnt.
    case "B": round < learnt ? "0" : "1"
    case "#": String(Int.random(in: 0...9, using: &dice))
    case "@": String(Int.random(in: 0x1000...0xffff, using: &dice), radix: 16)
    default: String(letter)
    }
  }
}
