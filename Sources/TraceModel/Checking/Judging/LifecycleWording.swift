/// The faults of one controller: a step out of place, a second load.
extension TraceChecker {
  /// viewDidLoad at an instance that is on screen: TC104 or TC105.
  mutating func reportSecondLoad(_ index: InstanceIndex, _ event: Event, _ proof: Claim) {
    if event.kind == .loadView, app.instances[index].flags.contains(.didLoad) {
      app.instances[index].flags.insert(.loadsAgain)
    }
    guard event.kind == .viewDidLoad, app.instances[index].key.isSome || app.appearsUnloaded(index) else {
      return
    }
    let instance = app.instances[index]
    let mayBeDropped = app.mayHaveDroppedView(index)
    app.instances[index].flags.remove(.loadsAgain)
    let name = app.text(of: instance.name)
    let beganUnloaded =
      instance.flags.contains(.begun) || instance.firstLine == instance.line(.viewWillAppear)
    let isFirst = !instance.flags.contains(.didLoad) && beganUnloaded
    var finding = app.finding(
      isFirst ? 104 : 105, event.line, name, app.keyText(instance.key),
      isFirst
        ? "\(name) got `viewDidLoad` after its first `viewWillAppear`"
        : "\(name) got `viewDidLoad` a second time\(instance.state.isOnScreen ? " while it was on screen" : "")"
    )
    finding.evidence =
      app.history(of: index) + [
        Evidence(
          line: event.line, controller: name, event: "viewDidLoad", label: "UIKit doesn't call this here")
      ]
    if !isFirst, mayBeDropped { finding.doubt(.viewMayBeDropped) }
    if app.isBeforeExcerpt(index) { finding.doubt(.otherExcerpt) }
    // One that was loaded before the log may appear while another loads its view, or is made to be shown later.
    if !instance.key.isSome, !instance.flags.contains(.initialized) || app.mayHideNamesake(instance.name) {
      finding.doubt(.namesakeMayHide)
    }
    // That it began with its viewWillAppear was an assumption: its class does log how it begins.
    let hasBegun = !instance.flags.isDisjoint(with: [.initialized, .viewLoaded]) || !app.mayHaveLeft(index)
    let claim = isFirst && instance.flags.contains(.begun) && hasBegun ? Claim.proven : proof
    // A controller that has disappeared and is only assumed to be somewhere may no longer exist.
    let mayBeNoMore = instance.state == .hidden && instance.flags.contains(.hasAppeared)
    let held = HeldFinding(finding: finding, claim: claim, questions: mayBeNoMore ? .release : [])
    let transition = instance.transition
    if transition.isSome, app.running[transition].isAnnounced, app.isJudged(transition) {
      app.running.note(transition) { $0.held.append(held) }
    } else {
      raise(held)
    }
  }
}

extension ObservedApp {
  /// Whether the app may have set a controller's view to nil: loadView was called again, or its class never logs that, and the
  /// controller has left the screen, or may have, as its class doesn't log that and another has come since.
  fileprivate func mayHaveDroppedView(_ index: InstanceIndex) -> Bool {
    let one = instances[index]
    if one.flags.contains(.loadsAgain) { return true }
    guard one.flags.contains(.hasAppeared), !classes[one.name].logs(.loadView) else { return false }
    return one.state == .hidden || mayHaveLeft(index)
  }

  /// Whether a controller may have left the screen, as its class doesn't log that, and another has come since.
  fileprivate func mayHaveLeft(_ index: InstanceIndex) -> Bool {
    let one = instances[index]
    guard mayHaveGone(index), latest.arrived != instances.reference(index) else { return false }
    let hasCome = one.state == .appeared || one.state == .appearing && !classes[one.name].logs(.viewDidAppear)
    return hasCome && latest.arrivalLine > one.line(.viewWillAppear)
  }

  /// A step that a controller's own state machine doesn't allow.
  func lifecycleFinding(
    _ index: InstanceIndex, _ state: AppearanceState, _ callback: AppearanceCallback,
    _ entry: AppearanceTable.Entry,
    _ line: Int
  ) -> Finding {
    let instance = instances[index]
    let name = text(of: instance.name)
    let message = lifecycleMessage(entry.rule, instance, callback, state, line) + since(instance, state)
    var finding = finding(entry.rule.number, line, name, keyText(instance.key), message)
    finding.evidence =
      history(of: index) + callBefore(line, since: instance.lastLine)
      + (callback == .viewDidAppear ? appearedJustBefore(index) : []) + [
        Evidence(line: line, controller: name, event: callback.name, label: "UIKit doesn't call this here")
      ]
    finding.evidence.sort { $0.line < $1.line }
    let states = callback.legalStates.map { "\($0)" }.joined(separator: " or ")
    finding.expected = [
      callback.legalStates.contains(state)
        ? "\(name) to get `\(callback)` once after each `viewWillAppear`"
        : "\(name) to be \(states) when `\(callback)` comes"
    ]
    if callback.isAppearing, let advice = refreshAdvice(index, line) {
      finding.help = advice + " " + finding.help
    }
    if callback == .viewWillAppear, state == .appearing {
      mark(&finding, instance.line(callback), "the first")
      mark(&finding, line, "the second")
    }
    if callback == .viewDidAppear, state == .disappearing, let begun = turnedBeforeAppearing(instance) {
      finding.message += "; it began to disappear at line \(begun), before it had appeared"
      mark(&finding, line, "comes on its way out")
      finding.help = RuleInfo.overlappingTransitions.help
    }
    return finding
  }

  /// Where a controller began to disappear that had not appeared yet: two transitions overlap.
  func turnedBeforeAppearing(_ instance: Instance) -> Int? {
    let (coming, going) = (instance.line(.viewWillAppear), instance.line(.viewWillDisappear))
    return instance.line(.viewDidAppear) < coming && coming < going ? going : nil
  }

  private func lifecycleMessage(
    _ rule: RuleID, _ instance: Instance, _ callback: AppearanceCallback, _ state: AppearanceState,
    _ line: Int
  ) -> String {
    let name = text(of: instance.name)
    return switch rule.number {
    case 101 where state == .disappearing:
      "\(name) got `viewDidAppear` after `viewWillDisappear` without a `viewWillAppear` in between"
    case 101: "\(name) got `viewDidAppear` without a `viewWillAppear` before it"
    case 102: "\(name) got `viewDidDisappear` without a `viewWillDisappear` before it"
    case 107: "\(name) got `viewIsAppearing`, but not between `viewWillAppear` and `viewDidAppear`"
    case 108: "\(name) got `viewWillDisappear` although it was already off screen"
    case 103
    where callback == .viewWillAppear && state == .appearing
      && (instance.line(.viewWillDisappear) == 0 || classes[instance.name].logs(.viewDidAppear)):
      // Which of the two is UIKit's is for the reader: the first may be the one that was made by hand.
      "\(name) got `viewWillAppear` twice, at lines \(instance.line(callback)) and \(line), before it appeared"
    default:
      "\(name) got `\(callback)` again without \(callback.isAppearing ? "disappearing" : "reappearing") in between"
    }
  }

  /// The last callbacks of an instance, in the order of the log.
  func history(of index: InstanceIndex) -> [Evidence] { words.history(of: instances[index]) }

  mutating func markKnown(_ finding: inout Finding, _ why: String) {
    finding.isKnown = true
    finding.severity = .info
    finding.message += " (known: \(why))"
  }
}
