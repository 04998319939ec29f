/// What was taken for remarks about calls, since a line says more about a callback than the line by which its class tells
/// it: each may be a call of its own.
struct CallRemarks: Sendable {
  /// A remark.
  struct Remark {
    var callback: AppearanceCallback
    var line: Int
  }

  private struct Call: Hashable {
    var callback: AppearanceCallback
    var name: Symbol
  }

  /// The line of the last remark about each call.
  private var lines: [Call: Int] = [:]

  /// Whether there was none.
  var isEmpty: Bool { lines.isEmpty }

  /// The log made a remark about a callback of a class.
  mutating func note(_ callback: AppearanceCallback, of name: Symbol, at line: Int) {
    lines[Call(callback: callback, name: name)] = line
  }

  /// The last remark about each callback of a class, of those behind a line, in the order of the log.
  func about(_ name: Symbol, since line: Int) -> [Remark] {
    AppearanceCallback.allCases
      .compactMap { callback in
        lines[Call(callback: callback, name: name)].map { Remark(callback: callback, line: $0) }
      }
      .filter { $0.line > line }
      .sorted { $0.line < $1.line }
  }
}
