/// One side of a comparison: its calls, each in the lane of its controller, and the states that they lead to.
struct SideLanes {
  /// A call that is shown.
  struct Call {
    var text: String
    /// The lane of its controller; `nil` where there is no room for one.
    var lane: Int?
    var shape: PictureRow.Shape
  }

  /// A stretch of a lane in one state, from one shown call to another.
  struct Bar: Hashable {
    var lane: Int
    var state: AppearanceState
    /// The row where it begins; `nil` where that is before what is shown.
    var first: Int?
    var last: Int
    /// Whether it goes on a little after its last call.
    var isOpen: Bool
  }

  /// More lanes than fit beside each other.
  static let laneLimit = 10

  private(set) var calls: [Call] = []
  private(set) var bars: [Bar] = []

  /// - Parameters:
  ///   - texts: all calls of the side, in the canonical notation without brackets.
  ///   - shown: which of them are shown; those before tell where controllers are.
  ///   - names: the names of the controllers that have lanes.
  init(_ texts: [String], shown: Range<Int>, names: [String]) {
    var open: [Int: (state: AppearanceState, first: Int?)] = [:]
    var lastRows: [Int: Int] = [:]
    for (index, text) in texts.enumerated() where index < shown.upperBound {
      let row = index < shown.lowerBound ? nil : index - shown.lowerBound
      let (name, kind) = Self.parts(text)
      let lane = names.firstIndex(of: name)
      if row != nil {
        calls.append(Call(text: text, lane: lane, shape: kind.map(PictureRow.Shape.init) ?? .request))
      }
      guard let lane, let kind else { continue }
      if let row { lastRows[lane] = row }
      guard kind == .deinitialized || Self.state(after: kind) != nil else { continue }
      if let former = open[lane], let row {
        bars.append(Bar(lane: lane, state: former.state, first: former.first, last: row, isOpen: false))
      }
      open[lane] = Self.state(after: kind).map { ($0, row) }
    }
    for lane in open.keys.sorted() {
      guard let (state, first) = open[lane], let last = lastRows[lane] else { continue }
      bars.append(Bar(lane: lane, state: state, first: first, last: last, isOpen: true))
    }
  }

  /// The names of those who are called, in the order of their first calls.
  static func names(_ sides: [[String]]) -> [String] {
    var names: [String] = []
    for text in sides.joined() where names.count < laneLimit {
      let name = parts(text).name
      if !name.isEmpty, !names.contains(name) { names.append(name) }
    }
    return names
  }

  /// Who is called, and what; a name may be of several words.
  private static func parts(_ text: String) -> (name: String, kind: EventKind?) {
    let words = text.split(separator: " ")
    for index in words.indices.dropFirst() {
      guard let kind = kinds[words[index]] else { continue }
      return (words[..<index].joined(separator: " "), kind)
    }
    return ("", nil)
  }

  private static let kinds = Dictionary(
    EventKind.allCases.map { (Substring($0.name), $0) }, uniquingKeysWith: { first, _ in first })

  /// A call in no more than some columns: of what is too long the name is cut, because the rest tells calls apart.
  static func shortened(_ text: String, to columns: Int) -> String {
    let (name, kind) = parts(text)
    let rest = String(text.dropFirst(name.count))
    guard kind != nil else { return ShownText.shortened(text, to: columns) }
    let room = max(shortestName, columns - ShownText.width(of: ShownText.escaped(rest)))
    let head = ShownText.shortened(name, to: room)
    return head + ShownText.shortened(rest, to: columns - ShownText.width(of: head))
  }

  /// A name of fewer columns tells nothing.
  private static let shortestName = 12

  /// Where a controller is after a call; `nil` where it says nothing of that.
  private static func state(after kind: EventKind) -> AppearanceState? {
    switch kind {
    case .initialized, .loadView, .viewDidLoad: .hidden
    default: AppearanceCallback(kind)?.next
    }
  }
}
