import Testing

@testable import TraceModel

/// Lines with the tags of a page around them.
@Suite struct PageTagTests {
  static let pages = [
    LineSample("<code>Pond: viewDidLoad</code>", "viewDidLoad Pond"),
    LineSample("<code>PondVC viewDidLoad</code><br>", "viewDidLoad PondVC"),
    LineSample("<p class=\"p1\">PondVC viewDidLoad</p>", "viewDidLoad PondVC"),
    LineSample("<font color='red' size=\"2\">PondVC viewDidLoad</font>", "viewDidLoad PondVC"),
    LineSample("<li><code>PondVC viewDidLoad</code></li>", "viewDidLoad PondVC"),
    LineSample("<code>viewDidLoad</code>", nil),
    LineSample("<li><code>viewDidLoad</code></li>", nil),
    LineSample("<code class=\"swift\">viewDidLoad</code>", nil),
    LineSample("<method name=\"viewDidLoad\" class=\"PondVC\"/>", nil),
  ]

  @Test(arguments: pages) func `a line is read as its event`(_ sample: LineSample) throws {
    try sample.expectReading()
  }

  @Test(arguments: ["<b class=", "<b class=\"", "<code", "<code>", "</code>"])
  func `a tag that the text cuts short is left as it is`(_ text: String) {
    // The quotation mark behind the text isn't a part of it.
    let bytes = Array((text + "\"\n").utf8)
    #expect(LineCleaner.clean(bytes.span, from: 0, to: text.utf8.count) == nil)
  }
}
