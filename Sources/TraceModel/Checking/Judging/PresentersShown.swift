/// Whether who was taken for a presenter, and what it is to have presented, are still there.
extension ObservedApp {
  /// Whether a controller wasn't released yet.
  func lives(_ one: InstanceRef) -> Bool {
    instances.index(of: one).map { !instances[$0].flags.contains(.dead) } ?? false
  }

  /// Whether the class of a controller logs that one begins to go: then it shows what becomes of it.
  func saysThatItGoes(_ one: InstanceRef) -> Bool {
    instances.index(of: one).map { classes[instances[$0].name].logs(.viewWillDisappear) } ?? false
  }

  /// Whether a presented controller is on the screen, or comes.
  func isUp(_ presented: InstanceRef) -> Bool {
    instances.index(of: presented).map {
      instances[$0].state == .appearing || instances[$0].state == .appeared
    } ?? false
  }

  /// Whether what is presented, as only the configuration says, loaded its view when a controller had begun to go: for a presentation
  /// a presenter goes behind that.
  func loadsLate(_ transition: RunningIndex, behind line: Int) -> Bool {
    guard running[transition].kindAsked == .present, !running[transition].hasMark,
      let presented = instances.index(of: running[transition].incoming.instance)
    else { return false }
    return instances[presented].loadLine > line
  }
}
