#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Waits for more of a log that is still written, by its name: where the file is truncated it begins anew, and where
/// another has taken its name that one goes on.
struct LogFollower: Sendable {
  /// What there is to read next.
  enum Next {
    /// More of the same.
    case more
    /// The same file from its beginning, or another file.
    case anew(descriptor: Int32)
    /// Nothing any more.
    case end
  }

  /// How long to wait between two looks, in microseconds: short beside the 100 ms in which people find a thing prompt.
  private static let pause: UInt32 = 20_000

  private let path: String
  /// Asked between two looks; false ends the log.
  private let isWanted: @Sendable () -> Bool

  init(_ path: String, while isWanted: @escaping @Sendable () -> Bool) {
    self.path = path
    self.isWanted = isWanted
  }

  /// Waits until a descriptor can be read, and says whether that is still wanted. Files can be read at any time.
  func waitForInput(_ descriptor: Int32) -> Bool {
    while isWanted() {
      var request = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
      // Sound: one request, a local that outlives the call.
      if unsafe poll(&request, 1, Int32(Self.pause / 1_000)) > 0 { return true }
    }
    return false
  }

  /// Waits at the end of what a descriptor has.
  func next(after descriptor: Int32) -> Next {
    guard let open = Self.status(descriptor), open.st_mode & S_IFMT == S_IFREG else { return .end }
    var isReplaced = false
    while isWanted() {
      let size = Self.status(descriptor)?.st_size ?? 0
      let offset = lseek(descriptor, 0, SEEK_CUR)
      if size > offset { return .more }
      if size < offset { return lseek(descriptor, 0, SEEK_SET) == 0 ? .anew(descriptor: descriptor) : .end }
      // What wrote the old file may have had a line left: it gets a look more.
      if isReplaced, let other = opened(insteadOf: open) { return .anew(descriptor: other) }
      isReplaced = Self.status(path).map { !Self.isSame($0, open) } ?? false
      _ = usleep(Self.pause)
    }
    return .end
  }

  private func opened(insteadOf old: stat) -> Int32? {
    // Sound: the path lives through the call.
    let descriptor = unsafe open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return nil }
    guard let status = Self.status(descriptor), status.st_mode & S_IFMT == S_IFREG,
      !Self.isSame(status, old)
    else {
      close(descriptor)
      return nil
    }
    return descriptor
  }

  private static func isSame(_ one: stat, _ other: stat) -> Bool {
    one.st_dev == other.st_dev && one.st_ino == other.st_ino
  }

  private static func status(_ descriptor: Int32) -> stat? {
    var status = stat()
    // Sound: `status` is a local that outlives the call.
    return unsafe fstat(descriptor, &status) == 0 ? status : nil
  }

  private static func status(_ path: String) -> stat? {
    var status = stat()
    // Sound: `status` is a local that outlives the call.
    return unsafe stat(path, &status) == 0 ? status : nil
  }
}
