/// Children whose callbacks come in the order in which they do if only their view was added, and not the controller:
/// what they do when the parent leaves shows it.
struct OwnerlessViews: Sendable {
  private struct Suspect {
    var fact: ContainmentFact
    var child: InstanceRef
    var parent: InstanceRef
  }

  private var suspects: [Suspect] = []

  @inline(__always)
  var isEmpty: Bool { suspects.isEmpty }

  /// How many are remembered.
  private static let limit = 16

  /// Parent first in the will-callbacks and child first in the did-callbacks: that happens if a child's view
  /// was added without the child itself. The child is the one that was loaded while the other was being
  /// loaded.
  mutating func note(
    _ index: InstanceIndex, arrivedAfter before: InstanceRef, _ event: Event, in app: borrowing ObservedApp
  ) {
    guard let child = app.instances.index(of: before), child != index, app.isNested(child, in: index)
    else { return }
    let fact = ContainmentFact(
      fault: .ownerlessView(parent: app.instances[index].name, goneAt: nil), child: app.instances[child],
      line: event.line, event: event.kind)
    suspects.append(
      Suspect(fact: fact, child: before, parent: app.instances.reference(index)), keeping: Self.limit)
  }

  /// A controller has disappeared. A child of its own has gone with it by now; one that only lent its view stays.
  mutating func take(leftBy parent: InstanceIndex, in app: borrowing ObservedApp) -> [ContainmentFact] {
    let reference = app.instances.reference(parent)
    defer { suspects.removeAll { $0.parent == reference } }
    var facts: [ContainmentFact] = []
    for suspect in suspects where suspect.parent == reference {
      guard let child = app.instances.index(of: suspect.child),
        app.instances[child].line(.viewWillDisappear) == 0
      else { continue }
      facts.append(suspect.fact)
      facts[facts.count - 1].fault = .ownerlessView(
        parent: app.instances[parent].name, goneAt: app.instances[parent].line(.viewWillDisappear))
    }
    return facts
  }

  /// Takes out the rest: their parents never left.
  mutating func takeAll() -> [ContainmentFact] {
    defer { suspects = [] }
    return suspects.map(\.fact)
  }
}

extension ObservedApp {
  /// Whether the controller that arrived last was loaded later than one that arrives now: most weren't, and nothing more
  /// need be asked.
  @inline(__always)
  func wasLoadedLater(_ arrived: InstanceRef, than index: InstanceIndex) -> Bool {
    arrived.isSome && instances[arrived.index].loadLine > instances[index].loadLine
  }

  fileprivate func isNested(_ child: InstanceIndex, in parent: InstanceIndex) -> Bool {
    // Two of one class that appear together are siblings, such as pages and cells, whose order isn't fixed; a page may
    // appear before its controller.
    guard instances[child].loadLine > instances[parent].loadLine, instances[parent].loadLine > 0,
      instances[child].name != instances[parent].name
    else { return false }
    let (one, other) = (instances[child], instances[parent])
    let coming = (one.line(.viewWillAppear), other.line(.viewWillAppear))
    return one.loadLine < coming.1 && coming.1 < coming.0
      && one.line(.viewDidAppear) > coming.0 && one.lastLine == one.line(.viewDidAppear)
      && one.line(.viewWillDisappear) == 0 && other.line(.viewWillDisappear) == 0
      && surroundings.windows.count < 2
      && one.containment.isEmpty && !one.parent.isSome && !one.presentedIn.isSome
      && !containers.stacks.know(other.who) && !containers.stacks.hold(instances.reference(child))
      && !instances[child].transition.isSome && !isPage(child)
  }
}
