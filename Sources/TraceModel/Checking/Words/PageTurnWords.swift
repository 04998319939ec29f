extension PageTurns.Turn {
  /// Where its container said that it begins and that it ended, around what its pages did in between.
  func evidence(_ pages: [Evidence], end: String, in words: borrowing Words) -> [Evidence] {
    let name = words.text(of: container.name)
    return
      ([
        Evidence(
          line: line, controller: name, event: EventKind.pageViewControllerWillTransition.name,
          label: "the turn begins"),
        Evidence(
          line: self.end, controller: name, event: EventKind.pageViewControllerDidFinishAnimating.name,
          label: end),
      ] + pages).sorted { $0.line < $1.line }
  }
}
