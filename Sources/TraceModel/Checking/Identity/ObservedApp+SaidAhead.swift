/// What was said of a controller before it logged anything: of one that the log hadn't named yet, or of one that was taken
/// for the controller which had its address before.
extension ObservedApp {
  /// A controller begins: what was said ahead is about it. By name alone a log that began in the middle may mean one that
  /// was there already.
  mutating func takeSaidAhead(of index: InstanceIndex) {
    let who = instances[index].who
    let (children, setting) = (
      surroundings.saidAhead.takeChildren(of: who), surroundings.saidAhead.takeSetting(of: who)
    )
    guard who.instance.isSome || !beganInTheMiddle else { return }
    for one in children { adopt(one.child, by: index, since: one.line) }
    if let setting { setModal(index, setting.modal, setting.line) }
  }

  /// What was said of a controller behind its last call: if another begins in its place, that one was meant.
  func saidLast(of index: InstanceIndex) -> SaidLast {
    let (reference, last) = (instances.reference(index), instances[index].lastLine)
    var said = SaidLast()
    said.children = surroundings.containment.links(of: reference).filter { $0.line > last }
    if let line = surroundings.containment.line(of: reference), line > last {
      (said.parent, said.parentLine) = (instances[index].parent, line)
      said.containment = instances[index].containment
    }
    if instances[index].modalLine > last {
      (said.modal, said.modalLine) = (instances[index].modal, instances[index].modalLine)
    }
    return said
  }

  /// Another controller has begun in the place of one, and takes over what was said.
  mutating func take(_ said: SaidLast, of index: InstanceIndex) {
    for one in said.children { adopt(one.child, by: index, since: one.line) }
    if said.parentLine > 0, let parent = instances.index(of: said.parent) {
      instances[index].containment = said.containment
      adopt(instances.reference(index), by: parent, since: said.parentLine)
    }
    if let modal = said.modal { setModal(index, modal, said.modalLine) }
  }

  private mutating func adopt(_ child: InstanceRef, by parent: InstanceIndex, since line: Int) {
    guard let index = instances.index(of: child), index != parent else { return }
    instances[index].parent = instances.reference(parent)
    surroundings.containment.attach(child, to: instances.reference(parent), line: line, instances)
  }
}
