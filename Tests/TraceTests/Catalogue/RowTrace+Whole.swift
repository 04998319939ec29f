@testable import TraceModel

/// A row in a log that tells all the rest: from the launch on, each mark, each setting, and something legal before and
/// after it.
extension RowTrace {
  /// The rows that are played whole: those that are judged, and the gestures that are blocked.
  static let playedWhole: [TransitionSpec] = Catalogue.rows.filter { row in
    judged.contains { $0.id == row.id } || row.outcome == .blocked && !row.neverOccurs
  }

  /// The sets of calls that a row is played with: what it requires, with each choice of its delegate's calls and of its
  /// completion; choices that have too many orders are left out.
  var choices: [[Slot]] {
    let besides = row.optional.filter { $0.side == nil }
    return subsets(of: besides).map { row.required + $0 }.filter {
      $0.count <= max(Self.manyCalls, row.required.count)
    }
  }

  /// More calls than these have more orders than can be played in a few seconds.
  private static let manyCalls = 5

  private func subsets(of slots: [Slot]) -> [[Slot]] {
    slots.reduce([[]]) { sets, slot in sets + sets.map { $0 + [slot] } }
  }

  /// The whole log, by addresses or by names alone.
  func wholeLog(_ slots: [Slot], isAddressed: Bool) -> String {
    let log =
      (before + loaded + stage + announcement + slots.map(line) + after).joined(separator: "\n") + "\n"
    return isAddressed ? log : log.replacing(/@0x[0-9a-f]+/, with: "")
  }

  /// The launch, and a whole life of one like the one that is to come.
  private var before: [String] {
    let player = "[Player@0x7f20]"
    return ["[AppDelegate] didFinishLaunching"] + setUp + coming(Self.feed)
      + ["\(Self.feed) present Player@0x7f20 style=fullScreen", "\(player) viewDidLoad"]
      + ["\(Self.feed) viewWillDisappear"] + arriving(player) + ["\(Self.feed) viewDidDisappear"]
      + ["\(player) dismiss", "\(player) viewWillDisappear"] + arriving(Self.feed)
      + ["\(player) viewDidDisappear", "\(player) deinit"]
  }

  /// Who comes has loaded its view.
  private var loaded: [String] { incoming == Self.player ? ["\(Self.player) viewDidLoad"] : [] }

  /// A sheet that the one on top shows next, and that goes again.
  private var after: [String] {
    let profile = "[Profile@0x7fc0]"
    return ["\(onTop) present Profile@0x7fc0 style=pageSheet modalInPresentation=false"] + coming(profile)
      + [
        "\(profile) dismiss", "\(profile) viewWillDisappear", "\(profile) viewDidDisappear",
        "\(profile) deinit",
      ]
  }

  /// Who is on top once the row is over.
  private var onTop: String { row.outcome == .completed ? incoming : outgoing }

  private func coming(_ who: String) -> [String] { ["\(who) viewDidLoad"] + arriving(who) }

  private func arriving(_ who: String) -> [String] {
    ["viewWillAppear", "viewIsAppearing", "viewDidAppear"].map { "\(who) \($0)" }
  }
}
