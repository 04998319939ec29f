/// Work in parts that have nothing to do with each other, on as many cores as there are.
enum SideBySide {
  /// What comes of each part, in their order.
  static func map<Part: Sendable, Result: Sendable>(
    _ parts: [Part], _ work: @escaping @Sendable (Part) -> Result
  ) async -> [Result] {
    guard parts.count > 1 else { return parts.map(work) }
    return await withTaskGroup(of: (Int, Result).self) { group in
      for (index, part) in parts.enumerated() { group.addTask { (index, work(part)) } }
      var results: [(Int, Result)] = []
      for await result in group { results.append(result) }
      return results.sorted { $0.0 < $1.0 }.map(\.1)
    }
  }
}
