/// TC431 if only the configuration tells that two controllers are pages of one container, and the new one had
/// appeared before the old one began to disappear.
extension TraceChecker {
  /// A controller has disappeared, and another had before.
  mutating func judgePage(_ index: InstanceIndex, goneAfter before: InstanceRef) {
    guard let new = app.pageShownBefore(index) else { return }
    let coming = app.instances[new].line(.viewWillAppear)
    let othersGo =
      app.instances.index(of: before).map {
        $0 != index && app.instances[$0].line(.viewDidDisappear) > coming
      }
      ?? false
    let isSure =
      !othersGo && app.running.announced.isEmpty
      && !app.hasScreenCome(since: app.instances[index], before: coming)
    raise(
      PageFact(
        old: app.instances[index], new: app.instances[new],
        doubts: isSure ? [] : Doubts(.kindFromConfiguration)))
  }
}

extension ObservedApp {
  /// The page that appeared alone, and came to rest, before another began to disappear, with nothing else
  /// appearing since.
  fileprivate func pageShownBefore(_ old: InstanceIndex) -> InstanceIndex? {
    guard let new = instances.index(of: latest.arrived), new != old, latest.coming == latest.arrived,
      instances[new].state == .appeared, isPage(old),
      container(of: instances[old].name) == container(of: instances[new].name)
    else { return nil }
    let (going, coming) = (instances[old], instances[new])
    let stood = going.line(.viewDidAppear)
    return stood > 0 && stood < coming.line(.viewWillAppear)
      && coming.line(.viewDidAppear) < going.line(.viewWillDisappear) && going.line(.viewWillAppear) < stood
      ? new : nil
  }

  /// Whether another controller has come since a page was there, and stays: a page that comes then may be the first of a page
  /// controller on that screen.
  fileprivate func hasScreenCome(since page: Instance, before coming: Int) -> Bool {
    instances.haveAtEnds(Self.lookedThroughAtMost) { one in
      let came = one.line(.viewDidAppear)
      return one.state == .appeared && came > page.line(.viewDidAppear) && came < coming
    }
  }

  /// Whether the configuration has a controller in a page controller: it is in no stack, and nobody presents it.
  func isPage(_ index: InstanceIndex) -> Bool {
    let kind = container(of: instances[index].name)
    return kind == .page || kind == .pageCurl
  }
}

/// A page had appeared before the page that it replaces began to disappear.
struct PageFact: Equatable, Sendable {
  var old: Instance
  var new: Instance
  /// Why the two may be pages of different containers.
  var doubts: Doubts = []
}

extension PageFact: Fact {
  var claim: Claim { .proven }

  func told(in words: borrowing Words) -> Finding {
    let (going, coming) = (words.text(of: old.name), words.text(of: new.name))
    var finding = words.finding(
      431, old.line(.viewWillDisappear), new.who,
      "`viewDidAppear` of \(coming) came before `viewWillDisappear` of \(going); in a page turn both will-callbacks come first"
    )
    finding.transition = .turn
    let turn = (words.history(of: old) + words.history(of: new)).filter {
      $0.line >= new.line(.viewWillAppear)
    }
    finding.evidence = turn.map { labelled($0) }.sorted { $0.line < $1.line }
    return finding
  }

  private func labelled(_ line: Evidence) -> Evidence {
    var line = line
    if line.line == new.line(.viewDidAppear) { line.label = "came too early" }
    if line.line == old.line(.viewWillDisappear) { line.label = "came too late" }
    return line
  }
}
