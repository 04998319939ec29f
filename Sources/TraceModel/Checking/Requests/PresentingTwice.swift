/// TC602: a controller is asked to present while it presents another, or while a child of it does, for which UIKit lets the
/// outermost container present.
extension ObservedApp {
  /// What is wrong with the request, since a call of what is presented.
  func presenting(_ other: InstanceIndex, _ call: AppearanceCallback, _ event: Event) -> Finding {
    let (name, shown) = (text(of: event.subject.name), text(of: instances[other].name))
    let child = childPresenting(other, inside: event.subject)
    let owner = child.map { text(of: instances[$0].name) } ?? name
    var finding = finding(
      602, event.line, name, keyText(event.subject.instance),
      "\(name) was asked to present \(text(of: event.object.name)) while "
        + (child == nil
          ? "it was already presenting \(shown)" : "\(owner), which is inside of it, was presenting \(shown)")
    )
    finding.transition = .present
    finding.evidence =
      asked(for: other, by: owner) + [
        Evidence(
          line: instances[other].line(call), controller: shown, event: call.name,
          label: "presented by \(owner) from here on"),
        Evidence(line: event.line, controller: name, event: "present", label: "a second presentation"),
      ]
    if isSearch(instances[other].name) { finding.help = Whereabouts.adviceToSearch(shown) }
    return finding
  }

  /// The mark that asked for a controller that is presented, if there was one.
  private func asked(for presented: InstanceIndex, by name: String) -> [Evidence] {
    let presentation = instances[presented].presentedIn
    guard presentation.isSome, presentations[presentation].isAnnounced else { return [] }
    return [
      Evidence(
        line: presentations[presentation].firstLine, controller: name, event: "present",
        label: "asked for \(text(of: instances[presented].name))")
    ]
  }

  /// The presentation of a child of a controller, or of a child of that, in a style in which the outermost container presents.
  func presentation(inside who: Participant) -> PresentationIndex? {
    guard !presentations.open.isEmpty, let parent = existing(who) else { return nil }
    return presentations.open.last {
      guard presentations[$0].isAnnounced, let style = presentations[$0].style,
        let child = instances.index(of: presentations[$0].presenter.instance), instances[child].parent.isSome,
        Self.ofOutermost.contains(style)
      else { return false }
      return isInside(child, parent)
    }
  }

  /// Who presents a controller, if that is a child of another.
  private func childPresenting(_ presented: InstanceIndex, inside who: Participant) -> InstanceIndex? {
    let presentation = instances[presented].presentedIn
    guard presentation.isSome, presentations[presentation].presenter.who != who,
      let child = instances.index(of: presentations[presentation].presenter.instance),
      let parent = existing(who), isInside(child, parent)
    else { return nil }
    return child
  }

  /// The styles for which no child provides the context.
  private static let ofOutermost: Set<PresentationStyle> = [
    .automatic, .pageSheet, .formSheet, .fullScreen, .overFullScreen,
  ]
}
