#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Where the bytes of a log come from: a file, standard input, or memory.
package struct ByteSource: ~Copyable {
  /// The log as it was named.
  package let path: String
  /// -1 where the bytes are in memory.
  private var descriptor: Int32
  private let memory: ContiguousArray<UInt8>
  private var taken = 0
  /// Waits for more, where the log is still written.
  private var follower: LogFollower?
  /// Whether the last byte that was read ends a line.
  private var endsLine = true
  /// Whether what comes next is the beginning of a file.
  private var isAnew = false

  private init(path: String, descriptor: Int32, memory: ContiguousArray<UInt8>) {
    self.path = path
    self.descriptor = descriptor
    self.memory = memory
  }

  deinit {
    if descriptor > 2 { close(descriptor) }
  }

  /// How many bytes there are, where they are in memory.
  var memoryCount: Int? { descriptor < 0 ? memory.count : nil }

  /// Bytes in memory, under a name for messages.
  package static func bytes(_ bytes: some Sequence<UInt8>, named path: String = "memory") -> ByteSource {
    ByteSource(path: path, descriptor: -1, memory: ContiguousArray(bytes))
  }

  /// The file at a path, or standard input for `-`.
  package static func open(_ path: String) throws(ReadError) -> ByteSource {
    if path == "-" { return ByteSource(path: path, descriptor: 0, memory: []) }
    if let reason = bundleReason(path) { throw ReadError(path: path, reason: reason) }
    let descriptor = openForReading(path)
    guard descriptor >= 0 else { throw ReadError(path: path, reason: reason(of: errno)) }
    let source = ByteSource(path: path, descriptor: descriptor, memory: [])
    if isFolder(descriptor) { throw ReadError(path: path, reason: .folder) }
    return source
  }

  /// The file at a path, or standard input, that may still grow: reading waits for more, as long as that is
  /// wanted.
  ///
  /// - Parameter isWanted: asked while there is nothing to read, and before standard input is read.
  package static func open(
    _ path: String, following isWanted: @escaping @Sendable () -> Bool
  ) throws(ReadError) -> ByteSource {
    var source = try open(path)
    source.follower = LogFollower(path, while: isWanted)
    return source
  }

  /// Puts up to `limit` bytes into a buffer at an offset and says how many; 0 at the end.
  mutating func read(
    into buffer: inout ContiguousArray<UInt8>, at offset: Int, limit: Int
  ) throws(ReadError) -> Int {
    let room = min(limit, buffer.count - offset)
    if descriptor < 0 { return copy(into: &buffer, at: offset, count: min(room, memory.count - taken)) }
    guard let follower else { return try readNow(into: &buffer, at: offset, room: room) }
    while follower.waitForInput(descriptor) {
      let count = try readNow(into: &buffer, at: offset, room: room)
      if count > 0 { endsLine = buffer[offset + count - 1] == UInt8(ascii: "\n") }
      if count > 0 { return count }
      guard goOn(follower.next(after: descriptor)) else { return 0 }
      // Half a line and the beginning of another log are not one line.
      if isAnew, !endsLine { return endLine(in: &buffer, at: offset) }
    }
    return 0
  }

  private mutating func readNow(
    into buffer: inout ContiguousArray<UInt8>, at offset: Int, room: Int
  ) throws(ReadError) -> Int {
    while true {
      let count = unsafe buffer.withUnsafeMutableBytes { bytes in
        // Sound: `room` never reaches past the buffer's end, see above.
        unsafe systemRead(descriptor, bytes.baseAddress.map { unsafe $0 + offset }, room)
      }
      if count >= 0 { return count }
      if errno != EINTR { throw ReadError(path: path, reason: Self.reason(of: errno)) }
    }
  }

  /// Goes on with what a follower has found; false where there is nothing any more.
  private mutating func goOn(_ next: LogFollower.Next) -> Bool {
    isAnew = false
    switch next {
    case .end: return false
    case .more: return true
    case .anew(let other):
      if other != descriptor, descriptor > 2 { close(descriptor) }
      (descriptor, isAnew) = (other, true)
      return true
    }
  }

  private mutating func endLine(in buffer: inout ContiguousArray<UInt8>, at offset: Int) -> Int {
    endsLine = true
    buffer[offset] = UInt8(ascii: "\n")
    return 1
  }

  /// All bytes, but never more than a limit of them.
  mutating func readWhole(atMost limit: Int) throws(ReadError) -> ContiguousArray<UInt8> {
    var bytes: ContiguousArray<UInt8> = []
    while bytes.count < limit {
      let first = bytes.count
      bytes.append(contentsOf: repeatElement(0, count: min(1 << 16, limit - first)))
      let count = try read(into: &bytes, at: first, limit: bytes.count - first)
      bytes.removeLast(bytes.count - first - count)
      if count == 0 { break }
    }
    return bytes
  }

  private mutating func copy(into buffer: inout ContiguousArray<UInt8>, at offset: Int, count: Int) -> Int {
    buffer.replaceSubrange(offset..<offset + count, with: memory[taken..<taken + count])
    taken += count
    return count
  }

  private static func reason(of code: Int32) -> ReadError.Reason {
    switch code {
    case ENOENT, ENOTDIR: .missing
    case EACCES, EPERM: .noPermission
    case EISDIR: .folder
    // Sound: the system's text for an error number ends in NUL and is copied at once.
    default: .system(unsafe String(cString: strerror(code)))
    }
  }

  private static func bundleReason(_ path: String) -> ReadError.Reason? {
    let trimmed = path.hasSuffix("/") ? String(path.dropLast()) : path
    guard isFolder(path) else { return nil }
    if trimmed.hasSuffix(".xcresult") { return .resultBundle }
    return trimmed.hasSuffix(".logarchive") ? .logArchive : .folder
  }

  private static func isFolder(_ path: String) -> Bool {
    var status = stat()
    // Sound: `status` is a local that outlives the call.
    return unsafe stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }

  private static func isFolder(_ descriptor: Int32) -> Bool {
    var status = stat()
    // Sound: `status` is a local that outlives the call.
    return unsafe fstat(descriptor, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }
}

/// `open(2)` under a name that the methods of a source don't hide.
private func openForReading(_ path: String) -> Int32 {
  // Sound: the path lives through the call, which takes no further argument without O_CREAT.
  unsafe open(path, O_RDONLY | O_CLOEXEC)
}

/// `read(2)` under a name that the methods of a source don't hide.
@unsafe private func systemRead(_ descriptor: Int32, _ offset: UnsafeMutableRawPointer?, _ count: Int) -> Int
{
  unsafe read(descriptor, offset, count)
}
