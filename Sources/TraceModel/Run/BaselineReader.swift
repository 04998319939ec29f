/// Reads a baseline; one that was cut short or written by another version is refused, not read as a smaller
/// one.
package struct BaselineReader {
  /// Why a file isn't a baseline.
  package struct Problem: Error, Hashable, Sendable {
    /// Where: `file:line:column`.
    package var location: String
    /// The reason.
    package var reason: String

    /// The reason with its position.
    package var message: String { "\(location): \(reason)" }
  }

  private let path: String

  /// A reader of a file that is named so in messages.
  package init(path: String) {
    self.path = path
  }

  /// The baseline that the bytes of a file hold.
  package func read(_ bytes: ContiguousArray<UInt8>) throws(Problem) -> Baseline {
    let root: JSONNode
    do throws(JSONError) {
      root = try JSONReader.read(bytes)
    } catch {
      // Of what doesn't begin as JSON of ours, no sign matters.
      let isOther = bytes.first { !$0.isBlank && $0 != 0x0A } != UInt8(ascii: "{")
      throw problem(
        error.position, isOther ? "this isn't a baseline" : error.message + Self.guess(at: error.problem))
    }
    guard let version = root["formatVersion"]?.text else {
      throw problem(root.position, "there is no formatVersion, so this isn't a baseline")
    }
    guard version.split(separator: ".").first == Baseline.formatVersion.split(separator: ".").first else {
      throw problem(
        root.position,
        "the format is \(ShownText.escaped(version)), but this tracecheck (\(ToolVersion.current)) reads \(Baseline.formatVersion)"
      )
    }
    guard let list = root["entries"], case .array(let nodes) = list.value else {
      throw problem(root.position, "there is no list of entries, so this isn't a baseline")
    }
    return try baseline(nodes)
  }

  /// What may have happened to a text that is none of ours any more.
  private static func guess(at problem: JSONError.Problem) -> String {
    switch problem {
    case .tooLarge, .utf16: ""
    default: "; the file may be cut short or changed by a merge"
    }
  }

  private func baseline(_ nodes: [JSONNode]) throws(Problem) -> Baseline {
    var baseline = Baseline()
    for node in nodes {
      let entry = try entry(node)
      // Two branches that add the same fault leave two lines of it after a merge.
      if let other = baseline[entry.key], other.count >= entry.count { continue }
      baseline[entry.key] = entry
    }
    return baseline
  }

  private func entry(_ node: JSONNode) throws(Problem) -> Baseline.Entry {
    guard let rule = node["rule"]?.text.flatMap({ RuleID($0) }) else {
      throw problem(node.position, "an entry needs a rule, such as TC203")
    }
    guard let controller = node["controller"]?.text else {
      throw problem(node.position, "an entry needs a controller")
    }
    guard let count = node["count"]?.count, count > 0 else {
      throw problem(node.position, "an entry needs a count of 1 or more")
    }
    var kind: TransitionKind?
    if let word = node["transition"]?.text {
      kind = TransitionKind.allCases.first { $0.name == word }
      if kind == nil { throw problem(node.position, "unknown transition `\(ShownText.escaped(word))`") }
    }
    return Baseline.Entry(
      key: FaultKey(rule: rule, controller: controller, transition: kind), controller: controller,
      count: count, reason: node["reason"]?.text ?? "")
  }

  private func problem(_ position: TextPosition, _ message: String) -> Problem {
    Problem(location: "\(path):\(position.line):\(position.column)", reason: message)
  }
}
