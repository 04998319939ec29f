import TraceModel

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Small files that are read whole.
enum FileContents {
  /// The bytes of a file, or of standard input for `-`, but never more than a limit of them.
  static func read(
    _ path: String, limit: Int
  ) throws(ConfigurationLoader.Unreadable) -> ContiguousArray<UInt8> {
    // SAFETY: the system copies the path before the call returns.
    let descriptor = path == "-" ? 0 : unsafe open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else {
      let isMissing = errno == ENOENT
      let reason = SystemCalls.message(of: errno)
      // In the words of a log that isn't there.
      let missing = exists(path) ? "it is a broken link" : "there is no such file"
      throw ConfigurationLoader.Unreadable(message: isMissing ? missing : reason)
    }
    defer { if descriptor > 0 { close(descriptor) } }
    var bytes: ContiguousArray<UInt8> = []
    while bytes.count < limit {
      guard try append(to: &bytes, from: descriptor, atMost: min(1 << 16, limit - bytes.count)) else { break }
    }
    return bytes
  }

  /// Whether there is anything at a path, be it a link to nowhere: what was put there was meant.
  static func exists(_ path: String) -> Bool {
    var status = stat()
    // SAFETY: the status is a local that outlives the call, and the path is copied.
    return unsafe lstat(path, &status) == 0
  }

  /// Whether there is a folder at a path, or a link to one.
  static func isFolder(_ path: String) -> Bool {
    var status = stat()
    // SAFETY: the status is a local that outlives the call, and the path is copied.
    return unsafe stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }

  /// Whether what is at a path is a link.
  static func isLink(_ path: String) -> Bool {
    var status = stat()
    // SAFETY: the status is a local that outlives the call, and the path is copied.
    return unsafe lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFLNK
  }

  /// How many bytes some files have together; `nil` where one of them is a pipe or the like.
  static func size(ofAll paths: [String]) -> Int? {
    var sum = 0
    for path in paths {
      var status = stat()
      // SAFETY: the status is a local that outlives the call, and the path is copied.
      guard unsafe stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
      sum += Int(status.st_size)
    }
    return sum
  }

  /// Reads once; false at the end.
  private static func append(
    to bytes: inout ContiguousArray<UInt8>, from descriptor: Int32, atMost count: Int
  ) throws(ConfigurationLoader.Unreadable) -> Bool {
    var block = ContiguousArray<UInt8>(repeating: 0, count: count)
    // SAFETY: the buffer lives as long as the closure and is as long as the count says.
    let taken = unsafe block.withUnsafeMutableBytes { unsafe systemRead(descriptor, $0.baseAddress, count) }
    if taken < 0, errno == EINTR { return true }
    guard taken >= 0 else { throw ConfigurationLoader.Unreadable(message: SystemCalls.message(of: errno)) }
    bytes.append(contentsOf: block[..<taken])
    return taken > 0
  }

  // The name `read` is taken inside this type.
  private static func systemRead(_ descriptor: Int32, _ bytes: UnsafeMutableRawPointer?, _ count: Int) -> Int
  {
    #if canImport(Glibc)
      unsafe Glibc.read(descriptor, bytes, count)
    #elseif canImport(Musl)
      unsafe Musl.read(descriptor, bytes, count)
    #else
      unsafe Darwin.read(descriptor, bytes, count)
    #endif
  }
}
