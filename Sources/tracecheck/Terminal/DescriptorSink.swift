/// Bytes that go to a descriptor of the system.
///
/// Every call brings whole lines; what goes to a pipe or a terminal goes there at once, what goes to a file is
/// collected first.
final class DescriptorSink: ByteSink {
  private static let capacity = 1 << 16

  private let descriptor: Int32
  private var held: ContiguousArray<UInt8> = []
  private(set) var failure: WriteFailure?
  /// The number of the error, where bytes could not be written.
  private(set) var error: Int32?

  init(descriptor: Int32) {
    self.descriptor = descriptor
  }

  func write(_ bytes: ContiguousArray<UInt8>) {
    guard failure == nil else { return }
    held.append(contentsOf: bytes)
    if held.count >= Self.capacity { flush() }
  }

  func flush() {
    guard failure == nil, !held.isEmpty else { return }
    if let error = SystemCalls.write(held, to: descriptor) {
      self.error = error
      failure = error == SystemCalls.brokenPipe ? .closed : .failed(SystemCalls.message(of: error))
    }
    held.removeAll(keepingCapacity: true)
  }
}
