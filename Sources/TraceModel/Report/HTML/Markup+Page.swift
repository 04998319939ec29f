/// The parts that all sections of a page are made of.
extension Markup {
  /// Writes a section of the page with its heading.
  mutating func section(_ id: String, _ heading: String, _ body: (inout Markup) -> Void) {
    line()
    element("section", ["id": id, "aria-labelledby": id + "-h"]) { page in
      page.element("h2", ["id": id + "-h"], text: heading)
      body(&page)
    }
  }

  /// Writes a part that may be wider than the page and is scrolled by itself.
  mutating func scrolled(_ label: String, _ body: (inout Markup) -> Void) {
    element("div", ["class": "scroll", "role": "region", "tabindex": "0", "aria-label": label], body)
  }

  /// Writes a sentence with names from code between backticks.
  mutating func sentence(_ text: String) {
    // By bytes: to tell characters apart takes longer than all else here.
    let parts = text.utf8.split(separator: UInt8(ascii: "`"), omittingEmptySubsequences: false)
    guard parts.count % 2 == 1 else { return self.text(text) }
    for (index, part) in parts.map({ String(Substring($0)) }).enumerated() {
      if index % 2 == 1 { element("code", text: part) } else { self.text(part) }
    }
  }

  /// Writes a cell of a table; sentences are wrapped, names and numbers are not.
  mutating func cell(_ text: String) {
    let isLong = text.utf8.count > 60 && text.utf8.contains(UInt8(ascii: " "))
    element("td", ["class": isLong ? "words" : nil]) { $0.sentence(text) }
  }

  /// Writes a table of texts.
  mutating func table(_ caption: String, _ heads: [String], _ rows: [[String]]) {
    element("table") { table in
      table.element("caption", text: caption)
      table.element("thead") { head in
        head.element("tr") { row in
          for text in heads { row.element("th", ["scope": "col"], text: text) }
        }
      }
      table.element("tbody") { body in
        for cells in rows {
          body.line()
          body.element("tr") { row in
            for cell in cells { row.cell(cell) }
          }
        }
      }
    }
  }
}
