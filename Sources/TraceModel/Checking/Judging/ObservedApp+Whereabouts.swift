/// What the log shows about a controller that UIKit itself complains about: where it was at that moment.
extension ObservedApp {
  /// Where the controllers in a message of UIKit's are, or what is moving; empty if the log doesn't tell.
  func whereabouts(
    _ diagnostic: Diagnostic, _ named: [Participant], _ caller: Participant, line: Int
  ) -> [Whereabouts] {
    switch diagnostic {
    case .unbalancedAppearance: comings(around: named.first)
    case .presentAlreadyPresenting: attempt(named, before: line) + above(named)
    case .presentNotInHierarchy, .presentOnDetached:
      attempt([], before: line) + state(of: [named.dropFirst().first ?? named.first, caller])
    case .presentInProgress, .dismissInProgress, .dismissWhileTransitioning, .navigationBusy: moving()
    default: []
    }
  }

  /// Which controllers have begun to appear since the one that UIKit names began to move, and haven't appeared: of
  /// several, each was pushed or presented before the one before it was there.
  private func comings(around who: Participant?) -> [Whereabouts] {
    guard let named = who.flatMap({ placeByName($0) }) else { return [] }
    let began = max(instances[named].line(.viewWillAppear), instances[named].line(.viewWillDisappear))
    guard began > 0 else { return [] }
    return instances.indices.filter { index in
      instances[index].state == .appearing && instances[index].line(.viewWillAppear) >= began
        && !instances[index].flags.contains(.dead) && (index == named || !isRelative(index, named))
    }.map { whereabouts(of: $0, .appearing, since: .viewWillAppear) }.sorted { $0.line < $1.line }
  }

  /// The controller that is coming, or else the one that is going.
  private func moving() -> [Whereabouts] {
    if let index = instances.index(of: latest.coming), instances[index].state == .appearing {
      return [whereabouts(of: index, .appearing, since: .viewWillAppear)]
    }
    let going = instances.indices.last {
      instances[$0].state == .disappearing && instances[$0].flags.isDisjoint(with: .dead)
    }
    return going.map { [whereabouts(of: $0, .disappearing, since: .viewWillDisappear)] } ?? []
  }

  private func whereabouts(
    of index: InstanceIndex, _ kind: Whereabouts.Kind, since callback: AppearanceCallback
  ) -> Whereabouts {
    Whereabouts(who: instances[index].name, line: instances[index].line(callback), kind: kind)
  }

  /// What the presenter that UIKit names presents already.
  private func above(_ named: [Participant]) -> [Whereabouts] {
    guard let who = named.dropFirst().first, let index = placeByName(who) else { return searching(named) }
    return shown(by: index) ?? up(named) ?? searching(named)
  }

  /// The presented controller that UIKit names itself, where the log shows it on screen.
  private func up(_ named: [Participant]) -> [Whereabouts]? {
    guard named.count > 2, let above = named.last.flatMap({ placeByName($0) }), instances[above].isOnScreen
    else { return nil }
    return [leavingOrAnnounced(above) ?? whereabouts(of: above, .up, since: .viewWillAppear)]
  }

  /// A presented controller on its way out, or else its presentation, where a mark tells of it: the controller's
  /// callbacks come again after a swipe that the user gives up.
  private func leavingOrAnnounced(_ index: InstanceIndex) -> Whereabouts? {
    if instances[index].state == .disappearing {
      return whereabouts(of: index, .leaving, since: .viewWillDisappear)
    }
    let presentation = instances[index].presentedIn
    guard presentation.isSome, presentations[presentation].isAnnounced else { return nil }
    let presenter = presentations[presentation].presenter.who.name
    return Whereabouts(
      who: instances[index].name, line: presentations[presentation].firstLine, kind: .presented(by: presenter)
    )
  }

  /// The search controller that UIKit names as presented.
  private func searching(_ named: [Participant]) -> [Whereabouts] {
    guard named.count > 2, let last = named.last, isSearch(last.name) else { return [] }
    return [Whereabouts(who: last.name, line: 0, kind: .searching)]
  }

  func isSearch(_ name: Symbol) -> Bool { text(of: name).hasSuffix("SearchController") }

  /// The controller that a message names; its address says nothing if the log prints none.
  func placeByName(_ who: Participant) -> InstanceIndex? {
    if let known = existing(who) { return known }
    guard classes[who.name].addressedCount == 0 else { return nil }
    return existing(Participant(name: who.name))
  }

  /// The swipe that was blocked on the line before. The sheet is the one that UIKit names as presented, or else the
  /// one whose delegate was told.
  private func attempt(_ named: [Participant], before line: Int) -> [Whereabouts] {
    guard latest.call.kind == .presentationControllerDidAttemptToDismiss, latest.call.line > line - 3 else {
      return []
    }
    let (delegate, sheet) = (
      latest.call.who.name, named.count > 2 ? named[named.count - 1].name : latest.call.who.name
    )
    return [Whereabouts(who: sheet, line: latest.call.line, kind: .swipeBlocked(toldTo: delegate))]
  }

  /// What a controller already presents.
  private func shown(by index: InstanceIndex) -> [Whereabouts]? {
    let presentation = instances[index].presenting
    let presented =
      presentation.isSome ? presentations[presentation].presented.instance : instances[index].above
    guard let above = instances.index(of: presented), instances[above].isOnScreen else { return nil }
    let name = instances[above].name
    let since = instances[above].line(.viewWillAppear)
    let below =
      leavingOrAnnounced(above) ?? Whereabouts(who: instances[index].name, line: since, kind: .below(name))
    return isSearch(name) ? [Whereabouts(who: name, line: 0, kind: .searching), below] : [below]
  }

  /// Whether the view of the first of them that the log knows is in the window, by its own callbacks.
  private func state(of candidates: [Participant?]) -> [Whereabouts] {
    for case let who? in candidates where who.isSome {
      guard let index = placeByName(who) else { continue }
      let isMoving = instances[index].state == .appearing || instances[index].state == .disappearing
      return isMoving ? ownState(of: index) : shown(by: index) ?? ownState(of: index)
    }
    return []
  }

  /// What a controller's own callbacks say.
  private func ownState(of index: InstanceIndex) -> [Whereabouts] {
    let instance = instances[index]
    let gone = instance.line(.viewDidDisappear)
    switch instance.state {
    case .hidden where gone > 0:
      if instance.flags.contains(.gone), let removal = removal(of: index), removal.line > gone {
        return [Whereabouts(who: instance.name, line: removal.line, kind: .removed(by: removal))]
      }
      let start = instance.line(.viewWillDisappear)
      return [whereabouts(of: index, .disappeared(from: start), since: .viewDidDisappear)]
    case .hidden where instance.loadLine > 0:
      return [Whereabouts(who: instance.name, line: instance.loadLine, kind: .loaded)]
    case .appearing: return [whereabouts(of: index, .appearing, since: .viewWillAppear)]
    case .disappearing: return [whereabouts(of: index, .disappearing, since: .viewWillDisappear)]
    case .hidden, .appeared, .unknown: return []
    }
  }
}
