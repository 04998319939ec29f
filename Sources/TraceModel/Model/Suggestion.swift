/// The words with which a message suggests another word.
package enum Suggestion {
  /// More words than these don't help in a message.
  private static let listLimit = 12

  /// `; did you mean …?`, or nothing where no word is near enough.
  package static func didYouMean(_ text: String, among words: some Sequence<String>) -> String {
    guard let word = NearestWord.suggest(for: text, among: words) else { return "" }
    return "; did you mean `\(word)`?"
  }

  /// The same for a value; where no word is near enough, all of them if they are few.
  package static func value(_ text: String, among words: [String]) -> String {
    let hint = didYouMean(text, among: words)
    return !hint.isEmpty || words.count > listLimit ? hint : "; it takes " + words.joined(separator: ", ")
  }
}
