/// Why a line that holds a word of the vocabulary isn't an event.
package enum NearMiss: String, CaseIterable, Error, Sendable {
  case longerWord = "the callback name is part of a longer word"
  case backtrace = "a frame of a backtrace"
  case sourceCode = "source code"
  case testOutput = "output of a test run"
  case negated = "says that the callback was not called"
  case prose = "a sentence about the callback"
  case severalWords = "names several events"
  case secondary = "a log line inside a callback"
  case unknownMark = "looks like a mark, but isn't written as `[Nav] push Album`"
  case foreign = "belongs to another object or subsystem"
  case bareSelector = "a method that counts only if the line names its controller"
  case plainRecord = "a JSON record without an event"
  case repeated = "a second message of one callback"
  case measured = "how long a call took"
  case gap = "the logger says that lines are missing"
  case aside = "a SwiftUI call, which isn't checked"
  case suppression = "a suppression, which isn't an event"
  case recorder = "the recorder's first line, which isn't an event"

  /// Whether it speaks against one word only, so that another on the same line may still make an event.
  var concernsTheWord: Bool {
    switch self {
    case .longerWord, .unknownMark, .bareSelector, .plainRecord: true
    case .backtrace, .sourceCode, .testOutput, .negated, .prose, .severalWords, .secondary, .foreign,
      .repeated, .measured, .gap, .aside, .suppression, .recorder:
      false
    }
  }
}
