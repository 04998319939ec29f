import TraceModel

/// Where bytes go.
protocol ByteSink: AnyObject {
  /// Writes bytes, whole lines of them.
  func write(_ bytes: ContiguousArray<UInt8>)

  /// Hands on what is still held back.
  func flush()

  /// Why nothing more can be written; `nil` while all is well.
  var failure: WriteFailure? { get }
}

/// Why bytes can't be written.
enum WriteFailure: Error, Hashable {
  /// The reader has gone: no fault of anybody's.
  case closed
  /// What the system says.
  case failed(String)
}

extension ByteSink {
  /// Writes text.
  func write(_ text: String) {
    write(ContiguousArray(text.utf8))
  }
}
