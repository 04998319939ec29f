/// TC602 by the marks alone: the same presentation is asked for again, and nothing happened in between.
///
/// It may be one call that two lines tell of. An app that tells every request so is not accused.
struct RepeatedRequests: Sendable {
  private var facts: [RepeatedRequestFact] = []
  /// How many requests there were that are not another's repetition.
  private var requests = 0

  /// How many are remembered.
  private static let limit = 10_000

  /// A presentation is asked for.
  ///
  /// - Returns: whether that is the request before, once more.
  mutating func note(_ event: Event, in app: borrowing ObservedApp) -> Bool {
    guard let first = app.requestBefore(event) else {
      requests += 1
      return false
    }
    if facts.count < Self.limit {
      facts.append(
        RepeatedRequestFact(
          presenter: event.subject, presented: event.object, firstLine: first, line: event.line))
    }
    return true
  }

  /// The log is over.
  func atEnd() -> [RepeatedRequestFact] { facts.count > 1 && facts.count >= requests ? [] : facts }
}

extension ObservedApp {
  /// The line of the event just before, if that asked for the same presentation.
  fileprivate func requestBefore(_ event: Event) -> Int? {
    // The user may have answered an alert in between, and nothing tells that.
    guard event.subject.isSome, latest.call.kind == .present, latest.call.line == latest.lineBefore,
      latest.call.who == event.subject, !neverCovers(event.object), let newest = presentations.topmost
    else { return nil }
    let known = presentations[newest]
    let isSame =
      known.isAnnounced && known.phase == .presenting && known.firstLine == latest.lineBefore
      && known.presented.who == event.object
    return isSame ? latest.lineBefore : nil
  }
}
