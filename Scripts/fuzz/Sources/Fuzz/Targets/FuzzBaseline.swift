extension Target {
  /// A baseline is refused with words, or a run is held against it, and it is the same when it is read again.
  static let baseline = Target("baseline") { bytes in
    let reader = BaselineReader(path: "baseline.json")
    do throws(BaselineReader.Problem) {
      let kept = try reader.read(bytes)
      let again = try reader.read(kept.bytes)
      precondition(again == kept, "it is another one when it is read again")
      let report = run.report(RunSettings(), baseline: kept)
      for format in ReportFormat.allCases { _ = format.render(report, Input.rendering) }
      precondition(kept.findingCount > 0 || kept.entries.isEmpty)
    } catch {
      _ = ShownText.escaped(error.message)
    }
  }

  private static let run = LogProbe(RunSettings()).result(
    ContiguousArray("[A] viewDidLoad\n[A] viewDidAppear\n[A] viewDidAppear\n[A] viewDidAppear\n".utf8))
}
