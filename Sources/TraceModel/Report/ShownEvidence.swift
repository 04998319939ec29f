extension Finding {
  /// The evidence as people read it: a line of UIKit's once, whomever it names, and with UIKit's words.
  var shownEvidence: [Evidence] {
    var told: Set<Int> = []
    return evidence.filter { !$0.isOfUIKit || told.insert($0.line).inserted }.map(\.shown)
  }
}

extension Evidence {
  /// Whether it is a line in which UIKit speaks: then the event is a slug for machines, and the label quotes it.
  fileprivate var isOfUIKit: Bool { Diagnostic(rawValue: event) != nil }

  fileprivate var shown: Evidence {
    guard isOfUIKit, !label.isEmpty else { return self }
    return Evidence(line: line, controller: controller, event: label, isContext: isContext)
  }
}
