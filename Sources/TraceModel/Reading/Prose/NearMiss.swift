/// Why a line that holds a word of the vocabulary is no event.
package enum NearMiss: String, CaseIterable, Error, Sendable {
  case longerWord = "the word is part of a longer one"
  case backtrace = "a frame of a backtrace"
  case sourceCode = "source code"
  case testOutput = "output of a test run"
  case negated = "says that it was not called"
  case prose = "a sentence about it"
  case severalWords = "names several events"
  case secondary = "a log line inside of a callback"
  case unknownMark = "a tag and words that are no mark"
  case foreign = "another object's, or another subsystem's"
  case bareSelector = "a method that counts only where the line says whose it is"
  case plainRecord = "a JSON record without an event"
  case repeated = "a second message of one callback"
  case measured = "how long a call took"
  case gap = "a logger's word that lines are missing"
  case aside = "a call of SwiftUI, which nothing judges"
  case suppression = "a suppression, which is no event"

  /// Whether it speaks against one word only, so that another on the same line may still make an event.
  var concernsTheWord: Bool {
    switch self {
    case .longerWord, .unknownMark, .bareSelector, .plainRecord: true
    case .backtrace, .sourceCode, .testOutput, .negated, .prose, .severalWords, .secondary, .foreign,
      .repeated, .measured, .gap, .aside, .suppression:
      false
    }
  }
}
