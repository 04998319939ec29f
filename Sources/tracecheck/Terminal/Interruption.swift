import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Ctrl-C while standard input is read: the first ends the log and what came so far is reported, as somebody
/// wants who watches `log stream | tracecheck -`; the second ends the program at once.
enum Interruption {
  // A signal's handler can reach nothing but what is global, and an atomic is all that it may touch.
  private static let count = Atomic<Int>(0)

  /// Whether Ctrl-C was pressed.
  static var hasHappened: Bool { count.load(ordering: .relaxed) > 0 }

  /// From now on the first Ctrl-C is only noted.
  static func watch() {
    _ = signal(SIGINT) { _ in
      if Interruption.count.add(1, ordering: .relaxed).newValue > 1 { _exit(ExitCode.interrupted.rawValue) }
    }
  }
}
