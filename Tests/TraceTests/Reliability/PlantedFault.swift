/// A kind of mistake: the move in which it is made, what is wrong with the calls, and which rules are right about it.
struct PlantedFault: Sendable {
  /// What the app does legally before, and the move that goes wrong.
  struct Visit: Sendable {
    var setUp: @Sendable (inout FaultyApp) -> Void = { _ in }
    var move: @Sendable (inout FaultyApp) -> Void
  }

  var title: String
  /// The numbers of the rules of which any is right.
  var rules: Set<UInt16>
  var visit: Visit
  var mistakes: [Mistake]
  /// What a log has to tell for it to be a fault at all.
  var needs: Set<Need>
  /// Whether it is known only some time afterwards.
  var isLate = false

  /// Something that the lines of a log, or the configuration, tell.
  enum Need: Sendable {
    /// Which controller of a name is meant.
    case address
    /// When a controller is released.
    case release
    /// What the app asked for.
    case mark
    /// How a controller is presented.
    case style
  }

  init(
    _ title: String, _ rules: Set<UInt16>, _ visit: Visit, needs: Set<Need> = [], _ mistakes: [Mistake],
    isLate: Bool = false
  ) {
    self.title = title
    self.rules = rules
    self.visit = visit
    self.mistakes = mistakes
    self.needs = needs
    self.isLate = isLate
  }

  /// A call as `role event`, where the role is a word of the cast; further words may be roles as well.
  struct Call: ExpressibleByStringLiteral, Sendable {
    var words: [Substring]

    init(stringLiteral text: String) { words = text[...].split(separator: " ") }
  }

  /// What is wrong.
  enum Mistake: Sendable {
    case leaveOut(Call)
    case exchange(Call, Call)
    case move(Call, before: Call)
    case moveBehind(Call, Call)
    case insert(Call, before: Call)
    case insertBehind(Call, Call)
    case append(Call)
    /// The first call is told of another.
    case give(Call, Call)
    /// A word of some line is another.
    case rewrite(String, String)

    /// The lines with this mistake; nothing where the calls are not there.
    func applied(to lines: [String], _ cast: Cast) -> [String]? {
      var lines = lines
      switch self {
      case .append(let call): lines.append(cast.text(call))
      case .rewrite(let text, let other):
        guard let index = lines.firstIndex(where: { $0.contains(text) }) else { return nil }
        lines[index] = lines[index].split(separator: " ").map { $0 == text ? other : String($0) }
          .joined(separator: " ")
      case .leaveOut(let call):
        guard let index = cast.index(of: call, in: lines) else { return nil }
        lines.remove(at: index)
      case .give(let call, let other):
        guard let index = cast.index(of: call, in: lines) else { return nil }
        lines[index] = cast.text(other)
      case .exchange(let one, let other):
        guard let first = cast.index(of: one, in: lines), let second = cast.index(of: other, in: lines)
        else { return nil }
        lines.swapAt(first, second)
      case .move(let call, let other), .moveBehind(let call, let other):
        guard let index = cast.index(of: call, in: lines) else { return nil }
        let line = lines.remove(at: index)
        guard let target = cast.index(of: other, in: lines) else { return nil }
        lines.insert(line, at: target + distance)
      case .insert(let call, let other), .insertBehind(let call, let other):
        guard let target = cast.index(of: other, in: lines) else { return nil }
        lines.insert(cast.text(call), at: target + distance)
      }
      return lines
    }

    private var distance: Int {
      switch self {
      case .moveBehind, .insertBehind: 1
      default: 0
      }
    }
  }

  /// Who plays which part in the move.
  struct Cast {
    private var roles: [Substring: String] = [:]

    /// Who is on top, below it, and around it before the move.
    init(_ app: LegalApp) {
      let screens = app.navigation.screens
      name("old", app, app.top)
      name("below", app, screens.count > 1 ? screens[screens.count - 2] : nil)
      name("oldChild", app, app.top.children.first)
      name("stack", app, app.navigation.who)
      name("bar", app, app.tabBar)
      name("flow", app, app.top.coordinator)
      roles["main"] = "App"
      roles["scene"] = "scene"
    }

    /// Who is on top after it, whom it made, and one more that logged nothing.
    mutating func end(_ app: LegalApp, visitors: [LegalApp.Screen], ghost: LegalApp.Screen) {
      name("new", app, app.top)
      name("child", app, app.top.children.first)
      name("visitor", app, visitors.first)
      if roles["flow"] == nil { name("flow", app, visitors.first?.coordinator) }
      name("ghost", app, ghost)
    }

    private mutating func name(_ role: Substring, _ app: LegalApp, _ screen: LegalApp.Screen?) {
      if let screen { roles[role] = app.text(screen) }
    }

    /// The call as a line.
    func text(_ call: Call) -> String {
      let words = call.words.map { roles[$0] ?? String($0) }
      return "[\(words[0])] " + words.dropFirst().joined(separator: " ")
    }

    func index(of call: Call, in lines: [String]) -> Int? {
      let text = text(call)
      return lines.firstIndex { $0 == text || $0.hasPrefix(text + " ") }
    }
  }
}
