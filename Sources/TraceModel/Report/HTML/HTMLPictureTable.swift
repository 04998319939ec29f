/// The same data as a picture, as a table.
struct HTMLPictureTable {
  private let picture: Picture

  init(_ picture: Picture) {
    self.picture = picture
  }

  func write(to page: inout Markup) {
    page.table(
      picture.title, ["Line", "Controller", "Event", "State after", "Finding or rule"],
      picture.rows.map(cells))
    guard !picture.expectations.isEmpty else { return }
    page.table("What should have come", ["Event", "What became of it"], picture.expectations.map(cells))
  }

  private func cells(_ row: PictureRow) -> [String] {
    guard row.kind == .event else { return ["", "", row.kind == .gap ? "… " + row.text : row.text, "", ""] }
    let state = row.state.map { $0 == .unknown ? "" : "\($0)" } ?? ""
    let flags = row.flags.map(String.init).joined(separator: ", ") + (row.note.isEmpty ? "" : " " + row.note)
    return [row.line.map(String.init) ?? "", row.name, row.text, state, flags]
  }

  private func cells(_ expectation: PictureExpectation) -> [String] {
    let line = expectation.row.flatMap { picture.rows[$0].line }
    let index = line.map { " at line \($0)" } ?? ""
    let fate =
      switch expectation.fate {
      case .came: "came" + index
      case .displaced: "came out of order" + index
      case .absent: "optional"
      case .missing: "didn't come"
      case .words: ""
      }
    return [expectation.text, fate]
  }
}
