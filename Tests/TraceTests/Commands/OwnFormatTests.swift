import Testing

@testable import TraceModel
@testable import tracecheck

/// `formats`, `words` and `labels` of the configuration, from the file and from `-D`, in every command that reads a log.
@Suite struct OwnFormatTests {
  static let configuration = """
    {
      "formats": ["{time}|{category}|{controller}@{instance}|{event}"],
      "words": { "screenShown": "viewDidAppear", "screenComing": "viewWillAppear", "bye": "deinit" },
      "labels": { "Bill": "BillViewController" },
    }
    """

  /// A bill that is shown without having been about to be.
  static let log = """
    10:00:01|ui|Bill@0x77a0|viewDidLoad
    10:00:02|ui|Bill@0x77a0|screenComing
    10:00:03|ui|Bill@0x77a0|screenShown
    10:00:04|ui|Bill@0x77a0|screenShown
    10:00:05|net|Bill@0x77a0|fetched 12 rows

    """

  private static let options = [
    "formats=['{time}|{category}|{controller}@{instance}|{event}']", "words.screenShown=viewDidAppear",
    "words.screenComing=viewWillAppear", "words.bye=deinit", "labels.Bill=BillViewController",
  ].flatMap { ["-D", $0] }

  private static func folder() throws -> ScratchFolder {
    try ScratchFolder(["app.log": log, "c.json5": configuration])
  }

  @Test(arguments: [true, false]) func `the file and the command line say the same`(_ isFile: Bool)
    async throws
  {
    let folder = try Self.folder()
    let choice = isFile ? ["--config", folder.path("c.json5")] : ["--no-config"] + Self.options
    func run(_ words: String...) async -> RunResult {
      await RunResult.of(words + choice + [folder.path("app.log")])
    }
    let check = await run("check", "--report", "concise")
    #expect(check.code == .failed && check.output.contains("TC103"), "\(check.output)\(check.errors)")
    let events = await run("events").output
    #expect(events.contains("10:00:03  [BillViewController@0x77a0] viewDidAppear"), "\(events)")
    #expect(events.split(separator: "\n").count == 4)
    let explained = await run("events", "--explain").output
    #expect(explained.contains("4  a format of the configuration"), "\(explained)")
    #expect(await run("top").output.contains("topmost: BillViewController"))
    #expect(await run("timeline", "--format", "mermaid").output.contains("BillViewController"))
    let changes = await run("diff", "--report", "json", folder.path("app.log"))
    #expect(changes.code == .passed && changes.output.contains("\"same\""), "\(changes.errors)")
  }

  @Test func `a baseline is written by the same words`() async throws {
    let folder = try Self.folder()
    let written = await RunResult.of([
      "baseline", "write", "--baseline", folder.path("b.json"), "--config", folder.path("c.json5"),
      folder.path("app.log"),
    ])
    #expect(written.code == .passed && written.output.contains("TC103"), "\(written.errors)")
  }

  @Test func `a first configuration keeps the words by which its log was read`() async throws {
    let folder = try Self.folder()
    var surroundings = Console.Surroundings()
    surroundings.folder = folder.path(".")
    let made = await RunResult.of(
      ["config", "init", "--config", folder.path("c.json5"), folder.path("app.log")], surroundings)
    #expect(made.code == .passed, "\(made.errors)")
    let text = try folder.text(".tracecheck.json")
    for words in [
      "\"{time}|{category}|{controller}@{instance}|{event}\"", "\"bye\": \"deinit\"", "\"Bill\": \"BillV",
    ] {
      #expect(text.contains(words), "\(text)")
    }
    let check = await RunResult.of(["check", folder.path("app.log")], surroundings)
    #expect(check.code == .passed && check.output.contains("4 events"), "\(check.output)\(check.errors)")
  }

  /// A log whose columns nobody knows, and a screen that is presented under the name of its type.
  static let strange = """
    scr=Bill ev=viewDidLoad
    scr=Bill ev=viewWillAppear
    scr=Bill ev=viewDidAppear
    scr=Tip ev=viewDidLoad
    scr=Tip ev=viewWillAppear
    scr=Tip ev=viewDidAppear

    """

  @Test func `a first configuration has the format that its log needs, and the log is read by it`()
    async throws
  {
    let folder = try ScratchFolder(["app.log": Self.strange])
    var surroundings = Console.Surroundings()
    surroundings.folder = folder.path(".")
    for command in ["check", "events", "timeline"] {
      let before = await RunResult.of([command, folder.path("app.log")], surroundings)
      #expect(before.code == .nothing)
      #expect((before.output + before.errors).contains(#""formats":["scr={controller} ev={event}"]"#))
    }
    let made = await RunResult.of(["config", "init", folder.path("app.log")], surroundings)
    #expect(made.code == .passed, "\(made.errors)")
    let check = await RunResult.of(["check", folder.path("app.log")], surroundings)
    #expect(check.code == .passed && check.output.contains("2 controllers"), "\(check.output)")
  }

  @Test func `a first configuration has the labels that make two names one`() async throws {
    let log = "[Tip] present BillViewController style=pageSheet\n[Bill] viewDidLoad\n[Tip] viewDidLoad\n"
    let folder = try ScratchFolder(["app.log": log])
    var surroundings = Console.Surroundings()
    surroundings.folder = folder.path(".")
    let explained = await RunResult.of(["events", "--explain", folder.path("app.log")], surroundings)
    #expect(explained.output.contains(#""labels":{"Bill":"BillViewController"}"#), "\(explained.output)")
    #expect(await RunResult.of(["config", "init", folder.path("app.log")], surroundings).code == .passed)
    #expect(try folder.text(".tracecheck.json").contains(#""Bill": "BillViewController""#))
  }

  /// Templates that can't work, and where the fault is: in the file behind the quote, on the command line in the text.
  static let faults = [
    ("{tme} {event}", ":1:14: formats.0", "did you mean `time`?"),
    ("{time}{event}", ":1:20:", "nothing separates"),
    ("{time} {event", ":1:21:", "never closed"), ("{time} {controller}", ":1:14:", "neither {event} nor"),
    ("", ":1:14:", "empty"), ("{event} }", ":1:22:", "closes nothing"),
    ("é {event} {event}", ":1:24:", "duplicate"),
  ]

  @Test(arguments: faults) func `a format that can't work is refused with its position`(
    _ template: String, _ place: String, _ words: String
  ) async throws {
    let folder = try ScratchFolder(["app.log": Self.log, "c.json5": "{ formats: ['\(template)'] }"])
    for command in ["check", "events", "timeline", "top", "config"] {
      let operand = command == "config" ? "check" : folder.path("app.log")
      let result = await RunResult.of([command, "--config", folder.path("c.json5"), operand])
      #expect(result.code == .trouble && result.errors.contains(place) && result.errors.contains(words))
    }
    let option = await RunResult.of(
      ["check", "--no-config", "-D", "formats=['\(template)']", folder.path("app.log")])
    #expect(option.code == .trouble && option.errors.contains("-D formats=") && option.errors.contains(words))
  }

  @Test(arguments: ["", " ", "a", "\u{0}", "é", "화면", "viewDidAppear", "[Bill]", "%s"])
  func `a word may be odd and does no harm`(_ word: String) throws {
    var options = ReadOptions()
    options.words = [word: .viewWillAppear]
    options.labels = [word: "Odd"]
    let log = "[Bill] viewDidLoad\n\(word)\n[\(word)] viewDidLoad\n \n"
    let events = try ReadLog.words(log, options)
    #expect(events.first == "viewDidLoad Bill" || word == "[Bill]", "\(events)")
  }
}
