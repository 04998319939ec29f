/// The lines of the log that matter to a finding, each with what it means, in columns.
struct EvidenceExcerpt {
  /// The space before notes, as wide as the numbers of the lines.
  let gutter: String
  /// The lines, with an empty one before and after.
  let lines: [String]

  private let numberWidth: Int
  private let paint: Paint

  init(_ finding: Finding, paint: Paint, width: Int) {
    self.paint = paint
    let highest = finding.evidence.map(\.line).max() ?? 0
    numberWidth = max(2, String(max(finding.line, highest)).utf8.count)
    gutter = ShownText.spaces(numberWidth + 1)
    lines = Self.table(finding, numberWidth: numberWidth, paint: paint)
  }

  /// The line that says where the finding is.
  func location(of finding: Finding) -> String {
    let instance = finding.instance.map { " \(ShownText.escaped($0))" } ?? ""
    let location = "\(ShownText.escaped(finding.trace)):\(finding.line)"
    let subject = ShownText.escaped(finding.controller) + instance
    return ShownText.spaces(numberWidth) + paint("-->", .info) + " \(location)"
      + (subject.isEmpty ? "" : "  " + paint(subject, .faint))
  }

  private static func table(_ finding: Finding, numberWidth: Int, paint: Paint) -> [String] {
    let shown = finding.shownEvidence
    guard !shown.isEmpty else { return [] }
    let names = shown.map { ShownText.escaped($0.controller) }
    let events = shown.map { ShownText.escaped($0.event) }
    // A name beyond reason must not push everything else off the screen.
    let nameWidth = min(40, names.map(ShownText.width).max() ?? 0)
    // Without a label behind it an event may be long.
    let labelled = shown.indices.filter { !shown[$0].label.isEmpty }.map { events[$0] }
    let eventWidth = min(40, labelled.map(ShownText.width).max() ?? 0)
    let bar = paint("|", .info)
    let blank = ShownText.spaces(numberWidth + 1) + bar
    var lines = [blank]
    for (index, evidence) in shown.enumerated() {
      let number = paint(ShownText.rightAligned(String(evidence.line), to: numberWidth), .info)
      let name = ShownText.padded(names[index], to: nameWidth)
      let isPrimary = evidence.line == finding.line
      let style = isPrimary ? finding.severity.style : .strong
      let label = ShownText.escaped(evidence.label)
      let event = label.isEmpty ? events[index] : ShownText.padded(events[index], to: eventWidth)
      let gap = label.isEmpty ? "" : "   "
      lines.append("\(number) \(bar) \(name)  \(event)\(gap)\(isPrimary ? paint(label, style) : label)")
      guard isPrimary else { continue }
      let columns = max(nameWidth, ShownText.width(of: names[index])) + 2 + ShownText.width(of: events[index])
      lines.append("\(blank) " + paint(String(repeating: "^", count: columns), style))
    }
    return lines + [blank]
  }
}
