/// Why a command line can't be understood, in one line.
struct UsageError: Error, Hashable {
  /// The line, without the program's name.
  var message: String
}
