import TraceModel

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A file without a name in the folder for temporary files: it is gone with the process, however that ends.
final class SpillFile: Spill {
  private let descriptor: Int32

  /// A new file.
  init() throws(SpillFailure) {
    let folder = SystemCalls.variable("TMPDIR").flatMap { $0.isEmpty ? nil : $0 } ?? "/tmp"
    var name = Array((folder + "/tracecheck-XXXXXX").utf8CString)
    // SAFETY: mkstemp changes the six letters at the end of a C string that lives as long as the call.
    descriptor = unsafe mkstemp(&name)
    guard descriptor >= 0 else { throw Self.failure(folder) }
    // SAFETY: the name is a C string, and it is copied.
    _ = unsafe unlink(name)
  }

  deinit { if descriptor >= 0 { close(descriptor) } }

  func append(_ bytes: ContiguousArray<UInt8>) throws(SpillFailure) {
    if SystemCalls.write(bytes, to: descriptor) != nil { throw Self.failure("a temporary file") }
  }

  func rewind() throws(SpillFailure) {
    if lseek(descriptor, 0, SEEK_SET) < 0 { throw Self.failure("a temporary file") }
  }

  func read(_ count: Int) throws(SpillFailure) -> ContiguousArray<UInt8> {
    var bytes = ContiguousArray<UInt8>(repeating: 0, count: count)
    var taken = 0
    while taken < count {
      // SAFETY: the pointer lives as long as the closure, and the count ends at the end of the array.
      let read = unsafe bytes.withUnsafeMutableBytes { buffer in
        unsafe systemRead(descriptor, buffer.baseAddress?.advanced(by: taken), count - taken)
      }
      if read < 0, errno == EINTR { continue }
      guard read >= 0 else { throw Self.failure("a temporary file") }
      if read == 0 { break }
      taken += read
    }
    bytes.removeSubrange(taken...)
    return bytes
  }

  private static func failure(_ path: String) -> SpillFailure {
    SpillFailure(message: "can't use \(ShownText.escaped(path)): \(SystemCalls.message(of: errno))")
  }
}

/// `read(2)` under a name that the methods of a file don't hide.
@unsafe private func systemRead(_ descriptor: Int32, _ memory: UnsafeMutableRawPointer?, _ count: Int) -> Int
{
  unsafe read(descriptor, memory, count)
}
