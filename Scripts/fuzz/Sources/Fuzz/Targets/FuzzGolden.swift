extension Target {
  /// A golden trace is refused with words, or a run is held against it, and it is the same when it is read again.
  static let golden = Target("golden") { bytes in
    guard let run else { fatalError("the run is none") }
    do throws(GoldenTrace.Unreadable) {
      let kept = try GoldenTrace(bytes)
      let again = kept.bytes
      let twice = try GoldenTrace(again).bytes
      precondition(twice == again, "it is another one when it is read again")
      let report = DiffBuilder().report(from: kept, label: "golden", to: run)
      for format in DiffFormat.allCases { _ = format.render(report, Input.rendering) }
    } catch {
      _ = ShownText.escaped(error.message)
    }
  }

  private static let run = side(
    ContiguousArray(
      """
      [A] viewDidLoad
      [A] viewWillAppear
      [A] viewDidAppear
      [A] present B style=fullScreen
      [B] viewDidLoad
      [A] viewWillDisappear
      [B] viewWillAppear
      [B] viewDidAppear
      [A] viewDidDisappear
      [B] viewDidAppear

      """.utf8), isSecond: true, RunSettings())
}
