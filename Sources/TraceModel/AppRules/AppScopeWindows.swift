/// What is open of a rule's scope, the oldest first. Mostly that is one, which takes no memory of its own.
struct AppScopeWindows: RandomAccessCollection, MutableCollection, Sendable {
  private var first: AppScopeWindow?
  private var others: [AppScopeWindow] = []

  /// Nothing is open.
  init() {}

  /// One is open.
  init(_ window: AppScopeWindow) { first = window }

  let startIndex = 0
  var endIndex: Int { first == nil ? 0 : others.count + 1 }
  var isEmpty: Bool { first == nil }

  /// The window at an index.
  subscript(index: Int) -> AppScopeWindow {
    get {
      if index > 0 { return others[index - 1] }
      guard let first else { preconditionFailure("nothing is open") }
      return first
    }
    set { if index > 0 { others[index - 1] = newValue } else { first = newValue } }
  }

  /// When the first of them is over.
  var earliestDeadline: Int64 {
    guard let first else { return .max }
    // Mostly it is the only one.
    return others.isEmpty ? first.deadline : others.reduce(first.deadline) { Swift.min($0, $1.deadline) }
  }

  /// Another opens.
  mutating func append(_ window: AppScopeWindow) {
    if first == nil { first = window } else { others.append(window) }
  }

  /// Closes those that meet a condition.
  mutating func removeAll(where isOver: (AppScopeWindow) -> Bool) {
    guard let oldest = first else { return }
    if !others.isEmpty { others.removeAll(where: isOver) }
    if isOver(oldest) { first = others.isEmpty ? nil : others.removeFirst() }
  }

  /// Closes all.
  mutating func removeAll() {
    first = nil
    if !others.isEmpty { others = [] }
  }
}
