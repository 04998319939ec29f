/// What a watch is shown: what was noted of a trace.
extension AppRuleWatch {
  /// Looks at what was noted, a thing at a time.
  ///
  /// - Parameter names: the names met so far.
  mutating func see(_ feed: borrowing AppRuleFeed, names: [String]) {
    if !hasBegun, let inTheMiddle = feed.beginsInTheMiddle { begin(inTheMiddle: inTheMiddle) }
    // Through a span an event is looked at where it is; an element of an array would be copied.
    let events = feed.events.span
    var next = 0
    for (index, note) in feed.notes {
      see(events, from: next, to: index)
      next = index
      see(note, names: names)
    }
    see(events, from: next, to: events.count)
  }

  private mutating func see(_ events: Span<AppRuleFeed.Sighting>, from first: Int, to end: Int) {
    for index in first..<end {
      see(events[index].event, ordinals: events[index].ordinals, isWhole: events[index].isWhole)
    }
  }

  private mutating func see(_ note: AppRuleFeed.Note, names: [String]) {
    switch note {
    case .transition(let transition): see(transition)
    case .chain(let chain, let line): see(chain: chain, at: line)
    case .move(let move): see(move)
    case .pause(let pause): see(pause)
    case .gap: forget()
    case .end(let logged): finish(logged: logged, by: names)
    }
  }
}
