import TraceModel

/// The words for a log that can't be read.
enum LogTrouble {
  /// What is wrong, and the command that was meant where the name looks like one.
  ///
  /// - Parameter isNamed: whether a command was named; else the first operand may be a misspelt one.
  static func message(_ error: ReadError, isNamed: Bool) -> String {
    if error.reason == .missing, error.path.contains(where: { "*?[".contains($0) }) {
      return "no file matches the pattern \(ShownText.escaped(error.path))"
    }
    let message = ShownText.escaped(error.message)
    let isBareWord = !error.path.contains("/") && !error.path.contains(".")
    guard error.reason == .missing, !isNamed, isBareWord else { return message }
    return message + Suggestion.didYouMean(error.path, among: Commands.all.map(\.name))
  }

  /// The message for a first operand that isn't a file and is nearly a command: what follows was meant for that one.
  static func misspeltCommand(_ invocation: Invocation) -> String? {
    guard !invocation.isNamed, invocation.operands.count > 1, let word = invocation.operands.first,
      !word.contains("/"), !word.contains("."), !FileContents.exists(word),
      !Suggestion.didYouMean(word, among: Commands.all.map(\.name)).isEmpty
    else { return nil }
    return message(ReadError(path: word, reason: .missing), isNamed: false)
  }

  /// What reading a log gives, its errors in words.
  static func told<Answer>(_ read: () throws(ReadError) -> Answer) throws(UsageError) -> Answer {
    do throws(ReadError) {
      return try read()
    } catch {
      throw UsageError(message: message(error, isNamed: true))
    }
  }
}
