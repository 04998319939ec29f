/// How long a kind of transition takes, as a line.
struct TimingText {
  /// What the numbers are.
  static let head = "timing: median ± half the interquartile range (how often); ~ marks noise"

  private let paint: Paint

  init(_ paint: Paint) {
    self.paint = paint
  }

  func line(_ change: TimingChange) -> String {
    let before = text(change.medianBefore, change.spreadBefore, change.countBefore)
    let after = text(change.medianAfter, change.spreadAfter, change.countAfter)
    let mark = change.isSignificant ? paint(share(change), .warning) : "~"
    return "\(ShownText.escaped(change.flow)): \(before) → \(after)  \(mark)"
  }

  /// How many there are, and how many are more than noise.
  static func summary(_ timing: [TimingChange]) -> String {
    let changed = timing.count { $0.isSignificant }
    return
      "\(changed == 0 ? "no change" : Counted.words(changed, "change")) in \(Counted.words(timing.count, "flow"))"
  }

  private func text(_ median: Int64, _ spread: Int64, _ count: Int) -> String {
    "\(TimelineLine.seconds(median)) s ± \(TimelineLine.seconds(spread)) (\(count))"
  }

  private func share(_ change: TimingChange) -> String {
    guard change.medianBefore > 0 else { return "slower" }
    let percent = (change.medianAfter - change.medianBefore) * 100 / change.medianBefore
    return percent >= 0 ? "+\(percent) %" : "\(percent) %"
  }
}
