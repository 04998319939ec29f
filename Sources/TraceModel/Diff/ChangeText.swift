/// A change as a person reads it: what it is, and the calls of both sides with the equal ones folded.
struct ChangeText {
  private let paint: Paint
  private let callLimit: Int?
  /// How many equal calls are shown around a difference.
  private static let context = 2

  /// - Parameter callLimit: how many lines of calls are shown; `nil` for all.
  init(_ paint: Paint, callLimit: Int? = nil) {
    self.paint = paint
    self.callLimit = callLimit
  }

  func lines(_ group: ChangeGroup) -> [String] {
    let change = group.first
    let sign = change.isGated ? mark(change.kind) : "?"
    var head = "\(sign) \(ShownText.escaped(change.what))"
    if group.count > 1 { head += "  (\(group.count) times)" }
    var lines = [paint(head, .strong)]
    if !change.what.contains(change.flow) { lines.append("  in " + ShownText.escaped(change.flow)) }
    if let location = locations(change, group) { lines.append("  " + paint(location, .faint)) }
    return lines + limited(calls(change))
  }

  private func limited(_ calls: [String]) -> [String] {
    guard let callLimit, calls.count > callLimit + 1 else { return calls }
    return calls.prefix(callLimit)
      + [paint("    … \(Counted.words(calls.count - callLimit, "more line"))", .faint)]
  }

  private func mark(_ kind: BehaviourChange.Kind) -> String {
    switch kind {
    case .appeared, .always: "+"
    case .vanished: "-"
    case .count, .order, .style, .trigger, .outcome, .sometimes, .renamed, .changed: "~"
    }
  }

  private func locations(_ change: BehaviourChange, _ group: ChangeGroup) -> String? {
    let before = change.beforeLines.first.map { "line \($0) before" }
    let after = change.afterLines.first.map { "line \($0) after" }
    var parts = [before, after].compactMap { $0 }
    if !group.otherLines.isEmpty {
      let shown = group.otherLines.prefix(5).map(String.init).joined(separator: ", ")
      parts.append("also \(shown)" + (group.otherLines.count > 5 ? " …" : ""))
    }
    return parts.isEmpty ? nil : parts.joined(separator: ", ")
  }

  // MARK: Calls

  private func calls(_ change: BehaviourChange) -> [String] {
    let before = ContiguousArray(change.before)
    let after = ContiguousArray(change.after)
    var lines: [String] = []
    var shared = 0
    for gap in change.gaps {
      lines += equal(before[shared..<gap.before.lowerBound], isFirst: shared == 0, isLast: false)
      lines += differing(Array(before[gap.before]), Array(after[gap.after]))
      shared = gap.before.upperBound
    }
    guard !lines.isEmpty else { return [] }
    return lines + equal(before[shared...], isFirst: false, isLast: true)
  }

  /// Equal calls: the nearest are shown, the others counted.
  private func equal(_ calls: ContiguousArray<String>.SubSequence, isFirst: Bool, isLast: Bool) -> [String] {
    let head = isFirst ? 0 : Self.context
    let tail = isLast ? 0 : Self.context
    guard calls.count > head + tail + 1 else { return calls.map { "    " + ShownText.escaped($0) } }
    let folded = calls.count - head - tail
    return calls.prefix(head).map { "    " + ShownText.escaped($0) }
      + [paint("    … \(Counted.words(folded, "equal call")) …", .faint)]
      + calls.suffix(tail).map { "    " + ShownText.escaped($0) }
  }

  private func differing(_ before: [String], _ after: [String]) -> [String] {
    guard before.count == after.count else {
      return before.map { paint("  - " + ShownText.escaped($0), .error) }
        + after.map { paint("  + " + ShownText.escaped($0), .good) }
    }
    return zip(before, after).flatMap { pair in
      let (old, new) = marked(pair.0, pair.1)
      return [paint("  - " + old, .error), paint("  + " + new, .good)]
    }
  }

  /// Two calls with the words that differ in brackets, as `git diff --word-diff` has them.
  private func marked(_ before: String, _ after: String) -> (String, String) {
    let old = before.split(separator: " ").map(String.init)
    let new = after.split(separator: " ").map(String.init)
    let common = Set(old).intersection(new)
    guard !common.isEmpty else { return (ShownText.escaped(before), ShownText.escaped(after)) }
    let mark = { (words: [String], open: String, close: String) in
      words.map { common.contains($0) ? ShownText.escaped($0) : open + ShownText.escaped($0) + close }
        .joined(separator: " ")
    }
    return (mark(old, "[-", "-]"), mark(new, "{+", "+}"))
  }
}
