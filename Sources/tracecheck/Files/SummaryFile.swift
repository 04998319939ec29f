#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The file that GitHub shows on the page of a run. All commands of a step append to it.
struct SummaryFile {
  /// GitHub shows nothing at all of a file of more than 1024 KiB.
  private static let limit = 900 * 1024

  /// Its path.
  let path: String

  /// How many bytes may still be written.
  var room: Int {
    var status = stat()
    // SAFETY: the status is a local that outlives the call, and the path is copied.
    guard unsafe stat(path, &status) == 0 else { return Self.limit }
    return max(0, Self.limit - Int(status.st_size))
  }

  /// Appends bytes.
  func append(_ bytes: ContiguousArray<UInt8>) throws(ReportFile.Unwritable) {
    // SAFETY: the system copies the path before the call returns.
    let descriptor = unsafe open(path, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC | O_NOCTTY, 0o666)
    guard descriptor >= 0 else { throw ReportFile.Unwritable(message: SystemCalls.message(of: errno)) }
    defer { close(descriptor) }
    guard let error = SystemCalls.write(bytes, to: descriptor) else { return }
    throw ReportFile.Unwritable(message: SystemCalls.message(of: error))
  }
}
