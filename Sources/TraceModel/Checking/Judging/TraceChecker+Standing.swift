/// What the log shows about a controller that UIKit itself complains about: where it was at that moment.
extension TraceChecker {
  /// Where the controllers in a message of UIKit's are, in words; empty if the log doesn't tell.
  func standing(_ diagnostic: Diagnostic, _ participants: [Participant], line: Int) -> [String] {
    if diagnostic == .unbalancedAppearance { return comings(around: participants.first) }
    guard diagnostic.asksForPresenter, let who = participants.dropFirst().first ?? participants.first,
      let index = placeByName(who)
    else { return [] }
    let above = shown(by: index) ?? (diagnostic == .presentAlreadyPresenting ? up(participants) : nil)
    return [attempt(before: line), above, state(of: index)].compactMap(\.self)
  }

  /// The presenter in a message of UIKit's, if it had been popped, dismissed or removed before.
  func presenterGone(_ diagnostic: Diagnostic, _ participants: [Participant]) -> Symbol {
    guard diagnostic.asksForPresenter, let who = participants.dropFirst().first ?? participants.first,
      let index = placeByName(who), instances[index].state == .hidden, instances[index].flags.contains(.gone)
    else { return .none }
    return instances[index].name
  }

  /// Which controllers have begun to appear since the one that UIKit names began to move, and haven't appeared: of
  /// several, each was pushed or presented before the one before it was there.
  private func comings(around who: Participant?) -> [String] {
    guard let named = who.flatMap({ placeByName($0) }) else { return [] }
    let began = max(instances[named].line(.viewWillAppear), instances[named].line(.viewWillDisappear))
    let coming = instances.items.indices.filter { index in
      instances[index].state == .appearing && instances[index].line(.viewWillAppear) >= began
        && !instances[index].flags.contains(.dead) && (index == named || !isRelative(index, named))
    }.sorted { instances[$0].line(.viewWillAppear) < instances[$1].line(.viewWillAppear) }
    guard began > 0, coming.count > 1 else { return [] }
    let told = coming.map {
      "\(text(of: instances[$0].name)) has been appearing since line \(instances[$0].line(.viewWillAppear))"
    }
    return [
      "\(told.dropLast().joined(separator: ", ")), and \(told[told.count - 1])"
    ]
  }

  /// The presented controller that UIKit names itself, where the log shows it on screen.
  private func up(_ participants: [Participant]) -> String? {
    guard participants.count > 2, let above = participants.last.flatMap({ placeByName($0) }),
      instances[above].isOnScreen
    else {
      return participants.last.flatMap {
        isSearch($0.name) ? "an active search controller counts as presented" : nil
      }
    }
    return
      "\(text(of: instances[above].name)) has been up since line \(instances[above].line(.viewWillAppear))"
  }

  private func isSearch(_ name: Symbol) -> Bool { text(of: name).hasSuffix("SearchController") }

  /// The controller that a message names; its address says nothing if the log prints none.
  func placeByName(_ who: Participant) -> Int? {
    if let known = existing(who) { return known }
    guard classes[who.name].addressedCount == 0 else { return nil }
    return existing(Participant(name: who.name))
  }

  /// The swipe that was blocked on the line before.
  private func attempt(before line: Int) -> String? {
    guard lastCall.kind == .presentationControllerDidAttemptToDismiss, lastCall.line > line - 3 else {
      return nil
    }
    return
      "`presentationControllerDidAttemptToDismiss` came just before, so a sheet is up: present from the sheet"
  }

  /// What a controller already presents.
  private func shown(by index: Int) -> String? {
    let presentation = instances[index].presenting
    let presented =
      presentation.isSome ? presentations[presentation].presented.instance : instances[index].above
    guard let above = instances.index(of: presented), instances[above].isOnScreen else { return nil }
    let name = text(of: instances[above].name)
    let since = instances[above].line(.viewWillAppear)
    let isSearch =
      isSearch(instances[above].name) ? ", and an active search controller counts as presented" : ""
    return "\(text(of: instances[index].name)) has been below \(name) since line \(since)\(isSearch)"
  }

  /// Whether its view is in the window, by its own callbacks.
  private func state(of index: Int) -> String? {
    let (instance, name) = (instances[index], text(of: instances[index].name))
    let (going, gone) = (instance.line(.viewWillDisappear), instance.line(.viewDidDisappear))
    switch instance.state {
    case .hidden where gone > 0:
      let isGone = instance.flags.contains(.gone)
      if isGone, let line = removal(of: index)?.line, line > gone {
        return "\(name) was popped, dismissed or removed at line \(line)"
      }
      let how = isGone ? "was popped, dismissed or removed" : "disappeared"
      return "\(name) \(how) at line\(going > 0 ? "s \(going) to" : "") \(gone)"
    case .hidden where instance.loadLine > 0:
      return "\(name) loaded at line \(instance.loadLine) and hasn't begun to appear"
    case .appearing: return "\(name) has been appearing since line \(instance.line(.viewWillAppear))"
    case .disappearing: return "\(name) has been disappearing since line \(going)"
    case .hidden, .appeared, .unknown: return nil
    }
  }
}

extension Diagnostic {
  /// Whether what it complains about depends on where a presenter is.
  fileprivate var asksForPresenter: Bool {
    switch self {
    case .presentNotInHierarchy, .presentAlreadyPresenting, .presentInProgress, .presentOnDetached: true
    default: false
    }
  }
}
