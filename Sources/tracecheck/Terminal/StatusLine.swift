import Synchronization
import TraceModel

/// A line on the terminal behind standard error that says the state of a log while it is written: never where a program
/// or a build service looks on.
final class StatusLine: Sendable {
  private struct State {
    var text = ""
    var drawn = ""
    /// When the log was looked at last.
    var looked: Duration?
  }

  /// People read no faster.
  private static let pause = Duration.milliseconds(100)
  /// To the beginning of the line, and nothing behind it.
  private static let clearing = "\r\u{1B}[K"

  private let state = Mutex(State())
  private let width: Int
  private let now: @Sendable () -> Duration
  private let put: @Sendable (String) -> Void

  /// The line; `nil` where nobody would see it, or wants to.
  init?(_ options: Options, _ console: Console) {
    let surroundings = console.surroundings
    guard surroundings.errorsAreTerminal, !options.isQuiet,
      !BuildService.isAutomatic(surroundings.environment), surroundings.environment["TERM"] != "dumb"
    else { return nil }
    width = console.drawingWidth - 1
    now = surroundings.now
    put = surroundings.draw
  }

  /// Looks at the log, if that is not too soon; what is seen is drawn when there is nothing else to do.
  func note(_ look: () -> LiveMoment) {
    let moment = now()
    let isDue = state.withLock { $0.looked.map { moment - $0 >= Self.pause } ?? true }
    guard isDue else { return }
    let text = text(look())
    state.withLock { ($0.text, $0.looked) = (text, moment) }
  }

  /// Draws the line where it is another one than the last.
  func draw() {
    state.withLock { state in
      guard state.text != state.drawn else { return }
      state.drawn = state.text
      put(Self.clearing + state.text)
    }
  }

  /// Takes the line away: what is printed next begins on an empty one.
  func clear() {
    state.withLock { state in
      if !state.drawn.isEmpty { put(Self.clearing) }
      state.drawn = ""
    }
  }

  /// Takes the line away for good.
  func end() {
    state.withLock { $0.text = "" }
    clear()
  }

  private func text(_ moment: LiveMoment) -> String {
    let top = moment.top.isEmpty ? "" : ", on top: " + ShownText.escaped(moment.top)
    let text =
      Counted.words(moment.events, "event") + ", " + Counted.words(moment.transitions, "transition") + ", "
      + Counted.words(moment.findings, "finding") + top
    return ShownText.shortened(text, to: width)
  }
}
