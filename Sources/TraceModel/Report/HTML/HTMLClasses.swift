/// What each run exercised of each class of controllers.
struct HTMLClasses {
  private let recordings: [TraceRecording]
  private let limit: Int

  init(_ recordings: [TraceRecording], limit: Int) {
    self.recordings = recordings
    self.limit = limit
  }

  func write(to page: inout Markup) {
    page.section("classes", "Controllers: states and steps in this log") { page in
      for recording in recordings { write(recording, to: &page) }
      if recordings.allSatisfy(\.classes.isEmpty) { page.element("p", text: "No controller was seen.") }
    }
  }

  private func write(_ recording: TraceRecording, to page: inout Markup) {
    if recordings.count > 1 { page.element("h3", text: recording.label) }
    for use in recording.classes.prefix(limit) {
      page.line()
      page.element("details") { details in
        details.element("summary", text: summary(use))
        details.scrolled("Steps of \(use.name)") { box in
          box.table(
            use.name, ["State before", "Callback", "State after", "Times", ""],
            use.steps.map { cells($0, of: use) })
        }
      }
    }
    let leftOut = recording.classCount - min(limit, recording.classes.count)
    if leftOut > 0 { page.element("p", ["class": "soft"], text: "\(leftOut) more classes aren't listed.") }
  }

  private func summary(_ use: ClassUse) -> String {
    let odd = use.steps.count { !use.isLegal($0) }
    let words = [Counted.words(use.instances, "instance"), Counted.words(use.steps.count, "different step")]
    return use.name + ": " + words.joined(separator: ", ") + (odd == 0 ? "" : ", \(odd) out of order")
  }

  private func cells(_ step: ClassUse.Step, of use: ClassUse) -> [String] {
    [
      step.before.map { "\($0)" } ?? "not seen before", step.kind.name,
      step.kind == .deinitialized ? "gone" : "\(step.after)", "\(step.count)",
      use.isLegal(step) ? "" : "✗ out of order",
    ]
  }
}
