import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Signals that end the program wait while files are written, so that nothing half is left beside them; a second one
/// ends it at once.
enum EndingSignals {
  // A signal's handler can reach nothing but what is global, and an atomic is all that it may touch.
  private static let writers = Atomic<Int>(0)
  private static let waiting = Atomic<Int32>(0)

  /// From now on signals wait until the writers are done; call it before anything else asks for signals.
  static func watch() {
    for each in [SIGINT, SIGTERM, SIGHUP] {
      let before = signal(each) { EndingSignals.take($0) }
      // `nohup` means what it says.
      // SAFETY: both are addresses of functions, or numbers in their place, and are only compared.
      if unsafe unsafeBitCast(before, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self) {
        _ = signal(each, SIG_IGN)
      }
    }
  }

  /// Does what must not be ended in its middle.
  static func postponed<Result>(_ work: () -> Result) -> Result {
    enter()
    defer {
      writers.subtract(1, ordering: .sequentiallyConsistent)
      let sent = waiting.load(ordering: .sequentiallyConsistent)
      if sent != 0, close() { end(by: sent) }
    }
    return work()
  }

  /// Counts one more writer. Once the program is about to end none may begin, or its file would be left half.
  private static func enter() {
    var count = writers.load(ordering: .sequentiallyConsistent)
    while true {
      guard count >= 0 else {
        pause()
        continue
      }
      let (isIn, now) = writers.compareExchange(
        expected: count, desired: count + 1, ordering: .sequentiallyConsistent)
      if isIn { return }
      count = now
    }
  }

  /// Keeps writers from beginning if nobody writes.
  private static func close() -> Bool {
    writers.compareExchange(expected: 0, desired: -1, ordering: .sequentiallyConsistent).exchanged
  }

  private static func take(_ sent: Int32) {
    let isFirst = waiting.exchange(sent, ordering: .sequentiallyConsistent) == 0
    if !isFirst || close() { end(by: sent) }
  }

  /// Sent to the process, not to this thread: the threads that write reports block signals, and would never get it.
  private static func end(by sent: Int32) {
    _ = signal(sent, SIG_DFL)
    _ = kill(getpid(), sent)
  }
}
