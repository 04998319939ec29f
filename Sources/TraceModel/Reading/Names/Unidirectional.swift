/// What architectures of one direction send when a callback was made: `HomeReactor.Action.viewDidLoad`,
/// `HomeFeature.Action.viewDidAppear`, `HomeAction.viewDidLoad`. A type of actions isn't a controller's class.
enum Unidirectional {
  private static let types = ["Action", "Input", "Event", "Intent", "Mutation", "Trigger"]
  private static let keys = ["action", "intent", "mutation", "received action", "dispatch", "dispatched"]
  /// Functions that are given one; with a capital a wallet's screens are called so.
  private static let functions = ["send", "receive", "mutate", "reduce", "emit", "input", "output"]

  /// Whether the last type of a path is one of actions.
  static func isAction(_ bytes: Span<UInt8>, _ path: Range<Int>) -> Bool {
    let point = ByteScan.lastEnd(UInt8(ascii: "."), in: bytes, from: path.lowerBound, to: path.upperBound)
    let last = max(point, path.lowerBound)..<path.upperBound
    return bytes.has("Action", endingAt: last.upperBound, from: last.lowerBound)
      || types.contains {
        last.count == $0.utf8.count && bytes.has($0, at: last.lowerBound, before: last.upperBound)
      }
  }

  /// Whether a label says that an action follows: `action: viewDidLoad`, `send(viewDidLoad)`.
  static func isKey(_ bytes: Span<UInt8>, _ name: NamePlace) -> Bool {
    guard name.end > name.start else { return false }
    return keys.contains { EventKey.equals(bytes, name.start..<name.end, $0) }
      || functions.contains {
        name.end - name.start == $0.utf8.count && bytes.has($0, at: name.start, before: name.end)
      }
  }
}
