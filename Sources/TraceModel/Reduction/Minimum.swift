/// Takes away from a list what is not needed, until every single thing that is left is.
struct Minimum<Item> {
  private let keeps: ([Item]) -> Bool

  /// - Parameter keeps: whether a part of the list is still enough; it was asked of the whole.
  init(keeps: @escaping ([Item]) -> Bool) { self.keeps = keeps }

  /// The part of a list from which nothing more can be left out.
  func of(_ items: [Item]) -> [Item] {
    var items = items
    var size = max(1, items.count / 2)
    while true {
      let before = items.count
      items = without(piecesOf: size, items)
      if size > 1 { size = size / 2 } else if items.count == before { return items }
    }
  }

  /// The list without each of its pieces that is not needed, from the last to the first: what comes late depends on what
  /// came before it.
  private func without(piecesOf size: Int, _ items: [Item]) -> [Item] {
    var items = items
    var end = items.count
    while end > 0 {
      let start = max(0, end - size)
      let rest = Array(items[..<start] + items[end...])
      if !rest.isEmpty, keeps(rest) { items = rest }
      end = start
    }
    return items
  }
}
