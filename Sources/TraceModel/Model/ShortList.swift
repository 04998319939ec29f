extension Array {
  /// Takes an element out of a short list; the others keep their order. They are few, and each is cheaper to move than a
  /// call that moves them.
  @inline(__always)
  mutating func close(at index: Int) {
    do {
      var open = mutableSpan
      for next in index..<open.count - 1 { open[next] = open[next + 1] }
    }
    removeLast()
  }

  /// Takes the first element out of a short list; `nil` where there is none.
  @inline(__always)
  mutating func takeFirst() -> Element? {
    guard let first else { return nil }
    close(at: 0)
    return first
  }
}
