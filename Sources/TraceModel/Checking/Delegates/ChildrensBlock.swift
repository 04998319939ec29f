/// TC304: a child of the presented controller has `isModalInPresentation` set. UIKit asks the presented
/// controller, and a custom container doesn't pass the setting on.
extension TraceChecker {
  /// A gesture dismisses a controller although one of its children says that no gesture may.
  mutating func judgeChildrensBlock(_ presentation: PresentationIndex, _ event: Event) {
    let known = app.presentations[presentation]
    guard known.modal != true, let presented = app.instances.index(of: known.presented.instance),
      let child = app.blockingChild(of: presented)
    else { return }
    let (name, inner) = (app.text(of: app.instances[presented].name), app.text(of: app.instances[child].name))
    var finding = app.words.finding(
      304, event.line, app.instances[presented].who,
      "a gesture dismissed \(name) although isModalInPresentation is true for its child \(inner), because "
        + "this container doesn't pass the child's value on")
    finding.transition = .dismiss
    finding.help =
      "Set isModalInPresentation of the presented controller itself whenever it changes in the child, or "
      + "override it in this container and return the value of the child that is shown. Only in a navigation "
      + "controller is it enough to set it on the screen on top."
    finding.evidence = [
      Evidence(
        line: app.surroundings.containment.line(of: app.instances.reference(child))
          ?? app.instances[child].firstLine,
        controller: inner,
        event: "willMove", label: "a child of \(name)"),
      Evidence(
        line: app.instances[child].modalLine, controller: inner, event: EventKind.isModalInPresentation.name,
        label: "true from here on", isContext: true),
      Evidence(line: event.line, controller: name, event: event.kind.name, label: "dismissed by a gesture"),
    ]
    finding.weigh(app.doubts(aboutPresentation: presentation).union(Doubts(.settingOfChild)))
    raise(finding)
  }
}

extension ObservedApp {
  /// A child on the screen whose `isModalInPresentation` was last set to true.
  fileprivate func blockingChild(of index: InstanceIndex) -> InstanceIndex? {
    guard !containers.stacks.know(instances[index].who) else { return nil }
    let children = surroundings.containment.children(of: instances.reference(index))
    return children.compactMap { instances.index(of: $0) }
      .first { instances[$0].modal == true && instances[$0].isOnScreen }
  }
}
