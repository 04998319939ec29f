/// How to read the pictures: every sign once.
enum HTMLLegend {
  private static let states: [(AppearanceState, String)] = [
    (.unknown, "not known yet: the log began in the middle"), (.hidden, "not on screen"),
    (.appearing, "appearing: between viewWillAppear and viewDidAppear"), (.appeared, "on screen"),
    (.disappearing, "disappearing: between viewWillDisappear and viewDidDisappear"),
  ]
  private static let marks: [(PictureRow.Shape, String)] = [
    (.callback, "a callback of the controller"), (.delegate, "a call of a delegate"),
    (.request, "what the app asked for: present, push, dismiss …"), (.end, "deinit"),
    (.diagnostic, "a message of UIKit"), (.aside, "a SwiftUI call, which isn't checked"),
  ]
  private static let fates: [(PictureExpectation.Fate, String)] = [
    (.came, "came in the right place"), (.displaced, "came out of order"), (.missing, "didn't come"),
    (.absent, "didn't come, but is optional"),
  ]

  static func write(to page: inout Markup) {
    page.section("legend", "How to read the pictures") { page in
      page.element(
        "p",
        text:
          "The pictures follow the log from top to bottom; distances say nothing about time. Each controller "
          + "has a lane; what it presents or contains is to its right. A bracket and a tint mark a "
          + "transition, and a zigzag marks what was left out. A flag has the number of its finding. On the "
          + "right is what should have come; lines lead to what came, and dashed lines that cross show calls "
          + "in the wrong order.")
      page.element("figure") { figure in
        figure.scrolled("Symbols") { writeDrawing(to: &$0) }
        writeTable(to: &figure)
      }
    }
  }

  private static func writeTable(to page: inout Markup) {
    let rows =
      states.map { ["state \($0)", $1] } + marks.map { ["event \($0)", $1] }
      + fates.map { ["expected call \($0)", $1] }
    page.element("details") { details in
      details.element("summary", text: "The symbols as a table")
      details.scrolled("Table of symbols") { $0.table("Symbols", ["Symbol", "Meaning"], rows) }
    }
  }

  private static func writeDrawing(to page: inout Markup) {
    let height = (states.count + marks.count + fates.count) * 26 + 10
    page.element("svg", SVGPicture.attributes(560, height, "legend")) { svg in
      svg.element("title", ["id": "legendt"], text: "Symbols")
      svg.element(
        "desc", ["id": "legendd"],
        text: "States are bars, events are symbols; expected calls show what became of them.")
      var y = 18
      for (state, words) in states {
        StateBar(x: 20, top: y - 10, bottom: y + 10, state: state).write(to: &svg)
        write(words, y, to: &svg)
        y += 26
      }
      for (shape, words) in marks {
        EventMark(x: 20, y: y, shape: shape).write(to: &svg)
        write(words, y, to: &svg)
        y += 26
      }
      for (fate, words) in fates {
        ExpectationMark.writeSign(of: fate, x: 20, y: y, to: &svg)
        write(words, y, to: &svg)
        y += 26
      }
    }
  }

  private static func write(_ words: String, _ y: Int, to svg: inout Markup) {
    svg.element("text", ["x": "42", "y": "\(y + 4)", "fill": Ink.text], text: words)
  }
}
