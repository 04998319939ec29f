extension Leak: Fact {
  var claim: Claim { .proven }
  var doubts: Doubts { isSure ? [] : Doubts(.mayBeKept) }

  func told(in words: borrowing Words) -> Finding {
    let name = words.text(of: instance.name)
    var finding = words.finding(
      701, goneLine, instance.who,
      "\(name) \(going) and was never released, while \(releasedLater) later "
        + (releasedLater == 1 ? "instance of its class was" : "instances of its class were"))
    finding.evidence = words.history(of: instance)
    return finding
  }

  /// How it went; the finding is at the line at which that was over, which may be another controller's.
  private var going: String {
    let line = instance.line(.viewDidDisappear)
    return line > 0 ? "disappeared at line \(line)" : "went away here"
  }
}
