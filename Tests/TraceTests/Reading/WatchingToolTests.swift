import Testing

@testable import TraceModel

/// What tools say about a method, and delegate calls in the styles in which other callbacks are written.
@Suite struct WatchingToolTests {
  static let said = [
    #"-[JarViewController viewDidAppear:]: Auto-generated handler at "/tmp/Jar/viewDidAppear_.js""#,
    #"-[JarViewController viewDidAppear:]: Loaded handler at "/tmp/Jar/viewDidAppear_.js""#,
    "  4004 ms     | -[UIViewController viewDidLoad]",
    "    ✓ JarViewController viewDidAppear (0.013 seconds)",
    "✗ JarViewController calls viewDidAppear (12 ms)", "JarViewController.viewDidAppear(_:) 100.00% (12/12)",
    "JarViewController.swift:12 viewDidAppear(_:) is 62 lines long",
    "Merge pull request #12: JarViewController viewDidAppear",
    "[Perf] JarViewController viewDidAppear 231 ms", "[TTI] JarViewController viewDidAppear after 0.231s",
  ]

  @Test(arguments: said) func `what a tool says of a method is no call`(_ line: String) throws {
    #expect(try ReadLog.words(line + "\n") == [])
  }

  static let calls = [
    ("-[JarViewController viewDidLoad]", "viewDidLoad JarViewController"),
    ("  4004 ms     | -[JarViewController viewDidLoad]", "viewDidLoad JarViewController"),
    ("✓ JarViewController viewDidAppear", "viewDidAppear JarViewController"),
    ("[Jar] viewDidAppear 231 ms", "viewDidAppear Jar"),
    ("Merge viewDidLoad", "viewDidLoad Merge"),
    ("JarVC::presentationControllerDidDismiss", "presentationControllerDidDismiss JarVC"),
    (
      "JarVC [0x10470c400] presentationControllerDidDismiss(_:)",
      "presentationControllerDidDismiss JarVC@0x10470c400"
    ),
    ("[JarVC] presentationControllerDidDismiss", "presentationControllerDidDismiss JarVC"),
    (
      "10:00:00.123 DEBUG Tracer.log():42 - presentationControllerDidDismiss <Larder.JarVC: 0x10>",
      "presentationControllerDidDismiss JarVC@0x10"
    ),
    (
      "2026-05-02 10:00:00.123 [Debug] [main] [Tracer.swift:42] log(_:) > presentationControllerDidDismiss JarVC (0x10)",
      "presentationControllerDidDismiss JarVC@0x10"
    ),
    ("'JarVC' view did load", "viewDidLoad JarVC"),
  ]

  @Test(arguments: calls) func `what looks like it is a call`(_ line: String, _ event: String) throws {
    #expect(try ReadLog.words(line + "\n") == [event])
  }
}
