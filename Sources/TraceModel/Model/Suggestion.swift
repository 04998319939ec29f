/// The words with which a message suggests another word.
package enum Suggestion {
  /// `; did you mean …?`, or nothing where no word is near enough.
  package static func didYouMean(_ text: String, among words: some Sequence<String>) -> String {
    guard let word = NearestWord.suggest(for: text, among: words) else { return "" }
    return "; did you mean `\(word)`?"
  }
}
