import Synchronization
import TraceModel

/// Says on the terminal behind standard error how far a long reading has come: after a second, and never where a
/// program or a build service looks on.
final class Progress: Sendable {
  private struct State {
    var bytes = 0
    /// When it was drawn last; `nil` while nothing is drawn.
    var drawn: Duration?
    var hasEnded = false
  }

  private static let patience = Duration.seconds(1)
  private static let pause = Duration.milliseconds(100)
  /// To the beginning of the line, and nothing behind it.
  private static let clearing = "\r\u{1B}[K"

  private let state = Mutex(State())
  private let total: Int?
  private let start: Duration
  private let now: @Sendable () -> Duration
  private let draw: @Sendable (String) -> Void

  /// The progress of a reading; `nil` where nobody would see it, or wants to.
  ///
  /// - Parameter total: how many bytes there are to read; `nil` where that is not known.
  init?(total: Int?, options: Options, _ surroundings: Console.Surroundings) {
    guard surroundings.errorsAreTerminal, !options.isQuiet,
      !BuildService.isAutomatic(surroundings.environment), surroundings.environment["TERM"] != "dumb"
    else { return nil }
    self.total = total
    now = surroundings.now
    draw = surroundings.draw
    start = surroundings.now()
  }

  /// Takes note of bytes that were read, of whichever log.
  func read(_ count: Int) {
    let moment = now()
    state.withLock { state in
      state.bytes += count
      guard !state.hasEnded, moment - start >= Self.patience else { return }
      if let drawn = state.drawn, moment - drawn < Self.pause { return }
      state.drawn = moment
      draw(Self.clearing + text(state.bytes, after: moment - start))
    }
  }

  /// Takes away what was drawn: what is printed next begins on an empty line.
  func end() {
    state.withLock { state in
      if state.drawn != nil, !state.hasEnded { draw(Self.clearing) }
      state.hasEnded = true
    }
  }

  private func text(_ bytes: Int, after time: Duration) -> String {
    guard let total, total > 0 else { return "read \(Self.size(bytes))" }
    return "read \(Self.size(bytes)) of \(Self.size(total)) (\(min(100, bytes * 100 / total))%)"
      + Self.remaining(bytes: max(0, total - bytes), after: time, for: bytes)
  }

  /// How long the rest takes if it goes on as it went.
  private static func remaining(bytes rest: Int, after time: Duration, for bytes: Int) -> String {
    guard rest > 0, bytes > 0 else { return "" }
    let seconds = Int((time / .seconds(1) * Double(rest) / Double(bytes)).rounded(.up))
    return seconds < 100 ? ", \(seconds) s left" : ", \((seconds + 30) / 60) min left"
  }

  private static func size(_ bytes: Int) -> String {
    bytes < 10_000_000 ? "\(bytes / 1_000) kB" : "\(bytes / 1_000_000) MB"
  }
}
