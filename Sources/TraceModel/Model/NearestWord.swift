/// Finds the word that somebody meant who wrote another: for flags, commands, rules, styles and keys alike.
package enum NearestWord {
  /// The nearest of the words, in any capitals; `nil` where none is near enough to be meant.
  ///
  /// Of words equally near the first is taken, so that the answer is the same every time.
  package static func suggest(for text: String, among words: some Sequence<String>) -> String? {
    let wanted = Array(text.asciiLowercased.utf8)
    // Nobody means another word of this length, and the distance costs its square.
    guard !wanted.isEmpty, wanted.count <= 100 else { return nil }
    var best: (word: String, distance: Int)?
    for word in words {
      let candidate = Array(word.asciiLowercased.utf8)
      let limit = max(1, max(wanted.count, candidate.count) / 3)
      let distance = distance(wanted, candidate)
      if distance <= limit, distance < best?.distance ?? .max { best = (word, distance) }
    }
    return best?.word ?? completion(of: text, among: words)
  }

  /// The one word that begins so, as `warning` does with `warn`.
  private static func completion(of text: String, among words: some Sequence<String>) -> String? {
    guard text.utf8.count >= 3 else { return nil }
    let start = text.asciiLowercased
    let fitting = Set(words.filter { $0.asciiLowercased.hasPrefix(start) })
    return fitting.count == 1 ? fitting.first : nil
  }

  /// How many letters must be put in, left out, changed or swapped with a neighbour.
  static func distance(_ left: [UInt8], _ right: [UInt8]) -> Int {
    var beforeLast: [Int] = []
    var last = Array(0...right.count)
    for row in left.indices {
      var current = [row + 1]
      for column in right.indices {
        let changed = last[column] + (left[row] == right[column] ? 0 : 1)
        var least = min(changed, last[column + 1] + 1, current[column] + 1)
        if row > 0, column > 0, left[row] == right[column - 1], left[row - 1] == right[column] {
          least = min(least, beforeLast[column - 1] + 1)
        }
        current.append(least)
      }
      beforeLast = last
      last = current
    }
    return last[right.count]
  }
}
