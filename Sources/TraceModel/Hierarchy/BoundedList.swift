extension Array {
  /// Adds an element; of more than a limit the oldest is let go, so that no log makes a list long to look through.
  mutating func append(_ element: Element, keeping limit: Int) {
    if count >= limit { removeFirst() }
    append(element)
  }
}
